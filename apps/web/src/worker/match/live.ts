/** A running match in this browser: one change at a time, stored before it is published; bots play on their own. */

import type { Manifest } from '@tarmac/bots';
import type { By, Eye, Seat } from '@tarmac/kit';
import { type ByEye, type Change, eyeIndex, followLog, type Move, type Position } from '@tarmac/match';
import type { BotPace, BotsWish, PageAnswer, PageProblem } from '../../backend/backend.ts';
import type { Parts } from '../parts.ts';
import { isTaken, type KeptMatch, type Log } from '../store.ts';
import { botPlayer } from './bots.ts';
import { actMoves, holderOf, keyOf, undoMoves } from './entries.ts';
import { momentNow } from './moments.ts';
import { makePacing } from './pacing.ts';
import { seatsOfPeople, tableNow } from './table.ts';

export interface Live {
  /** Publishes the current moments and starts the bots. */
  begin(): void;
  act(seat: Seat, action: unknown): Promise<PageAnswer>;
  undo(seat: Seat): Promise<PageAnswer>;
  bots(wish: BotsWish): void;
  match(): KeptMatch;
  log(): Log;
  /** It had to stop. */
  isGone(): boolean;
  /** Stops all messages; resolves when pending writes are stored. */
  close(): Promise<void>;
}

/** The current rules must be able to replay the log. */
export function makeLive(
  parts: Parts,
  known: Manifest,
  kept: KeptMatch,
  keptLog: Log,
  pace: BotPace,
  onGone: () => void,
): Live {
  const { game } = known;
  const { id, seats } = kept;
  const key = keyOf(kept, keptLog);
  const people = seatsOfPeople(seats);
  /** The eyes that get moments. */
  const eyes: readonly Eye[] = people.length === 0 ? ['watcher'] : people;

  let match = kept;
  let log = keptLog;
  let { position, latest } = lastOf(followLog(game, log), null);
  let toldAt = parts.now();
  let closed = false;
  let gone = false;
  const notes = new Set<PageProblem>(parts.store.lasts(id) ? [] : ['not-kept']);
  let tail: Promise<unknown> = Promise.resolve();

  function inTurn<T>(run: () => Promise<T>): Promise<T> {
    const done = tail.then(run);
    tail = done.catch(() => undefined);
    return done;
  }

  async function append(moves: readonly Move[]): Promise<PageAnswer> {
    const after = lastOf(moves, latest);
    const entries = moves.map(({ entry }) => entry);
    const at = entries[entries.length - 1]?.at ?? match.changedAt;
    const outcome = after.position.fold.end === null ? null : game.outcome(after.position.fold.state);
    const changed: KeptMatch = {
      ...match,
      changedAt: at,
      state: after.position.fold.end === null ? 'running' : 'over',
      ranks: outcome?.ranks ?? null,
      head: { version: game.version, state: after.position.fold.state },
    };
    try {
      await parts.store.append(changed, log.length, entries);
    } catch (error) {
      return notKept(error);
    }
    const before = latest;
    const ended = changed.state !== match.state;
    match = changed;
    log = [...log, ...entries];
    position = after.position;
    latest = after.latest;
    if (closed) return DONE;
    for (const eye of eyes) {
      const index = eyeIndex(eye, seats.length);
      if (latest[index] !== before[index]) tellMoment(eye);
    }
    if (ended) tellTable();
    bots.play();
    return DONE;
  }

  function tellMoment(eye: Eye): void {
    const change = latest[eyeIndex(eye, seats.length)] as Change;
    toldAt = parts.now();
    parts.say({ match: id, kind: 'moment', moment: momentNow(known, position, eye, change) });
  }

  function tellTable(): void {
    parts.say({ match: id, kind: 'table', table: { ...tableNow(game, match, log, position), notes: [...notes] } });
  }

  function bySeat(seat: Seat, moves: (by: By) => PageAnswer<readonly Move[]>): Promise<PageAnswer> {
    return inTurn(async () => {
      if (closed) return { ok: false, problem: 'not-found' };
      if (!people.includes(seat)) return { ok: false, problem: 'not-your-seat' };
      const made = moves(holderOf(seats[seat], seat));
      return made.ok ? append(made.value) : made;
    });
  }

  const pacing = makePacing(pace);
  const bots = botPlayer(parts, game, seats, () => position, pacing, {
    pauseLeft: (pace) => toldAt + pace - parts.now(),
    play: (seat, isStillAsked, action) =>
      inTurn(async () => {
        if (closed || !isStillAsked()) return;
        const made = actMoves(game, key, position, holderOf(seats[seat], seat), seat, action, parts.now());
        if (!made.ok) throw new Error(`a bot's action was refused: ${made.problem}`);
        const written = await append(made.value);
        if (!written.ok) giveUp(written.problem);
      }),
    giveUp,
    botsAway() {
      if (closed || notes.has('bots-away')) return;
      notes.add('bots-away');
      tellTable();
    },
  });

  /** Bots cannot continue: a watcher would wait for ever. */
  function giveUp(problem: PageProblem): void {
    if (closed) return;
    closed = true;
    gone = true;
    bots.stop();
    parts.say({ match: id, kind: 'gone', problem });
    onGone();
  }

  return {
    begin() {
      tellTable();
      for (const eye of eyes) tellMoment(eye);
      bots.play();
    },
    act: (seat, action) => bySeat(seat, (by) => actMoves(game, key, position, by, seat, action, parts.now())),
    undo: (seat) => bySeat(seat, (by) => undoMoves(game, position, by, seat, parts.now())),
    bots: pacing.wish,
    match: () => match,
    log: () => log,
    isGone: () => gone,
    async close() {
      closed = true;
      bots.stop();
      await tail;
    },
  };
}

const DONE: PageAnswer = { ok: true, value: undefined };

type Latest = ByEye<Change | null>;

/** The last position, and the last change for each eye. */
function lastOf(moves: Iterable<Move>, before: Latest | null): { position: Position; latest: Latest } {
  let position: Position | null = null;
  let latest = before ?? [];
  for (const move of moves) {
    position = move.position;
    latest = move.changes.map((change, index) => change ?? latest[index] ?? null);
  }
  if (position === null) throw new Error('nothing to follow');
  return { position, latest };
}

/** A browser without storage, or an index that another tab has written. */
export function notKept(error: unknown): Extract<PageAnswer, { ok: false }> {
  return { ok: false, problem: isTaken(error) ? 'open-elsewhere' : 'no-storage' };
}
