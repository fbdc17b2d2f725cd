/** Plays whole games by random decisions, and tallies them. */

import { fastChance, type Game, playout, type Shapes } from '@tarmac/kit';
import { addOutcome, type Begun, type Tally, tallyFrom } from './tally.ts';

/** Audits after so many decisions, and at the end. */
const AUDIT_EVERY = 32;
/** The cap of optional actions between required ones. */
const OPTIONAL_PER_STRETCH = 4;

export interface Series {
  readonly game: Game;
  readonly config: Shapes['config'];
  readonly seats: number;
  readonly games: number;
  /** The seed of the first game; each further one adds 1. */
  readonly seed: number;
  /** The first game, if already played. */
  readonly first: Begun | null;
  onGame?(played: number): void;
}

export function playSeries(series: Series): Tally {
  const { game, config, seats, games, seed, first } = series;
  const tally = tallyFrom(first);
  for (let index = tally.games; index < games; index++) {
    const chance = fastChance(seed + index);
    const most = 10 * game.longest(seats);
    let decisions = 0;
    let started = performance.now();
    const state = game.setup(config, seats, chance);
    for (let over = false; !over; ) {
      const made = playout(game, state, seats, chance, { decisions: AUDIT_EVERY, optional: OPTIONAL_PER_STRETCH });
      tally.playingMs += performance.now() - started;
      decisions += made;
      over = game.toAct(state).seats.length === 0;
      if (decisions > most)
        throw new Error(`${game.id}: game ${seed + index} is not over after ${decisions} decisions`);
      if (game.audit(state).length > 0) tally.auditFailures++;
      started = performance.now();
    }
    tally.moves += decisions;
    tally.timedMoves += decisions;
    const outcome = game.outcome(state);
    if (outcome === null) throw new Error(`${game.id}: nobody is to act and there is no outcome`);
    addOutcome(tally, outcome);
    series.onGame?.(index + 1);
  }
  return tally;
}
