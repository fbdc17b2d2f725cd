/** The guided first game of Airlines, every step by hand in English and by the coach in French. */

import { lesson } from '@tarmac/airlines/lesson';
import { describe, expect, test } from 'vitest';
import { type Player, player } from './airlines-drivers.ts';
import { learner } from './drivers-lesson.ts';
import { press } from './people-moves.ts';
import { expectNoComplaints, stage } from './people-stage.ts';

const here = stage();
const LESSON = '/games/airlines/learn';

/** What the learner presses at each step before it is confirmed. */
const BY_HAND: readonly ((learner: Player) => Promise<void>)[] = [
  async ({ parts, press: tap }) => {
    await tap(parts.found);
    await tap(airline(parts, 'ITA'));
    await tap(parts.board.getByRole('button', { name: 'One more ITA' }));
    await tap(flight(parts, 'solid 4'));
    await tap(landing(parts, 'Chicago–Toronto'));
  },
  async ({ parts, press: tap }) => tap(parts.board.getByRole('button', { name: 'Face up: ITA' }).first()),
  async ({ parts, press: tap }) => tap(parts.expand),
  async ({ parts, press: tap }) => {
    await tap(flight(parts, 'dashed 6'));
    await tap(landing(parts, 'Chicago–Minneapolis'));
    await tap(airline(parts, 'ITA'));
  },
  async ({ parts, press: tap }) => tap(parts.pile),
  async ({ parts, press: tap }) => {
    await tap(parts.play);
    await tap(stock(parts, 'ITA'));
    await tap(parts.board.getByRole('button', { name: 'One more ITA' }));
  },
  async ({ parts, press: tap }) => tap(parts.expand),
  async ({ parts, press: tap }) => {
    await tap(landing(parts, 'Atlanta–Chicago'));
    await tap(flight(parts, 'dotted 9'));
  },
  async ({ parts, press: tap }) => tap(parts.board.getByRole('button', { name: 'Draw from the pile' })),
  async ({ parts, press: tap }) => tap(stock(parts, 'ITA')),
  async ({ parts, press: tap }) => {
    await tap(parts.map.getByRole('button', { name: /^San Francisco–Vancouver, wavy, circle 7, sabotage it$/ }));
    await tap(airline(parts, 'HIT'));
  },
];

type Parts = Player['parts'];
const flight = ({ hand }: Parts, name: string) =>
  hand.getByRole('button', { name: `Flight card: ${name}`, exact: true });
const stock = ({ hand }: Parts, code: string) =>
  hand.getByRole('button', { name: new RegExp(`^${code}, \\d+ in your hand$`) });
const landing = ({ map }: Parts, route: string) => map.getByRole('button', { name: new RegExp(`^${route}, `) });
const airline = ({ airlines, page }: Parts, code: string) => airlines.and(page.getByRole('button', { name: code }));

describe('the guided first game of Airlines', () => {
  test('is played by hand to its end; a wrong action gets a gentle sentence, and a reload keeps the step', async () => {
    const { page, complaints } = await here.come(LESSON);
    await page.clock.install();
    await page.reload();
    const { coach, stepAt, stepAfter } = learner(page);
    const reader = player(page);
    const { parts } = reader;
    expect(await stepAt()).toEqual([1, BY_HAND.length]);

    await reader.press(parts.expand);
    await reader.press(parts.confirm);
    await coach.getByText('The rules would allow that too. For this lesson:').waitFor();
    expect((await stepAt())[0]).toBe(1);
    await reader.press(parts.cancel);

    let steps = 0;
    for (let at = await stepAt(); at !== 'over'; at = await stepAfter(steps)) {
      const doIt = BY_HAND[steps];
      await coach.getByRole('heading', { name: lesson.steps[steps]?.words('en').title ?? '', exact: true }).waitFor();
      steps += 1;
      expect(at[0]).toBe(steps);
      if (steps === 4) {
        await page.reload();
        expect(await stepAt()).toEqual(at);
      }
      await parts.decidable.waitFor();
      await doIt?.(reader);
      await parts.confirm.and(page.getByRole('button', { disabled: false })).click();
    }
    expect(steps).toBe(BY_HAND.length);
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
