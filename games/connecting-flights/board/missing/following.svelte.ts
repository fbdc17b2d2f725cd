/** The list that the reader follows through a round, and what of it is marked on the table. */

import { MISSING_TEXTS } from '@tarmac/connecting-flights/text';
import type { Card } from '@tarmac/flights/board/logic';
import type { MissingPiece, MissingSet } from '../logic/shapes.ts';
import type { Table } from '../table.svelte.ts';
import { type Followed, followedFrom, isRights, isSameSet, type PieceState, statesOf } from './logic/following.ts';

/** Called once, by the table. */
export function makeFollowing(table: Table) {
  let made = $state.raw<Followed | null>(null);
  const followed = $derived(made !== null && made.round === table.view.round && table.me !== null ? made : null);
  const states = $derived<readonly PieceState[]>(
    followed === null || table.me === null ? [] : statesOf(table.scene, table.view, table.me, followed),
  );
  /** Those still to get. */
  const due = $derived((followed?.set.pieces ?? []).filter((_, place) => states[place] === 'due'));
  const said = $derived(MISSING_TEXTS[table.language].wanted);

  const mark = (suits: (piece: MissingPiece) => boolean): string | null => (due.some(suits) ? said : null);
  const cityOf = (card: Card | null): string | null => (card === null ? null : (table.scene.cards[card]?.city ?? null));

  return {
    get set(): MissingSet | null {
      return followed?.set ?? null;
    },
    get states(): readonly PieceState[] {
      return states;
    },
    get due(): readonly MissingPiece[] {
      return due;
    },
    isMarked(set: MissingSet): boolean {
      return followed !== null && isSameSet(followed.set, set);
    },
    /** Null leaves it. */
    follow(set: MissingSet | null): void {
      made = set === null || table.me === null ? null : followedFrom(table.scene, table.view, table.me, set);
    },
    /** What is said of something that is on the list; null where it is not. A card of the row, or of a seat. */
    card: (card: Card) => mark((piece) => piece.card === card && piece.source !== 'bank' && piece.source !== 'loan'),
    loan: (card: Card) => mark((piece) => piece.card === card && piece.source === 'loan'),
    truck: (capacity: number) => mark((piece) => piece.card === null && piece.capacity === capacity),
    electric: (stars: number) =>
      mark(({ source, card }) => {
        const info = card === null ? undefined : table.scene.cards[card];
        return source === 'bank' && info?.electric === true && info.stars === stars;
      }),
    rights: (city: string) => mark((piece) => isRights(table.scene, piece) && cityOf(piece.card) === city),
    supply: (city: string) => mark((piece) => piece.source === 'supply' && cityOf(piece.card) === city),
    city: (city: string) => mark((piece) => cityOf(piece.card) === city),
    seat: (seat: number) => mark((piece) => piece.seat === seat),
  };
}
