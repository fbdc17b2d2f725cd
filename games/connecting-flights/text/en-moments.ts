/** English for the moments of a round, the end screen and the board as a list. */

import { cards, coins, continents, flights, list, stars } from '@tarmac/flights/text/en';
import type { MomentWords } from './moments-words.ts';

export const EN_MOMENTS: MomentWords = {
  round: {
    flightsTitle: (round) => `Flights of round ${round}`,
    taxesTitle: 'Subsidies and taxes',
    flight: (from, to, earned) => `${from} to ${to}: ${coins(earned)}`,
    noFlights: 'No flights',
    invalid: 'does not count',
    revenue: (earned) => `Revenue: ${earned}`,
    coins: (owned) => `Now has ${coins(owned)}`,
    penalty: (city, paid) => `Unused landing rights in ${city}: ${coins(paid)} again`,
    subsidy: (got) => `Subsidy: ${coins(got)}`,
    tax: (paid) => `Tax: ${coins(paid)}`,
    neither: 'Neither subsidy nor tax',
    step: (at, of) => `${at} of ${of}`,
    pause: 'Pause',
    resume: 'Go on by itself',
    next: 'Next',
    skip: 'Show all',
    close: 'Back to the table',
  },
  end: {
    wins: (names) => `${list(names)} ${names.length === 1 ? 'wins' : 'share the victory'}`,
    endedBy: { 'CF-4.9': 'The flights of round 10 decide: the highest revenue before tax wins.' },
    endedEarly: 'The match was ended before the game was played out.',
    rank: 'Rank',
    player: 'Player',
    figure: {
      revenue: 'Revenue',
      withoutRights: 'Without landing rights',
      continents: 'Continents',
      coins: 'Coins',
    },
    tieBroken: (by, names, figure) => {
      const who = `${list(names)} ${names.length === 1 ? 'is' : 'are'} ahead`;
      if (by === 'revenue') return `${who} with a revenue of ${figure} (CF-4.9).`;
      if (by === 'withoutRights') {
        return `Equal revenue: ${who} with ${figure} from flights that did not end on landing rights (CF-4.9).`;
      }
      if (by === 'continents') return `Still equal: ${who} with ${continents(figure)} touched (CF-4.9).`;
      return `Still equal: ${who} with ${coins(figure)} (CF-4.9).`;
    },
    tieShared: (names) => `${list(names)} are equal in everything that counts: they share the place (CF-4.9).`,
    joke: 'Not content with sharing? The rulebook knows a way: each take a bag to the nearest park, and whoever first fills it with litter and disposes of it properly has won.',
    revenueChart: 'Revenue round by round',
    revenueChartNote: 'Only the last round decides.',
    coinsChart: 'Coins over the game',
    coinsChartNote: 'At the end of each round.',
    rounds: 'Round',
    coins: 'Coins',
    revenue: 'Revenue',
    turningPoints: 'Turning points',
    lead: (round, names, revenue) =>
      `Round ${round}: ${list(names)} ${names.length === 1 ? 'takes' : 'share'} the lead with a revenue of ${revenue}.`,
    kept: (names) => `${list(names)} ${names.length === 1 ? 'leads' : 'lead'} from the first round to the last.`,
    bestRound: (round, name, revenue) => `The most in one round: ${name}, ${coins(revenue)} in round ${round}.`,
    dearest: (name, card, paid) => `The dearest card: ${card}, ${coins(paid)}, bought by ${name}.`,
    identitiesTitle: 'Secret identities',
    claimed: (round, got) => `claimed in round ${round} for ${coins(got)}`,
    neverClaimed: 'never claimed',
    rejected: (card) => `turned down the ${card}`,
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
    airport: (number, price, rights) => `${stars(number)}; airport ${price}, landing rights ${rights}`,
    supply: (left) => `${cards(left)} in the supply`,
    owner: (name) => `owned by ${name}`,
    rights: (name) => `landing rights of ${name}`,
    outOfPlay: 'not in play',
    fuelTo: (continent, fuel) => `to ${continent}: ${fuel} fuel`,
    possible: (number) => `${number} possible now`,
    none: 'Nothing on the board fits what you chose above.',
  },
};
