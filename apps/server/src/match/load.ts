/** Reads a match from the database: its setting, and its position, folded from the last state that was kept. */

import { goOnFrom, open } from '@tarmac/match';
import type { Parts } from '../parts.ts';
import { preparedRead } from '../storage/prepared.ts';
import type { HeadRow, LogRow, TableRow } from '../storage/schema.ts';
import { following, type Move, type ServerPosition, standing } from './position.ts';
import { afterOf, entryOf, positionAt, stateOf } from './rows.ts';
import { type Setting, settingOf } from './setting.ts';

const tablesOf = preparedRead((read, { id }: { readonly id: string }) =>
  read.selectFrom('tables').selectAll().where('id', '=', id),
);

const statesOf = preparedRead((read, { id }: { readonly id: string }) =>
  read.selectFrom('tables').select('state').where('id', '=', id),
);

const seatsOf = preparedRead((read, { id }: { readonly id: string }) =>
  read.selectFrom('seats').selectAll().where('match', '=', id).orderBy('seat'),
);

const headsOf = preparedRead((read, { id }: { readonly id: string }) =>
  read.selectFrom('heads').selectAll().where('match', '=', id),
);

const rowsAfter = preparedRead((read, { id, after }: { readonly id: string; readonly after: number }) =>
  read.selectFrom('log').selectAll().where('match', '=', id).where('seq', '>', after).orderBy('seq'),
);

export async function readSetting(parts: Parts, id: string): Promise<{ table: TableRow; setting: Setting } | null> {
  const [table] = await tablesOf(parts, { id });
  if (table === undefined) return null;
  const seats = await seatsOf(parts, { id });
  const setting = settingOf(parts, table, seats);
  return setting === null ? null : { table, setting };
}

/** The state of a table; null when there is none. */
export async function readState(parts: Parts, id: string): Promise<TableRow['state'] | null> {
  const [row] = await statesOf(parts, { id });
  return row?.state ?? null;
}

export async function readHead(parts: Parts, id: string): Promise<HeadRow | undefined> {
  const [head] = await headsOf(parts, { id });
  return head;
}

/** Entries after the given one, oldest first. */
export function readRows(parts: Parts, id: string, after: number): Promise<LogRow[]> {
  return rowsAfter(parts, { id, after });
}

export interface Loaded {
  readonly position: ServerPosition;
  /** The messages of the entries since the base, with the frames after them. */
  readonly messages: ReadonlyMap<string, readonly number[]>;
}

/** The log must have the present version of the rules from its last kept state on; the head tells. */
export async function readPosition(parts: Parts, setting: Setting, head: HeadRow): Promise<Loaded> {
  const { kept } = afterOf(head);
  const [first, ...rows] = await readRows(parts, setting.id, kept - 1);
  if (first === undefined) throw new Error(`match ${setting.id}: entry ${kept} is missing`);
  let position = positionAt(setting, first);
  const messages = new Map<string, readonly number[]>();
  const remember = ({ seq, message }: LogRow) => {
    if (position.after.base === seq) messages.clear();
    if (message !== null) messages.set(message, position.after.frames);
  };
  remember(first);
  for (const row of rows) {
    position = follow(setting, position, row).position;
    remember(row);
  }
  return { position, messages };
}

/** Follows a stored entry. */
export function follow(setting: Setting, position: ServerPosition, row: LogRow): Move {
  const entry = entryOf(row);
  const [followed] =
    entry.kind === 'undo' && entry.to < position.after.base
      ? standing(setting, position, [goOnFrom(setting.game, position, entry, stateOf(setting, row))])
      : following(setting, position, [entry]);
  const move = followed as Move;
  const { after } = move.position;
  // By the row: the node that wrote it may have counted from another kept state.
  const kept = row.state !== null && after.base === row.seq ? row.seq : position.after.kept;
  return { ...move, position: { ...move.position, after: { ...after, kept } } };
}

/** The first move: the deal, or the upgrade to the present rules. */
export function firstOf(setting: Setting, row: LogRow): Move {
  const entry = entryOf(row);
  if (entry.kind === 'start') return standing(setting, null, [open(setting.game, [entry])])[0] as Move;
  const position = positionAt(setting, row);
  const changes = position.views.map((view) => ({ cause: 'upgrade', news: [], before: undefined, view }) as const);
  return { entry, news: [], position, changes };
}
