/** How a match ended, for its table. Whoever left ranks behind everybody who stayed; a team stands or falls together. */

import type { EndReason } from '@tarmac/kit';
import type { Result } from '@tarmac/wire';
import type { SeatState } from './after.ts';
import type { Position } from './position.ts';
import type { Setting } from './setting.ts';

export function resultOf({ game }: Setting, { fold, after }: Position, reason: EndReason): Result {
  const outcome = game.outcome(fold.state);
  if (reason === 'agreed' || reason === 'abandoned') return { reason, ranks: null, scores: null, rule: null };
  return {
    reason,
    ranks: game.cooperative ? shared(outcome?.ranks ?? null, fold.seats) : ranked(outcome?.ranks ?? null, after.seats),
    scores: outcome?.scores ?? null,
    rule: outcome?.rule ?? null,
  };
}

/** Without ranks of the game itself all who stayed share the first place. The first to leave is the last of all. */
export function ranked(ranks: readonly number[] | null, seats: readonly SeatState[]): number[] {
  const standing = (seat: number): number => {
    const { leftAt } = seats[seat] as SeatState;
    // Behind every rank there is, and the earlier the further behind.
    return leftAt === null ? (ranks?.[seat] ?? 1) : Number.MAX_SAFE_INTEGER - leftAt;
  };
  return seats.map((_, seat) => 1 + seats.filter((_, other) => standing(other) < standing(seat)).length);
}

/** What a team gave up it has lost. */
export function shared(ranks: readonly number[] | null, seats: number): readonly number[] {
  return ranks ?? new Array<number>(seats).fill(2);
}
