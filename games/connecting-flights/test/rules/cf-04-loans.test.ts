/** CF-4.10: airports lent as landing rights. */

import { card } from '@tarmac/flights/support';
import { describe, expect, test } from 'vitest';
import { act, actAndHear, expectRefusal, expectValid, judged, newsOf, play } from '../support/act.ts';
import { accept, bury, chain, drawSabotage, fly, leg, offer, sabotage, sell } from '../support/actions.ts';
import { ownerOf, type Position, planning, position } from '../support/position.ts';
import { allFly, marketCloses } from '../support/standing.ts';

const OWNED = [
  ['paris', 'plane-2', 'europe-2'],
  ['london', 'plane-3', 'europe-3', 'moscow'],
];

/** Seat 1 has lent London to seat 0 for 7 coins. */
function lent(wish: Position = {}) {
  return play(position({ seats: 3, owned: OWNED, ...wish }), [
    [1, offer(0, { loans: ['london'] }, { coins: 7 })],
    [0, accept(1)],
  ]);
}

describe('CF-4.10 a loan', () => {
  test('CF-4.10 is paid at once, and the card stays its owner’s', () => {
    const state = lent();
    expect(state.coins).toEqual([33, 47, 40]);
    expect([ownerOf(state, 'london'), state.rightsOf[card('london')]]).toEqual([1, 0]);
  });

  test('CF-4.10 the borrower lands there and does not leave from there', () => {
    const { state } = marketCloses(lent());
    expectValid(state, 0, chain('paris', leg('plane-2', 1, 'europe-2', 'london')));
    expect(judged(state, 0, chain('paris', leg('plane-2', 1, 'europe-2', 'london')))[0]?.[0]?.onRights).toBe(true);
    expectRefusal(state, 0, [chain('london', leg('plane-2', 1, 'europe-2', 'paris'))], 'fromRights');
  });

  test('CF-4.10 the owner does not use it at all', () => {
    const { state } = marketCloses(lent());
    expectRefusal(state, 1, fly(chain('moscow', leg('plane-3', 1, 'europe-3', 'london'))), 'notYours', 'CF-2.10');
    expectRefusal(state, 1, fly(chain('london', leg('plane-3', 1, 'europe-3', 'moscow'))), 'notYours', 'CF-2.10');
  });

  test('CF-4.10 neither may trade or lend it on', () => {
    const state = lent();
    for (const goods of [{ cards: ['london'] }, { loans: ['london'] }]) {
      expectRefusal(state, 1, offer(2, goods, { coins: 5 }), 'onLoan');
      expectRefusal(state, 0, offer(2, goods, { coins: 5 }), 'notYours', 'CF-4.10');
    }
    expectRefusal(state, 2, offer(1, { coins: 5 }, { cards: ['london'] }), 'onLoan');
  });

  test('CF-4.10 nor sell it', () => {
    const state = lent({
      players: ['investment-manager', 'trader', 'long-haul-pilot'],
      firstSeat: 1,
      frame: { kind: 'market', seat: 1, passed: [false, false, false] },
    });
    expectRefusal(state, 1, sell('london'), 'onLoan');
  });

  test('CF-4.10 returns at the end of the round', () => {
    const { state } = allFly(marketCloses(lent()).state, []);
    expect(state.phase).toBe('auction');
    expect([ownerOf(state, 'london'), state.rightsOf[card('london')]]).toEqual([1, -1]);
  });

  test('CF-4.10 costs nothing if it is not used', () => {
    const { news } = allFly(marketCloses(lent()).state, []);
    expect(newsOf(news, 'penalty')).toEqual([]);
  });

  test('CF-4.10 only airports are lent', () => {
    const planes = position({ seats: 3, owned: [[], ['plane-1']] });
    expectRefusal(planes, 1, offer(0, { loans: ['plane-1'] }, { coins: 5 }), 'notAnAirport');
    expectRefusal(
      position({ seats: 3, owned: OWNED }),
      1,
      offer(0, { loans: ['plane-3'] }, { coins: 5 }),
      'notAnAirport',
    );
  });

  test('CF-4.10 not a sabotaged one', () => {
    const state = position({ seats: 3, owned: OWNED, sabotages: { 'bad-press': 'london' } });
    expectRefusal(state, 1, offer(0, { loans: ['london'] }, { coins: 5 }), 'sabotagedLoan');
  });

  test('CF-4.7, CF-4.10 no sabotage card is laid on it', () => {
    const before = position({
      seats: 3,
      event: 'green-incentive',
      frame: planning(3),
      owned: OWNED,
      rights: { london: 0 },
      coins: [40, 40, 10],
    });
    const drawn = act(allFly(before, []).state, 2, drawSabotage, ['runway-works']);
    expectRefusal(drawn, 2, sabotage(1, 'london'), 'badTarget');
    expectRefusal(drawn, 2, sabotage(0, 'london'), 'badTarget');
    expect(newsOf(actAndHear(drawn, 2, sabotage(1, 'moscow')).news, 'sabotaged')).toHaveLength(1);
    expect(newsOf(actAndHear(drawn, 2, bury).news, 'buried')).toHaveLength(1);
  });

  test('CF-4.10 two loans may be made, by one or to one', () => {
    const state = play(position({ seats: 3, owned: [['paris'], ['london'], ['cairo']] }), [
      [0, offer(1, { loans: ['paris'] }, { loans: ['london'] })],
      [1, accept(0)],
    ]);
    expect([state.rightsOf[card('paris')], state.rightsOf[card('london')]]).toEqual([1, 0]);
  });
});
