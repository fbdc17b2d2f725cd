/** A match in the memory of this node: its queue, its audience, and the only way to append to it. */

import type { Seat } from '@tarmac/kit';
import { type Answer, done, refuse } from '../answer.ts';
import type { Due } from '../due/due.ts';
import { dueDone, dueOnce, dueWrite } from '../due/writes.ts';
import type { Parts } from '../parts.ts';
import type { Announcement, Write } from '../storage/database.ts';
import { preparedInsert, preparedReplace } from '../storage/prepared.ts';
import type { HeadRow, LogRow } from '../storage/schema.ts';
import { type Audience, broadcast, broadcastViews, resendViews } from './audience.ts';
import { earliestDeadline, LAST_MOVE_MILLISECONDS } from './clock.ts';
import type { Delayed } from './delayed.ts';
import { endWrites } from './ending.ts';
import { follow, readHead, readPosition, readRows } from './load.ts';
import { botSeatOf, following, headOf, isPlayedByPerson, type Move, type ServerPosition } from './position.ts';
import { makeRecent, type Recent } from './recent.ts';
import { entryOf, headRowOf, rowOf } from './rows.ts';
import type { Setting } from './setting.ts';
import { thaw, upgradeOf } from './upgrade.ts';

export interface Live {
  readonly setting: Setting;
  /** Null when it must be read from the database again. */
  position: ServerPosition | null;
  /** The frames after each handled message: a repeated message is answered, not done again. */
  messages: Map<string, readonly number[]>;
  readonly audience: Set<Audience>;
  /** The last moves, for those who come back after a short while. */
  readonly recent: Recent;
  /** Those who watch some time behind. */
  delayed: Delayed | null;
  /** Tasks run one after the other. */
  queue: Promise<unknown>;
  /** When the row in `due` for the clock comes up, as far as this node knows. */
  clockDueAt: number | null;
  /** Set while bots are playing: other callers wait for the same promise. */
  botsPlaying: Promise<void> | null;
  /** When it was last used, and how many tasks are pending: an idle match leaves the memory. */
  usedAt: number;
  queued: number;
  /** The last entry that this node wrote, and how long after its time people heard of it; null before the first. */
  heard: { readonly head: number; readonly at: number; readonly seat: Seat | null; readonly after: number } | null;
  /** The table says that it is frozen. */
  frozen: boolean;
  readonly told: Told;
}

/** Callbacks for changes other than frames. */
export interface Told {
  /** An entry was appended. */
  moved(match: string): void;
  /** Something of the table changed too: a seat's holder, or that it is over. */
  table(match: string): void;
  /** A write may or may not have succeeded: the match must be read again. */
  lost(live: Live): void;
}

export function newLive(setting: Setting, now: number, told: Told, frozen = false): Live {
  return {
    setting,
    position: null,
    messages: new Map(),
    audience: new Set(),
    recent: makeRecent(),
    delayed: null,
    queue: Promise.resolve(),
    clockDueAt: null,
    botsPlaying: null,
    heard: null,
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
  // The caller gets the error; the next task does not.
  live.queue = result.then(settled, settled);
  return result;
}

/** The position in the database, read if necessary. Only in the match's queue. */
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

/** Unfreezes a match that these rules can play. */
async function thawed(parts: Parts, live: Live): Promise<void> {
  if (!live.frozen) return;
  const { id } = live.setting;
  const committed = await parts.database.commit([thaw(parts, id)], [{ topic: 'table', subject: id }]);
  live.frozen = !committed.ok;
}

async function underNewerRules(parts: Parts, live: Live, head: HeadRow): Promise<Answer<ServerPosition>> {
  const { setting } = live;
  const upgrade = await upgradeOf(parts, setting, head);
  if (!upgrade.ok) return upgrade;
  const { before } = upgrade.value;
  live.position = before;
  const [last] = await readRows(parts, setting.id, head.seq - 1);
  const entry = entryOf(last as LogRow);
  if (entry.kind !== 'end') {
    const moves = following(setting, before, [upgrade.value.entry]);
    const appended = await append(parts, live, moves, null, { extra: [thaw(parts, setting.id)], later: true });
    if (appended.ok) {
      live.frozen = false;
      live.told.table(setting.id);
    }
    return appended;
  }
  // A finished match is only shown.
  before.fold.end = entry;
  return done(before);
}

/** Reads entries that other nodes have appended. */
export async function catchUp(parts: Parts, live: Live): Promise<void> {
  if (live.position === null) {
    await positionOf(parts, live);
    return;
  }
  const rows = await readRows(parts, live.setting.id, headOf(live.position));
  // The other node may have postponed the row for the clock.
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
  /** This node will not play the bots at once: the first node that claims their row does. */
  readonly later?: boolean;
  /** Announcements of the writes besides the log. */
  readonly announce?: readonly Announcement[];
}

/**
 * Appends moves to the match, all or none. They are durable when it resolves, and listeners are told only then. `stale`:
 * another node was first; its entries have been read, and the caller has to decide again.
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
    // Behind the log: if another node was first, its entry keeps the head from being replaced.
    preparedReplace(parts.database, 'heads', 'match')(headRowOf(setting, last)),
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
    const { entry, position } = last;
    const seat = entry.kind === 'act' ? entry.seat : null;
    // Not of what is read from other nodes: they have told it to their own listeners when it was there.
    live.heard = { head: headOf(position), at: entry.at, seat, after: Math.max(0, parts.now() - entry.at) };
    return done(position);
  }
  live.clockDueAt = null;
  if (committed.why === 'conflict') {
    parts.metrics.conflicts.inc();
    await catchUp(parts, live);
    // Without new entries the caller would try for ever.
    const isNew = before === null || live.position === null || headOf(live.position) > headOf(before);
    return refuse(isNew ? 'stale' : 'unavailable');
  }
  // The write may have succeeded or not: nobody was told, and the match is read again first.
  live.position = null;
  live.told.lost(live);
  return refuse('unavailable');
}

function accept(parts: Parts, live: Live, move: Move, row: LogRow): void {
  const { position } = move;
  live.position = position;
  live.usedAt = parts.now();
  // Messages before the base are looked up in the log.
  if (position.after.base === row.seq) live.messages.clear();
  if (row.message !== null) live.messages.set(row.message, position.after.frames);
  live.recent.add(move);
  live.told.moved(live.setting.id);
  broadcast(live, move);
  live.delayed?.take(row);
  if (move.entry.kind !== 'seat' && move.entry.kind !== 'end') return;
  live.told.table(live.setting.id);
  // A clock that started or stopped with a change of holder makes no frame.
  resendViews(live, position);
}

/** The allowed difference between the clocks of two nodes. */
const SKEW_MILLISECONDS = 5000;

/** The due rows that follow from the position: bots' turns, clock, notices. */
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
  const due: Due | null = deadline === null ? null : { kind: 'clock', subject, at: deadline + LAST_MOVE_MILLISECONDS };
  // An early row does no harm, since its handler checks the clock. A late one would.
  const known = live.clockDueAt;
  if (due !== null && (known === null || known <= parts.now() + SKEW_MILLISECONDS || due.at < known)) {
    writes.push(dueWrite(parts, due));
    live.clockDueAt = due.at;
  }
  writes.push(...turnsBegun(parts, setting, before, position));
  return writes;
}

/** Notices of correspondence: written with the entry that begins a turn, sent later if the person stays away. */
function turnsBegun(parts: Parts, setting: Setting, before: ServerPosition | null, position: ServerPosition): Write[] {
  const { mail, push, webhookHosts, delay } = parts.settings.notices;
  if (setting.clock.kind !== 'correspondence' || position.fold.end !== null) return [];
  // A person who plays alone keeps nobody waiting.
  if (setting.people.length === 1) return [];
  if (mail === null && push === null && webhookHosts.length === 0) return [];
  const owed = new Set(before?.after.owing);
  const begun = position.after.owing.filter((seat) => !owed.has(seat) && isPlayedByPerson(position.after.seats[seat]));
  const people = new Set(begun.flatMap((seat) => setting.people[seat] ?? []));
  return [...people].map((person) =>
    dueOnce(parts, { kind: 'notice', subject: person, at: parts.now() + 1000 * delay }),
  );
}
