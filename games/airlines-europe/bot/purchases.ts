/** Which licence a purchase is of, as a number: playouts ask for dozens at every decision. */

import { type Action, SHARE_INDEX, type Tables } from '@tarmac/airlines-europe/rules';

type Buy = Extract<Action, { type: 'buy' }>;

const known = new WeakMap<Tables, Map<Action, number>>();

/** `airline * circles + circle`, for the action objects that the rules hand out again and again. */
export function purchasesOf(tables: Tables): ReadonlyMap<Action, number> {
  let purchases = known.get(tables);
  if (purchases === undefined) {
    purchases = new Map(tables.buy.map((action, index) => [action, index]));
    known.set(tables, purchases);
  }
  return purchases;
}

/** The same for an action that came from elsewhere, such as a worker's message. */
export function findPurchase({ airline, route, licence }: Buy, tables: Tables): number {
  const circle = tables.firstCircle[tables.routeIndex(route)]! + licence;
  return SHARE_INDEX[airline] * tables.costs.length + circle;
}
