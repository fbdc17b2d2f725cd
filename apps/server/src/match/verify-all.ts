/** Replays every running match under the rules of this build, without changing anything. */

import { foldLog, same } from '@tarmac/kit';
import type { Parts } from '../parts.ts';
import { readHead, readRows, readSetting } from './load.ts';
import { entryOf } from './rows.ts';
import { migrated } from './upgrade.ts';

export interface Verified {
  readonly matches: number;
  /** Matches of older rules that were migrated without a problem. */
  readonly migrated: number;
  readonly problems: readonly { readonly match: string; readonly problem: string }[];
}

export async function verifyAll(parts: Parts, progress: (done: number, all: number) => void): Promise<Verified> {
  const tables = await parts.database.read
    .selectFrom('tables')
    .select('id')
    .where('state', 'in', ['running', 'frozen'])
    .orderBy('id')
    .execute();
  let upgrades = 0;
  const problems: { match: string; problem: string }[] = [];
  for (const [index, { id }] of tables.entries()) {
    try {
      if (await verifyOne(parts, id)) upgrades++;
    } catch (error) {
      problems.push({ match: id, problem: error instanceof Error ? error.message : String(error) });
    }
    progress(index + 1, tables.length);
  }
  return { matches: tables.length, migrated: upgrades, problems };
}

/** Whether it had to be migrated; throws on any problem. */
async function verifyOne(parts: Parts, id: string): Promise<boolean> {
  const found = await readSetting(parts, id);
  const head = await readHead(parts, id);
  if (found === null || head === undefined)
    throw new Error('its table, seats or log are missing, or its game is unknown');
  const { setting } = found;
  const { game } = setting;
  if (head.version > game.version)
    throw new Error(`its rules are version ${head.version}, this server has ${game.version}`);
  if (head.version < game.version) {
    migrated(setting, head, parts.now());
    return true;
  }
  const rows = await readRows(parts, id, -1);
  const { state } = foldLog(game, rows.map(entryOf));
  const last = rows.length - 1;
  if (head.seq !== last) throw new Error(`its log ends with entry ${last}, but its head is of entry ${head.seq}`);
  if (!same(state, JSON.parse(head.state))) throw new Error('its log does not lead to its stored state');
  return false;
}
