/** The pieces on the board, for pictures, which may load only the types of the rules. */

import type { View } from '@tarmac/airlines-europe/rules';
import { SHARE_ORDER } from '@tarmac/airlines-europe/text';
import type { Airline, Board, Route, Share } from './shapes.ts';

/** The values of `View.circles` besides airlines; a test compares them with the rules. */
export const FREE = -1;
export const BANNED = -2;

export const AIRLINE_ORDER = SHARE_ORDER.filter((share): share is Airline => share !== 'abacus');

export function indexOf(share: Share): number {
  return SHARE_ORDER.indexOf(share);
}

/** One licence circle of the board. */
export interface Circle {
  /** Its index in `View.circles`. */
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

/** The airline there; null for a free or banned circle. */
export function flierOn(view: Pick<View, 'circles'>, circle: number): Airline | null {
  return AIRLINE_ORDER[view.circles[circle] ?? FREE] ?? null;
}

export function airlinesIn(inPlay: readonly boolean[]): readonly Airline[] {
  return AIRLINE_ORDER.filter((_, index) => inPlay[index]);
}

/** The shares of a count, in the order of AE-1.1. */
export function listShares(counts: readonly number[]): Share[] {
  return SHARE_ORDER.flatMap((share, index) => new Array<Share>(counts[index] ?? 0).fill(share));
}

/** The held shares with their numbers. */
export function heldShares(counts: readonly number[]): readonly { readonly share: Share; readonly count: number }[] {
  return SHARE_ORDER.flatMap((share, index) => {
    const count = counts[index] ?? 0;
    return count === 0 ? [] : [{ share, count }];
  });
}
