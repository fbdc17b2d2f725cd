/** The end screen's story of a game agrees with its outcome. */

import { airlinesEurope, type View } from '@tarmac/airlines-europe/rules';
import { afterScorings } from '@tarmac/board/story';
import { describe, expect, test } from 'vitest';
import {
  paidInAll,
  standings,
  tieBreaks,
  trackOverTime,
  turningPoints,
} from '../../board/moments/story/match-story.ts';
import { playRandomly } from '../support/random-game.ts';
import { CONFIG } from './whole-games.ts';

function viewWith(payouts: View['payouts']): View {
  const { state } = playRandomly(CONFIG, 3, 1);
  return { ...airlinesEurope.view(state, 'watcher'), startSeat: 1, payouts };
}

test.each([2, 3, 4, 5])(
  'AE-2.2, AE-11.4 in games of %i the payments lead from the start to the final scores',
  (seats) => {
    for (let seed = 1; seed <= 5; seed++) {
      const { state, states } = playRandomly(CONFIG, seats, seed);
      const view = airlinesEurope.view(state, 'watcher');
      const all = standings(view);
      expect(all[0]?.totals).toEqual(states[0]?.scores);
      expect(all.at(-1)?.totals).toEqual(airlinesEurope.outcome(state)?.scores);
      const made = state.scores.reduce((sum, score, seat) => sum + score - (all[0]?.totals[seat] ?? 0), 0);
      expect(paidInAll(view).reduce((sum, { total }) => sum + total, 0)).toBe(made);
      const track = trackOverTime(states.map((each) => ({ view: airlinesEurope.view(each, 'watcher') })));
      expect(track.at(-1)?.values).toEqual(state.track);
      expect(track.length).toBeLessThan(states.length);
    }
  },
);

describe('turning points', () => {
  test('a lead that changes hands is told each time', () => {
    const view = viewWith([
      { scoring: 1, share: 'red', points: [6, 3, 0] },
      { scoring: 2, share: 'red', points: [0, 9, 0] },
    ]);
    expect(afterScorings(standings(view)).map(({ totals }) => totals)).toEqual([
      [3, 1, 2],
      [9, 4, 2],
      [9, 13, 2],
    ]);
    expect(turningPoints(view)).toEqual([
      { kind: 'lead', scoring: 1, seats: [0], points: 9 },
      { kind: 'lead', scoring: 2, seats: [1], points: 13 },
      { kind: 'scoring', scoring: 2, seat: 1, points: 9 },
      { kind: 'payout', scoring: 2, seat: 1, share: 'red', points: 9 },
    ]);
  });

  test('one that is kept is told once', () => {
    const view = viewWith([
      { scoring: 1, share: 'red', points: [6, 3, 0] },
      { scoring: 2, share: 'black', points: [4, 0, 1] },
    ]);
    expect(turningPoints(view)[0]).toEqual({ kind: 'kept', seats: [0] });
  });

  test('a game without a payment has none', () => {
    expect(turningPoints(viewWith([]))).toEqual([]);
  });
});

describe('AE-8.7 equal points', () => {
  test('are told with the Air ABACUS shares that decide', () => {
    expect(tieBreaks([2, 1, 3], [30, 30, 12], [1, 3, 0])).toEqual([
      {
        points: 30,
        seats: [
          { seat: 1, rank: 1, abacus: 3 },
          { seat: 0, rank: 2, abacus: 1 },
        ],
        shared: false,
      },
    ]);
  });

  test('and with equally many the place is shared', () => {
    expect(tieBreaks([1, 1], [30, 30], [2, 2])[0]?.shared).toBe(true);
    expect(tieBreaks([1, 2], [31, 30], [2, 2])).toEqual([]);
  });
});
