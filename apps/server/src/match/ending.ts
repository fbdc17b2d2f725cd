/** What the end of a match changes besides its log. */

import type { Parts } from '../parts.ts';
import { ratingWrites } from '../ratings/rate.ts';
import type { Write } from '../storage/database.ts';
import type { Move } from './position.ts';
import { resultOf } from './result.ts';
import type { Setting } from './setting.ts';

/** The table is over, and its people are rated, in the same unit as the entry that says so. */
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
  const due = read.deleteFrom('due').where('id', 'in', [`clock:${setting.id}`, `bot:${setting.id}`]);
  return [
    { query: over.compile(), rows: 1 },
    { query: proposals.compile() },
    { query: due.compile() },
    ...(await ratingWrites(parts, setting, result, entry.at)),
  ];
}
