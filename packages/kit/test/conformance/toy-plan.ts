/** How the conformance suite plays the toy. */

import { bagSize, type Chance, drawFromBag, type Eye } from '@tarmac/kit';
import type { ConformancePlan } from '@tarmac/kit/conformance';
import { bitOf, type Card, ORDERS, type State, type Toy } from '../toy/state.ts';

/** TOY-1.2, TOY-2.1, TOY-6.1: faces the eye has not seen change places; others' orders and choices are anything. */
function scramble(state: State, eye: Eye, chance: Chance): State {
  const hidden = (card: Card) => (card.known & bitOf(eye)) === 0;
  for (const { kind } of [...state.queue, ...state.hands.flat()].filter(hidden))
    state.bag[kind] = (state.bag[kind] ?? 0) + 1;
  const again = (card: Card): Card =>
    hidden(card) ? { ...card, kind: drawFromBag(state.bag, bagSize(state.bag), chance) } : card;
  const { frame } = state;
  const orders = state.orders.map((order, seat) => (seat === eye ? order : (ORDERS[chance.draw(2)] ?? order)));
  const unmade = (chosen: readonly (number | null)[]) => chosen.map((slot, seat) => (seat === eye ? slot : null));
  return {
    ...state,
    queue: state.queue.map(again),
    hands: state.hands.map((hand) => hand.map(again)),
    orders,
    frame: frame.kind === 'play' ? { kind: 'play', chosen: unmade(frame.chosen) } : frame,
  };
}

export const toyPlan: ConformancePlan<Toy> = {
  configs: [2, 3, 4].flatMap((seats) => [
    { label: 'full deck', seats, config: {} },
    { label: 'tiny deck', seats, config: { deck: 'tiny' } },
  ]),
  gamesPerConfig: 5,
  optionalPerGame: 30,
  seed: 1,
  isUnbounded: (action) => action.type === 'offer',
  scramble,
  perturb: (action) =>
    action.type === 'offer'
      ? [
          { ...action, price: 20 },
          { ...action, price: 21 },
        ]
      : [],
};
