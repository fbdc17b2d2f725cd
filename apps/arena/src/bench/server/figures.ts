/** Turns the played slices into the figures of a report. */

import { rounded } from '../figures.ts';
import { median, type Rate } from '../measure.ts';
import type { Served } from './servers.ts';

export interface LoadFigures {
  readonly movesPerSecond: number;
  /** Slowest and fastest round, as parts of the median. */
  readonly spread: readonly number[];
  /** From mover to opponent, over all rounds. */
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly p99MsByRound: readonly number[];
  /** To each client. */
  readonly bytesPerMove: number;
  readonly moves: number;
  readonly matchesBegun: number;
  /** Microseconds of the server, all its threads: what it would take of a machine of its own. */
  readonly processorUsPerMove: number;
  /** Of a core, by the load generator. */
  readonly generatorBusy: number;
}

export function loadFigures(rate: Rate, rounds: readonly Served[], seats: number): LoadFigures {
  const total = (of: (played: Served) => number) => rounds.reduce((sum, played) => sum + of(played), 0);
  const delays = pooled(rounds.map(({ delaysMs }) => delaysMs));
  const moves = total((played) => played.moves);
  return {
    movesPerSecond: Math.round(rate.unitsPerSecond),
    spread: rate.spread.map(rounded),
    p50Ms: rounded(percentile(delays, 50)),
    p99Ms: rounded(percentile(delays, 99)),
    p99MsByRound: rounds.map(({ delaysMs }) => rounded(percentile(delaysMs, 99))),
    bytesPerMove: Math.round(total(({ bytes }) => bytes) / (moves * seats)),
    moves,
    matchesBegun: total(({ matchesBegun }) => matchesBegun),
    processorUsPerMove: Math.round(median(rounds.map(processorUsPerMove))),
    generatorBusy: rounded(total(({ busy }) => busy) / rounds.length),
  };
}

const processorUsPerMove = ({ processorMs, moves }: Served): number => (1000 * processorMs) / moves;

/** Round by round, so that both had the same conditions. */
export function processorRatio(one: readonly Served[], other: readonly Served[]): number {
  const others = other.map(processorUsPerMove);
  return median(one.map((round, index) => processorUsPerMove(round) / (others[index] ?? Number.NaN)));
}

/** Per socket, in kilobytes of 1,000 bytes. */
export function kilobytesEach(before: number, after: number, sockets: number): number {
  return rounded((after - before) / sockets / 1000);
}

/** The smallest value that at least so many hundredths of the values do not exceed; NaN for none. */
export function percentile(values: readonly number[] | Float64Array, hundredths: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.max(0, Math.ceil((hundredths / 100) * sorted.length) - 1)] ?? Number.NaN;
}

/** All samples in one. */
export function pooled(parts: readonly Float64Array[]): Float64Array {
  const all = new Float64Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
