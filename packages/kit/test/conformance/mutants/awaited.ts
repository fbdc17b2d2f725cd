/** Toys of which a page would say wrongly whose turn it is. */

import { toy } from '../../toy/game.ts';
import type { View } from '../../toy/state.ts';
import { leaking, type Mutants } from './tools.ts';

const everyone = ({ hands }: View) => hands.map((_, seat) => seat);

export const brokenAwaited: Mutants = {
  'awaited names whoever may owe a decision': {
    'nobody, ever': { broken: { awaited: () => [] }, says: /seat 0 awaits \[\] in a game that is not over/ },
    'everybody, always': { broken: { awaited: everyone }, says: /seat \d awaits itself and owes nothing/ },
    'everybody, also after the end': {
      broken: { awaited: (view) => (view.frame.kind === 'over' ? everyone(view) : toy.awaited(view)) },
      says: /seat 0 awaits \[0,1,2\] in a game that is over/,
    },
    'everybody, to a watcher': {
      broken: {
        awaited: (view) => (view.eye === 'watcher' && view.frame.kind !== 'over' ? everyone(view) : toy.awaited(view)),
      },
      says: /a watcher awaits seat \d, which owes nothing in any world that looks like this/,
    },
    'the seat itself, though it has chosen': {
      broken: { awaited: (view) => (view.frame.kind === 'play' ? everyone(view) : toy.awaited(view)) },
      says: /seat \d awaits itself and owes nothing/,
    },
    'others only, though it has not chosen': {
      broken: {
        awaited: (view) =>
          view.frame.kind === 'play' ? toy.awaited(view).filter((seat) => seat !== view.eye) : toy.awaited(view),
      },
      says: /seat 0 owes a decision and seat 0 does not await it/,
    },
    'others without cards, who owe no choice': {
      broken: {
        awaited: (view) =>
          view.frame.kind === 'play'
            ? everyone(view).filter((seat) => seat !== view.eye || toy.awaited(view).includes(seat))
            : toy.awaited(view),
      },
      says: /awaits seat \d, which owes nothing in any world/,
    },
    'one of a team alone': {
      broken: {
        awaited: (view) => (view.frame.kind === 'team' ? toy.awaited(view).slice(0, 1) : toy.awaited(view)),
      },
      says: /seat 1 owes a decision and seat 0 does not await it/,
    },
    'the seat in turn, while an offer waits for its answer': {
      broken: { awaited: (view) => (view.frame.kind === 'turn' ? [view.frame.seat] : toy.awaited(view)) },
      says: /seat \d owes a decision and seat \d does not await it/,
    },
    'those who have really not chosen, from a view that says so': {
      broken: {
        view: leaking((state) => ({ owing: toy.toAct(state).seats })),
        awaited: (view) => (view as View & { owing: number[] }).owing,
      },
      says: /seat \d owes a decision and .* does not await it/,
    },
    'the last seat first': {
      broken: { awaited: (view) => toy.awaited(view).toReversed() },
      says: /seat 0 awaits \[2,1,0\]: not seats of 3, once each and in order/,
    },
    'a seat twice': {
      broken: { awaited: (view) => toy.awaited(view).flatMap((seat) => [seat, seat]) },
      says: /once each and in order/,
    },
    'a seat that is not there': {
      broken: { awaited: (view) => [...toy.awaited(view), view.seats] },
      says: /once each and in order/,
    },
  },
};
