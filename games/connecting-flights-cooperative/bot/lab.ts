/** The counts of the balance lab in the cooperative game. All belongings count for the team. */

import { byId, type Lab, type LabCounts, sum } from '@tarmac/bots';
import { type CooperativeFlights, type News, type State, tablesOf } from '@tarmac/connecting-flights-cooperative/rules';
import { GOODS, goodOfCard, RIGHTS, truckGood } from '@tarmac/flights/bot';
import { CONTINENT_INDEX, CONTINENTS } from '@tarmac/flights/rules';
import type { Seat } from '@tarmac/kit';

type Of<K extends News['kind']> = Extract<News, { kind: K }>;

const COSTS = ['cards', 'trucks', 'rights', 'renewals', 'charters', 'penalties'] as const;
const DEEDS = ['charter', 'rights', 'renewal', 'crowded', 'full', 'unequal'] as const;
/** CF-7.1 to be had in one scenario only. */
const FURTHER = 'further';

export const cooperativeFlightsLab: Lab<CooperativeFlights> = {
  count({ news, state }): LabCounts {
    const team: readonly Seat[] = Array.from({ length: state.seats }, (_, seat) => seat);
    const had = (did: boolean) => (did ? team : []);
    const bought = purchases(news, state);
    const spent = spending(news);
    const flown = flownByRound(news);
    const penalties = all(news, 'penalties');
    const deeds: Readonly<Record<string, boolean>> = {
      charter: spent.charters > 0,
      rights: spent.rights > 0,
      renewal: spent.renewals > 0,
      crowded: penalties.some(({ crowded }) => crowded.length > 0),
      full: penalties.some(({ full }) => full.length > 0),
      unequal: penalties.some(({ unequal }) => unequal),
      [FURTHER]: all(news, 'further').some(({ draw }) => draw),
    };
    const scenario = state.config.scenario === 'creating-demand' ? [FURTHER] : [];
    return {
      startSeat: 0,
      rounds: state.round,
      leaderWon: null,
      measures: {
        left: byRound(flown.map(({ left }) => left)),
        home: byRound(flown.map(({ home }) => home)),
        coins: byId(COSTS, (cost) => spent[cost]),
        bought: byId(GOODS, (good) => bought.filter((each) => each === good).length),
      },
      holders: {
        deeds: byId([...DEEDS, ...scenario], (deed) => had(deeds[deed] === true)),
        bought: byId(GOODS, (good) => had(bought.includes(good))),
        start: byId(CONTINENTS, (continent) => had(beganOn(news, state, CONTINENT_INDEX[continent]))),
      },
    };
  },
};

function all<K extends News['kind']>(news: readonly News[], kind: K): Of<K>[] {
  return news.filter((item): item is Of<K> => item.kind === kind);
}

interface Flown {
  readonly home: number;
  readonly left: number;
}

/** By round: who came home, and who was left. A round that wins the game is never closed (CF-6.6). */
function flownByRound(news: readonly News[]): Flown[] {
  const rounds: Flown[] = all(news, 'flightsClosed').map(({ home, left }) => ({ home, left }));
  const [ended] = all(news, 'ended');
  if (ended === undefined) throw new Error('the game is not over');
  const { round, home, left } = ended;
  if (round > rounds.length) rounds.push({ left, home: home - sum(rounds.map((each) => each.home)) });
  return rounds;
}

function byRound(values: readonly number[]): Record<string, number> {
  return Object.fromEntries(values.map((value, round) => [`round-${round + 1}`, value]));
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

/** CF-5.2 whether a starting flight begins or ends there. */
function beganOn(news: readonly News[], { config }: State, continent: number): boolean {
  const { continentOf } = tablesOf(config.board);
  return all(news, 'first').some(({ from, to }) => continentOf[from] === continent || continentOf[to] === continent);
}
