/** Flies given steps one after another, and says where and why it stopped (CF-6.2, CF-6.3). */

import type { Action } from '@tarmac/connecting-flights-cooperative/rules';
import type { Refusal } from '@tarmac/kit';
import type { Table } from '../table.svelte.ts';

/** The pause between two steps, in milliseconds. */
const BETWEEN_STEPS = 900;

/** `ended`: somebody ended the flights. `undone`: the step before was not agreed to, or taken back. */
export interface Stopped {
  readonly round: number;
  /** From 1. */
  readonly step: number;
  readonly of: number;
  readonly action: Action;
  readonly why: Refusal | 'ended' | 'undone';
}

/** Called once, by the flyer. */
export function makeRun(play: Table) {
  let steps = $state.raw<readonly Action[]>([]);
  let next = $state(0);
  let stopped = $state.raw<Stopped | null>(null);
  /** The moment at which the last step was sent, and how much had been flown by then. */
  let sent: { readonly frame: number; readonly flown: number } | null = null;

  const flown = () => play.view.flights.length + play.view.charters;

  $effect(() => {
    const step = steps[next];
    const { decision, view } = play;
    const { frame } = play.shown;
    // Between two steps there is no decision for a moment; what is proposed waits for the others (CF-1.8).
    if (step === undefined || view.frame.kind === 'consent' || (sent !== null && frame <= sent.frame)) return;
    if (view.frame.kind !== 'flights') return stop('ended');
    if (decision === null || play.busy) return;
    if (sent !== null && flown() <= sent.flown) return stop('undone');
    const timer = setTimeout(() => void fly(decision, step, frame), play.still || sent === null ? 0 : BETWEEN_STEPS);
    return () => clearTimeout(timer);
  });

  async function fly(decision: NonNullable<Table['decision']>, step: Action, frame: number): Promise<void> {
    const refusal = await decision.check(step);
    if (steps[next] !== step || decision !== play.decision) return;
    if (refusal !== null) return stop(refusal);
    sent = { frame, flown: flown() };
    next += 1;
    // Somebody else acted first: the step waits for the moment that follows.
    if (!(await play.decideAtOnce(step)) && steps[next - 1] === step) {
      next -= 1;
      sent = null;
    }
  }

  function stop(why: Stopped['why']): void {
    const at = why === 'undone' ? next - 1 : next;
    const action = steps[at];
    if (action !== undefined) stopped = { round: play.view.round, step: at + 1, of: steps.length, action, why };
    steps = [];
  }

  return {
    /** Steps still to be flown. */
    get left() {
      return Math.max(0, steps.length - next);
    },
    /** Why the last run came to nothing more; null if it did not, or that was read. */
    get stopped() {
      return stopped;
    },
    begin(all: readonly Action[]): void {
      sent = null;
      next = 0;
      stopped = null;
      steps = all;
    },
    stop(): void {
      steps = [];
    },
    forget(): void {
      stopped = null;
    },
  };
}
