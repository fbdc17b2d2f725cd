/** Self-played games, divided into training and held-out positions, by chapter. */

import { type Chance, fastChance } from '@tarmac/kit';
import { addPosition, newSamples, type Samples } from './samples.ts';
import { type SelfPlay, selfPlayer } from './self-play.ts';

export interface Gathering extends SelfPlay {
  readonly seatCounts: readonly number[];
  /** For each seat count. */
  readonly games: number;
  readonly seed: number;
}

export interface Gathered {
  /** Both by chapter. */
  readonly learnt: readonly Samples[];
  readonly heldOut: readonly Samples[];
}

/** One game in so many is held out, to judge the fit. */
export const HELD_OUT_EVERY = 5;

const SEEDS = 2 ** 31;

export function gather(gathering: Gathering, onGame: (part: number, what: string) => void): Gathered {
  const { brain, seatCounts, games, seed } = gathering;
  const { chapters, features } = brain.evaluation;
  const make = () => Array.from({ length: chapters }, () => newSamples(features.length));
  const learnt = make();
  const heldOut = make();
  const play = selfPlayer(gathering);
  seatCounts.forEach((seats, i) => {
    const seeds = seedsOf(seed, seats);
    for (let index = 0; index < games; index++) {
      const { kept, shares, scores } = play(seats, fastChance(seeds.draw(SEEDS)));
      const into = index % HELD_OUT_EVERY === HELD_OUT_EVERY - 1 ? heldOut : learnt;
      for (const { chapter, values } of kept)
        addPosition(into[chapter] as Samples, i * games + index, values, shares, scores);
      onGame((i + (index + 1) / games) / seatCounts.length, `${seats} seats, game ${index + 1}`);
    }
  });
  return { learnt, heldOut };
}

/** The games of a seat count do not depend on the others. */
function seedsOf(seed: number, seats: number): Chance {
  return fastChance(seats * 2 ** 32 + seed);
}
