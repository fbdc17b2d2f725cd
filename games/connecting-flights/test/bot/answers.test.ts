/** CF-4.10 how bots answer offers: with a reason that all can see, and with a counter-offer where one is near. */

import { connectingFlights } from '@tarmac/connecting-flights/rules';
import { card } from '@tarmac/flights/support';
import { describe, expect, test } from 'vitest';
import { answersOf } from '../../bot/answers.ts';
import { appraiser } from '../../bot/appraise.ts';
import { propose } from '../../bot/brain.ts';
import { TASTE } from '../../bot/taste.ts';
import type { Action, Bundle } from '../../rules/actions.ts';
import type { State } from '../../rules/state.ts';
import { NOTHING } from '../../rules/trading.ts';
import { why } from '../support/actions.ts';
import { position } from '../support/position.ts';
import { positionsIn, SEAT_COUNTS } from './support.ts';

const cards = (...names: string[]): Bundle => ({ ...NOTHING, cards: names.map(card).sort((a, b) => a - b) });
const coins = (count: number): Bundle => ({ ...NOTHING, coins: count });

/** Seat 0 flies London to Paris and has a plane too many; seat 1 lacks one for its second flight. */
function table(give: Bundle, take: Bundle): State {
  const state = position({
    seats: 3,
    owned: [
      ['london', 'paris', 'plane-2', 'plane-1', 'europe-2'],
      ['rio-de-janeiro', 'lima', 'bogota', 'plane-2/b', 'south-america-2', 'south-america-1'],
    ],
    trucks: [[1], [1, 1]],
  });
  return { ...state, offers: [{ from: 1, to: 0, give, take }] };
}

const declined = (state: State) =>
  answersOf(state, 0).flatMap((action) => (action.type === 'answer' ? [action.reason] : []));

function worthOf(state: State, actions: readonly Action[]): number[] {
  const into: number[] = [];
  appraiser(TASTE)(state, 0, actions, into);
  return into;
}

describe('the reason', () => {
  test('what flies is needed for where it flies to', () => {
    const [reason] = declined(table(coins(10), cards('europe-2')));
    expect(reason?.code).toBe('neededFor');
    expect([card('london'), card('paris'), card('london/b'), card('paris/b')]).toContain(reason?.card);
  });

  test('what helps no flight is of no use', () => {
    expect(declined(table(cards('south-america-1'), coins(20)))).toEqual([why('noUse', 'south-america-1')]);
  });

  test('is one that the rules accept, everywhere', () => {
    let asked = 0;
    for (const { state, seat } of positionsIn(SEAT_COUNTS, 9)) {
      if (state.frame.kind !== 'market' || !state.offers.some(({ to }) => to === seat)) continue;
      for (const answer of answersOf(state, seat)) {
        expect(connectingFlights.check(state, seat, answer), JSON.stringify(answer)).toBeNull();
        asked++;
      }
      if (asked >= 40) break;
    }
    expect(asked).toBeGreaterThanOrEqual(40);
  });

  test('a refusal with a reason takes the place of the one without', () => {
    const state = table(coins(10), cards('europe-2'));
    const plain: Action = { type: 'answer', from: 1, accept: false };
    const [explained] = propose(state, 0);
    expect(worthOf(state, [plain, explained as Action])).toEqual([Number.NEGATIVE_INFINITY, 0]);
  });
});

describe('the counter-offer', () => {
  test('asks for so much more that both gain', () => {
    let near = 0;
    for (let paid = 1; paid <= 60; paid++) {
      const state = table(coins(paid), cards('plane-1'));
      for (const counter of answersOf(state, 0)) {
        if (counter.type !== 'counter') continue;
        near++;
        expect(counter.take.coins).toBeGreaterThan(paid);
        expect(counter.take.coins).toBeLessThanOrEqual(paid + 15);
        // Seat 1 accepts it.
        const open = { ...state, offers: [{ from: 0, to: 1, give: counter.give, take: counter.take }] };
        const answers = [true, false].map((accept) => ({ type: 'answer', from: 0, accept }) as const);
        const into: number[] = [];
        appraiser(TASTE)(open, 1, answers, into);
        expect(into[0]).toBeGreaterThanOrEqual(into[1] as number);
      }
    }
    expect(near).toBeGreaterThan(0);
  });
});
