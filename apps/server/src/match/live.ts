/** A match held in memory on this node: its queue, who watches it, and the one way anything is appended to it. */

import { type Answer, done, refuse } from '../answer.ts';
import type { Due } from '../due/due.ts';
import { dueDone, dueWrite } from '../due/writes.ts';
import type { Parts } from '../parts.ts';
import type { Write } from '../storage/database.ts';
import { preparedInsert } from '../storage/prepared.ts';
import type { LogRow } from '../storage/schema.ts';
import { type Audience, broadcast, broadcastViews } from './audience.ts';
import { earliestDeadline } from './clock.ts';
import type { Delayed } from './delayed.ts';
import { endWrite } from './ending.ts';
import { follow, readHead, readPosition, readRows } from './load.ts';
import { type Advanced, beginning, type Happening, headOf, next, type Position, upgraded } from './position.ts';
import { happeningOf, rowOf } from './rows.ts';
import type { Setting } from './setting.ts';
import { turnsBegun } from './turns.ts';
import { thaw, upgradeOf } from './upgrade.ts';

export interface Live {
  readonly setting: Setting;
  /** Null when what is in the database is not known: it is read again before anything else. */
  position: Position | null;
  /** The frames after each message that was done: sent again, it is answered, not done again. */
  messages: Map<string, readonly number[]>;
  readonly audience: Set<Audience>;
  /** Those who watch some time behind. */
  delayed: Delayed | null;
  /** One thing after the other. */
  queue: Promise<unknown>;
  /** When the row in `due` that looks after the clock comes up, as far as this node knows. */
  clockDueAt: number | null;
  /** Bots are being asked. */
  botsAsked: boolean;
  /** When anything last happened here: what is idle is forgotten. */
  usedAt: number;
  /** Something of the table changed too: a seat's holder, or that it is over. */
  readonly onTable: () => void;
}

export function newLive(setting: Setting, now: number, onTable: () => void): Live {
  return {
    setting,
    position: null,
    messages: new Map(),
    audience: new Set(),
    delayed: null,
    queue: Promise.resolve(),
    clockDueAt: null,
    botsAsked: false,
    usedAt: now,
    onTable,
  };
}

export function inTurn<T>(live: Live, task: () => Promise<T>): Promise<T> {
  const result = live.queue.then(task);
  live.queue = result.catch(() => {});
  return result;
}

/** The position as the database has it, read if need be. Only in the match's turn. */
export async function positionOf(parts: Parts, live: Live): Promise<Answer<Position>> {
  if (live.position !== null) return done(live.position);
  const { setting } = live;
  const head = await readHead(parts, setting.id);
  if (head === undefined) return refuse('not-running');
  if (head.version > setting.game.version) return refuse('unavailable', 'a newer server plays this match');
  if (head.version < setting.game.version) return underNewerRules(parts, live, head);
  const { position, messages } = await readPosition(parts, setting, head);
  live.position = position;
  live.messages = new Map(messages);
  broadcastViews(live, position);
  return done(position);
}

async function underNewerRules(parts: Parts, live: Live, head: LogRow): Promise<Answer<Position>> {
  const { setting } = live;
  const upgrade = await upgradeOf(parts, setting, head);
  if (!upgrade.ok) return upgrade;
  const { before, happening } = upgrade.value;
  live.position = before;
  const { entry } = happeningOf(head);
  if (entry.kind !== 'end')
    return append(parts, live, [happening], null, { lead: upgraded, extra: [thaw(parts, setting.id)] });
  // What is over is looked at, not changed.
  before.fold.end = entry;
  return done(before);
}

/** What other nodes have appended since. */
export async function catchUp(parts: Parts, live: Live): Promise<void> {
  if (live.position === null) {
    await positionOf(parts, live);
    return;
  }
  for (const row of await readRows(parts, live.setting.id, headOf(live.position))) {
    if (row.version > live.setting.game.version) {
      live.position = null;
      return;
    }
    accept(parts, live, follow(live.setting, live.position, row), row);
  }
}

type Lead = (setting: Setting, before: Position, happening: Happening) => Advanced;

/**
 * Appends all of it or nothing, durable when it resolves, and only then tells anybody. `stale`: another
 * node was first; what it did has been taken in, and the caller has to look again.
 */
export async function append(
  parts: Parts,
  live: Live,
  happenings: readonly Happening[],
  message: string | null,
  { lead = next, extra = [] }: { readonly lead?: Lead; readonly extra?: readonly Write[] } = {},
): Promise<Answer<Position>> {
  const { setting } = live;
  const before = live.position;
  let position = before;
  const rows: LogRow[] = [];
  const steps: Advanced[] = [];
  for (const happening of happenings) {
    const advanced = position === null ? beginning(setting, happening) : lead(setting, position, happening);
    rows.push(rowOf(setting, happening, advanced, position, rows.length === 0 ? message : null));
    steps.push(advanced);
    position = advanced.position;
  }
  const last = position as Position;
  const writes = [
    ...rows.map(preparedInsert(parts.database, 'log')),
    ...extra,
    ...endWrite(parts, setting, last, happenings),
    ...dueWrites(parts, live, before, last),
  ];
  const committed = await parts.database.commit(writes, [{ topic: 'match', subject: setting.id }]);
  if (committed.ok) {
    for (const [index, advanced] of steps.entries()) {
      parts.metrics.entries.inc({ kind: (happenings[index] as Happening).entry.kind });
      accept(parts, live, advanced, rows[index] as LogRow);
    }
    return done(last);
  }
  live.clockDueAt = null;
  if (committed.why === 'conflict') {
    parts.metrics.conflicts.inc();
    await catchUp(parts, live);
    return refuse('stale');
  }
  // It may be there or not: nobody was told, and the next to come reads it back.
  live.position = null;
  return refuse('unavailable');
}

function accept(parts: Parts, live: Live, advanced: Advanced, row: LogRow): void {
  live.position = advanced.position;
  live.usedAt = parts.now();
  // Behind the base a message is looked up in the log.
  if (advanced.position.after.base === row.seq) live.messages.clear();
  if (row.message !== null) live.messages.set(row.message, advanced.position.after.frames);
  broadcast(live, advanced);
  live.delayed?.take(row);
  if (row.state === null) live.onTable();
}

/** The bots' turns, the clock and the notices that follow from where the match stands now. */
function dueWrites(parts: Parts, live: Live, before: Position | null, position: Position): Write[] {
  const { setting } = live;
  const writes: Write[] = [];
  const subject = setting.id;
  const botsOwe = botOwing(position) !== null;
  if (botsOwe) writes.push(dueWrite(parts, { kind: 'bot', subject, at: parts.now() }, true));
  else if (before !== null && botOwing(before) !== null) writes.push(dueDone(parts, { kind: 'bot', subject }));
  const deadline = position.fold.end === null ? earliestDeadline(position.after.clock) : null;
  const due: Due | null = deadline === null ? null : { kind: 'clock', subject, at: deadline };
  // A row that comes up early does no harm: whoever takes it looks at the clock. A late one would.
  const known = live.clockDueAt;
  if (due !== null && (known === null || known <= parts.now() || due.at < known)) {
    writes.push(dueWrite(parts, due));
    live.clockDueAt = due.at;
  }
  writes.push(...turnsBegun(parts, setting, before, position));
  return writes;
}

/** The first seat played by a bot that owes a decision. */
export function botOwing({ fold, after }: Position): number | null {
  if (fold.end !== null) return null;
  return after.owing.find((seat) => after.seats[seat]?.bot != null) ?? null;
}
