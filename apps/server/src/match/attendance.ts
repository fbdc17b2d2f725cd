/**
 * Who has a table open on other nodes. Only in memory: each node tells the others which seated people are at its tables, and one
 * that has been silent for a while, since it died or cannot be reached, has nobody any more.
 */

import type { Parts } from '../parts.ts';
import type { Announcement } from '../storage/database.ts';

const BEAT_MILLISECONDS = 20_000;
const SILENT_MILLISECONDS = 65_000;
/** PostgreSQL announces at most 8000 bytes at once. */
const MOST_CHARACTERS = 5000;

export interface Attendance {
  isElsewhere(table: string, person: string): boolean;
  /** These seated people are at the table on this node now. */
  tell(table: string, people: readonly string[]): void;
  /** What other nodes announce; null: some of it may have been missed. */
  hear(announcement: Announcement | null): void;
  /** Says that this node is there, and forgets those that do not. Called by a timer. */
  beat(): void;
  /** Resolves when the others have been told that nobody is here any more. */
  close(): Promise<void>;
}

/** What a node says. Without tables: only that it is there. */
interface Said {
  readonly node: string;
  readonly tables?: readonly (readonly [table: string, ...people: string[]])[];
  /** Everything before is void. */
  readonly anew?: true;
}

interface Other {
  heardAt: number;
  readonly tables: Map<string, readonly string[]>;
}

type AttendanceParts = Pick<Parts, 'database' | 'elapsed' | 'node' | 'log'>;

/** `changed`: somebody came to this table on another node, or left it. */
export function makeAttendance(parts: AttendanceParts, changed: (table: string) => void): Attendance {
  const { database, elapsed, node, log } = parts;
  const own = new Map<string, readonly string[]>();
  const others = new Map<string, Other>();
  const beating = setInterval(beat, BEAT_MILLISECONDS);
  beating.unref();

  async function announce(...announcements: readonly Announcement[]): Promise<void> {
    // One process has a file of SQLite for itself.
    if (database.dialect === 'sqlite') return;
    const told = await database.commit([], announcements).catch(() => ({ ok: false }));
    // Those who miss it take this node for silent before long.
    if (!told.ok) log.warn('could not tell other nodes who is at the tables');
  }

  const say = (said: Omit<Said, 'node'>): Announcement => ({
    topic: 'here',
    subject: JSON.stringify({ node, ...said }),
  });

  function everything(): Announcement[] {
    const batches: [string, ...string[]][][] = [[]];
    let size = 0;
    for (const [table, people] of own) {
      const entry: [string, ...string[]] = [table, ...people];
      size += JSON.stringify(entry).length;
      if (size > MOST_CHARACTERS) {
        batches.push([]);
        size = 0;
      }
      batches.at(-1)?.push(entry);
    }
    return batches.map((tables, index) => say(index === 0 ? { tables, anew: true } : { tables }));
  }

  function forget(gone: string): void {
    const tables = [...(others.get(gone)?.tables.keys() ?? [])];
    others.delete(gone);
    for (const table of tables) changed(table);
  }

  function take({ node: speaker, tables = [], anew }: Said): void {
    if (anew) forget(speaker);
    const known = others.get(speaker);
    const other = known ?? { heardAt: 0, tables: new Map() };
    others.set(speaker, other);
    other.heardAt = elapsed();
    for (const [table, ...people] of tables) {
      if (people.length === 0) other.tables.delete(table);
      else other.tables.set(table, people);
      changed(table);
    }
    // It was here before this node knew of it.
    if (known === undefined && anew === undefined) void announce({ topic: 'roll-call', subject: speaker });
  }

  function beat(): void {
    for (const [name, { heardAt }] of others) if (elapsed() - heardAt > SILENT_MILLISECONDS) forget(name);
    if (own.size > 0) void announce(say({}));
  }

  return {
    isElsewhere: (table, person) => [...others.values()].some(({ tables }) => tables.get(table)?.includes(person)),
    tell(table, people) {
      if ((own.get(table) ?? []).join() === people.join()) return;
      if (people.length === 0) own.delete(table);
      else own.set(table, people);
      void announce(say({ tables: [[table, ...people]] }));
    },
    hear(announcement) {
      if (announcement === null) return void announce(...everything(), { topic: 'roll-call', subject: '' });
      const { topic, subject } = announcement;
      if (topic === 'roll-call' && (subject === '' || subject === node)) void announce(...everything());
      if (topic === 'here') take(JSON.parse(subject) as Said);
    },
    beat,
    async close() {
      clearInterval(beating);
      if (own.size === 0) return;
      own.clear();
      await announce(...everything());
    },
  };
}
