/** The list that a reader follows: the pieces of a marked set, and how far each has come. */

import type { Scene, View } from '@tarmac/connecting-flights/rules';
import type { Card } from '@tarmac/flights/board/logic';
import { SUPPLY } from '@tarmac/flights/board/logic';
import type { MissingPiece, MissingSet } from '../../logic/shapes.ts';

export interface Followed {
  /** Lists are made for one round. */
  readonly round: number;
  readonly set: MissingSet;
  /** By piece: how many such things the reader had when the list was made. */
  readonly had: readonly number[];
}

/** Whether it is the reader's by now, can still be got, or no longer. */
export type PieceState = 'have' | 'due' | 'gone';

export function followedFrom(scene: Scene, view: View, me: number, set: MissingSet): Followed {
  return { round: view.round, set, had: set.pieces.map((piece) => countOf(scene, view, me, piece)) };
}

export function statesOf(scene: Scene, view: View, me: number, { set, had }: Followed): readonly PieceState[] {
  return set.pieces.map((piece, place) => {
    if (countOf(scene, view, me, piece) > (had[place] ?? 0)) return 'have';
    return canStillCome(scene, view, piece) ? 'due' : 'gone';
  });
}

/** Landing rights, rented or lent; else the card changes hands. */
export function isRights(scene: Scene, { source, card }: MissingPiece): boolean {
  return source === 'loan' || (source === 'bank' && card !== null && scene.cards[card]?.kind === 'airport');
}

/** Cards that serve like this one, itself included. */
function alike({ cards }: Scene, card: Card): readonly Card[] {
  const one = cards[card];
  return cards.flatMap((other, number) =>
    one !== undefined &&
    other.kind === one.kind &&
    other.city === one.city &&
    other.stars === one.stars &&
    other.electric === one.electric &&
    other.continent === one.continent
      ? [number]
      : [],
  );
}

function countOf(scene: Scene, view: View, me: number, piece: MissingPiece): number {
  const { source, card, capacity } = piece;
  if (card === null) return view.trucks[me]?.[capacity - 1] ?? 0;
  if (source === 'lift') return view.sabotages.includes(card) ? 0 : 1;
  const owners = isRights(scene, piece) ? view.rightsOf : view.where;
  return alike(scene, card).filter((one) => owners[one] === me).length;
}

/** Auction and market come before the flights of a round. */
function canStillCome(scene: Scene, view: View, piece: MissingPiece): boolean {
  const { source, card, capacity, seat } = piece;
  if (source === 'lift') return true;
  if (view.phase !== 'auction' && view.phase !== 'market') return false;
  if (card === null) return (view.truckSupply[capacity - 1] ?? 0) > 0;
  switch (source) {
    case 'row':
      return view.row.includes(card);
    case 'seat':
    case 'loan':
      return view.where[card] === seat && (view.rightsOf[card] ?? -1) < 0;
    case 'supply':
      return alike(scene, card).some((one) => view.row.includes(one) || view.where[one] === SUPPLY);
    default:
      return alike(scene, card).some((one) => view.where[one] === SUPPLY && (view.rightsOf[one] ?? -1) < 0);
  }
}

export function isSameSet(one: MissingSet, other: MissingSet): boolean {
  const key = ({ pieces }: MissingSet) => pieces.map(({ source, card, capacity }) => `${source}/${card}/${capacity}`);
  return key(one).join() === key(other).join();
}
