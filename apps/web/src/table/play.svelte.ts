/** The reader's actions at a table: decide, undo, ask for a hint, look at an earlier moment. */

import type { Considered, Decision } from '@tarmac/board';
import { afterFrame } from '@tarmac/board/after-frame';
import { type Eye, type Refusal, type Seat, same } from '@tarmac/kit';
import { onDestroy, tick, untrack } from 'svelte';
import type { Backend, Moment, PageAnswer, PageProblem } from '../backend/backend.ts';
import { bestOf } from './best-hints.ts';
import type { TableState } from './table-state.svelte.ts';

/** The reason why something was not done: a rule, or another problem. */
export type Trouble =
  | { readonly refusal: Refusal }
  | { readonly problem: PageProblem; readonly detail: string | undefined };

/** A captain's candidates; null without a request. */
export type Hints = 'thinking' | readonly unknown[];

/** How much of a hint is told, one step by each request: where to look, the choice, why. */
export type HintStep = 'nudge' | 'choice' | 'why';

const BROKEN: PageAnswer<unknown> = { ok: false, problem: 'broken' };

/** What may be done at a moment. */
interface Known {
  readonly at: Moment;
  /** Null where nothing may be done. */
  readonly decision: Decision | null;
  /** The possible decisions could not be computed. */
  readonly failed: boolean;
}

export type Play = ReturnType<typeof play>;

/** Must be called during component setup: it follows the table until the component is removed. */
export function play(backend: Backend, told: TableState) {
  let answered = $state.raw<Known | null>(null);
  let busy = $state(false);
  let trouble = $state.raw<Trouble | null>(null);
  let hints = $state.raw<Hints | null>(null);
  let hintStep = $state<HintStep>('nudge');
  let pointed = $state.raw<unknown>(null);
  /** The frame of the shown earlier moment. */
  let lookingBack = $state<number | null>(null);

  const earlier = $derived(lookingBack === null ? null : told.past.find(({ frame }) => frame === lookingBack));

  const running = $derived(told.running);
  /** A decision ends together with its moment: the next one is drawn once, not with it and then again without. */
  const known = $derived(running && answered?.at === told.now ? answered : null);
  let eyeBefore: Eye | null = null;
  let hasAsked = false;
  let hasLeft = false;
  onDestroy(() => {
    hasLeft = true;
  });

  $effect(() => {
    const eye = told.now?.eye ?? null;
    void running;
    untrack(() => {
      hints = null;
      pointed = null;
      // A new holder of the device sees the current moment.
      if (eye !== eyeBefore) lookingBack = null;
      eyeBefore = eye;
      if (running) void askWhatMayBeDone();
    });
  });

  /** This moment is still shown. The values of a table end with its page, so that they are not read after it. */
  function isStill(asked: Moment): boolean {
    return !hasLeft && told.now === asked;
  }

  async function askWhatMayBeDone(): Promise<void> {
    const { now, mySeat: seat, owed } = told;
    if (now === null || seat === null) return;
    if (answered?.at === now) answered = null;
    const asked = backend.actions(now).catch(() => null);
    // The moment is painted before its possible actions; at first there is nothing to wait for.
    if (hasAsked) await new Promise<void>((painted) => void afterFrame(painted));
    hasAsked = true;
    const actions = await asked;
    if (!isStill(now) || !running) return;
    const none = actions === null || actions.length === 0;
    answered = {
      at: now,
      decision: none ? null : decisionOf(now, seat, actions, owed),
      failed: actions === null && owed,
    };
  }

  function decisionOf(now: Moment, seat: Seat, actions: readonly unknown[], owed: boolean): Decision {
    /** The last answer: submitting a judged action does not ask again. */
    let last: { readonly action: unknown; readonly answer: Promise<Considered> } | null = null;
    return {
      seat,
      actions,
      owed,
      check: (action) => backend.check(now, action),
      consider(action) {
        if (last === null || !same(last.action, action)) last = { action, answer: backend.consider(now, action) };
        return last.answer;
      },
      decide: (action) => decided(() => backend.act(seat, action)),
    };
  }

  /** One decision at a time. */
  async function decided(send: () => Promise<PageAnswer<unknown>>): Promise<boolean> {
    if (busy) return false;
    busy = true;
    try {
      return await sent(send);
    } finally {
      busy = false;
    }
  }

  /** A problem is shown until the next action. */
  async function sent(send: () => Promise<PageAnswer<unknown>>): Promise<boolean> {
    trouble = null;
    const answer = await send().catch(() => BROKEN);
    if (answer.ok) return true;
    trouble =
      answer.refusal === undefined ? { problem: answer.problem, detail: answer.detail } : { refusal: answer.refusal };
    return false;
  }

  function tellMore(candidates: readonly unknown[]): void {
    if (hintStep !== 'nudge') {
      hintStep = 'why';
      return;
    }
    hintStep = 'choice';
    const [only, ...others] = bestOf(candidates);
    if (only !== undefined && others.length === 0) pointed = only.action;
  }

  return {
    get decision() {
      return known?.decision ?? null;
    },
    /** The reader is awaited, and the decision follows. */
    get preparing() {
      return told.owed && known === null;
    },
    /** The reader is awaited, but the possible decisions could not be computed. */
    get stuck() {
      return known?.failed ?? false;
    },
    askWhatMayBeDone,
    get busy() {
      return busy;
    },
    get trouble() {
      return trouble;
    },
    get hints() {
      return hints;
    },
    get hintStep() {
      return hintStep;
    },
    get pointed() {
      return pointed;
    },
    /** The shown moment: an earlier one, or the current. */
    get shown() {
      return earlier ?? told.now;
    },
    get isLookingBack() {
      return earlier !== null && earlier !== undefined;
    },
    get undoable() {
      return told.mySeat === null || !running ? 0 : (told.latest?.undo ?? 0);
    },
    /** Why there is nothing to undo; null if that is not known. */
    get noUndo() {
      return told.latest?.noUndo ?? null;
    },
    undo(): Promise<boolean> {
      const { mySeat } = told;
      return mySeat === null ? Promise.resolve(false) : decided(() => backend.undo(mySeat));
    },
    /** For other requests to the backend: they may wait for the connection, and decisions do not wait for them. */
    send: sent,
    /** The first request asks a captain; each later one tells one step more. */
    async askForHints(): Promise<void> {
      const { now } = told;
      if (now === null || hints === 'thinking') return;
      if (hints !== null) return tellMore(hints);
      hintStep = 'nudge';
      hints = 'thinking';
      const advice = await backend.advise(now).catch(() => null);
      if (!isStill(now) || hints !== 'thinking') return;
      hints = advice;
      if (advice === null) trouble = { problem: 'broken', detail: undefined };
    },
    closeHints(): void {
      hints = null;
      pointed = null;
    },
    /** Also once more, after the reader has chosen something else. */
    async point(action: unknown): Promise<void> {
      pointed = null;
      await tick();
      if (hints !== null) pointed = action;
    },
    forgetTrouble(): void {
      trouble = null;
    },
    lookBack(frame: number): void {
      lookingBack = frame === told.now?.frame ? null : frame;
    },
    lookAtNow(): void {
      lookingBack = null;
    },
  };
}
