/** Setups of the cooperative game. */

import type { Config } from '../../../rules/config.ts';
import { cooperativeFlights } from '../../../rules/game.ts';
import type { News } from '../../../rules/news.ts';
import type { State } from '../../../rules/state.ts';
import { act, type Heard } from './act.ts';
import { first, place } from './actions.ts';
import { SETUP_PAIRS } from './booklet.ts';
import { type Fated, fate } from './fate.ts';
import { config } from './position.ts';

/** 'departure-0', 'high-0', 'departure-1', and so on: the pairs of a setup, each deck from its first card on. */
export function setupPairs(scenario: Config['scenario'], hands: number): Fated[] {
  const [, high, low] = SETUP_PAIRS[scenario][hands - 1] as readonly [number, number, number];
  return Array.from({ length: high + low }, (_, pair) => [
    `departure-${pair}`,
    pair < high ? `high-${pair}` : `low-${pair - high}`,
  ]).flat();
}

/** A new game whose decks bring this. */
export function opened(wish: Partial<Config>, seats: number, luck?: readonly Fated[]): Heard {
  const settings = config(wish);
  const hands = seats === 1 && settings.hands === 'two' ? 2 : seats;
  const news: News[] = [];
  // CF-7.3 there the pawns of the team come before the pairs.
  const pairs = luck ?? (settings.scenario === 'olympic-games' ? [] : setupPairs(settings.scenario, hands));
  const chance = fate(null, pairs);
  const state = cooperativeFlights.setup(settings, seats, chance, news);
  chance.finish();
  return { state, news };
}

/** CF-7.3 one airport of each continent but Europe. */
export const OLYMPIC_PLACES = ['new-york', 'tokyo', 'lima', 'nairobi', 'fiji'].map(place);

/** Valid starting flights, with cards that do not clash, none of them in Europe or longer than a truck of 3 goes. */
export const STARTS = [
  first(0, 'new-york', 'tokyo', 3, 1),
  first(1, 'johannesburg', 'rio-de-janeiro', 3, 1),
  first(2, 'sydney', 'singapore', 3, 1),
];

/** Every hand has its starting flight; the display is laid out unless passengers are still to be taken. */
export function started(state: State): State {
  let now = state;
  for (const start of STARTS) if (now.frame.kind === 'first') now = act(now, 0, start);
  return now;
}
