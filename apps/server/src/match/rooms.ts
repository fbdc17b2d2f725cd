/** Who is at which table, on this node, and what they are told besides the frames: the table itself, and the chat. */

import type { ChatRoom, ServerMessage } from '@tarmac/wire';
import { tableInfo } from '../lobby/table-info.ts';
import type { Parts } from '../parts.ts';
import { type Heard, heardBy, linesAfter } from './chat.ts';
import type { Listener } from './matches.ts';

const CHAT_ROOMS: readonly ChatRoom[] = ['players', 'spectators'];

interface Room {
  readonly listeners: Set<Listener>;
  /** The last line of each chat room that was sent. */
  readonly heard: Record<ChatRoom, number>;
  /** One thing after the other, so that nobody hears an older table after a newer one. */
  queue: Promise<void>;
}

export interface Rooms {
  /** False when there is no such table. */
  enter(table: string, listener: Listener): Promise<boolean>;
  leave(table: string, listener: Listener): void;
  listenersOf(table: string): readonly Listener[];
  tableChanged(table: string): void;
  chatted(table: string): void;
  gone(table: string): void;
  tables(): Iterable<string>;
  close(): Promise<void>;
}

export function makeRooms(parts: Parts): Rooms {
  const rooms = new Map<string, Room>();

  function later(table: string, task: (room: Room) => Promise<void>): void {
    const room = rooms.get(table);
    if (room === undefined) return;
    room.queue = room.queue
      .then(() => task(room))
      .catch((error) => parts.log.error({ table, error: String(error) }, 'could not tell a table'));
  }

  function gone(table: string): void {
    const json = write({ kind: 'gone', match: table, problem: 'not-found' });
    for (const listener of rooms.get(table)?.listeners ?? []) listener.send(json);
    rooms.delete(table);
  }

  async function tellTable(table: string, to: Iterable<Listener>): Promise<boolean> {
    const info = await tableInfo(parts, table);
    if (info === null) return false;
    const json = write({ kind: 'table', match: table, table: info });
    for (const listener of to) listener.send(json);
    return true;
  }

  async function tellChat(table: string, to: Iterable<Listener>, after: Readonly<Record<ChatRoom, number>>) {
    const lines = await Promise.all(CHAT_ROOMS.map((room) => linesAfter(parts, table, room, after[room])));
    if (lines.every(({ length }) => length === 0)) return;
    const { players, isOver } = await whoHears(parts, table);
    for (const listener of to) {
      const own = players.has(listener.person?.id ?? '') ? 'players' : 'spectators';
      // Those who watch may know more than those who play, until there is nothing left to know.
      const heard = lines.flatMap((said: Heard[], index) =>
        isOver || CHAT_ROOMS[index] === own ? heardBy(said, listener.person?.id ?? null) : [],
      );
      if (heard.length > 0) listener.send(write({ kind: 'chat', match: table, lines: heard }));
    }
    return lines;
  }

  return {
    async enter(table, listener) {
      if (!(await tellTable(table, [listener]))) return false;
      const room = rooms.get(table) ?? { listeners: new Set(), heard: { players: 0, spectators: 0 }, queue: done };
      rooms.set(table, room);
      room.listeners.add(listener);
      await tellChat(table, [listener], { players: 0, spectators: 0 });
      return true;
    },
    leave(table, listener) {
      const room = rooms.get(table);
      room?.listeners.delete(listener);
      if (room?.listeners.size === 0) rooms.delete(table);
    },
    listenersOf: (table) => [...(rooms.get(table)?.listeners ?? [])],
    tableChanged: (table) =>
      later(table, async (room) => {
        if (!(await tellTable(table, room.listeners))) gone(table);
      }),
    chatted: (table) =>
      later(table, async (room) => {
        const lines = (await tellChat(table, room.listeners, room.heard)) ?? [];
        for (const { room: where, number } of lines.flat()) room.heard[where] = Math.max(room.heard[where], number);
      }),
    gone,
    tables: () => rooms.keys(),
    async close() {
      await Promise.all([...rooms.values()].map(({ queue }) => queue));
      rooms.clear();
    },
  };
}

const done = Promise.resolve();

function write(message: ServerMessage): string {
  return JSON.stringify(message);
}

async function whoHears(parts: Parts, table: string) {
  const rows = await parts.database.read
    .selectFrom('tables')
    .innerJoin('seats', 'seats.match', 'tables.id')
    .select(['tables.state', 'seats.person'])
    .where('tables.id', '=', table)
    .execute();
  const players = new Set(rows.flatMap(({ person }) => person ?? []));
  return { players, isOver: rows[0]?.state === 'over' };
}
