/**
 * The requirements for a playable board of the cooperative game, beyond the shape of its file (CF-1.6, CF-5.1, CF-6.3,
 * CF-8).
 */

import {
  type ByContinent,
  CONTINENTS,
  type Continent,
  cityProblems,
  MOST_COINS,
  printedPriceProblems,
} from '@tarmac/flights/rules';
import { isWhole } from '@tarmac/map';
import { type Board, DEMAND_KINDS, type DemandKind } from './board.ts';
import { DEMAND_CARDS } from './demand-cards.ts';
import { DIFFICULTIES } from './difficulty.ts';
import { SCENARIOS } from './scenarios.ts';

/** CF-1.6 */
const DEPARTURES = 13;

/** CF-8 the cards that the rulebook shows, by continent. */
const KNOWN_DEPARTURE: ByContinent<string> = ['havana', 'moscow', 'tokyo', 'rio-de-janeiro', 'nairobi', 'fiji'];
const KNOWN_DEMAND: ByContinent<Continent | null> = [
  'oceania',
  'africa',
  'europe',
  null,
  'north-america',
  'south-america',
];

/** One sentence for each problem, with its place in the file; none for a playable board. */
export function boardProblems(board: Board): string[] {
  return [
    ...cityProblems(board.cities),
    ...scenarioProblems(board),
    ...printedPriceProblems(board.prices),
    ...departureProblems(board),
    ...DEMAND_KINDS.flatMap((kind) => demandProblems(board, kind)),
    ...DIFFICULTIES.flatMap((difficulty) => charterProblems(board, difficulty)),
    ...(board.source === 'reconstructed' ? knownCardProblems(board) : []),
  ];
}

/** CF-7.3 the city that a scenario names. */
function scenarioProblems({ cities }: Board): string[] {
  return Object.values(SCENARIOS).flatMap(({ games }) => {
    if (games === null || cities.some(({ id, continent }) => id === games.city && continent === games.colour))
      return [];
    return [`cities must have "${games.city}" in ${games.colour}, for a scenario names it`];
  });
}

/** CF-5.1, CF-8 an airport of each continent, and more often where there are more stars. */
function departureProblems({ cities, departures }: Board): string[] {
  if (departures.length !== DEPARTURES) return [`departures must be ${DEPARTURES} cards (got ${departures.length})`];
  const lost = departures.flatMap((card, i) =>
    card.flatMap((id, row) => {
      const city = cities.find((candidate) => candidate.id === id);
      const at = `departures[${i}][${row}]`;
      if (city === undefined) return [`${at} names no city of the board (got "${id}")`];
      return city.continent === CONTINENTS[row] ? [] : [`${at} must lie in ${CONTINENTS[row]} (got "${id}")`];
    }),
  );
  if (lost.length > 0) return lost;
  const times = (id: string) => departures.filter((card) => card.includes(id)).length;
  return cities.flatMap((city, i) => {
    if (times(city.id) === 0) return [`cities[${i}] is on no departure card ("${city.id}")`];
    const rival = cities.find(
      (other) => other.continent === city.continent && other.stars > city.stars && times(other.id) < times(city.id),
    );
    if (rival === undefined) return [];
    return [
      `departures must name "${rival.id}" at least as often as "${city.id}", which has fewer stars (got ${times(rival.id)} and ${times(city.id)})`,
    ];
  });
}

/** CF-5.1 */
function demandProblems({ demands }: Board, kind: DemandKind): string[] {
  const { cards, pawns } = DEMAND_CARDS[kind];
  const made = demands[kind];
  if (made.length !== cards) return [`demands.${kind} must be ${cards} cards (got ${made.length})`];
  return made.flatMap((card, i) => {
    const at = `demands.${kind}[${i}]`;
    const own = card.flatMap((colour, row) =>
      colour === CONTINENTS[row] ? [`${at}[${row}] must not send a pawn to its own continent (got "${colour}")`] : [],
    );
    const placed = card.filter((colour) => colour !== null).length;
    return placed === pawns ? own : [...own, `${at} must place ${pawns} pawns (got ${placed})`];
  });
}

/** CF-6.3 the prices of a row never fall. */
function charterProblems({ charters }: Board, difficulty: (typeof DIFFICULTIES)[number]): string[] {
  return charters[difficulty].flatMap((row, hands) => {
    const at = `charters.${difficulty}[${hands}]`;
    if (row.length === 0) return [`${at} must have at least one price`];
    return row.flatMap((price, i) => {
      const before = row[i - 1];
      if (!isWhole(price, 0, MOST_COINS)) {
        return [`${at}[${i}] must be a whole number from 0 to ${MOST_COINS} (got ${price})`];
      }
      if (before === undefined || price >= before) return [];
      return [`${at}[${i}] must not be less than the one before (got ${price} after ${before})`];
    });
  });
}

/** CF-8 */
function knownCardProblems({ departures, demands }: Board): string[] {
  const has = <T>(cards: readonly ByContinent<T>[], known: ByContinent<T>) =>
    cards.some((card) => card.join() === known.join());
  return [
    ...(has(departures, KNOWN_DEPARTURE) ? [] : ['departures must have the card that the rulebook shows']),
    ...(has(demands.high, KNOWN_DEMAND) ? [] : ['demands.high must have the card that the rulebook shows']),
  ];
}
