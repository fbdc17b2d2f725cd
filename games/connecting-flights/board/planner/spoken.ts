/** The planner's words for pieces and places, on buttons and for screen readers. */

import { PLANNING_TEXTS } from '@tarmac/connecting-flights/text';
import { sabotageOn } from '../logic/pieces.ts';
import type { Table } from '../table.svelte.ts';
import type { Piece, Slot } from './logic/draft.ts';

export function makeSpoken(play: Table) {
  const { planner: words } = PLANNING_TEXTS[play.language];
  const { said } = words;

  function name(piece: Piece): string {
    if (piece.kind === 'truck') return play.text.truck(piece.capacity);
    const { card } = piece;
    const plain = play.names.card(card);
    const isRights = piece.kind === 'airport' && play.view.rightsOf[card] === play.me;
    const named = isRights ? words.rights(plain) : plain;
    const sabotage = play.scene.board.sabotages[sabotageOn(play.view, card) ?? -1];
    return sabotage === undefined ? named : words.troubled(named, play.names.sabotage(sabotage.id));
  }

  const placed = ({ chain, leg, part }: Slot) => ({ chain: chain + 1, flight: leg + 1, part });

  return {
    name,
    place: (slot: Slot, piece: Piece | null) => words.place(placed(slot), piece === null ? null : name(piece)),
    pickedUp: (piece: Piece, places: number) => said.pickedUp(name(piece), places),
    laid: (piece: Piece, slot: Slot) => said.laid(words.place(placed(slot), name(piece))),
    tookBack: (piece: Piece) => said.tookBack(name(piece)),
    letGo: (piece: Piece) => said.letGo(name(piece)),
    aimed: (slot: Slot, cards: number) => said.aimed(words.place(placed(slot), null), cards),
    cleared: said.cleared,
    filled: said.filled,
  };
}
