/** A match begun under older rules goes on under the present ones, from its migrated state, or is frozen and reported. */

import type { Shapes, UpgradeEntry } from '@tarmac/kit';
import { upgradeFrom } from '@tarmac/match';
import { type Answer, done, refuse } from '../answer.ts';
import type { Parts } from '../parts.ts';
import type { Write } from '../storage/database.ts';
import type { LogRow } from '../storage/schema.ts';
import type { ServerPosition } from './position.ts';
import { positionAt } from './rows.ts';
import type { Setting } from './setting.ts';

export interface Upgrade {
  /** Where the older rules left it, as the present ones see it. */
  readonly before: ServerPosition;
  readonly entry: UpgradeEntry<Shapes>;
}

/** The head, with a state: where its own entry left it alone, that of an entry before it. */
export async function stateRow(parts: Parts, head: LogRow): Promise<LogRow | undefined> {
  if (head.state !== null) return head;
  const row = await parts.database.read
    .selectFrom('log')
    .selectAll()
    .where('match', '=', head.match)
    .where('state', 'is not', null)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  // What stands (seats, clocks, frames) is the head's; only the state is older.
  return row === undefined ? undefined : { ...head, state: row.state, version: row.version };
}

/** What the present rules make of it; throws on what they cannot vouch for. */
export function migrated(setting: Setting, row: LogRow, at: number): Upgrade {
  const before = positionAt(setting, row);
  return { before, entry: upgradeFrom(setting.game, before.fold.state, at) };
}

export async function upgradeOf(parts: Parts, setting: Setting, head: LogRow): Promise<Answer<Upgrade>> {
  try {
    const row = await stateRow(parts, head);
    if (row === undefined) throw new Error('its stored state is missing');
    return done(migrated(setting, row, parts.now()));
  } catch (error) {
    await freeze(parts, setting, (error as Error).name);
    return refuse('frozen');
  }
}

/** A match that was frozen goes on once the rules can take it over. */
export function thaw(parts: Parts, id: string): Write {
  const query = parts.database.read.updateTable('tables').set({ state: 'running' }).where('id', '=', id);
  return { query: query.where('state', 'in', ['running', 'frozen']).compile(), rows: 1 };
}

/** Reported once, however often somebody comes to look. */
async function freeze(parts: Parts, { id, game }: Setting, kind: string): Promise<void> {
  const query = parts.database.read
    .updateTable('tables')
    .set({ state: 'frozen' })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .compile();
  const committed = await parts.database.commit([{ query, rows: 1 }], [{ topic: 'table', subject: id }]);
  if (!committed.ok) return;
  parts.metrics.frozen.inc();
  // What is wrong may name hidden cards: it is for `arena verify --all`, not for the logs.
  parts.log.error({ match: id, version: game.version, kind }, 'match frozen');
}
