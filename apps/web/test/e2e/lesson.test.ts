/** The guided first game. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { steady } from '../support/waiting.ts';
import { confirmable, lift, press } from './people-moves.ts';
import { expectNoComplaints, stage } from './people-stage.ts';

const LESSON = '/games/airlines-europe/learn';
const here = stage();

const coach = (page: Page, name = 'Lesson') => page.getByRole('region', { name });

/** The number of a step, of how many. */
type Step = readonly [step: number, of: number] | 'over';

/** The step that is asked for; null while none is. */
async function stepNow(page: Page): Promise<Step | null> {
  if (await coach(page).getByRole('heading', { name: 'Your first scoring is done' }).isVisible()) return 'over';
  if (!(await coach(page).getByRole('button', { name: 'Show me', disabled: false }).isVisible())) return null;
  const [said = ''] = await coach(page)
    .getByText(/^Step \d+ of \d+$/)
    .allTextContents();
  const [, step, of] = /(\d+) of (\d+)/.exec(said) ?? [];
  return step === undefined ? null : [Number(step), Number(of)];
}

const stepAt = (page: Page): Promise<Step> => steady(() => stepNow(page), 'the step of the lesson');

/** Once the others have played: they take their time, each with a pause to look at what they did. */
function stepAfter(page: Page, before: number): Promise<Step> {
  const scored = page.getByRole('button', { name: 'Back to the table' });
  return steady(async () => {
    await page.clock.runFor(5_000);
    if (await scored.isVisible()) await scored.click();
    const step = await stepNow(page);
    return step === 'over' || (step !== null && step[0] > before) ? step : null;
  }, `the step after ${before}`);
}

describe('the guided first game', () => {
  test('a wrong action gets a gentle sentence, a reload keeps the step, and the game goes to its end', async () => {
    const { page, complaints } = await here.come(LESSON);
    await page.clock.install();
    await page.reload();
    expect((await stepAt(page))[0]).toBe(1);

    await lift(page, 'Days Of Flying Wonders');
    await lift(page, 'FF Flys');
    await press(page, 'Confirm');
    await coach(page).getByText('The rules would allow that too. For this lesson:').waitFor();
    expect((await stepAt(page))[0]).toBe(1);
    await coach(page).getByText('Choose two shares from your hand: Days Of Flying Wonders').waitFor();

    let steps = 0;
    for (let at = await stepAt(page); at !== 'over'; at = await stepAfter(page, steps)) {
      steps += 1;
      expect(at[0]).toBe(steps);
      if (steps === 3) {
        await page.reload();
        expect(await stepAt(page)).toEqual(at);
      }
      await press(coach(page), 'Show me');
      await confirmable(page).click();
    }
    expect(steps).toBeGreaterThanOrEqual(10);
    await coach(page).getByRole('heading', { name: 'What you have learnt' }).waitFor();
    await press(coach(page), 'Play your first real game');
    await page.waitForURL(/\/local\//);
    await page.getByRole('list', { name: 'Your hand' }).waitFor();
    expectNoComplaints({ learner: { complaints } });
  });

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
