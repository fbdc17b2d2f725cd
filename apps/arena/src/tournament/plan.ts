/** The pairings: every mixed seating of every pair on the same deals, and a gauntlet of all. */

import { seedFrom } from '@tarmac/bots';
import { fastChance } from '@tarmac/kit';

export interface Planned {
  readonly list: 'games' | 'gauntlet';
  readonly seed: number;
  /** By seat: the number of its bot, such as `0110`. */
  readonly seating: string;
}

export interface PlanSize {
  readonly bots: number;
  readonly seats: number;
  /** The first deal of the pairs; each further one adds 1. */
  readonly seed: number;
  /** For each pair, rounded up to whole blocks. */
  readonly games: number;
  readonly gauntlet: number;
}

export const MOST_GAMES = 1_000_000;

/** The gauntlet's deals are distinct from the pairs', which use one for two games or more. */
const FIRST_GAUNTLET_DEAL = MOST_GAMES;

/** A bot is one digit of a seating. */
export const MOST_BOTS = 10;

export type Pair = readonly [a: number, b: number];

export function pairsOf(bots: number): Pair[] {
  return Array.from({ length: bots }, (_, a) =>
    Array.from({ length: bots - a - 1 }, (_, more): Pair => [a, a + 1 + more]),
  ).flat();
}

/** Every seating of two bots in which both play. */
export function seatingsOf([a, b]: Pair, seats: number): string[] {
  return Array.from({ length: 2 ** seats - 2 }, (_, i) =>
    Array.from({ length: seats }, (_, seat) => (((i + 1) >> (seats - 1 - seat)) % 2 === 0 ? a : b)).join(''),
  );
}

/** Lazy, since a million games need not exist at once. */
export interface Plan extends Iterable<Planned> {
  readonly length: number;
  has(planned: Planned): boolean;
}

export function planOf(size: PlanSize): Plan {
  const { bots, seats, seed, gauntlet } = size;
  const seatings = pairsOf(bots).flatMap((pair) => seatingsOf(pair, seats));
  const mixed = new Set(seatings);
  const blocks = blocksOf(size);
  return {
    length: blocks * seatings.length + gauntlet,
    has({ list, seed: deal, seating }) {
      if (list === 'games') return deal >= seed && deal < seed + blocks && mixed.has(seating);
      const drawn = deal - seed - FIRST_GAUNTLET_DEAL;
      return drawn >= 0 && drawn < gauntlet && seating === gauntletSeating(deal, bots, seats);
    },
    [Symbol.iterator]: () => allOf(size),
  };
}

function blocksOf({ games, seats }: PlanSize): number {
  return Math.ceil(games / (2 ** seats - 2));
}

/** Blocks of all pairs in turn with the gauntlet spread among them, so that half a plan has half of everything. */
function* allOf(size: PlanSize): Generator<Planned> {
  const { bots, seats, seed, gauntlet } = size;
  const blocks = blocksOf(size);
  const pairs = pairsOf(bots);
  let drawn = 0;
  for (let block = 0; block < blocks; block++) {
    for (const pair of pairs) {
      for (const seating of seatingsOf(pair, seats)) yield { list: 'games', seed: seed + block, seating };
    }
    for (; drawn < (gauntlet * (block + 1)) / blocks; drawn++) {
      const deal = seed + FIRST_GAUNTLET_DEAL + drawn;
      yield { list: 'gauntlet', seed: deal, seating: gauntletSeating(deal, bots, seats) };
    }
  }
}

/** Any bot may sit anywhere, but a table of clones would say nothing. */
function gauntletSeating(deal: number, bots: number, seats: number): string {
  const chance = fastChance(seedFrom('gauntlet', deal));
  for (;;) {
    const seating = Array.from({ length: seats }, () => chance.draw(bots));
    if (new Set(seating).size > 1) return seating.join('');
  }
}
