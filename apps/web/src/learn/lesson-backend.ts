/** The backend of a lesson: a recorded game that waits for the learner to make the recorded moves. */

import type { Lesson } from '@tarmac/board';
import type { Seat } from '@tarmac/kit';
import type { Backend, BackendSaid, Moment, PageAnswer, TableNow } from '../backend/backend.ts';
import { rules } from '../backend/rules.ts';
import type { Progress } from './progress.ts';

/** The pause after each move of the others. */
const PAUSE_MS = 1600;

/** The state of the lesson, for the coach. */
export interface Lecture {
  /** Decisions made. */
  readonly done: number;
  /** The others are playing. */
  readonly watching: boolean;
  /** Nobody else has played since the learner's last decision. */
  readonly straightOn: boolean;
  /** The learner tried another action than the recorded one. */
  readonly tried: boolean;
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

export function lessonBackend({ game, lesson, name, progress, onlecture }: Wish): Backend {
  const { seat, steps } = lesson;
  let hear: ((said: BackendSaid) => void) | null = null;
  let replay: string | null = null;
  let moments: readonly Moment[] = [];
  let at = 0;
  let done = progress.read();
  let timer: ReturnType<typeof setTimeout> | undefined;
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
    lecture(false);
    show();
  }

  function show(): void {
    const moment = moments[at];
    if (moment !== undefined) hear?.({ kind: 'moment', moment });
  }

  function lecture(tried: boolean): void {
    const watching = at < placeAfter(moments, seat, done);
    onlecture({ done, watching, straightOn: done > 0 && followingOf(moments, seat, done).length === 1, tried });
  }

  /** One moment after another; what nobody would notice is not waited for. */
  function follow(left: readonly Moment[]): void {
    const [moment, ...rest] = left;
    if (hear === null || moment === undefined) return;
    at += 1;
    show();
    lecture(false);
    if (rest.length > 0)
      timer = setTimeout(() => unlessHeld(() => follow(rest)), moment.news.length === 0 ? 0 : PAUSE_MS);
  }

  function unlessHeld(goOn: () => void): void {
    if (held) onRelease = goOn;
    else goOn();
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
      if (!isSameAction(step.action, action)) {
        lecture(true);
        return DONE;
      }
      done += 1;
      progress.write(done);
      follow(followingOf(moments, seat, done));
      return DONE;
    },
    undo: async () => ({ ok: false, problem: 'nothing-to-undo' }),
    history: async () => ({ ok: true, value: moments.slice(0, at + 1) }),
    download: async () => ({
      ok: true,
      value: { name: `${game}-lesson.tarmac.json`, text: JSON.stringify(lesson.file) },
    }),

    // After the last step there is nothing to decide, though the game is not over.
    actions: async ({ view }) => (done < steps.length ? rules().actions(game, view) : []),
    check: ({ view }, action) => rules().check(game, view, action),
    consider: ({ view }, action) => rules().consider(game, view, action),
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

/** Compares plain data; the order of keys may differ. */
export function isSameAction(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const [left, right] = [Object.entries(a), new Map(Object.entries(b))];
  return (
    left.length === right.size && left.every(([key, value]) => right.has(key) && isSameAction(value, right.get(key)))
  );
}
