/** CF-6.4, CF-6.5 the ten rounds: the demand of each, and its most pawns. */

import type { Scene } from '@tarmac/connecting-flights-cooperative/rules';
import { ROUNDS } from '@tarmac/flights/board/logic';

type DemandKind = 'low' | 'high';

/** CF-6.5 the additional pair, and its round; a test compares both with the rules. */
const EXTRA_ROUND = 8;
const EXTRA: Readonly<Record<Scene['difficulty'], DemandKind | null>> = { easy: null, medium: 'low', hard: 'high' };

export interface RoundOnTrack {
  readonly round: number;
  readonly kind: DemandKind | null;
  /** CF-6.5 */
  readonly extra: DemandKind | null;
  /** Pawns that come after it at most. */
  readonly pawns: number;
}

export function roundsOf({
  board,
  demandByRound,
  difficulty,
  scenario,
}: Pick<Scene, 'board' | 'demandByRound' | 'difficulty' | 'scenario'>): readonly RoundOnTrack[] {
  return Array.from({ length: ROUNDS }, (_, place) => {
    const round = place + 1;
    const kind = demandByRound[place] ?? null;
    const extra = round === EXTRA_ROUND ? EXTRA[difficulty] : null;
    // CF-7.3 one pawn of each colour but one.
    const games = scenario.games?.round === round ? (board.departures[0]?.length ?? 0) : 0;
    return { round, kind, extra, pawns: pawnsOn(board, kind) + pawnsOn(board, extra) + Math.max(0, games - 1) };
  });
}

/** CF-5.1 what a card of a kind places: as many as the fullest. */
function pawnsOn({ demands }: Pick<Scene['board'], 'demands'>, kind: DemandKind | null): number {
  if (kind === null) return 0;
  return Math.max(0, ...demands[kind].map((row) => row.filter((colour) => colour !== null).length));
}
