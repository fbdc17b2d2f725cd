/** How the conformance suite plays Airlines: every number of seats, every option, and a board with little room. */

import { type Chance, drawFromBag, type Eye, pick } from '@tarmac/kit';
import { type ConformancePlan, SAMPLED_RATES } from '@tarmac/kit/conformance';
import type { Action } from '../../rules/actions.ts';
import { AIRLINES } from '../../rules/airlines.ts';
import type { Board, Route } from '../../rules/board.ts';
import { NORTH_AMERICA } from '../../rules/data/north-america.ts';
import type { Airlines } from '../../rules/game.ts';
import { IN_PILE, type State } from '../../rules/state.ts';

const isHeadquarters = (city: string) =>
  AIRLINES.some((airline) => NORTH_AMERICA.airlines[airline].headquarters === city);

/** One circle on every route at a headquarters: who comes late finds them full. */
const cramped: Board = {
  ...NORTH_AMERICA,
  id: 'cramped',
  routes: NORTH_AMERICA.routes.map((route) =>
    route.cities.some(isHeadquarters) ? { ...route, circles: route.circles.slice(0, 1) } : route,
  ),
};

const MOST_FOUNDED = 5;

/**
 * On the cramped board few airlines are founded and everybody crowds round the headquarters of the others, or random
 * play would never leave an airline inactive (AL-7.2) nor a card without use (AL-4.6).
 */
function choose({ config, founded, inactive }: State, _: number, actions: readonly Action[], chance: Chance): Action {
  if (typeof config.board === 'string') return pick(actions, chance);
  const isWaiting = (city: string) =>
    AIRLINES.some((airline, index) => {
      return !founded[index] && !inactive[index] && cramped.airlines[airline].headquarters === city;
    });
  const crowding = actions.filter((action) => {
    if (action.type !== 'fly' && action.type !== 'sabotage') return false;
    return (cramped.routes.find(({ id }) => id === action.route) as Route).cities.some(isWaiting);
  });
  const isFull = founded.filter(Boolean).length >= MOST_FOUNDED;
  const others = actions.filter(({ type }) => (type === 'found' ? !isFull : type !== 'stop'));
  return pick([crowding, others, actions].find((list) => list.length > 0) as readonly Action[], chance);
}

/**
 * AL-11.2 written from the rules, not from the view: cards that came into other hands unseen change places with those
 * of the pile they came from, and so do the cards of two hands.
 */
function scramble(state: State, eye: Eye, chance: Chance): State {
  // AL-11.3 nothing is hidden any more.
  if (state.frame.kind === 'over') return state;
  const others = state.hands.map((_, seat) => seat).filter((seat) => seat !== eye);
  redealStock(state, others, chance);
  redealFlights(state, others, chance);
  return state;
}

/** AL-11.1 what a seat took face up stays with it. */
function redealStock({ hands, seenTaken, pile }: State, others: readonly number[], chance: Chance): void {
  const closed = others.map((seat) => {
    const hand = hands[seat] as number[];
    return hand.reduce((size, count, airline) => {
      const unseen = count - (seenTaken[seat]?.[airline] ?? 0);
      hand[airline] = count - unseen;
      pile[airline] = (pile[airline] ?? 0) + unseen;
      return size + unseen;
    }, 0);
  });
  others.forEach((seat, place) => {
    const hand = hands[seat] as number[];
    for (let missing = closed[place] ?? 0; missing > 0; missing--) {
      const size = pile.reduce((sum, count) => sum + count, 0);
      const airline = drawFromBag(pile, size, chance);
      hand[airline] = (hand[airline] ?? 0) + 1;
    }
  });
}

/** AL-4.4 cards that were in the same pile when it was last shuffled swap places, pair by pair. */
function redealFlights({ flights, flightPiles }: State, others: readonly number[], chance: Chance): void {
  const hidden = flights.flatMap((place, card) => (place === IN_PILE || others.includes(place) ? [card] : []));
  for (const card of hidden) {
    const alike = hidden.filter((other) => flightPiles[other] === flightPiles[card]);
    const other = pick(alike, chance);
    [flights[card], flights[other]] = [flights[other] as number, flights[card] as number];
  }
}

export const plan: ConformancePlan<Airlines> = {
  configs: [
    { label: 'all as usual', seats: 2, config: {} },
    { label: 'controlled scoring', seats: 2, config: { controlledScoring: true, lastRound: true } },
    { label: 'a cramped board', seats: 3, config: { board: cramped, seatBonus: true } },
    { label: 'last round, a start seat', seats: 4, config: { lastRound: true, startSeat: 2 } },
    { label: 'all as usual', seats: 5, config: {} },
    { label: 'seat bonus, controlled scoring', seats: 6, config: { seatBonus: true, controlledScoring: true } },
  ],
  gamesPerConfig: 1,
  seed: 1990,
  choose,
  // AL-9.1 the card goes back and is shuffled in: nothing about it is left to remember.
  isFleeting: (news) => news.kind === 'shuffledBack',
  scramble,
  rates: SAMPLED_RATES,
};
