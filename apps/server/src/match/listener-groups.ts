/** The listeners at each table of this node: tells them changes of the table and of its chat, everything but frames. */

import { CHAT_ROOMS, type ChatRoom, type Problem, type ServerMessage, type TableInfo } from '@tarmac/wire';
import { tableInfo } from '../lobby/table-info.ts';
import type { Parts } from '../parts.ts';
import { preparedRead } from '../storage/prepared.ts';
import { type Heard, heardBy, linesAfter } from './chat.ts';
import type { Listener } from './matches.ts';

interface Group {
  readonly listeners: Set<Listener>;
  /** The last sent line of each chat room. */
  readonly heard: Record<ChatRoom, number>;
  /** How many listeners are entering. */
  entering: number;
  /** The table has to be sent, and has not been read for that yet. */
  tableChanged: boolean;
  /** What a newcomer is told, as it was last read; null when it may have changed since. */
  table: TableInfo | null;
  chat: Chat | null;
  /** When the chat was read: nobody announces who wants to hear whom no more. */
  chatReadAt: number;
  /** One thing after the other, so that nobody hears an older table after a newer one. */
  queue: Promise<unknown>;
}

interface Chat {
  readonly lines: readonly Heard[];
  readonly players: ReadonlySet<string>;
  readonly isOver: boolean;
}

export interface ListenerGroups {
  /** False when there is no such table. What somebody before them was told is not read again for them. */
  enter(table: string, listener: Listener): Promise<boolean>;
  /** The table's state, where it is known without asking the database. */
  stateOf(table: string): TableInfo['state'] | null;
  leave(table: string, listener: Listener): void;
  /** Whether anybody of this node is there. */
  isWatched(table: string): boolean;
  listenersOf(table: string): readonly Listener[];
  has(table: string, listener: Listener): boolean;
  /** Removes a listener who may no longer see the table, with a last message. */
  turnAway(table: string, listener: Listener, problem: Problem): void;
  tableChanged(table: string): void;
  /** A move was made: an offer may have lapsed with it, of which nobody here has to be told. */
  moved(table: string): void;
  /** There are new lines. */
  chatted(table: string): void;
  /** Sent lines have changed: sends the shown lines again. */
  chatAgain(table: string): void;
  gone(table: string): void;
  tables(): Iterable<string>;
  close(): Promise<void>;
}

export function makeListenerGroups(parts: Parts): ListenerGroups {
  const groups = new Map<string, Group>();

  function inTurn<T>(group: Group, task: () => Promise<T>): Promise<T> {
    const result = group.queue.then(task);
    group.queue = result.catch(() => {});
    return result;
  }

  /** Nobody waits for it. */
  function later(table: string, group: Group, task: () => Promise<void>): void {
    inTurn(group, task).catch((error) =>
      parts.log.error({ table, error: String(error) }, 'could not send a table its changes'),
    );
  }

  function gone(table: string): void {
    const json = write({ kind: 'gone', match: table, problem: 'not-found' });
    for (const listener of groups.get(table)?.listeners ?? []) listener.send(json);
    groups.delete(table);
  }

  function leave(table: string, listener: Listener): void {
    const group = groups.get(table);
    group?.listeners.delete(listener);
    if (group?.listeners.size === 0 && group.entering === 0) groups.delete(table);
  }

  async function tableOf(table: string, group: Group): Promise<TableInfo | null> {
    group.table ??= await tableInfo(parts, table);
    return group.table;
  }

  async function tellTable(table: string, group: Group, to: Iterable<Listener>): Promise<boolean> {
    const info = await tableOf(table, group);
    if (info === null) return false;
    const json = write({ kind: 'table', match: table, table: info });
    for (const listener of to) listener.send(json);
    return true;
  }

  /** The lines of both rooms after the given ones, and who may hear which. */
  async function readChat(table: string, after: Readonly<Record<ChatRoom, number>>): Promise<Chat> {
    const byRoom = await Promise.all(CHAT_ROOMS.map((room) => linesAfter(parts, table, room, after[room])));
    return { lines: byRoom.flat(), ...(await whoHears(parts, table)) };
  }

  function tellChat(table: string, to: Iterable<Listener>, { lines, players, isOver }: Chat): void {
    if (lines.length === 0) return;
    for (const listener of to) {
      const own = players.has(listener.person?.id ?? '') ? 'players' : 'spectators';
      // Spectators may know more than players, so players do not get their lines before the end.
      const open = lines.filter(({ room }) => isOver || room === own);
      const heard = heardBy(open, listener.person?.id ?? null);
      if (heard.length > 0) listener.send(write({ kind: 'chat', match: table, lines: heard }));
    }
  }

  async function tellAll(table: string, group: Group, after: Group['heard']): Promise<void> {
    group.chat = null;
    const chat = await readChat(table, after);
    tellChat(table, group.listeners, chat);
    for (const { room: where, number } of chat.lines) group.heard[where] = Math.max(group.heard[where], number);
  }

  return {
    async enter(table, listener) {
      const group = groups.get(table) ?? newGroup();
      groups.set(table, group);
      group.entering++;
      const entered = await inTurn(group, async () => {
        // Those who are here hear of lines that another node took before they are counted as heard.
        if (group.chat === null || parts.elapsed() - group.chatReadAt > CHAT_BELIEVED_MILLISECONDS)
          await tellAll(table, group, group.heard);
        group.listeners.add(listener);
        if (!(await tellTable(table, group, [listener]))) return false;
        if (group.chat === null) {
          group.chat = await readChat(table, NOTHING_HEARD);
          group.chatReadAt = parts.elapsed();
        }
        tellChat(table, [listener], group.chat);
        return true;
      }).finally(() => {
        group.entering--;
      });
      if (!entered) leave(table, listener);
      return entered;
    },
    stateOf: (table) => groups.get(table)?.table?.state ?? null,
    leave,
    has: (table, listener) => groups.get(table)?.listeners.has(listener) === true,
    turnAway(table, listener, problem) {
      leave(table, listener);
      listener.send(write({ kind: 'gone', match: table, problem }));
    },
    isWatched: (table) => (groups.get(table)?.listeners.size ?? 0) > 0,
    listenersOf: (table) => [...(groups.get(table)?.listeners ?? [])],
    tableChanged(table) {
      const group = groups.get(table);
      if (group === undefined || group.tableChanged) return;
      group.tableChanged = true;
      later(table, group, async () => {
        group.tableChanged = false;
        group.table = null;
        // Names and who may hear whom are part of the chat too.
        group.chat = null;
        if (!(await tellTable(table, group, group.listeners))) gone(table);
      });
    },
    moved(table) {
      const group = groups.get(table);
      if (group !== undefined) group.table = null;
    },
    chatted(table) {
      const group = groups.get(table);
      if (group !== undefined) later(table, group, () => tellAll(table, group, group.heard));
    },
    chatAgain(table) {
      const group = groups.get(table);
      if (group !== undefined) later(table, group, () => tellAll(table, group, NOTHING_HEARD));
    },
    gone,
    tables: () => groups.keys(),
    async close() {
      await Promise.all([...groups.values()].map(({ queue }) => queue));
      groups.clear();
    },
  };
}

const CHAT_BELIEVED_MILLISECONDS = 5000;
const NOTHING_HEARD = { players: 0, spectators: 0 };

function newGroup(): Group {
  return {
    listeners: new Set(),
    heard: { ...NOTHING_HEARD },
    entering: 0,
    tableChanged: false,
    table: null,
    chat: null,
    chatReadAt: 0,
    queue: Promise.resolve(),
  };
}

function write(message: ServerMessage): string {
  return JSON.stringify(message);
}

const peopleAt = preparedRead((read, { table }: { readonly table: string }) =>
  read
    .selectFrom('tables')
    .innerJoin('seats', 'seats.match', 'tables.id')
    .select(['tables.state', 'seats.person'])
    .where('tables.id', '=', table),
);

async function whoHears(parts: Parts, table: string) {
  const rows = await peopleAt(parts, { table });
  const players = new Set(rows.flatMap(({ person }) => person ?? []));
  return { players, isOver: rows[0]?.state === 'over' };
}
