/** Along whole games: what every state owes to the ones before it, which `audit` cannot see in a state alone. */

import { describe, expect, test } from 'vitest';
import { airlines } from '../../rules/game.ts';
import { DISCARDED, FREE, type State } from '../../rules/state.ts';
import { MORE_THAN_TWO, SEAT_NUMBERS, sum } from '../support/booklet.ts';
import { playRandomly } from '../support/random-game.ts';

function statesOf(seats: number, options: object = {}): readonly State[] {
  const config = airlines.parseConfig(options, seats);
  if (!config.ok) throw new Error(config.problem);
  return playRandomly(config.value, seats, 40 + seats).states;
}

const flown = ({ circles }: State) => circles.filter((lying) => lying >= 0).length;
const stockOf = ({ hands, laid }: State) => sum([...hands, ...laid].map(sum));

describe.each(SEAT_NUMBERS)('with %i seats', (seats) => {
  const states = statesOf(seats);

  test('AL-5.2, AL-6.1 every flight brings one stock card, and nothing else does', () => {
    for (const state of states) {
      if (state.endedBy !== null) continue;
      const due = state.frame.kind === 'stock' ? 1 : 0;
      expect(stockOf(state) + due).toBe(5 * seats + flown(state));
    }
  });

  test('AL-4.4 a pile is made of cards that were played', () => {
    for (const state of states) {
      const discards = state.flights.filter((place) => place === DISCARDED).length;
      expect(discards + Math.max(...state.flightPiles)).toBeLessThanOrEqual(flown(state));
    }
  });

  test('AL-3.1 a turn has one flight at most', () => {
    for (const state of states) expect(flown(state)).toBeLessThanOrEqual(state.turnsDone + 1);
  });

  test('AL-7.2, AL-4.1 what is founded, inactive, claimed or covered stays so', () => {
    states.slice(1).forEach((state, step) => {
      const before = states[step] as State;
      const stays = (was: readonly boolean[], is: readonly boolean[]) => was.every((each, at) => !each || is[at]);
      expect(stays(before.founded, state.founded) && stays(before.inactive, state.inactive)).toBe(true);
      expect(before.circles.every((lying, circle) => lying === FREE || lying === state.circles[circle])).toBe(true);
    });
  });
});

test.each(MORE_THAN_TWO)('AL-10.2 in the last round no stock comes, %i seats', (seats) => {
  const states = statesOf(seats, { lastRound: true });
  const last = states.filter(({ extraTurns }) => extraTurns !== null);
  // A stalemate may come first.
  expect(last.length > 0).toBe(states.at(-1)?.endedBy === 'AL-9.3');
  for (const state of last) expect(stockOf(state)).toBe(stockOf(last[0] as State));
});
