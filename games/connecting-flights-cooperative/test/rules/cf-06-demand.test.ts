/** CF-6.4 new demand, and CF-1.6 the pawns there are. */

import { GRID } from '@tarmac/flights/support';
import { describe, expect, test } from 'vitest';
import { actAndHear, newsOf } from './support/act.ts';
import { pass } from './support/actions.ts';
import { DEMAND_AFTER } from './support/booklet.ts';
import { type Position, pawnsAt, pawnsLeft, position } from './support/position.ts';
import { PRINTED } from './support/printed.ts';

const flights = (wish: Position = {}) => position({ frame: 'flights', pawns: { bogota: 'red' }, ...wish });
const ROUNDS = DEMAND_AFTER.flatMap((kind, place) => (kind === null ? [] : [[place + 1, kind] as const]));

describe('CF-1.6 the cards of demand and the pawns', () => {
  test('CF-1.6 13 departure cards, 6 of low demand, 8 of high', () => {
    const state = flights();
    expect(state.departuresDrawn).toHaveLength(13);
    expect(state.lowDrawn).toHaveLength(6);
    expect(state.highDrawn).toHaveLength(8);
  });

  test('CF-1.6 of each colour there are five pawns', () => {
    // Four blue ones are on the board: the fifth comes, a sixth does not.
    const four = flights({ round: 4, pawns: { lima: 'blue blue blue blue' } });
    expect(newsOf(actAndHear(four, 0, pass, ['departure-0', 'high-0']).news, 'pair')[0]?.missing).toEqual([]);
    const five = flights({ round: 4, pawns: { lima: 'blue blue blue blue', cairo: 'blue' } });
    const { state, news } = actAndHear(five, 0, pass, ['departure-0', 'high-0']);
    expect(newsOf(news, 'pair')[0]?.missing).toEqual(['north-america']);
    expect(state.pawns.filter((_, at) => at % GRID.length === 0).reduce((all, one) => all + one, 0)).toBe(5);
  });
});

describe('CF-6.4 after the flights of each round', () => {
  test.each(ROUNDS)('CF-6.4 round %i: one departure card and one of %s demand', (round, kind) => {
    const before = flights({ round });
    const { state, news } = actAndHear(before, 0, pass, ['departure-0', `${kind}-0`]);
    const [pair, ...more] = newsOf(news, 'pair');
    expect(more).toEqual([]);
    expect(pair).toMatchObject({ for: 'round', demandKind: kind, departure: 0, demand: 0, missing: [] });
    expect(pawnsLeft(state)).toBe(1 + (kind === 'low' ? 3 : 5));
    expect(state).toMatchObject({ round: round + 1, phase: 'market', frame: { kind: 'market' } });
  });

  test('CF-6.4 pawns are placed row by row, as in the setup', () => {
    const { state } = actAndHear(flights({ round: 6 }), 0, pass, ['departure-0', 'high-0']);
    expect(
      ['havana', 'rio-de-janeiro', 'moscow', 'nairobi', 'tokyo', 'fiji'].map((city) => pawnsAt(state, city)),
    ).toEqual(['green', '', 'red', 'blue', 'yellow', 'purple']);
  });

  test('CF-6.4 both cards are discarded', () => {
    const { state } = actAndHear(flights({ round: 1 }), 0, pass, ['departure-0', 'low-0']);
    expect([state.departuresDrawn[0], state.lowDrawn[0]]).toEqual([true, true]);
  });

  test('CF-6.4 a pawn whose colour has run out is not placed, the others are', () => {
    const before = flights({ round: 4, pawns: { lima: 'blue blue', cairo: 'blue blue blue' } });
    const { state, news } = actAndHear(before, 0, pass, ['departure-0', 'high-0']);
    expect(newsOf(news, 'pair')[0]).toMatchObject({ missing: ['north-america'] });
    expect(newsOf(news, 'pair')[0]?.placed).toHaveLength(4);
    expect(pawnsAt(state, 'nairobi')).toBe('');
    expect(pawnsLeft(state)).toBe(9);
  });
});

describe('CF-6.4 an empty deck', () => {
  const all = (count: number) => Array.from({ length: count }, (_, place) => place);

  test('CF-6.4 of departures is made anew from its discards', () => {
    const before = flights({ round: 2, drawn: { departure: all(13) }, contrived: true });
    const { state, news } = actAndHear(before, 0, pass, ['departure-5', 'low-0']);
    expect(newsOf(news, 'renewedDeck')).toEqual([{ kind: 'renewedDeck', deck: 'departure' }]);
    expect(state.departuresDrawn).toEqual(PRINTED.departures.map((_, place) => place === 5));
  });

  test.each([
    [2, 'low', 6],
    [5, 'high', 8],
  ] as const)('CF-6.4 in round %i of %s demand too', (round, kind, size) => {
    const before = flights({ round, drawn: { [kind]: all(size) }, contrived: true });
    const { state, news } = actAndHear(before, 0, pass, ['departure-0', `${kind}-3`]);
    expect(newsOf(news, 'renewedDeck')).toEqual([{ kind: 'renewedDeck', deck: kind }]);
    const drawn = kind === 'low' ? state.lowDrawn : state.highDrawn;
    expect(drawn.flatMap((isDrawn, place) => (isDrawn ? [place] : []))).toEqual([3]);
  });

  test('CF-6.4 while a card is left it is not', () => {
    const before = flights({ round: 2, drawn: { low: [1, 2, 3, 4, 5] }, contrived: true });
    const { state, news } = actAndHear(before, 0, pass, ['departure-0', 'low-0']);
    expect(newsOf(news, 'renewedDeck')).toEqual([]);
    expect(state.lowDrawn).not.toContain(false);
  });

  test('CF-6.4 three players on hard need it after round 8, for the pair with high demand', () => {
    // Four pairs of the setup and those of rounds 4 to 7 were all the cards of high demand.
    const { news } = actAndHear(flights({ seats: 3, difficulty: 'hard', round: 8 }), 0, pass, [
      'departure-0',
      'low-0',
      'departure-1',
      'high-7',
    ]);
    expect(newsOf(news, 'renewedDeck').map(({ deck }) => deck)).toEqual(['high']);
  });

  test.each(['medium', 'hard'] as const)('CF-6.4 and on %s in round 9, for the departures', (difficulty) => {
    const { news } = actAndHear(flights({ seats: 3, difficulty, round: 9 }), 0, pass, ['departure-7', 'low-0']);
    expect(newsOf(news, 'renewedDeck').map(({ deck }) => deck)).toEqual(['departure']);
  });

  test.each([
    [3, 'easy'],
    [2, 'hard'],
  ] as const)('CF-6.4 %i players on %s do not', (seats, difficulty) => {
    expect(newsOf(actAndHear(flights({ seats, difficulty, round: 9 }), 0, pass).news, 'renewedDeck')).toEqual([]);
  });
});
