/** Times several works in parallel: warm-up, then alternating rounds, then the median. */

import type { OnProgress } from './part.ts';

export interface Work {
  readonly name: string;
  /** The least warm-up, if it is longer than the measuring. */
  readonly warmUpSeconds?: number;
  /** Repeats the work for about this time. */
  sample(seconds: number): Sample | Promise<Sample>;
}

export interface Sample {
  readonly unitsPerSecond: number;
  readonly runsPerSecond: number;
}

export interface Rate extends Sample {
  /** The slowest and fastest round, as parts of the median: a measure of trust. */
  readonly spread: readonly [number, number];
  /** Units per second in each round, in order. */
  readonly rounds: readonly number[];
}

const ROUNDS = 5;

/** Rounds alternate, so that a disturbance of the machine hits all alike. */
export async function measure(
  works: readonly Work[],
  seconds: number,
  onProgress: OnProgress,
): Promise<Map<string, Rate>> {
  const samples = new Map(works.map((work) => [work.name, [] as Sample[]]));
  // Round 0 is the warm-up, at least as long as all the others together.
  const secondsOf = (work: Work, round: number) =>
    round > 0 ? seconds / ROUNDS : Math.max(seconds, work.warmUpSeconds ?? 0);
  const total = works.reduce((sum, work) => sum + seconds + secondsOf(work, 0), 0);
  let spent = 0;
  for (let round = 0; round <= ROUNDS; round++) {
    for (const work of works) {
      onProgress(spent / total, work.name);
      const sample = await work.sample(secondsOf(work, round));
      spent += secondsOf(work, round);
      if (round > 0) samples.get(work.name)?.push(sample);
    }
  }
  return new Map([...samples].map(([name, list]) => [name, rateOf(list)]));
}

/** Seconds since any start. */
type Clock = () => number;
export const byTheWall: Clock = () => performance.now() / 1000;
/** Of all threads of this process: a shared machine may take the core away, but this clock then stops. */
const byProcessor: Clock = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Repeats a function that returns its units for so many seconds of real time; the rates use the given clock. */
export function repeat(run: () => number, seconds: number, clock = byProcessor): Sample {
  const until = byTheWall() + seconds;
  const started = clock();
  let units = 0;
  let runs = 0;
  do {
    units += run();
    runs++;
  } while (byTheWall() < until);
  const spent = clock() - started;
  return { unitsPerSecond: units / spent, runsPerSecond: runs / spent };
}

function rateOf(samples: readonly Sample[]): Rate {
  const rounds = samples.map((sample) => sample.unitsPerSecond);
  const middle = median(rounds);
  return {
    unitsPerSecond: middle,
    runsPerSecond: median(samples.map((sample) => sample.runsPerSecond)),
    spread: [Math.min(...rounds) / middle, Math.max(...rounds) / middle],
    rounds,
  };
}

/** Round by round, so that both values of each quotient had the same conditions. */
export function ratioOf(one: Rate, other: Rate): number {
  return median(one.rounds.map((rate, round) => rate / (other.rounds[round] ?? Number.NaN)));
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
}
