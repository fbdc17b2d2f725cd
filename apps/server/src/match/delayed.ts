/** Delayed spectators: they follow the same entries with a position of their own. */

import type { ServerMessage } from '@tarmac/wire';
import type { Parts } from '../parts.ts';
import type { LogRow } from '../storage/schema.ts';
import { frameMessage, viewMessage } from './frames.ts';
import { firstOf, follow, readRows } from './load.ts';
import type { Listener } from './matches.ts';
import type { ServerPosition } from './position.ts';
import { positionAt } from './rows.ts';
import type { Setting } from './setting.ts';

export interface Delayed {
  /** Sends the delayed view, then later frames in time. */
  add(listener: Listener): void;
  remove(listener: Listener): void;
  isEmpty(): boolean;
  /** Takes a new entry of the log. */
  take(row: LogRow): void;
  /** Reads entries that may have been missed. */
  fill(): Promise<void>;
  stop(): void;
}

export async function makeDelayed(parts: Parts, setting: Setting): Promise<Delayed> {
  const delay = 1000 * parts.settings.spectatorDelay;
  const listeners = new Set<Listener>();
  const seats = setting.people.length;
  const from = await lastShown(parts, setting, parts.now() - delay);
  const rows = await readRows(parts, setting.id, from?.seq ?? -1);
  // Entries of older rules are not followed.
  const waiting = rows.filter(({ version }) => version === setting.game.version);
  let position: ServerPosition | null = from === undefined ? null : positionAt(setting, from);
  // The state may have been kept long before.
  while (position !== null && isTime(waiting[0]))
    position = follow(setting, position, waiting.shift() as LogRow).position;
  let timer: NodeJS.Timeout | undefined;

  function isTime(row: LogRow | undefined): boolean {
    return row !== undefined && row.at + delay <= parts.now();
  }

  function arm(): void {
    clearTimeout(timer);
    const [first] = waiting;
    if (first === undefined) return;
    timer = setTimeout(show, Math.max(0, first.at + delay - parts.now()));
    timer.unref();
  }

  function show(): void {
    try {
      while (isTime(waiting[0])) showOne(waiting.shift() as LogRow);
      arm();
    } catch (error) {
      // In a timer nobody else would catch the error. Spectators can come back and watch from there.
      parts.log.error({ match: setting.id, kind: (error as Error).name }, 'could not show a match to spectators');
      for (const listener of listeners) listener.send(goneMessage(setting.id));
      listeners.clear();
    }
  }

  function showOne(row: LogRow): void {
    const isFirst = position === null;
    const move = position === null ? firstOf(setting, row) : follow(setting, position, row);
    position = move.position;
    const change = move.changes[seats];
    if (change === null || change === undefined) return;
    const json = isFirst
      ? viewMessage(setting, position, 'watcher', change.news)
      : frameMessage(setting, position, 'watcher', change);
    for (const listener of listeners) listener.send(json);
  }

  /** The last known entry, shown or not. */
  function last(): number {
    return waiting.at(-1)?.seq ?? (position === null ? -1 : position.fold.length - 1);
  }

  function take(row: LogRow): void {
    // An entry may come twice, by the first read and by `take`; `fill` reads missing ones.
    if (row.seq !== last() + 1 && last() !== -1) return;
    waiting.push(row);
    if (waiting.length === 1) arm();
  }

  arm();
  return {
    add(listener) {
      listeners.add(listener);
      if (position !== null) listener.send(viewMessage(setting, position, 'watcher', []));
    },
    remove: (listener) => listeners.delete(listener),
    isEmpty: () => listeners.size === 0,
    take,
    async fill() {
      for (const row of await readRows(parts, setting.id, last())) take(row);
    },
    stop: () => clearTimeout(timer),
  };
}

function goneMessage(match: string): string {
  return JSON.stringify({ kind: 'gone', match, problem: 'unavailable' } satisfies ServerMessage);
}

/** The last entry they may see of which a state was kept. */
async function lastShown(parts: Parts, { id, game }: Setting, until: number): Promise<LogRow | undefined> {
  return parts.database.read
    .selectFrom('log')
    .selectAll()
    .where('match', '=', id)
    .where('at', '<=', until)
    .where('state', 'is not', null)
    .where('version', '=', game.version)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
}
