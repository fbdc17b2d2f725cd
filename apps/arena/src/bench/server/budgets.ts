/** The budgets of the server, and whether they were met. */

import { count, figure } from '../../table.ts';

/** The measured values of the budgets; null if not measured. */
export interface Measured {
  readonly toPeerOnFiles: number | null;
  readonly toRawCommits: number;
  readonly closedP99ToPeer: number | null;
  readonly thinkingP99ToPeer: number | null;
  readonly bytesPerMove: number;
  readonly kilobytesPerIdleSocket: number;
}

interface Budget {
  readonly key: keyof Measured;
  readonly what: string;
  readonly least?: number;
  readonly most?: number;
  /** A missed aim is no failure. */
  readonly aim?: number;
}

const BUDGETS: readonly Budget[] = [
  { key: 'toPeerOnFiles', what: 'durable moves/s to those of boardgame.io on files', least: 10 },
  { key: 'toRawCommits', what: 'durable moves/s to raw single-row commits/s', least: 0.7, aim: 2 },
  { key: 'closedP99ToPeer', what: 'p99 to that of boardgame.io in memory, closed loop', most: 1 },
  { key: 'thinkingP99ToPeer', what: 'p99 to that of boardgame.io in memory, thinking', most: 1 },
  { key: 'bytesPerMove', what: 'bytes per move to a client', most: 1500 },
  { key: 'kilobytesPerIdleSocket', what: 'kB of memory per idle socket', most: 20 },
];

export interface JudgedBudget extends Budget {
  readonly value: number | null;
  /** Null without a peer. */
  readonly met: boolean | null;
}

export function verdicts(measured: Measured): JudgedBudget[] {
  return BUDGETS.map((budget) => {
    const value = measured[budget.key];
    return { ...budget, value, met: value === null ? null : within(budget, value) };
  });
}

/** NaN (nothing was played) meets no budget. */
function within({ least, most }: Budget, value: number): boolean {
  return value >= (least ?? Number.NEGATIVE_INFINITY) && value <= (most ?? Number.POSITIVE_INFINITY);
}

export function verdictLine({ what, value, met, least, most, aim }: JudgedBudget): string {
  const bound =
    least === undefined ? `at most ${count(most ?? Number.NaN)}` : `at least ${figure(least, least < 1 ? 1 : 0)}`;
  const aimed = aim === undefined ? '' : `, aim ${aim}`;
  const said = value === null ? 'not measured' : `${figure(value)}: ${met ? 'met' : 'NOT met'}`;
  return `${what} (${bound}${aimed}): ${said}`;
}
