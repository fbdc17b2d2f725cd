/** The doors for data from outside: an action, a config. */

import { airport, CONTINENTS, capacity, card, cityId, passenger, plane, stars, truck } from '@tarmac/flights/rules';
import { flag, list, oneOf, type Parsed, parseShape, record, type Shape, tagged, whole } from '@tarmac/kit';
import { withBoard } from '@tarmac/map';
import type { Action } from './actions.ts';
import { parseBoard } from './board-file.ts';
import { type Config, HANDS, SCENARIO_IDS } from './config.ts';
import { BOARDS } from './data/boards.ts';
import { WORLD } from './data/world.ts';
import { DIFFICULTIES } from './difficulty.ts';
import { MOST_HANDS } from './hands.ts';
import { PAWNS_OF_COLOUR } from './pawns.ts';

const LEAST_SEATS = 1;
const MOST_SEATS = 3;

const continent = oneOf(...CONTINENTS);
const hand = whole(0, MOST_HANDS - 1);

/** CF-1.6 five of each colour. */
export const load = list(whole(0, PAWNS_OF_COLOUR), CONTINENTS.length, CONTINENTS.length);

export const ACTION: Shape = tagged('type', {
  place: { city: cityId },
  first: { hand, from: cityId, to: cityId, plane: stars, passenger: stars },
  take: { hand, continent },
  buy: { hand, card },
  buyAirport: { hand, city: cityId },
  rent: { hand, city: cityId },
  buyElectric: { hand, stars },
  buyTruck: { hand, capacity },
  renew: {},
  fly: { hand, from: airport, plane, truck, passenger, to: airport, pawns: load },
  charter: { pawn: continent, from: cityId, to: cityId },
  pass: {},
  further: { draw: flag },
  consent: { agree: flag },
  withdraw: {},
});

export function parseAction(input: unknown): Parsed<Action> {
  return parseShape<Action>(ACTION, input, 'action');
}

const DEFAULTS: Config = {
  board: WORLD.id,
  difficulty: 'easy',
  scenario: 'none',
  hands: 'one',
  beginner: false,
  consent: false,
};

/** Everything but the board, which has a parser of its own. Missing settings take their default. */
const SETTINGS: Shape = record(
  {
    board: () => null,
    difficulty: oneOf(...DIFFICULTIES),
    scenario: oneOf(...SCENARIO_IDS),
    hands: oneOf(...HANDS),
    beginner: flag,
    consent: flag,
  },
  Object.keys(DEFAULTS),
);

/** Two hands with more than one seat are no mistake: they are not used (CF-5.4). */
export function parseConfig(input: unknown, seats: number): Parsed<Config> {
  if (!Number.isInteger(seats) || seats < LEAST_SEATS || seats > MOST_SEATS) {
    return { ok: false, problem: `Connecting Flights, cooperative, is for ${LEAST_SEATS} to ${MOST_SEATS} seats` };
  }
  const problem = SETTINGS(input, 'config');
  if (problem !== null) return { ok: false, problem };
  return withBoard({ ...DEFAULTS, ...(input as Partial<Config>) }, BOARDS, parseBoard);
}
