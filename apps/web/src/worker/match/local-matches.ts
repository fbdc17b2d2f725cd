/** The matches of this browser: created, listed, opened, and read without opening. */

import type { Manifest } from '@tarmac/bots';
import type { Eye, Seat, Tried } from '@tarmac/kit';
import { exportMatch, fastChance, fromHex } from '@tarmac/kit';
import { eyesOf } from '@tarmac/match';
import type { BotPace, BotsWish, Moment, PageAnswer } from '../../backend/backend.ts';
import { eyeOf, findGame, seatsIn } from '../games.ts';
import type { Parts } from '../parts.ts';
import { newSeed } from '../parts.ts';
import type { LocalSummary, NewLocal, NewWhatIf } from '../rules-api.ts';
import type { KeptMatch, Log } from '../store.ts';
import { triedHere } from './campaign.ts';
import { branchEntries, underPresentRules } from './entries.ts';
import { type Live, makeLive, notKept } from './live.ts';
import { historyOf, viewFileOf } from './moments.ts';
import { type Made, newLuck, newMatch, newRecord, seatedAs } from './new-match.ts';
import { seatsOfPeople, summaryOf } from './table.ts';

export interface LocalMatches {
  create(wish: NewLocal): Promise<PageAnswer<string>>;
  branch(wish: NewWhatIf): Promise<PageAnswer<string>>;
  list(): Promise<PageAnswer<readonly LocalSummary[]>>;
  campaign(game: string): Promise<PageAnswer<readonly Tried[]>>;
  open(id: string, pace?: BotPace): Promise<PageAnswer>;
  close(id: string): Promise<void>;
  act(id: string, seat: Seat, action: unknown): Promise<PageAnswer>;
  undo(id: string, seat: Seat): Promise<PageAnswer>;
  bots(id: string, wish: BotsWish): void;
  history(id: string, eye: Eye): Promise<PageAnswer<readonly Moment[]>>;
  download(id: string): Promise<PageAnswer<MatchText>>;
  remove(id: string): Promise<PageAnswer>;
}

const DONE = { ok: true, value: undefined } as const;
const NOT_FOUND = { ok: false, problem: 'not-found' } as const;

const lockOf = (id: string) => `tarmac-match-${id}`;

/** A match on display; one page may open it twice, if a new view comes before the old one is gone. */
interface Opened {
  readonly live: Live;
  lookers: number;
  release(): void;
}

interface Readable {
  readonly known: Manifest;
  readonly match: KeptMatch;
  readonly log: Log;
  /** The number of stored entries, without a pending upgrade. */
  readonly stored: number;
}

export function localMatches(parts: Parts): LocalMatches {
  const opened = new Map<string, Opened>();
  /** Opens and closes run one after another. */
  let tail: Promise<unknown> = Promise.resolve();

  function inTurn<T>(run: () => Promise<T>): Promise<T> {
    const done = tail.then(run);
    tail = done.catch(() => undefined);
    return done;
  }

  /** The stored match, for the current rules. */
  async function read(id: string): Promise<PageAnswer<Readable>> {
    let found: Awaited<ReturnType<Parts['store']['read']>>;
    try {
      found = await parts.store.read(id);
    } catch (error) {
      return notKept(error);
    }
    const known = found === null ? null : findGame(found.match.game);
    if (found === null || known === null) return NOT_FOUND;
    const { match } = found;
    try {
      const log = underPresentRules(known.game, match, found.log, parts.now());
      return { ok: true, value: { known, match, log, stored: found.log.length } };
    } catch {
      return { ok: false, problem: 'frozen' };
    }
  }

  /** The current match, open or not. */
  async function readNow(id: string): Promise<PageAnswer<Readable>> {
    const live = opened.get(id)?.live;
    if (live?.isGone()) return read(id);
    const known = live === undefined ? null : findGame(live.match().game);
    if (live === undefined || known === null) return read(id);
    return { ok: true, value: { known, match: live.match(), log: live.log(), stored: live.log().length } };
  }

  /** `others`: earlier users of a match that had to stop. */
  async function openAnew(id: string, pace: BotPace, others: number): Promise<PageAnswer> {
    const release = await parts.hold(lockOf(id));
    if (release === null) return { ok: false, problem: 'open-elsewhere' };
    const found = await read(id);
    const ready = found.ok ? await keepUpgrade(found.value) : found;
    if (!found.ok || !ready.ok) {
      release();
      return ready;
    }
    const { known, match, log } = found.value;
    // Another tab may continue it.
    const onGone = () => void inTurn(() => live.close().then(release));
    const live = makeLive(parts, known, match, log, pace, onGone);
    opened.set(id, { live, lookers: others + 1, release });
    live.begin();
    return DONE;
  }

  /** A running match stores its upgrade; a finished one stays as it was. */
  async function keepUpgrade({ match, log, stored }: Readable): Promise<PageAnswer> {
    if (match.state === 'over' || stored === log.length) return DONE;
    try {
      await parts.store.append(match, stored, log.slice(stored));
      return DONE;
    } catch (error) {
      return notKept(error);
    }
  }

  async function closeWhole(id: string): Promise<void> {
    const open = opened.get(id);
    if (open === undefined) return;
    opened.delete(id);
    await open.live.close();
    // A stopped match was already released.
    if (!open.live.isGone()) open.release();
  }

  async function keep(made: PageAnswer<Made>): Promise<PageAnswer<string>> {
    if (!made.ok) return made;
    const { match, log } = made.value;
    try {
      await parts.store.append(match, 0, log);
    } catch (error) {
      return notKept(error);
    }
    return { ok: true, value: match.id };
  }

  return {
    create: async (wish) => keep(newMatch(parts, wish)),
    branch: async (wish) => keep(newWhatIf(parts, wish)),
    async list() {
      try {
        const kept = await parts.store.list();
        return { ok: true, value: kept.map(summaryOf).sort((a, b) => b.changedAt - a.changedAt) };
      } catch (error) {
        return notKept(error);
      }
    },
    async campaign(game) {
      const known = findGame(game);
      if (known === null) return { ok: false, problem: 'no-such-game' };
      try {
        return { ok: true, value: triedHere(known, await parts.store.list()) };
      } catch (error) {
        return notKept(error);
      }
    },
    open: (id, pace = 'normal') =>
      inTurn(async () => {
        const open = opened.get(id);
        if (open === undefined || open.live.isGone()) return openAnew(id, pace, open?.lookers ?? 0);
        open.lookers++;
        open.live.bots({ pace });
        open.live.begin();
        return DONE;
      }),
    close: (id) =>
      inTurn(async () => {
        const open = opened.get(id);
        if (open === undefined || --open.lookers > 0) return;
        await closeWhole(id);
      }),
    act: async (id, seat, action) => opened.get(id)?.live.act(seat, action) ?? NOT_FOUND,
    bots: (id, wish) => opened.get(id)?.live.bots(wish),
    undo: async (id, seat) => opened.get(id)?.live.undo(seat) ?? NOT_FOUND,
    async history(id, eye) {
      const found = await readNow(id);
      if (!found.ok) return found;
      const { known, match, log } = found.value;
      if (!mayBeSeen(match, eye)) return { ok: false, problem: 'not-allowed' };
      return { ok: true, value: historyOf(known, log, eye) };
    },
    async download(id) {
      const found = await readNow(id);
      return found.ok ? { ok: true, value: fileOf(found.value.known, found.value.match, found.value.log) } : found;
    },
    remove: (id) =>
      inTurn(async () => {
        await closeWhole(id);
        const release = await parts.hold(lockOf(id));
        if (release === null) return { ok: false, problem: 'open-elsewhere' };
        try {
          await parts.store.remove(id);
          return DONE;
        } catch (error) {
          return notKept(error);
        } finally {
          release();
        }
      }),
  };
}

/** A match of this browser as a file: whole after the end, before that only what all people at this device may know. */
interface MatchText {
  readonly name: string;
  readonly text: string;
}

export function fileOf(known: Manifest, match: KeptMatch, log: Log): MatchText {
  const [day] = new Date(match.createdAt).toISOString().split('T');
  const file =
    match.state === 'over'
      ? exportMatch(known.game, log, fromHex(match.secret))
      : viewFileOf(known, log, eyeOfDevice(match));
  return { name: `${match.game}-${day}.json`, text: JSON.stringify(file) };
}

/** With several people the file shows no hand. */
function eyeOfDevice({ seats }: KeptMatch): Eye {
  const [only, ...others] = seatsOfPeople(seats);
  return only === undefined || others.length > 0 ? 'watcher' : only;
}

/** During play only the eyes of the people here and the watcher. */
function mayBeSeen({ seats, state }: KeptMatch, eye: Eye): boolean {
  if (!eyesOf(seats.length).includes(eye)) return false;
  return state === 'over' || eye === 'watcher' || seatsOfPeople(seats).includes(eye);
}

/** A what-if from one seat's view and nothing else of the match. Hidden data is imagined, with our own luck. */
function newWhatIf(parts: Parts, { game: id, view, seats: wished, of }: NewWhatIf): PageAnswer<Made> {
  const known = findGame(id);
  if (known === null) return { ok: false, problem: 'no-such-game' };
  const { game } = known;
  const seated = seatedAs(wished);
  if (!seated.ok) return seated;
  const seats = seated.value;
  const unfit = known.viewProblem(view);
  if (unfit !== null) return { ok: false, problem: 'malformed', detail: unfit };
  const eye = eyeOf(view);
  if (eye === 'watcher') return { ok: false, problem: 'malformed', detail: 'a watcher has nothing to decide' };
  if (seats.length !== seatsIn(view))
    return { ok: false, problem: 'malformed', detail: `the match has ${seatsIn(view)} seats` };
  // Else a person would play a world made from another's hand.
  if (seats.some((seat, index) => index !== eye && 'name' in seat))
    return { ok: false, problem: 'malformed', detail: 'only the seat whose view it is can be a person’s' };
  const { secret, contributions } = newLuck(parts, seats.length);
  const state = game.imagine(view, fastChance(newSeed(parts)));
  if (game.outcome(state) !== null) return { ok: false, problem: 'not-running' };

  const at = parts.now();
  const whatIf = { match: of.match, eye, frame: of.frame };
  const log = branchEntries(game, state, whatIf, seats, secret, contributions, at);
  // A what-if always allows hints.
  const kept = of.move === undefined ? whatIf : { ...whatIf, move: of.move };
  const match = { ...newRecord(parts, game, seats, secret, state, at), options: {}, hints: true, whatIf: kept };
  return { ok: true, value: { match, log } };
}
