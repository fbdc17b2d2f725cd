/** The toy game, wired together. */

import type { Game, Outcome } from '@tarmac/kit';
import { apply, setup } from './apply.ts';
import { actions, check, parseAction, parseConfig, toAct } from './legal.ts';
import { audit, load } from './saves.ts';
import type { State, Toy } from './state.ts';
import { awaited, imagine, tell, view } from './view.ts';

const MOST_ROUNDS = 4;

function outcome(state: State): Outcome | null {
  if (state.frame.kind !== 'over') return null;
  const scores = state.hands.map((hand, seat) =>
    hand.reduce((sum, card) => sum + card.kind + 1, state.coins[seat] ?? 0),
  );
  const ranks = scores.map((score) => 1 + scores.filter((other) => other > score).length);
  return { ranks, scores, rule: 'TOY-7.1' };
}

function clone(state: State): State {
  return {
    ...state,
    bag: [...state.bag],
    queue: [...state.queue],
    gone: [...state.gone],
    hands: state.hands.map((hand) => [...hand]),
    orders: [...state.orders],
    offered: [...state.offered],
    coins: [...state.coins],
  };
}

export const toy: Game<Toy> = {
  id: 'toy',
  version: 1,
  seats: { min: 2, max: 4 },
  options: [{ key: 'deck', kind: 'choice', values: ['tiny', 'full'], default: 'full' }],
  hasOptionalActions: true,
  // TOY-5.3, TOY-6.1: after either the seat's own decision is still to be made.
  isOptional: ({ type }) => type === 'order' || type === 'offer',
  // A choice and a turn a seat, an answer an offer, and one decision of the team.
  longest: (seats) => MOST_ROUNDS * (3 * seats + 1),
  parseConfig,
  parseAction,
  load,
  setup,
  toAct,
  actions,
  check,
  apply,
  clone,
  view,
  awaited,
  imagine,
  tell,
  outcome,
  audit,
};
