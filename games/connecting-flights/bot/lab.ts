/** The counts of the balance lab in Connecting Flights. */

import { byId, type Lab, type LabCounts, leaderShare, seatsWhere, seatsWithMost, sum } from '@tarmac/bots';
import {
  type ConnectingFlights,
  IDENTITY_IDS,
  isInPlay,
  type News,
  SABOTAGE_IDS,
  type State,
  tablesOf,
} from '@tarmac/connecting-flights/rules';
import { ELECTRIC, GOODS, goodOfCard, RIGHTS, truckGood } from '@tarmac/flights/bot';
import { AIRPORT_CARDS, CONTINENT_INDEX, CONTINENTS, type Continent, ROUNDS } from '@tarmac/flights/rules';
import type { Seat } from '@tarmac/kit';

type Of<K extends News['kind']> = Extract<News, { kind: K }>;

export const connectingFlightsLab: Lab<ConnectingFlights> = {
  count({ news, state }): LabCounts {
    const ended = one(news, 'ended');
    const kept = one(news, 'playersShown').players;
    const { players } = tablesOf(state.config.board).board;
    const continents = CONTINENTS.filter((continent) => isInPlay(state.seats, CONTINENT_INDEX[continent]));
    const bought = purchases(news, state);
    const sabotaged = all(news, 'sabotaged');
    const started = all(news, 'startChosen');
    return {
      startSeat: one(news, 'roundBegan').firstSeat,
      // There are always ten (CF-4).
      rounds: null,
      leaderWon: leaderWon(state, ended),
      measures: {
        revenue: Object.fromEntries(
          state.revenues.map((bySeat, round) => [`round-${round + 1}`, sum(bySeat) / state.seats]),
        ),
        bought: byId(GOODS, (good) => bought.filter((purchase) => purchase.good === good).length),
      },
      holders: {
        player: byId(
          players.filter(({ from }) => from <= state.seats).map(({ id }) => id),
          (id) => seatsWhere(kept, (player) => player === id),
        ),
        identity: byId(IDENTITY_IDS, (id) => seatsWhere(ended.identities, (identity) => identity === id)),
        start: byId(continents, (id) => different(started.filter(({ continent }) => continent === id))),
        airports: byId(continents, (id) => mostAirports(state, id)),
        bought: byId(GOODS, (good) => different(bought.filter((purchase) => purchase.good === good))),
        sabotage: byId(SABOTAGE_IDS, (id) => different(sabotaged.filter(({ sabotage }) => sabotage === id))),
        victim: byId(SABOTAGE_IDS, (id) =>
          different(sabotaged.filter(({ sabotage }) => sabotage === id).map(({ victim }) => ({ seat: victim }))),
        ),
      },
    };
  },
};

function all<K extends News['kind']>(news: readonly News[], kind: K): Of<K>[] {
  return news.filter((item): item is Of<K> => item.kind === kind);
}

/** The first, of which there must be one in a finished game. */
function one<K extends News['kind']>(news: readonly News[], kind: K): Of<K> {
  const [first] = all(news, kind);
  if (first === undefined) throw new Error(`a game without '${kind}' is not over`);
  return first;
}

function different(of: readonly { readonly seat: Seat }[]): Seat[] {
  return [...new Set(of.map(({ seat }) => seat))];
}

interface Purchase {
  readonly seat: Seat;
  readonly good: string;
}

/** At auction and in the market. */
function purchases(news: readonly News[], { config }: State): Purchase[] {
  const tables = tablesOf(config.board);
  return news.flatMap((item): Purchase[] => {
    switch (item.kind) {
      case 'sold':
        return [{ seat: item.seat, good: goodOfCard(tables, item.card) }];
      case 'boughtElectric':
        return [{ seat: item.seat, good: ELECTRIC }];
      case 'boughtTruck':
        return [{ seat: item.seat, good: truckGood(item.capacity) }];
      case 'rented':
        return [{ seat: item.seat, good: RIGHTS }];
      default:
        return [];
    }
  });
}

/** The leader in revenue of the fifth round; ties count in parts. */
function leaderWon({ revenues }: State, { ranks }: Of<'ended'>): number {
  return leaderShare(ranks, revenues[ROUNDS / 2 - 1] as readonly number[]);
}

/** The seats with the most airports of the continent at the end, without landing rights. */
function mostAirports({ seats, where, config }: State, continent: Continent): Seat[] {
  const { continentOf } = tablesOf(config.board);
  const owned: number[] = new Array(seats).fill(0);
  for (let card = 0; card < AIRPORT_CARDS; card++) {
    const owner = where[card]!;
    if (owner >= 0 && continentOf[card] === CONTINENT_INDEX[continent]) owned[owner] = owned[owner]! + 1;
  }
  return seatsWithMost(owned);
}
