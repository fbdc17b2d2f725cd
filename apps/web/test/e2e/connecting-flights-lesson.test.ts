/** The guided first game of Connecting Flights, every step by hand in English and by the coach in French. */

import { lesson } from '@tarmac/connecting-flights/lesson';
import { type Action, boardOf } from '@tarmac/connecting-flights/rules';
import { namesOf } from '@tarmac/connecting-flights/text';
import { describe, expect, test } from 'vitest';
import { type Player, player, turnTo } from './connecting-flights-drivers.ts';
import { learner } from './drivers-lesson.ts';
import { press } from './people-moves.ts';
import { expectNoComplaints, stage } from './people-stage.ts';

const here = stage();
const LESSON = '/games/connecting-flights/learn';
const NAMES = namesOf('en', boardOf('world-1'), []);

/** Presses what a move is made of, but for confirming it. */
async function pointAt(reader: Player, action: Action): Promise<void> {
  const { parts, press: tap } = reader;
  const { panel, quick } = parts;
  const called = (name: string) => panel.getByRole('button', { name: new RegExp(`^${name}`) });
  const inRow = (row: string, name: string) =>
    panel.getByRole('group', { name: row, exact: true }).getByRole('button', { name: new RegExp(`^${name}`) });
  switch (action.type) {
    case 'keep':
      return tap(called(NAMES.player(action.player)));
    case 'start':
      return tap(called(NAMES.continent(action.continent)));
    case 'first':
      await tap(inRow('From', NAMES.city(action.from)));
      await tap(inRow('To', NAMES.city(action.to)));
      await tap(inRow('Plane', `${action.plane} star`));
      return tap(inRow('Passenger', `${action.passenger} star`));
    case 'addAirport':
    case 'rent':
      return tap(called(NAMES.city(action.city)));
    case 'bid':
      return tap(quick(`Bid ${action.coins}`));
    case 'pass':
      return tap(quick(/^(Pass|Nothing more for now)$/));
    case 'buyTruck':
      return tap(called(`truck of ${action.capacity},`));
    case 'answer':
      return tap(parts.offers.getByRole('button', { name: action.accept ? 'Accept' : 'Decline' }));
    case 'fly':
      await tap(parts.bestPlan);
      return tap(parts.handIn.and(parts.page.getByRole('button', { disabled: false })));
    case 'lift':
      await turnTo(reader, 'My cards');
      return tap(called('Pay off for '));
    default:
      throw new Error(`the lesson has no ${action.type}`);
  }
}

describe('the guided first game of Connecting Flights', () => {
  test('is played by hand to its end; a wrong action gets a gentle sentence, and a reload keeps the step', async () => {
    const { page, complaints } = await here.come(LESSON);
    await page.clock.install();
    await page.reload();
    const { coach, stepAt, stepAfter } = learner(page);
    const reader = player(page);
    const { parts } = reader;
    expect(await stepAt()).toEqual([1, lesson.steps.length]);

    const other = parts.panelButton(/Budget: /).filter({ hasNotText: NAMES.player('fuel-merchant') });
    await parts.decidable.waitFor();
    await reader.press(other);
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
      // A sabotage can be paid off while others are waited for as well.
      if (step.action.type !== 'lift') await parts.decidable.waitFor();
      await pointAt(reader, step.action);
      await parts.confirm.and(page.getByRole('button', { disabled: false })).click();
    }
    expect(steps).toBe(lesson.steps.length);
    await coach.getByText(lesson.learnt('en')[0] ?? '').waitFor();
    await press(coach, 'Play your first real game');
    await page.waitForURL(/\/local\//);
    await parts
      .panelButton(/Budget: /)
      .first()
      .waitFor();
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
