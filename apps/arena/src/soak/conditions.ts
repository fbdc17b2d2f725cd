/** The conditions for a soak's result to mean anything. */

import type { Trend } from './memory.ts';
import type { SoakPlan } from './plan.ts';
import type { Audits } from './slots.ts';
import type { Tally } from './tally.ts';

interface Done {
  readonly plan: SoakPlan;
  readonly tally: Tally;
  /** At the end of the time. */
  readonly played: { readonly seconds: number; readonly moves: number };
  readonly audited: Readonly<Audits>;
  readonly memory: readonly Trend[];
}

/** The least part of the moves that the matches would make without any waiting. */
const LEAST_LOAD = 0.5;
/** In a shorter soak opening tables takes most of the time. */
const LOADED_SECONDS = 60;
/** A shorter soak does not judge memory. */
const LONG_SECONDS = 600;

interface Condition {
  readonly isMet: (done: Done) => boolean;
  readonly otherwise: (done: Done) => string;
}

const CONDITIONS: readonly Condition[] = [
  { isMet: ({ tally }) => tally.moves > 0, otherwise: () => 'nobody moved' },
  {
    isMet: ({ tally, audited }) => audited.moves === tally.moves,
    otherwise: ({ tally, audited }) => `of ${tally.moves} acknowledged moves ${audited.moves} were found`,
  },
  {
    isMet: ({ tally, audited }) => audited.matches === tally.matchesBegun,
    otherwise: ({ tally, audited }) =>
      `of ${tally.matchesBegun} matches ${audited.matches} were held against their log`,
  },
  {
    isMet: ({ tally }) => tally.matchesEnded === tally.matchesBegun,
    otherwise: ({ tally }) => `of ${tally.matchesBegun} matches ${tally.matchesEnded} were played to their end`,
  },
  { isMet: ({ audited }) => audited.ratedSeats > 0, otherwise: () => 'nobody was rated' },
  { isMet: ({ tally }) => tally.kills > 0, otherwise: () => 'no node was killed' },
  {
    isMet: ({ tally }) => tally.restarts === tally.kills,
    otherwise: ({ tally }) => `of ${tally.kills} killed nodes ${tally.restarts} came back`,
  },
  {
    isMet: (done) => done.played.seconds < LOADED_SECONDS || done.played.moves / done.played.seconds >= leastLoad(done),
    otherwise: (done) => `fewer than ${leastLoad(done)} moves/s`,
  },
  {
    // A single node is killed repeatedly and never lives long.
    isMet: ({ plan, played, memory }) => played.seconds < LONG_SECONDS || plan.nodes === 1 || memory.some(isJudged),
    otherwise: () => 'no node’s memory was seen long enough to be judged',
  },
];

function leastLoad({ plan }: Done): number {
  return (LEAST_LOAD * plan.matches * 1000) / plan.thinkMs;
}

function isJudged({ flat, settledHeapMb }: Trend): boolean {
  return flat !== null && settledHeapMb !== null;
}

/** In words, one by one. */
export function shortcomingsOf(done: Done): string[] {
  return CONDITIONS.filter(({ isMet }) => !isMet(done)).map(({ otherwise }) => otherwise(done));
}
