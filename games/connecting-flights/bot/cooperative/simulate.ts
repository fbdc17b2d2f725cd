/** Ideas played out to the end in the same worlds, the worse half dropped again and again. */

import type { Budget } from '@tarmac/bots';
import { cooperativeFlights, type State } from '@tarmac/connecting-flights/cooperative/rules';
import { type Chance, fastChance } from '@tarmac/kit';
import { freeCopy } from './free-copy.ts';
import type { Idea, Workshop } from './ideas.ts';
import { playOut } from './rollout.ts';
import { worldsAfter } from './worlds.ts';

export interface Played {
  games: number;
  won: number;
  /** Pawns brought home in all, summed up and squared. */
  home: number;
  homeSquares: number;
}

/** Up to so many sequences of demand are each met once; from round 7 on there are no more. */
const MOST_SEQUENCES = 1000;
const SEEDS = 2 ** 31;

export function playEach(
  workshop: Workshop,
  state: State,
  ideas: readonly Idea[],
  glances: readonly number[],
  budget: Budget,
  chance: Chance,
): Played[] {
  const played = ideas.map(() => ({ games: 0, won: 0, home: 0, homeSquares: 0 }));
  const worlds = worldsAfter(state, workshop.tables, MOST_SEQUENCES, chance);
  const started = budget.time?.now() ?? 0;
  const spent = (done: number) => {
    const { time, simulations } = budget;
    const clock = time === undefined ? 0 : (time.now() - started) / time.milliseconds;
    return Math.max(done / simulations, clock);
  };
  let running = ideas.map((_, place) => place);
  const cuts = Math.max(1, Math.ceil(Math.log2(running.length)));
  let done = 0;
  for (let cut = 1; cut <= cuts; cut++) {
    while (done === 0 || spent(done) < cut / cuts) {
      const seed = chance.draw(SEEDS);
      const demand = worlds.next();
      for (const place of running) {
        playOne(workshop, state, ideas[place] as Idea, played[place] as Played, seed, demand());
        done++;
      }
    }
    const score = (place: number) => {
      const { games, won } = played[place] as Played;
      return (won + 12 * (glances[place] as number)) / (games + 12);
    };
    running = running.toSorted((a, b) => score(b) - score(a)).slice(0, Math.ceil(running.length / 2));
  }
  return played;
}

function playOne(workshop: Workshop, state: State, idea: Idea, played: Played, seed: number, demand: Chance): void {
  const world = freeCopy(state);
  const luck = fastChance(seed);
  const { kind } = world.frame;
  for (const action of idea.actions) {
    if (world.frame.kind !== kind) break;
    cooperativeFlights.apply(world, 0, action, kind === 'market' ? luck : demand);
  }
  playOut(world, workshop.tables, workshop.shop, workshop.prospector, luck, demand);
  played.games++;
  if (world.won) played.won++;
  played.home += world.home;
  played.homeSquares += world.home * world.home;
}
