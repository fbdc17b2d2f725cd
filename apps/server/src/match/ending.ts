/** The result of a match, and the writes at its end besides the log. */

import type { EndReason } from '@tarmac/kit';
import type { Result } from '@tarmac/wire';
import { dueDone } from '../due/writes.ts';
import type { Parts } from '../parts.ts';
import { ratingWrites } from '../ratings/rate.ts';
import type { Write } from '../storage/database.ts';
import type { SeatState } from './after.ts';
import type { Move, ServerPosition } from './position.ts';
import type { Setting } from './setting.ts';

/** Ends the table and rates its people, in the same unit as the end entry. */
export async function endWrites(parts: Parts, setting: Setting, { entry, position }: Move): Promise<Write[]> {
  if (entry.kind !== 'end') return [];
  const { read } = parts.database;
  const result = resultOf(setting, position, entry.reason);
  const over = read
    .updateTable('tables')
    .set({ state: 'over', ended_at: entry.at, result: JSON.stringify(result) })
    .where('id', '=', setting.id)
    .where('state', 'in', ['running', 'frozen']);
  const proposals = read.deleteFrom('proposals').where('match', '=', setting.id);
  return [
    { query: over.compile(), rows: 1 },
    { query: proposals.compile() },
    dueDone(parts, { kind: 'clock', subject: setting.id }),
    dueDone(parts, { kind: 'bot', subject: setting.id }),
    ...(await ratingWrites(parts, setting, result, entry.at)),
  ];
}

/** People who left rank behind those who stayed; a team has one result. */
function resultOf({ game }: Setting, { fold, after }: ServerPosition, reason: EndReason): Result {
  const outcome = game.outcome(fold.state);
  if (reason === 'agreed' || reason === 'abandoned') return { reason, ranks: null, scores: null, rule: null };
  return {
    reason,
    ranks: game.cooperative ? shared(outcome?.ranks ?? null, fold.seats) : ranked(outcome?.ranks ?? null, after.seats),
    scores: outcome?.scores ?? null,
    rule: outcome?.rule ?? null,
  };
}

/** Without ranks of the game, all who stayed share the first place. The first to leave is last. */
export function ranked(ranks: readonly number[] | null, seats: readonly SeatState[]): number[] {
  const standing = (seat: number): number => {
    const { leftAt } = seats[seat] as SeatState;
    // Behind every rank of the game; the earlier, the further behind.
    return leftAt === null ? (ranks?.[seat] ?? 1) : Number.MAX_SAFE_INTEGER - leftAt;
  };
  return seats.map((_, seat) => 1 + seats.filter((_, other) => standing(other) < standing(seat)).length);
}

/** A team that gave up has lost. */
export function shared(ranks: readonly number[] | null, seats: number): readonly number[] {
  return ranks ?? new Array<number>(seats).fill(2);
}
