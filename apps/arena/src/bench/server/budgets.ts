/** The budgets of the server, and whether they were met. */

/** The measured values of the budgets; null if not measured. */
export interface Measured {
  readonly toPeerOnFiles: number | null;
  readonly toRawCommits: number;
  /** On 16 connections. */
  readonly toRawPostgres: number | null;
  readonly processorToEarlier: number | null;
  readonly thinkingOverSyncMs: number;
  readonly rowBytesPerMove: number;
  readonly startSeconds: number;
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
}

const BUDGETS: readonly Budget[] = [
  { key: 'toPeerOnFiles', what: 'durable moves/s to those of boardgame.io on files', least: 10 },
  { key: 'toRawCommits', what: 'durable moves/s to raw single-row commits/s', least: 1 },
  { key: 'toRawPostgres', what: 'durable moves/s on PostgreSQL to raw commits/s on 16 connections', least: 0.5 },
  { key: 'processorToEarlier', what: 'processor time a move to that of the earlier server', most: 0.5 },
  { key: 'thinkingOverSyncMs', what: 'p99 thinking, ms over that of a bare write and sync at the same pace', most: 1 },
  { key: 'rowBytesPerMove', what: 'bytes of rows a move', most: 700 },
  { key: 'startSeconds', what: 'seconds to start with 10,000 running matches', most: 2 },
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

/** Its limit, in words. */
export function boundOf({ least, most }: Budget): string {
  return least === undefined ? `at most ${(most ?? Number.NaN).toLocaleString('en-US')}` : `at least ${least}`;
}
