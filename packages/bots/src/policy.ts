/** The policy: plays the action with the best appraisal, without search. */

import { botChoices, type Chance, optionalInARow, type Seat, type Shapes } from '@tarmac/kit';
import type { Brain } from './brain.ts';
import { withProposed } from './proposed.ts';

/** In points: enough to make playouts from one position differ, too little for absurd moves. */
export const PLAYOUT_NOISE = 1;

/** What a search draws its seeds from. */
export const SEEDS = 2 ** 31;

/**
 * Plays in place until the game is over or the move has passed from seat to seat more than `passes` times.
 * `last` is the seat that moved last: while it goes on, nothing passes.
 */
export type Playout<S> = (state: S, last: Seat, passes: number, chance: Chance) => void;

/**
 * `noise`, in points: the most that luck adds to an appraisal, so that playouts from one position
 * differ.
 */
export function policyPlayout<T extends Shapes>(brain: Brain<T>, noise: number): Playout<T['state']> {
  const { game, evaluation } = brain;
  const choose = policyChoice(brain, noise);
  return (state, from, passes, chance) => {
    let last = from;
    let left = passes;
    let inARow = new Array<number>(evaluation.seatsOf(state)).fill(0);
    for (;;) {
      const seat = game.toAct(state).seats[0];
      if (seat === undefined) return;
      if (seat !== last) {
        if (left === 0) return;
        left--;
        last = seat;
      }
      const action = choose(state, seat, botChoices(game, state, seat, inARow), chance);
      inARow = optionalInARow(game, inARow, seat, action);
      game.apply(state, seat, action, chance);
    }
  };
}

type Choice<T extends Shapes> = (
  state: T['state'],
  seat: Seat,
  actions: readonly T['action'][],
  chance: Chance,
) => T['action'];

export function policyChoice<T extends Shapes>(brain: Brain<T>, noise: number): Choice<T> {
  const scores: number[] = [];
  return (state, seat, listed, chance) => {
    const actions = withProposed(brain, state, seat, listed);
    if (actions.length === 1) return actions[0];
    brain.appraise(state, seat, actions, scores);
    let best = 0;
    let highest = Number.NEGATIVE_INFINITY;
    // One draw seeds a rough generator: that is good enough for noise, and there are many actions.
    let luck = noise === 0 ? 0 : chance.draw(SEEDS);
    for (let index = 0; index < actions.length; index++) {
      luck = (Math.imul(luck, 1664525) + 1013904223) | 0;
      const score = scores[index]! + ((luck >>> 8) / 2 ** 24) * noise;
      if (score > highest) {
        highest = score;
        best = index;
      }
    }
    return actions[best];
  };
}
