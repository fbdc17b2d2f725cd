/** How a missing piece is said, and its icon. */

import { MISSING_TEXTS } from '@tarmac/connecting-flights/text';
import type { MissingPiece, MissingSet } from '../logic/shapes.ts';
import type { Play } from '../play.svelte.ts';
import { isRights } from './logic/following.ts';

type PiecePlay = Pick<Play, 'language' | 'names' | 'scene' | 'view'>;

/** The bank's prices and those to pay off a sabotage are known. */
export const isGuess = ({ source }: Pick<MissingPiece, 'source'>): boolean => source !== 'bank' && source !== 'lift';

export const isGuessed = ({ pieces }: MissingSet): boolean => pieces.some(isGuess);

export function pieceIcon({ scene }: PiecePlay, piece: MissingPiece) {
  if (piece.card === null) return 'truck';
  if (isRights(scene, piece)) return 'rights';
  const info = scene.cards[piece.card];
  if (piece.source === 'lift') return 'sabotage';
  return info?.electric ? 'electric' : (info?.kind ?? 'plane');
}

/** `short`: without where it comes from, which its icon and its price say too. */
export function pieceName(play: PiecePlay, piece: MissingPiece, short = false): string {
  const said = MISSING_TEXTS[play.language].piece;
  const { source, card, capacity, seat } = piece;
  if (card === null) return said.truck(capacity);
  const { names } = play;
  if (source === 'lift') return said.lift(sabotageOf(play, card), names.card(card));
  if (source === 'loan') return said.loan(names.airport(card), names.seat(seat ?? -1));
  if (isRights(play.scene, piece)) return said.rights(names.airport(card));
  if (source === 'seat') return said.seat(names.card(card), names.seat(seat ?? -1));
  if (short || source === 'bank') return names.card(card);
  return said[source](names.card(card));
}

/** Inside a sentence, with its article. */
export function pieceInSentence(play: PiecePlay, piece: MissingPiece): string {
  const said = MISSING_TEXTS[play.language].piece;
  const { source, card, capacity, seat } = piece;
  if (card === null) return said.aTruck(capacity);
  if (source === 'seat') return said.seat(play.names.theCard(card), play.names.seat(seat ?? -1));
  if (source === 'lift' || isRights(play.scene, piece)) return pieceName(play, piece);
  return play.names.aCard(card);
}

function sabotageOf({ names, scene, view }: PiecePlay, card: number): string {
  const sabotage = scene.board.sabotages[view.sabotages.indexOf(card)];
  return sabotage === undefined ? '' : names.sabotage(sabotage.id);
}
