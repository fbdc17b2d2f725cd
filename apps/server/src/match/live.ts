/** A match held in memory on this node: its queue, who watches it, and the one way anything is appended to it. */

import { type Answer, done, refuse } from '../answer.ts';
import type { Due } from '../due/due.ts';
import { dueDone, dueOnce, dueWrite } from '../due/writes.ts';
import type { Parts } from '../parts.ts';
import type { Announcement, Write } from '../storage/database.ts';
import { preparedInsert } from '../storage/prepared.ts';
import type { LogRow } from '../storage/schema.ts';
import { type Audience, broadcast, broadcastViews, resendViews } from './audience.ts';
import { earliestDeadline } from './clock.ts';
import type { Delayed } from './delayed.ts';
import { endWrites } from './ending.ts';
import { follow, readHead, readPosition, readRows } from './load.ts';
import { botSeatOf, following, headOf, isPlayedByPerson, type Move, type ServerPosition } from './position.ts';
import { entryOf, rowOf } from './rows.ts';
import type { Setting } from './setting.ts';
import { thaw, upgradeOf } from './upgrade.ts';

export interface Live {
  readonly setting: Setting;
  /** Null when what is in the database is not known: it is read again before anything else. */
  position: ServerPosition | null;
  /** The frames after each message that was done: sent again, it is answered, not done again. */
  messages: Map<string, readonly number[]>;
  readonly audience: Set<Audience>;
  /** Those who watch some time behind. */
  delayed: Delayed | null;
  /** One thing after the other. */
  queue: Promise<unknown>;
  /** When the row in `due` that looks after the clock comes up, as far as this node knows. */
  clockDueAt: number | null;
  /** While bots are being asked: whoever else wants them to play waits for the same. */
  botsPlaying: Promise<void> | null;
  /** When anything last happened here, and how much is still to be done: what is idle is forgotten. */
  usedAt: number;
  queued: number;
  /** The table says that it is frozen. */
  frozen: boolean;
  readonly told: Told;
}

/** Whom a match tells of what is not a frame. */
export interface Told {
  /** Something of the table changed too: a seat's holder, or that it is over. */
  table(match: string): void;
  /** Nobody knows what was written: it has to be read back even if nobody comes. */
  lost(live: Live): void;
}

export function newLive(setting: Setting, now: number, told: Told, frozen = false): Live {
  return {
    setting,
    position: null,
    messages: new Map(),
    audience: new Set(),
    delayed: null,
    queue: Promise.resolve(),
    clockDueAt: null,
    botsPlaying: null,
    usedAt: now,
    queued: 0,
    frozen,
    told,
  };
}

export function inTurn<T>(live: Live, task: () => Promise<T>): Promise<T> {
  live.queued++;
  const result = live.queue.then(task);
  const settled = () => {
    live.queued--;
  };
  // Whoever asked hears of what went wrong; the next in turn does not.
  live.queue = result.then(settled, settled);
  return result;
}

/** The position as the database has it, read if need be. Only in the match's turn. */
export async function positionOf(parts: Parts, live: Live): Promise<Answer<ServerPosition>> {
  if (live.position !== null) return done(live.position);
  const { setting } = live;
  const head = await readHead(parts, setting.id);
  if (head === undefined) return refuse('not-running');
  if (head.version > setting.game.version) return refuse('unavailable', 'a newer server plays this match');
  if (head.version < setting.game.version) return underNewerRules(parts, live, head);
  const { position, messages } = await readPosition(parts, setting, head);
  live.position = position;
  live.messages = new Map(messages);
  await thawed(parts, live);
  broadcastViews(live, position);
  await live.delayed?.fill();
  live.told.table(setting.id);
  return done(position);
}

/** These rules can play what others could not. */
async function thawed(parts: Parts, live: Live): Promise<void> {
  if (!live.frozen) return;
  const { id } = live.setting;
  const committed = await parts.database.commit([thaw(parts, id)], [{ topic: 'table', subject: id }]);
  live.frozen = !committed.ok;
}

async function underNewerRules(parts: Parts, live: Live, head: LogRow): Promise<Answer<ServerPosition>> {
  const { setting } = live;
  const upgrade = await upgradeOf(parts, setting, head);
  if (!upgrade.ok) return upgrade;
  const { before } = upgrade.value;
  live.position = before;
  const entry = entryOf(head);
  if (entry.kind !== 'end') {
    const moves = following(setting, before, [upgrade.value.entry]);
    const appended = await append(parts, live, moves, null, { extra: [thaw(parts, setting.id)], later: true });
    if (appended.ok) {
      live.frozen = false;
      live.told.table(setting.id);
    }
    return appended;
  }
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
  const rows = await readRows(parts, live.setting.id, headOf(live.position));
  // Whoever wrote them may have put off what looks after the clock.
  if (rows.length > 0) live.clockDueAt = null;
  for (const row of rows) {
    if (row.version > live.setting.game.version) {
      live.position = null;
      return;
    }
    accept(parts, live, follow(live.setting, live.position, row), row);
  }
}

interface AppendOptions {
  readonly extra?: readonly Write[];
  /** Nobody here is about to ask the bots: whoever claims their row first does. */
  readonly later?: boolean;
  /** What the writes besides the log change. */
  readonly announce?: readonly Announcement[];
}

/**
 * Appends what led on from the match's position, all of it or nothing, durable when it resolves, and only then tells anybody. `stale`: another
 * node was first; what it did has been taken in, and the caller has to look again.
 */
export async function append(
  parts: Parts,
  live: Live,
  moves: readonly Move[],
  message: string | null,
  { extra = [], later = false, announce = [] }: AppendOptions = {},
): Promise<Answer<ServerPosition>> {
  const { setting } = live;
  const before = live.position;
  const rows = moves.map((move, index) => rowOf(setting, move, index === 0 ? message : null));
  const last = moves.at(-1) as Move;
  const writes = [
    ...rows.map(preparedInsert(parts.database, 'log')),
    ...extra,
    ...(await endWrites(parts, setting, last)),
    ...dueWrites(parts, live, before, last.position, !later),
  ];
  const committed = await parts.database.commit(writes, [{ topic: 'match', subject: setting.id }, ...announce]);
  if (committed.ok) {
    for (const [index, move] of moves.entries()) {
      parts.metrics.entries.inc({ kind: move.entry.kind });
      accept(parts, live, move, rows[index] as LogRow);
    }
    return done(last.position);
  }
  live.clockDueAt = null;
  if (committed.why === 'conflict') {
    parts.metrics.conflicts.inc();
    await catchUp(parts, live);
    // With nothing new to look at, whoever tries again would try for ever.
    const isNew = before === null || live.position === null || headOf(live.position) > headOf(before);
    return refuse(isNew ? 'stale' : 'unavailable');
  }
  // It may be there or not: nobody was told, and it is read back before anything else.
  live.position = null;
  live.told.lost(live);
  return refuse('unavailable');
}

function accept(parts: Parts, live: Live, move: Move, row: LogRow): void {
  const { position } = move;
  live.position = position;
  live.usedAt = parts.now();
  // Behind the base a message is looked up in the log.
  if (position.after.base === row.seq) live.messages.clear();
  if (row.message !== null) live.messages.set(row.message, position.after.frames);
  broadcast(live, move);
  live.delayed?.take(row);
  if (row.state !== null) return;
  live.told.table(live.setting.id);
  // No frame tells of a seat's clock that began or stopped with its holder.
  resendViews(live, position);
}

/** How far the clocks of two nodes may be apart before somebody's time runs out late. */
const SKEW_MILLISECONDS = 5000;

/** The bots' turns, the clock and the notices that follow from where the match stands now. */
function dueWrites(
  parts: Parts,
  live: Live,
  before: ServerPosition | null,
  position: ServerPosition,
  leased: boolean,
): Write[] {
  const { setting } = live;
  const writes: Write[] = [];
  const subject = setting.id;
  const botsOwe = botSeatOf(setting, position) !== null;
  if (botsOwe) writes.push(dueWrite(parts, { kind: 'bot', subject, at: parts.now() }, leased));
  else if (before !== null && botSeatOf(setting, before) !== null)
    writes.push(dueDone(parts, { kind: 'bot', subject }));
  const deadline = position.fold.end === null ? earliestDeadline(position.after.clock) : null;
  const due: Due | null = deadline === null ? null : { kind: 'clock', subject, at: deadline };
  // A row that comes up early does no harm: whoever takes it looks at the clock. A late one would.
  const known = live.clockDueAt;
  if (due !== null && (known === null || known <= parts.now() + SKEW_MILLISECONDS || due.at < known)) {
    writes.push(dueWrite(parts, due));
    live.clockDueAt = due.at;
  }
  writes.push(...turnsBegun(parts, setting, before, position));
  return writes;
}

/** Notices for play over days: written with the entry that makes somebody's turn, sent later if they stay away. */
function turnsBegun(parts: Parts, setting: Setting, before: ServerPosition | null, position: ServerPosition): Write[] {
  const { mail, push, webhookHosts, delay } = parts.settings.notices;
  if (setting.clock.kind !== 'correspondence' || position.fold.end !== null) return [];
  // Whoever plays alone keeps nobody waiting.
  if (setting.people.length === 1) return [];
  if (mail === null && push === null && webhookHosts.length === 0) return [];
  const owed = new Set(before?.after.owing);
  const begun = position.after.owing.filter((seat) => !owed.has(seat) && isPlayedByPerson(position.after.seats[seat]));
  const people = new Set(begun.flatMap((seat) => setting.people[seat] ?? []));
  return [...people].map((person) =>
    dueOnce(parts, { kind: 'notice', subject: person, at: parts.now() + 1000 * delay }),
  );
}
