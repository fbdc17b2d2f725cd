/** An unordered deck: how many cards of each kind are left. Nothing hidden has an order until it is drawn. */

import type { Chance } from './chance/chance.ts';

export type Bag = number[];

export function bagSize(bag: readonly number[]): number {
  let size = 0;
  for (let kind = 0; kind < bag.length; kind++) size += bag[kind] as number;
  return size;
}

/** Draws one card, each equally likely, and returns its kind. */
export function drawFromBag(bag: Bag, size: number, chance: Chance): number {
  let skip = chance.draw(size);
  for (let kind = 0; kind < bag.length; kind++) {
    const count = bag[kind] as number;
    if (skip < count) {
      bag[kind] = count - 1;
      return kind;
    }
    skip -= count;
  }
  throw new Error(`the bag holds fewer than ${size} cards`);
}
