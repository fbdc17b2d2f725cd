/** The input of every check, and its visits to the positions of the random games. */

import { shortHash } from '../canonical.ts';
import type { Chance } from '../chance/chance.ts';
import { fastChance } from '../chance/fast.ts';
import type { Eye, Game, Seat, Shapes } from '../game.ts';
import type { ConformancePlan, Rates } from './plan.ts';
import { at, type Move, type Walk, where } from './walk.ts';

export interface Suite<T extends Shapes> {
  /** Guarded. */
  readonly game: Game<T>;
  readonly plan: ConformancePlan<T>;
  readonly rates: Rates;
  readonly walks: () => readonly Walk<T>[];
}

export interface ReachedPosition<T extends Shapes> {
  readonly walk: Walk<T>;
  readonly step: number;
  readonly state: T['state'];
  /** The act here; null at the end. */
  readonly move: Move<T> | null;
  readonly seats: readonly Seat[];
  readonly eyes: readonly Eye[];
  /** For the check's own choices; the same in every run. */
  readonly chance: Chance;
}

/** The news here: of the act, and at the first position also of the deal. */
export function newsAt<T extends Shapes>({ walk, step, move }: ReachedPosition<T>): readonly T['news'][] {
  return [...(step === 0 ? walk.dealt.news : []), ...(move?.news ?? [])];
}

export function eachWalk<T extends Shapes>(suite: Suite<T>, visit: (walk: Walk<T>) => void): void {
  for (const walk of suite.walks()) visit(walk);
}

/** Visits a share of the positions; always the first, the last move and the end of each game. */
export function eachPosition<T extends Shapes>(
  suite: Suite<T>,
  topic: string,
  rate: number,
  visit: (position: ReachedPosition<T>) => void,
): void {
  eachWalk(suite, (walk) => {
    const chance = fastChance(Number.parseInt(shortHash([topic, walk.seed]).slice(0, 12), 16));
    const seats = Array.from({ length: walk.seats }, (_, seat) => seat);
    const last = walk.states.length - 1;
    walk.states.forEach((state, step) => {
      if (step !== 0 && step < last - 1 && chance.draw(1000) >= rate * 1000) return;
      const move = walk.moves[step] ?? null;
      at(
        () => where(suite.game, walk, step),
        () => visit({ walk, step, state, move, seats, eyes: [...seats, 'watcher'], chance }),
      );
    });
  });
}
