/** What the balance lab counts in the cooperative game. Whatever somebody had, the team had. */

import type { Lab, LabCounts } from '@tarmac/bots';
import {
  AIRPORT_CARDS,
  CONTINENT_INDEX,
  CONTINENTS,
  type CooperativeFlights,
  type News,
  type State,
  tablesOf,
} from '@tarmac/connecting-flights/cooperative/rules';
import type { Seat } from '@tarmac/kit';
import { sum } from '../figures.ts';
import { byId, GOODS, goodOfCard, RIGHTS, truckGood } from '../lab-goods.ts';

type Of<K extends News['kind']> = Extract<News, { kind: K }>;

const COSTS = ['cards', 'trucks', 'rights', 'renewals', 'charters', 'penalties'] as const;
const DEEDS = ['charter', 'rights', 'renewal', 'penalty'] as const;
/** CF-7.1 to be had in one scenario only. */
const FURTHER = 'further';

export const cooperativeFlightsLab: Lab<CooperativeFlights> = {
  count({ news, state }): LabCounts {
    const team: readonly Seat[] = Array.from({ length: state.seats }, (_, seat) => seat);
    const had = (did: boolean) => (did ? team : []);
    const bought = purchases(news, state);
    const spent = spending(news);
    const deeds: Readonly<Record<string, boolean>> = {
      charter: spent.charters > 0,
      rights: spent.rights > 0,
      renewal: spent.renewals > 0,
      penalty: all(news, 'penalties').length > 0,
      [FURTHER]: all(news, 'further').some(({ draw }) => draw),
    };
    const scenario = state.config.scenario === 'creating-demand' ? [FURTHER] : [];
    return {
      startSeat: 0,
      rounds: state.round,
      leaderWon: null,
      measures: {
        left: byRound(news, 'flightsClosed', ({ left }) => left),
        home: byRound(news, 'flightsClosed', ({ home }) => home),
        coins: byId(COSTS, (cost) => spent[cost]),
        bought: byId(GOODS, (good) => bought.filter((each) => each === good).length),
      },
      holders: {
        deeds: byId([...DEEDS, ...scenario], (deed) => had(deeds[deed] === true)),
        bought: byId(GOODS, (good) => had(bought.includes(good))),
        airports: byId(CONTINENTS, (continent) => had(ownsAirportOn(state, CONTINENT_INDEX[continent]))),
      },
    };
  },
};

function all<K extends News['kind']>(news: readonly News[], kind: K): Of<K>[] {
  return news.filter((item): item is Of<K> => item.kind === kind);
}

/** What is told once a round; a game that was over earlier says nothing of the later ones. */
function byRound<K extends News['kind']>(
  news: readonly News[],
  kind: K,
  value: (item: Of<K>) => number,
): Record<string, number> {
  return Object.fromEntries(all(news, kind).map((item, round) => [`round-${round + 1}`, value(item)]));
}

function purchases(news: readonly News[], { config }: State): string[] {
  const tables = tablesOf(config.board);
  return news.flatMap((item) => {
    if (item.kind === 'bought') return [goodOfCard(tables, item.card)];
    if (item.kind === 'boughtTruck') return [truckGood(item.capacity)];
    return item.kind === 'rented' ? [RIGHTS] : [];
  });
}

function spending(news: readonly News[]): Record<(typeof COSTS)[number], number> {
  const coins = (kind: 'bought' | 'boughtTruck' | 'rented' | 'renewed' | 'chartered') =>
    sum(all(news, kind).map((item) => item.coins));
  return {
    cards: coins('bought'),
    trucks: coins('boughtTruck'),
    rights: coins('rented'),
    renewals: coins('renewed'),
    charters: coins('chartered'),
    penalties: sum(all(news, 'penalties').map(({ paid }) => paid)),
  };
}

function ownsAirportOn({ where, config }: State, continent: number): boolean {
  const { continentOf } = tablesOf(config.board);
  return where.slice(0, AIRPORT_CARDS).some((place, card) => place >= 0 && continentOf[card] === continent);
}
