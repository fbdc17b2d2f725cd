/** The listeners at each table of this node: tells them changes of the table and of its chat, everything but frames. */

import {
  type Attendance,
  CHAT_ROOMS,
  type ChatRoom,
  type Problem,
  type ServerMessage,
  type TableInfo,
} from '@tarmac/wire';
import { tableInfo } from '../lobby/table-info.ts';
import type { Parts } from '../parts.ts';
import type { Announcement } from '../storage/database.ts';
import { preparedRead } from '../storage/prepared.ts';
import { makeAttendance } from './attendance.ts';
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
  /** Who has come and was not seen to leave, since when others have been away, and what all were told of it, as JSON. */
  present: Set<string>;
  readonly leftAt: Map<string, number>;
  attendance: string | undefined;
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
  /** What other nodes announce of those who are at tables there; null: some of it may have been missed. */
  hear(announcement: Announcement | null): void;
  tables(): Iterable<string>;
  close(): Promise<void>;
}

export function makeListenerGroups(parts: Parts): ListenerGroups {
  const groups = new Map<string, Group>();
  const elsewhere = makeAttendance(parts, attendanceChanged);
  /** Tables at which somebody came or left, until that is told. */
  const unsettled = new Map<string, NodeJS.Timeout>();

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
    attendanceChanged(table);
  }

  function leave(table: string, listener: Listener): void {
    const group = groups.get(table);
    if (group?.listeners.delete(listener) && listener.person !== null) attendanceChanged(table);
    if (group?.listeners.size === 0 && group.entering === 0) groups.delete(table);
  }

  function attendanceChanged(table: string): void {
    if (unsettled.has(table)) return;
    const wait =
      (parts.settling ?? SETTLING_MILLISECONDS) +
      (groups.get(table)?.listeners.size ?? 0) * SETTLING_FOR_EACH_MILLISECONDS;
    const timer = setTimeout(() => {
      unsettled.delete(table);
      const group = groups.get(table);
      if (group === undefined) elsewhere.tell(table, []);
      else later(table, group, () => tellAttendance(table, group));
    }, wait);
    timer.unref();
    unsettled.set(table, timer);
  }

  async function tellAttendance(table: string, group: Group): Promise<void> {
    const info = await tableOf(table, group);
    const seated = seatedPeople(info);
    const here = peopleHere(group);
    if (info === null || seated.size < 2) {
      group.present.clear();
      return;
    }
    elsewhere.tell(table, [...seated].filter((person) => here.has(person)).sort());
    const present = new Set([...seated].filter((person) => here.has(person) || elsewhere.isElsewhere(table, person)));
    for (const person of seated)
      if (group.present.has(person) && !present.has(person)) group.leftAt.set(person, parts.now());
    for (const person of present) group.leftAt.delete(person);
    group.present = present;
    if (JSON.stringify(attendanceAt(table, group, info)) !== group.attendance)
      await tellTable(table, group, group.listeners);
  }

  /** Undefined where nobody has anybody to wait for. */
  function attendanceAt(table: string, group: Group, info: TableInfo): (Attendance | null)[] | undefined {
    if (seatedPeople(info).size < 2) return undefined;
    const present = peopleHere(group);
    return info.seats.map(({ person }) => {
      if (person === null) return null;
      // Whoever has just gone may only be loading the page anew.
      const here =
        [present, group.present].some((people) => people.has(person.id)) || elsewhere.isElsewhere(table, person.id);
      return { here, since: here ? null : (group.leftAt.get(person.id) ?? null) };
    });
  }

  async function tableOf(table: string, group: Group): Promise<TableInfo | null> {
    group.table ??= await tableInfo(parts, table);
    return group.table;
  }

  async function tellTable(table: string, group: Group, to: Iterable<Listener>): Promise<boolean> {
    const info = await tableOf(table, group);
    if (info === null) return false;
    const attendance = attendanceAt(table, group, info);
    const json = write({
      kind: 'table',
      match: table,
      table: info,
      ...(attendance === undefined ? {} : { attendance }),
    });
    for (const listener of to) listener.send(json);
    if (to === group.listeners) group.attendance = JSON.stringify(attendance);
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
        if (listener.person !== null) {
          group.present.add(listener.person.id);
          attendanceChanged(table);
        }
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
    hear: elsewhere.hear,
    tables: () => groups.keys(),
    async close() {
      for (const timer of unsettled.values()) clearTimeout(timer);
      unsettled.clear();
      await Promise.all([...groups.values()].map(({ queue }) => queue));
      groups.clear();
      await elsewhere.close();
    },
  };
}

const CHAT_BELIEVED_MILLISECONDS = 5000;
const NOTHING_HEARD = { players: 0, spectators: 0 };
/** Whoever loads the page anew is back within this time. */
const SETTLING_MILLISECONDS = 3000;
/** All listeners get about a hundred such messages a second together, however often somebody comes and goes. */
const SETTLING_FOR_EACH_MILLISECONDS = 10;

function newGroup(): Group {
  return {
    listeners: new Set(),
    heard: { ...NOTHING_HEARD },
    entering: 0,
    tableChanged: false,
    table: null,
    chat: null,
    chatReadAt: 0,
    present: new Set(),
    leftAt: new Map(),
    attendance: undefined,
    queue: Promise.resolve(),
  };
}

function peopleHere({ listeners }: Group): ReadonlySet<string> {
  return new Set([...listeners].flatMap(({ person }) => person?.id ?? []));
}

function seatedPeople(table: TableInfo | null): ReadonlySet<string> {
  return new Set(table?.seats.flatMap(({ person }) => person?.id ?? []));
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
