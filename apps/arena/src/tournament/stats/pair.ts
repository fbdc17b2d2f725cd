/** Compares two bots over every mixed seating of the same deals. */

import { type Bounds, type Estimate, estimateOf, meanOf } from '@tarmac/bots';
import { winShares } from '@tarmac/kit';
import { type Pair, seatingsOf } from '../plan.ts';
import type { GameLine } from '../result-file.ts';

export interface PairFigures {
  /** The deals played in every mixed seating, which the figures use; null without one. */
  readonly blocks: number;
  readonly games: number;
  /**
   * The win share per seat of the first bot less that of the second, over all mixed seatings equally. This measures
   * strength: each has as many clones of itself as the other.
   */
  readonly difference: Estimate | null;
  /** The win share of one bot alone among the other's clones. Both can exceed a fair share. */
  readonly aloneFirst: Estimate | null;
  readonly aloneSecond: Estimate | null;
}

/** In shares of a victory. */
const SHARE: Bounds = { least: 0, most: 1 };

export function pairFigures(lines: readonly GameLine[], pair: Pair, seats: number): PairFigures {
  const seatings = new Set(seatingsOf(pair, seats));
  const bySeed = new Map<number, Map<string, GameLine>>();
  for (const line of lines) {
    const [seed, seating] = line;
    if (!seatings.has(seating)) continue;
    const block = bySeed.get(seed) ?? new Map<string, GameLine>();
    bySeed.set(seed, block.set(seating, line));
  }
  const blocks = [...bySeed.values()].filter(({ size }) => size === seatings.size).map((block) => [...block.values()]);
  const [a, b] = pair;
  const most = largestDifference(seats);
  // Games of one block share a deal: only blocks are independent.
  return {
    blocks: blocks.length,
    games: blocks.length * seatings.size,
    difference: estimateOf(
      blocks.map((block) => meanOf(block.map((line) => perSeat(line, a) - perSeat(line, b)))),
      { least: -most, most },
    ),
    aloneFirst: estimateOf(
      blocks.map((block) => aloneOf(block, a)),
      SHARE,
    ),
    aloneSecond: estimateOf(
      blocks.map((block) => aloneOf(block, b)),
      SHARE,
    ),
  };
}

/**
 * The result of a bot that wins every game: less than 1 with three seats or more, where its clones share the victories.
 */
export function largestDifference(seats: number): number {
  return meanOf(seatingsOf([0, 1], seats).map((seating) => 1 / [...seating].filter((digit) => digit === '0').length));
}

function aloneOf(block: readonly GameLine[], bot: number): number {
  return meanOf(block.filter((line) => seatsOf(line, bot).length === 1).map((line) => perSeat(line, bot)));
}

function seatsOf([, seating]: GameLine, bot: number): number[] {
  return [...seating].flatMap((digit, seat) => (Number(digit) === bot ? [seat] : []));
}

function perSeat(line: GameLine, bot: number): number {
  const shares = winShares(line[2]);
  return meanOf(seatsOf(line, bot).map((seat) => shares[seat] as number));
}
