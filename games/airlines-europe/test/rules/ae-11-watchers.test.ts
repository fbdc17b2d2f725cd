/** AE-11.4 and AE-11.5: points, watchers, and what is laid open in the end. */

import { fastChance, recordingChance } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import type { Airline } from '../../rules/airlines.ts';
import type { Board } from '../../rules/board.ts';
import { airlinesEurope } from '../../rules/game.ts';
import type { State } from '../../rules/state.ts';
import { act, actThroughScoring, heard, newsOf } from '../support/act.ts';
import { draw } from '../support/actions.ts';
import { COLOURS, SEAT_NUMBERS, scoringNext } from '../support/booklet.ts';
import { EYES, expectSameView, middle, twin, view } from '../support/eyes.ts';
import { boardFile } from '../support/frozen-boards.ts';
import { cardsIn, config, position } from '../support/position.ts';
import { playRandomly } from '../support/random-game.ts';

describe('AE-11.4 points', () => {
  const scored = (openScores: boolean) => {
    const start = position({
      openScores,
      deck: scoringNext(3, 1),
      frame: { kind: 'share' },
      portfolios: [{ red: 2 }, { red: 1, abacus: 1 }, {}],
    });
    return actThroughScoring(start, 0, draw, ['white']);
  };

  test('AE-11.4 what each airline pays is open when paid and stays in the log', () => {
    const { state, news } = scored(false);
    for (const eye of EYES) {
      expect(newsOf(heard(news, eye), 'scored')).toEqual(newsOf(news, 'scored'));
      expect(view(state, eye).payouts).toEqual(state.payouts);
      const paid = view(state, eye).payouts.filter((payout) => payout.points.some((points) => points > 0));
      expect(paid).toEqual([
        { scoring: 1, share: 'red', points: [3, 1, 0] },
        { scoring: 1, share: 'abacus', points: [0, 4, 0] },
      ]);
    }
  });

  test('AE-11.4 totals are hidden, from the watcher too, but for one’s own', () => {
    const { state } = scored(false);
    expect(state.scores).toEqual([4, 7, 3]);
    expect(view(state, 0).scores).toEqual([4, null, null]);
    expect(view(state, 1).scores).toEqual([null, 7, null]);
    expect(view(state, 'watcher').scores).toEqual([null, null, null]);
  });

  test('AE-11.4 openScores shows them', () => {
    const { state } = scored(true);
    for (const eye of EYES) expect(view(state, eye).scores).toEqual([4, 7, 3]);
  });

  test('AE-11.4 totals follow from the starting VP and the payouts', () => {
    for (const seats of SEAT_NUMBERS) {
      const { states } = playRandomly(config({ startSeat: 1 }), seats, 40 + seats);
      for (const state of states) {
        const totals = state.scores.map((_, seat) => {
          const start = ((seat - 1 + seats) % seats) + 1;
          return state.payouts.reduce((sum, payout) => sum + (payout.points[seat] ?? 0), start);
        });
        expect(state.scores).toEqual(totals);
      }
    }
  });
});

describe('AE-11.5 watchers, and the end', () => {
  test('AE-11.5 a watcher sees no hand, nothing given up and no total', () => {
    const state = middle();
    const seen = view(state, 'watcher');
    expect(seen.hand).toBeNull();
    expect(seen.given).toBeNull();
    expect(seen.scores).toEqual([null, null, null]);
    expect(seen.laidOpen).toBeNull();
    for (const seat of [0, 1, 2]) {
      const mine = Object.keys(cardsIn(state.hands[seat])).find((share) => share !== 'abacus') as Airline;
      expectSameView(state, twin(state, seat, mine, 'orange'), ['watcher']);
    }
  });

  test('AE-11.5 a watcher hears what the table hears, and no secret', () => {
    const { news } = playRandomly(config(), 3, 77);
    for (const item of news) {
      const told = airlinesEurope.tell(item, 'watcher');
      if (item.kind === 'drew') expect(told).toEqual({ ...item, airline: null });
      else if (item.kind === 'exchanged') expect(told).toEqual({ ...item, fromHand: null });
      else expect(told).toEqual(item);
    }
    expect(newsOf(news, 'drew').length * newsOf(news, 'exchanged').length).toBeGreaterThan(0);
  });

  test('AE-11.5 at the end everything is laid open, to all', () => {
    const start = position({
      deck: scoringNext(3, 3, 5),
      frame: { kind: 'share' },
      hands: [{ red: 1 }, { blue: 3, abacus: 1 }, {}],
      portfolios: [{ red: 1 }, {}, {}],
    });
    const bagCard = COLOURS.find((_, index) => (start.bag[index] ?? 0) > 0);
    if (bagCard === undefined) throw new Error('the deck is empty');
    const state = act(start, 0, draw, ['hit', bagCard]);
    for (const eye of EYES) {
      const seen = view(state, eye);
      expect(seen.laidOpen).toEqual({ bag: state.bag, hands: state.hands, given: state.given });
      expect(seen.scores).toEqual(state.scores);
      expect(seen.endedBy).toBe('AE-8.7');
    }
  });
});

describe('AE-11.5 what is laid open at the end', () => {
  test('AE-11.5 the act that ends the game is a revelation, drawn or not, so that nobody takes it back', () => {
    for (const seats of [2, 3, 4] as const) {
      for (let seed = 1; seed <= 12; seed++) {
        const { states } = playRandomly(config({ board: boardFile('cramped') as Board }), seats, seed);
        const before = states.at(-2) as State;
        const seat = airlinesEurope.toAct(before).seats[0] ?? -1;
        const ending = airlinesEurope.actions(before, seat).find((action) => {
          const after = airlinesEurope.clone(before);
          airlinesEurope.apply(after, seat, action, fastChance(seed));
          return after.endedBy !== null;
        });
        if (ending === undefined) continue;
        const chance = recordingChance(fastChance(seed));
        airlinesEurope.apply(before, seat, ending, chance);
        expect(chance.revealed).toBe(true);
      }
    }
  });
});
