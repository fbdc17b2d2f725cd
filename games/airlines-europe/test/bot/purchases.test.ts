/** Which licence a purchase is of: the rules' own action objects and copies of them say the same. */

import { type Action, AIRLINES, airlinesEurope, type Board, tablesOf } from '@tarmac/airlines-europe/rules';
import { describe, expect, test } from 'vitest';
import { findPurchase, purchasesOf } from '../../bot/appraise.ts';
import { position } from '../support/position.ts';
import { everyBoard } from './support-parts.ts';

type Buy = Extract<Action, { type: 'buy' }>;

/** Every licence of the board for every airline, counted route by route. */
function everyPurchase(board: Board): Buy[] {
  return AIRLINES.flatMap((airline) =>
    board.routes.flatMap(({ id, licences }) =>
      licences.map((_, licence): Buy => ({ type: 'buy', airline, route: id, licence })),
    ),
  );
}

describe.each(everyBoard)('on the board %s', (_id, board) => {
  const tables = tablesOf(board);
  const purchases = purchasesOf(tables);

  test('every purchase has a number of its own, which names its airline, route and cost', () => {
    const all = everyPurchase(board);
    expect(purchases.size).toBe(all.length);
    const circles = tables.costs.length;
    for (const [index, purchase] of all.entries()) {
      const found = findPurchase(purchase, tables);
      expect(found).toBe(index);
      expect(AIRLINES[Math.floor(found / circles)]).toBe(purchase.airline);
      const route = board.routes[tables.routeOf[found % circles] as number];
      expect(route?.id).toBe(purchase.route);
      expect(tables.costs[found % circles]).toBe(route?.licences[purchase.licence]);
    }
  });

  test('the objects the rules hand out are known, and their copies are found to be the same', () => {
    for (const [action, index] of purchases) {
      const copy = JSON.parse(JSON.stringify(action)) as Buy;
      expect(purchases.get(copy)).toBeUndefined();
      expect(findPurchase(copy, tables)).toBe(index);
    }
  });

  test('whatever can be bought after the deal is among them', () => {
    const state = position({ seats: 5, board, cash: [30, 8, 8, 8, 8] });
    const bought = airlinesEurope.actions(state, 0).filter((action) => action.type === 'buy');
    expect(bought.length).toBeGreaterThan(10);
    for (const action of bought) expect(purchases.get(action)).toBe(findPurchase(action, tables));
  });
});
