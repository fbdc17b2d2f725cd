/** English for the moments of a round, the end screen and the board as a list. */

import { cards, coins, continents, flights, list, stars } from '@tarmac/flights/text/en';

/** CF-4.9 what decides, in this order. */
export type TieBreak = 'revenue' | 'withoutRights' | 'continents' | 'coins';

export const EN_MOMENTS = {
  round: {
    flightsTitle: (round: number) => `Flights of round ${round}`,
    taxesTitle: 'Subsidies and taxes',
    flight: (from: string, to: string, earned: number) => `${from} to ${to}: ${coins(earned)}`,
    noFlights: 'No flights',
    invalid: 'does not count',
    revenue: (earned: number) => `Revenue: ${earned}`,
    coins: (owned: number) => `Now has ${coins(owned)}`,
    penalty: (city: string, paid: number) => `Unused landing rights in ${city}: ${coins(paid)} again`,
    subsidy: (got: number) => `Subsidy: ${coins(got)}`,
    tax: (paid: number) => `Tax: ${coins(paid)}`,
    neither: 'Neither subsidy nor tax',
    step: (at: number, of: number) => `${at} of ${of}`,
    pause: 'Pause',
    resume: 'Go on by itself',
    next: 'Next',
    skip: 'Show all',
    close: 'Back to the table',
  },
  end: {
    wins: (names: readonly string[]) => `${list(names)} ${names.length === 1 ? 'wins' : 'share the victory'}`,
    endedBy: { 'CF-4.9': 'The flights of round 10 decide: the highest revenue before tax wins.' },
    endedEarly: 'The match was ended before the game was played out.',
    rank: 'Rank',
    player: 'Player',
    /** Headings of the figures that decide. */
    figure: {
      revenue: 'Revenue',
      withoutRights: 'Without landing rights',
      continents: 'Continents',
      coins: 'Coins',
    } satisfies Readonly<Record<TieBreak, string>>,
    /** Which figure put these names before those who were level with them until then. */
    tieBroken: (by: TieBreak, names: readonly string[], figure: number) => {
      const who = `${list(names)} ${names.length === 1 ? 'is' : 'are'} ahead`;
      if (by === 'revenue') return `${who} with a revenue of ${figure} (CF-4.9).`;
      if (by === 'withoutRights') {
        return `Equal revenue: ${who} with ${figure} from flights that did not end on landing rights (CF-4.9).`;
      }
      if (by === 'continents') return `Still equal: ${who} with ${continents(figure)} touched (CF-4.9).`;
      return `Still equal: ${who} with ${coins(figure)} (CF-4.9).`;
    },
    tieShared: (names: readonly string[]) =>
      `${list(names)} are equal in everything that counts: they share the place (CF-4.9).`,
    /** The rulebook's own way to settle a shared victory. */
    joke: 'Not content with sharing? The rulebook knows a way: each take a bag to the nearest park, and whoever first fills it with litter and disposes of it properly has won.',
    revenueChart: 'Revenue round by round',
    revenueChartNote: 'Only the last round decides.',
    coinsChart: 'Coins over the game',
    coinsChartNote: 'At the end of each round.',
    rounds: 'Round',
    coins: 'Coins',
    revenue: 'Revenue',
    turningPoints: 'Turning points',
    lead: (round: number, names: readonly string[], revenue: number) =>
      `Round ${round}: ${list(names)} ${names.length === 1 ? 'takes' : 'share'} the lead with a revenue of ${revenue}.`,
    kept: (names: readonly string[]) =>
      `${list(names)} ${names.length === 1 ? 'leads' : 'lead'} from the first round to the last.`,
    bestRound: (round: number, name: string, revenue: number) =>
      `The most in one round: ${name}, ${coins(revenue)} in round ${round}.`,
    dearest: (name: string, card: string, paid: number) =>
      `The dearest card: ${card}, ${coins(paid)}, bought by ${name}.`,
    identitiesTitle: 'Secret identities',
    claimed: (round: number, got: number) => `claimed in round ${round} for ${coins(got)}`,
    neverClaimed: 'never claimed',
    rejected: (card: string) => `turned down the ${card}`,
    networkTitle: 'The last flights',
    lastFlights: flights,
  },
  list: {
    title: 'The board as a list',
    filter: 'Continent',
    allContinents: 'All continents',
    onlyPossible: 'Only where something can be done now',
    cities: 'Airports',
    players: 'Players',
    airport: (number: number, price: number, rights: number) =>
      `${stars(number)}; airport ${price}, landing rights ${rights}`,
    supply: (left: number) => `${cards(left)} in the supply`,
    owner: (name: string) => `owned by ${name}`,
    rights: (name: string) => `landing rights of ${name}`,
    outOfPlay: 'not in play',
    fuelTo: (continent: string, fuel: number) => `to ${continent}: ${fuel} fuel`,
    possible: (number: number) => `${number} possible now`,
    none: 'Nothing on the board fits what you chose above.',
  },
};

export type MomentWords = typeof EN_MOMENTS;
