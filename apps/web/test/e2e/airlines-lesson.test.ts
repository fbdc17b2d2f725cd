/** The guided first game of Airlines, every step by hand in English and by the coach in French. */

import { lesson } from '@tarmac/airlines/lesson';
import { type Action, boardOf } from '@tarmac/airlines/rules';
import { namesOf } from '@tarmac/airlines/text';
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Player, player, pressed } from './airlines-drivers.ts';
import { learner } from './drivers-lesson.ts';
import { press } from './people-moves.ts';
import { expectNoComplaints, stage } from './people-stage.ts';

const here = stage();
const LESSON = '/games/airlines/learn';
const NAMES = namesOf('en', boardOf('north-america-1'), []);

/** Presses what a move is made of, but for confirming it. */
async function pointAt(reader: Player, action: Action): Promise<void> {
  const { parts, press: tap } = reader;
  const { board, map, hand } = parts;
  /** What there is no choice about is chosen already. */
  const choose = async (what: Locator) => {
    if ((await pressed(parts, what).count()) === 0) await tap(what);
  };
  const airline = 'airline' in action ? NAMES.airline(action.airline) : '';
  const ofAirline = parts.airlines.and(parts.page.getByRole('button', { name: airline }));
  const oneMore = board.getByRole('button', { name: `One more ${airline}` });
  switch (action.type) {
    case 'found':
    case 'fly':
      if (action.type === 'found') await tap(parts.found);
      await choose(hand.getByRole('button', { name: `Flight card: ${NAMES.flight(action.flight)}`, exact: true }));
      await choose(map.getByRole('button', { name: new RegExp(`^${NAMES.route(action.route)}, `) }));
      await choose(ofAirline);
      if (action.type === 'found') for (let count = 1; count < action.count; count++) await tap(oneMore);
      return;
    case 'play':
      await tap(parts.play);
      await tap(hand.getByRole('button', { name: new RegExp(`^${airline}, \\d+ in your hand$`) }));
      for (let count = 1; count < action.count; count++) await tap(oneMore);
      return;
    case 'sabotage': {
      const circle = `circle ${NAMES.number(action.route, action.circle)}, sabotage it`;
      await tap(map.getByRole('button', { name: new RegExp(`^${NAMES.route(action.route)}, .*${circle}$`) }));
      await choose(ofAirline);
      return;
    }
    case 'take':
      return tap(board.getByRole('button', { name: `Face up: ${airline}` }).first());
    case 'draw':
      return tap(parts.pile);
    case 'expand':
      return tap(parts.expand);
    default:
      throw new Error(`the lesson has no ${action.type}`);
  }
}

describe('the guided first game of Airlines', () => {
  test('is played by hand to its end; a wrong action gets a gentle sentence, and a reload keeps the step', async () => {
    const { page, complaints } = await here.come(LESSON);
    await page.clock.install();
    await page.reload();
    const { coach, stepAt, stepAfter } = learner(page);
    const reader = player(page);
    const { parts } = reader;
    expect(await stepAt()).toEqual([1, lesson.steps.length]);

    await reader.press(parts.expand);
    await reader.press(parts.confirm);
    await coach.getByText('The rules would allow that too. For this lesson:').waitFor();
    expect((await stepAt())[0]).toBe(1);
    await reader.press(parts.cancel);

    let steps = 0;
    for (let at = await stepAt(); at !== 'over'; at = await stepAfter(steps)) {
      const step = lesson.steps[steps];
      if (step === undefined) throw new Error(`the lesson has no step ${steps + 1}`);
      await coach.getByRole('heading', { name: step.words('en').title, exact: true }).waitFor();
      steps += 1;
      expect(at[0]).toBe(steps);
      if (steps === 4) {
        await page.reload();
        expect(await stepAt()).toEqual(at);
      }
      await parts.decidable.waitFor();
      await pointAt(reader, step.action);
      await parts.confirm.and(page.getByRole('button', { disabled: false })).click();
    }
    expect(steps).toBe(lesson.steps.length);
    await coach.getByText(lesson.learnt('en')[0] ?? '').waitFor();
    await press(coach, 'Play your first real game');
    await page.waitForURL(/\/local\//);
    await parts.hand.waitFor();
    expectNoComplaints({ learner: { complaints } });
  });

  test('goes to its end in French, with everything shown', async () => {
    const { page, complaints } = await here.come(LESSON, { locale: 'fr-FR' });
    await page.clock.install();
    await page.reload();
    const { coach, stepAt, stepAfter, followCoach } = learner(page, 'fr');
    let steps = 0;
    for (let at = await stepAt(); at !== 'over'; at = await stepAfter(steps)) {
      await coach.getByRole('heading', { name: lesson.steps[steps]?.words('fr').title ?? '', exact: true }).waitFor();
      steps += 1;
      expect(at[0]).toBe(steps);
      await followCoach();
    }
    expect(steps).toBe(lesson.steps.length);
    await coach.getByText(lesson.learnt('fr')[0] ?? '').waitFor();
    expectNoComplaints({ learner: { complaints } });
  });
});
