/** CF-6.2, CF-6.3 the moves of pawns between two moments, and those that came home. */

import type { News, Scene } from '@tarmac/connecting-flights-cooperative/rules';
import { coloursIn } from '../../logic/pieces.ts';
import type { Continent, Load } from '../../logic/shapes.ts';
import { aboard, NOBODY } from './pawns.ts';
import { flown, one } from './steps.ts';

export interface PawnMove {
  /** Whose plane it is; null for a charter. */
  readonly hand: number | null;
  readonly from: string;
  readonly to: string;
  /** One for each pawn. */
  readonly pawns: readonly Continent[];
  /** How many of them leave the board there. */
  readonly home: number;
}

export function pawnMoves(scene: Pick<Scene, 'cards'>, news: readonly News[]): readonly PawnMove[] {
  return news.flatMap((item): PawnMove[] => {
    if (item.kind === 'chartered') return [moved(null, item.from, item.to, one(item.pawn), NOBODY)];
    if (item.kind !== 'flew') return [];
    const { from, to, pawns } = flown(scene, item.flight);
    return [moved(item.flight.hand, from, to, pawns, item.home)];
  });
}

function moved(hand: number | null, from: string, to: string, pawns: Load, home: Load): PawnMove {
  const each = coloursIn(pawns).flatMap(({ colour, count }) => Array.from({ length: count }, () => colour));
  return { hand, from, to, pawns: each, home: aboard(home) };
}
