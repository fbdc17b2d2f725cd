/** Upgrades a match of older rules to the present ones by migrating its state; if that fails, freezes and reports it. */

import type { Shapes, UpgradeEntry } from '@tarmac/kit';
import { upgradeFrom } from '@tarmac/match';
import { type Answer, done, refuse } from '../answer.ts';
import type { Parts } from '../parts.ts';
import type { Write } from '../storage/database.ts';
import type { HeadRow } from '../storage/schema.ts';
import type { ServerPosition } from './position.ts';
import { positionAtHead } from './rows.ts';
import type { Setting } from './setting.ts';

export interface Upgrade {
  /** The last position of the older rules, with the migrated state. */
  readonly before: ServerPosition;
  readonly entry: UpgradeEntry<Shapes>;
}

/** Migrates a state; throws if the result is broken. */
export function migrated(setting: Setting, head: HeadRow, at: number): Upgrade {
  const before = positionAtHead(setting, head);
  return { before, entry: upgradeFrom(setting.game, before.fold.state, at) };
}

export async function upgradeOf(parts: Parts, setting: Setting, head: HeadRow): Promise<Answer<Upgrade>> {
  try {
    return done(migrated(setting, head, parts.now()));
  } catch (error) {
    await freeze(parts, setting, (error as Error).name);
    return refuse('frozen');
  }
}

/** Unfreezes a match that the present rules can migrate. */
export function thaw(parts: Parts, id: string): Write {
  const query = parts.database.read.updateTable('tables').set({ state: 'running' }).where('id', '=', id);
  return { query: query.where('state', 'in', ['running', 'frozen']).compile(), rows: 1 };
}

/** Reports a frozen match only once. */
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
  // The error may name hidden cards: `arena verify --all` shows it, the log does not.
  parts.log.error({ match: id, version: game.version, kind }, 'match frozen');
}
