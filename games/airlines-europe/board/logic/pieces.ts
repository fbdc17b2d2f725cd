/** What lies on the board, as the picture counts it. The picture may not load the rules, only their types. */

import type { View } from '@tarmac/airlines-europe/rules';
import { SHARE_ORDER } from '@tarmac/airlines-europe/text';
import type { Airline, Board, Route, Share } from './shapes.ts';

/** What `View.circles` holds besides the index of an airline; a test holds both equal to the rules' own. */
export const FREE = -1;
export const BANNED = -2;

export const AIRLINE_ORDER = SHARE_ORDER.filter((share): share is Airline => share !== 'abacus');

export function indexOf(share: Share): number {
  return SHARE_ORDER.indexOf(share);
}

/** One licence circle of the board. */
export interface Circle {
  /** Its place in `View.circles`. */
  readonly index: number;
  readonly route: Route;
  readonly licence: number;
  readonly cost: number;
}

export function circlesOf(board: Board): readonly Circle[] {
  let index = 0;
  return board.routes.flatMap((route) =>
    route.licences.map((cost, licence) => ({ index: index++, route, licence, cost })),
  );
}

/** Who flies there; null where the circle is free or banned. */
export function flierOn(view: Pick<View, 'circles'>, circle: number): Airline | null {
  return AIRLINE_ORDER[view.circles[circle] ?? FREE] ?? null;
}

export function airlinesIn(inPlay: readonly boolean[]): readonly Airline[] {
  return AIRLINE_ORDER.filter((_, index) => inPlay[index]);
}

/** The shares a count stands for, in the order of AE-1.1. */
export function listShares(counts: readonly number[]): Share[] {
  return SHARE_ORDER.flatMap((share, index) => new Array<Share>(counts[index] ?? 0).fill(share));
}

/** What is held at all, with its number. */
export function heldShares(counts: readonly number[]): readonly { readonly share: Share; readonly count: number }[] {
  return SHARE_ORDER.flatMap((share, index) => {
    const count = counts[index] ?? 0;
    return count === 0 ? [] : [{ share, count }];
  });
}
