/** Player card, starting continent, first flight; the continent of an event. */

import { type Action, isInPlay } from '@tarmac/connecting-flights/rules';
import { CONTINENT_INDEX, FUEL } from '@tarmac/flights/rules';
import { DOMINATED, type Glance } from './glance.ts';

type Of<T extends Action['type']> = Extract<Action, { type: T }>;

export function appraiseKeep({ tables, taste }: Glance, { player }: Of<'keep'>): number {
  const card = tables.board.players.find(({ id }) => id === player)!;
  return card.budget + taste.players[player];
}

/** Airports of many stars, and neighbours that little fuel reaches. */
export function appraiseStart({ state, tables }: Glance, { continent }: Of<'start'>): number {
  const index = CONTINENT_INDEX[continent];
  let worth = 0;
  for (const city of tables.citiesOn[index] ?? []) worth += tables.board.cities[city]?.stars ?? 0;
  (FUEL[index] as readonly number[]).forEach((fuel, other) => {
    if (isInPlay(state.seats, other)) worth += 4 - fuel;
  });
  return worth;
}

export function appraiseFirst({ state, tables, seat, taste }: Glance, action: Of<'first'>): number {
  const { board, cityIndex } = tables;
  const { prices, cities, revenue, players } = board;
  const airport = (id: string) => (cities[cityIndex(id)]?.stars ?? 1) - 1;
  const cost =
    prices.airport[airport(action.from)]! +
    prices.airport[airport(action.to)]! +
    prices.plane[action.plane - 1]! +
    prices.passenger[action.passenger - 1]!;
  const left = (players[state.players[seat]!]?.budget ?? 0) - cost;
  // Stars beyond this passenger's serve later ones.
  const stars = airport(action.from) + airport(action.to) + action.plane;
  return left + taste.firstRevenue * revenue[action.passenger - 1]! + 2 * stars;
}

/** Where one flies to more than the others do. */
export function appraiseName({ state, tables, seat }: Glance, { continent }: Of<'name'>): number {
  const index = CONTINENT_INDEX[continent];
  const passengers = (of: number) =>
    state.where.reduce((sum, owner, card) => (owner === of && tables.continentOf[card] === index ? sum + 1 : sum), 0);
  let others = 0;
  for (let other = 0; other < state.seats; other++) if (other !== seat) others = Math.max(others, passengers(other));
  return isInPlay(state.seats, index) ? passengers(seat) - others : DOMINATED;
}
