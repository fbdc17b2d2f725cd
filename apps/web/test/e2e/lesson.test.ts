/** The guided first game. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { confirm, lift, press } from './people-moves.ts';
import { expectNoComplaints, stage } from './people-stage.ts';

const LESSON = '/games/airlines-europe/learn';
const here = stage();

const coach = (page: Page, name = 'Lesson') => page.getByRole('region', { name });

/** The number of the step that is asked for, once it is, of how many; null when the lesson is over. */
async function stepAt(page: Page): Promise<readonly [number, number] | null> {
  const said = coach(page).getByText(/^Step \d+ of \d+$/);
  const over = coach(page).getByRole('heading', { name: 'Your first scoring is done' });
  const ready = coach(page).getByRole('button', { name: 'Show me', disabled: false });
  await ready.or(over).first().waitFor();
  if (await over.isVisible()) return null;
  const [, step, of] = /(\d+) of (\d+)/.exec((await said.textContent()) ?? '') ?? [];
  return [Number(step), Number(of)];
}

describe('the guided first game', () => {
  test('a wrong action gets a gentle sentence, a reload keeps the step, and the game goes to its end', async () => {
    const { page, complaints } = await here.come(LESSON);
    await page.clock.install();
    await page.reload();
    expect((await stepAt(page))?.[0]).toBe(1);

    await lift(page, 'Days Of Flying Wonders');
    await lift(page, 'FF Flys');
    await press(page, 'Confirm');
    await coach(page).getByText('The rules would allow that too. For this lesson:').waitFor();
    expect((await stepAt(page))?.[0]).toBe(1);
    await coach(page).getByText('Choose two shares from your hand: Days Of Flying Wonders').waitFor();

    let steps = 0;
    for (let at = await stepAt(page); at !== null; at = await stepAt(page)) {
      steps += 1;
      expect(at[0]).toBe(steps);
      if (steps === 3) {
        await page.reload();
        expect(await stepAt(page)).toEqual(at);
      }
      await press(coach(page), 'Show me');
      await confirm(page);
      // The others take their time, each with a pause to look at what they did.
      await page.clock.runFor(20_000);
      const scored = page.getByRole('button', { name: 'Back to the table' });
      if (await scored.isVisible()) await scored.click();
    }
    expect(steps).toBeGreaterThanOrEqual(10);
    await coach(page).getByRole('heading', { name: 'What you have learnt' }).waitFor();
    await press(coach(page), 'Play your first real game');
    await page.waitForURL(/\/local\//);
    await page.getByRole('list', { name: 'Your hand' }).waitFor();
    expectNoComplaints({ learner: { complaints } });
  }, 120_000);

  test('begins in French too', async () => {
    const { page, complaints } = await here.come(LESSON, { locale: 'fr-FR' });
    const lesson = coach(page, 'Leçon');
    for (const step of [1, 2, 3]) {
      await lesson.getByText(new RegExp(`^Étape ${step} sur \\d+$`)).waitFor();
      await lesson.getByRole('button', { name: 'Montrez-moi', disabled: false }).click();
      await page.getByRole('button', { name: 'Confirmer', disabled: false }).click();
    }
    await lesson.getByText(/^Étape 4 sur \d+$/).waitFor();
    expectNoComplaints({ learner: { complaints } });
  });
});
