/** The backend of a lesson: a recorded game that waits for the learner to make the recorded moves, and to read. */

import type { Lesson } from '@tarmac/board';
import type { Seat } from '@tarmac/kit';
import type { Backend, BackendSaid, Moment, PageAnswer, TableNow } from '../backend/backend.ts';
import { rules } from '../backend/rules.ts';
import type { Progress } from './progress.ts';

/** The pause between the moves of one turn of another. */
const PAUSE_MS = 900;

/** What is told before the game goes on: what the own move did, or which of the others' turns it is. */
export type Told = 'after' | number;

/** The state of the lesson, for the coach. */
export interface Lecture {
  /** Decisions made. */
  readonly done: number;
  /** The others are playing, or have played and it is to be read. */
  readonly watching: boolean;
  /** What is told; null while a move is asked for. */
  readonly telling: Told | null;
  /** The game stands until the learner has read what is told. */
  readonly held: boolean;
  /** Nobody else has played since the learner's last decision. */
  readonly straightOn: boolean;
  /** The learner tried another action than the recorded one. */
  readonly tried: boolean;
  /** The learner has chosen the recorded action, and is to confirm it. */
  readonly chosen: boolean;
  /** The refusal with which this step begins has been met, or there is none. */
  readonly met: boolean;
}

/** A lesson's backend, with what only its coach may do. */
export interface LessonBackend extends Backend {
  /** What was held has been read. */
  read(): void;
  /** The last moment of the lesson: from there a match can go on. */
  last(): Moment | null;
}

interface Wish {
  readonly game: string;
  readonly lesson: Lesson;
  /** What the learner is called. */
  readonly name: string;
  readonly progress: Progress;
  onlecture(lecture: Lecture): void;
}

const DONE: PageAnswer = { ok: true, value: undefined };

export function lessonBackend(wish: Wish): LessonBackend {
  const { game, lesson, name, progress, onlecture } = wish;
  const { seat, steps } = lesson;
  let hear: ((said: BackendSaid) => void) | null = null;
  let replay: string | null = null;
  let moments: readonly Moment[] = [];
  let at = 0;
  let done = progress.read();
  /** What is left of what follows the last move: one's own moments, then turn by turn. */
  let left: readonly (readonly Moment[])[] = [];
  let turnsTold = 0;
  let telling: Told | null = null;
  /** The game stands until what is told has been read. */
  let unread = false;
  let marks = { tried: false, chosen: false };
  /** The step of the last refusal that a step begins with. */
  let metIn = -1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** A dialog covers the table: nothing may happen behind it. */
  let held = false;
  /** What goes on when nothing is held any more. */
  let onRelease: (() => void) | null = null;
  let tellView: (view: unknown) => void;
  const firstView = new Promise<unknown>((resolve) => {
    tellView = resolve;
  });

  async function begin(): Promise<void> {
    const read = await rules().readFile(JSON.stringify(lesson.file));
    if (!read.ok) return hear?.({ kind: 'gone', problem: read.problem });
    if (hear === null) return rules().closeReplay(read.value.id);
    replay = read.value.id;
    const seen = await rules().replay(replay, seat);
    if (!seen.ok) return hear?.({ kind: 'gone', problem: seen.problem });
    moments = seen.value;
    at = placeAfter(moments, seat, done);
    hear?.({ kind: 'table', table: lessonTable(game, lesson, name) });
    tellView(moments[0]?.view);
    lecture();
    show();
  }

  function show(): void {
    const moment = moments[at];
    if (moment !== undefined) hear?.({ kind: 'moment', moment });
  }

  function lecture(now: Partial<typeof marks> = {}): void {
    marks = { tried: false, chosen: false, ...now };
    const watching = telling !== null || at < placeAfter(moments, seat, done);
    onlecture({
      done,
      watching,
      telling,
      held: unread,
      straightOn: done > 0 && turnsOf(lesson, following()).length === 1,
      met: steps[done]?.refused === undefined || metIn === done,
      ...marks,
    });
  }

  const following = () => followingOf(moments, seat, done);

  /** The moments of one turn, one after another; what nobody would notice is not waited for. */
  function playTurn(turn: readonly Moment[]): void {
    const [moment, ...rest] = turn;
    if (hear === null) return;
    if (moment !== undefined) {
      at += 1;
      show();
    }
    unread = rest.length === 0;
    lecture();
    if (!unread) timer = setTimeout(() => unlessHeld(() => playTurn(rest)), moment?.news.length === 0 ? 0 : PAUSE_MS);
  }

  function unlessHeld(goOn: () => void): void {
    if (held) onRelease = goOn;
    else goOn();
  }

  /** One's own moments are shown at once. */
  function follow(): void {
    const [own = [], ...turns] = turnsOf(lesson, following());
    left = turns;
    turnsTold = 0;
    at += own.length;
    unread = turns.length > 0;
    telling = unread ? 'after' : null;
    show();
    lecture();
  }

  return {
    where: 'browser',
    open(listener) {
      hear = listener;
      void begin().catch(() => hear?.({ kind: 'gone', problem: 'broken' }));
    },
    close() {
      hear = null;
      clearTimeout(timer);
      if (replay !== null) void rules().closeReplay(replay);
    },
    scene: async () => rules().scene(game, await firstView),

    async act(_, action) {
      const step = steps[done];
      if (step === undefined || at !== placeAfter(moments, seat, done)) return { ok: false, problem: 'not-your-turn' };
      // Whoever moves has read what was told of the last turn.
      unread = false;
      telling = null;
      if (!isWanted(step, action)) {
        lecture({ tried: true });
        return DONE;
      }
      done += 1;
      progress.write(done);
      follow();
      return DONE;
    },
    read() {
      if (!unread) return;
      const [turn, ...rest] = left;
      unread = false;
      left = rest;
      telling = turn === undefined ? null : turnsTold;
      turnsTold += 1;
      if (turn === undefined) lecture();
      else unlessHeld(() => playTurn(turn));
    },
    last: () => moments.at(-1) ?? null,
    undo: async () => ({ ok: false, problem: 'nothing-to-undo' }),
    history: async () => ({ ok: true, value: moments.slice(0, at + 1) }),
    download: async () => ({
      ok: true,
      value: { name: `${game}-lesson.tarmac.json`, text: JSON.stringify(lesson.file) },
    }),

    // After the last step there is nothing to decide, though the game is not over.
    actions: async ({ view }) => (done < steps.length ? rules().actions(game, view) : []),
    check: ({ view }, action) => rules().check(game, view, action),
    async consider({ view }, action) {
      const step = steps[done];
      const chosen = step !== undefined && isWanted(step, action);
      if (chosen !== marks.chosen) lecture({ ...marks, chosen });
      const considered = await rules().consider(game, view, action);
      if ('refusal' in considered && step === steps[done] && considered.refusal.rule === step?.refused?.rule) {
        metIn = done;
        lecture(marks);
      }
      return considered;
    },
    advise: async () => [],
    bots(wish) {
      if (!('hold' in wish)) return;
      held = wish.hold;
      const goOn = held ? null : onRelease;
      if (goOn === null) return;
      onRelease = null;
      goOn();
    },
    people: null,
  };
}

function lessonTable(game: string, { seat: mine, names }: Lesson, name: string): TableNow {
  const person = (seat: number) => ({ id: `lesson-${seat}`, name: seat === mine ? name : (names[seat] ?? '') });
  return {
    id: 'lesson',
    game,
    options: {},
    state: 'running',
    public: false,
    clock: null,
    onTimeout: 'stand-in',
    standIn: 'pilot',
    spectators: 'none',
    hints: false,
    host: person(mine),
    seats: names.map((_, seat) => ({ person: person(seat), bot: null, ready: true, state: 'playing' })),
    commitment: '',
    contributions: [],
    secret: null,
    createdAt: 0,
    startedAt: 0,
    endedAt: null,
    result: null,
    proposals: [],
    rematch: null,
    mySeats: [mine],
    mine: true,
  };
}

/** The places of the moments at which this seat owes a decision. */
export function decisionsIn(moments: readonly Moment[], seat: Seat): readonly number[] {
  return moments.flatMap(({ awaited }, place) => (awaited.includes(seat) ? [place] : []));
}

/** The place after this many decisions: at the next one, or at the end. */
export function placeAfter(moments: readonly Moment[], seat: Seat, done: number): number {
  return decisionsIn(moments, seat)[done] ?? moments.length - 1;
}

/** The moments that follow the learner's decision number `done` (from 1), up to the next one. */
export function followingOf(moments: readonly Moment[], seat: Seat, done: number): readonly Moment[] {
  return moments.slice(placeAfter(moments, seat, done - 1) + 1, placeAfter(moments, seat, done) + 1);
}

/** What follows a decision, in turns: first what is the learner's own, then what each of the others does in a row. */
function turnsOf(
  { file, seat }: Pick<Lesson, 'file' | 'seat'>,
  moments: readonly Moment[],
): readonly (readonly Moment[])[] {
  const { log } = file as { readonly log: readonly { readonly at: number; readonly seat?: Seat }[] };
  const seats = new Map(log.map((entry) => [entry.at, entry.seat ?? seat]));
  const turns: Moment[][] = [[]];
  let before = seat;
  for (const moment of moments) {
    const who = seats.get(moment.at) ?? before;
    if (who !== before) turns.push([]);
    turns.at(-1)?.push(moment);
    before = who;
  }
  return turns;
}

/** The recorded action, or one that does the same. */
function isWanted(step: Lesson['steps'][number], action: unknown): boolean {
  return isSameAction(step.action, action) || step.accepts?.(action) === true;
}

/** Compares plain data; the order of keys may differ. */
export function isSameAction(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const [left, right] = [Object.entries(a), new Map(Object.entries(b))];
  return (
    left.length === right.size && left.every(([key, value]) => right.has(key) && isSameAction(value, right.get(key)))
  );
}
