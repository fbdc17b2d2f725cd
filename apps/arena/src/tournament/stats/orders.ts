/** Results as orders of bots from first to last, for Plackett-Luce. */

import type { GameLine } from '../result-file.ts';

/** Bots by number, the best first; a bot occurs once per seat. */
export type Order = readonly number[];

export interface WeightedOrder {
  readonly order: Order;
  readonly weight: number;
}

/** Tied seats may have come in any order: each such order counts equally. */
export function ordersOf([, seating, ranks]: GameLine): WeightedOrder[] {
  const places = [...new Set(ranks)].sort((a, b) => a - b);
  let orders: Order[] = [[]];
  for (const place of places) {
    const sharing = [...seating].map(Number).filter((_, seat) => ranks[seat] === place);
    const ways = permutationsOf(sharing);
    orders = orders.flatMap((order) => ways.map((way) => [...order, ...way]));
  }
  return orders.map((order) => ({ order, weight: 1 / orders.length }));
}

function permutationsOf(items: readonly number[]): number[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((first, i) => permutationsOf(items.toSpliced(i, 1)).map((rest) => [first, ...rest]));
}

/** The distinct orders, and their numbers for each deal. */
export interface OrdersByDeal {
  readonly orders: readonly Order[];
  readonly deals: readonly (readonly { readonly index: number; readonly weight: number }[])[];
}

export function ordersByDeal(lines: readonly GameLine[]): OrdersByDeal {
  const indexOf = new Map<string, number>();
  const orders: Order[] = [];
  const deals = new Map<number, { index: number; weight: number }[]>();
  for (const line of lines) {
    const deal = deals.get(line[0]) ?? [];
    deals.set(line[0], deal);
    for (const { order, weight } of ordersOf(line)) {
      const key = order.join(' ');
      const index = indexOf.get(key) ?? orders.push(order) - 1;
      indexOf.set(key, index);
      deal.push({ index, weight });
    }
  }
  return { orders, deals: [...deals.values()] };
}

export function weighted({ orders }: OrdersByDeal, deals: OrdersByDeal['deals']): WeightedOrder[] {
  const weights = new Float64Array(orders.length);
  for (const deal of deals) {
    for (const { index, weight } of deal) weights[index] = (weights[index] as number) + weight;
  }
  return orders.map((order, index) => ({ order, weight: weights[index] as number })).filter(({ weight }) => weight > 0);
}
