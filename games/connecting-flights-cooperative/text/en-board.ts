/** The words of the picture of the cooperative game in English. */

import type { DemandKind, Phase } from '@tarmac/connecting-flights-cooperative/rules';
import type { Continent } from '@tarmac/flights/rules';
import { cards, coins, EN_SHARED_BOARD, list, plural } from '@tarmac/flights/text/en';

const percent = (share: number): string => `${Math.min(99, Math.max(1, Math.round(100 * share)))}%`;
const pawns = (count: number): string => `${count} ${plural(count, 'pawn', 'pawns')}`;

export const EN_BOARD = {
  ...EN_SHARED_BOARD,
  /** What is to be done next. */
  next: {
    place: (continent: string) => `Tap an airport in ${continent} for a yellow pawn.`,
    first: (hand: string | null) =>
      `${hand === null ? 'Choose' : `${hand}: choose`} a starting flight: two airports, a plane and a passenger, all free.`,
    take: (left: number, hand: string | null) =>
      `${hand === null ? 'Take' : `${hand}: take`} ${left} more 1-star ${plural(left, 'passenger', 'passengers')}.`,
    market: 'Buy what you need, then close the market.',
    flights: 'Fly and charter, then end the flights.',
    further: 'Draw a further pair for the bonus, or leave it.',
    consent: 'Agree, or say no.',
  },
  /** On what others have changed. */
  fresh: 'new since your last turn',
  hands: 'Hands',
  /** For whom something is bought. */
  forHand: 'For',
  pawns: {
    /** The letter of a pawn's colour, where there is no room for more. */
    letters: {
      'north-america': 'N',
      europe: 'E',
      asia: 'A',
      'south-america': 'S',
      africa: 'F',
      oceania: 'O',
    } satisfies Readonly<Record<Continent, string>>,
    /** 'two pawns for Africa' */
    waiting: (count: number, continent: string) => `${pawns(count)} for ${continent}`,
    nobody: 'Nobody waits here',
    home: 'home',
    onBoard: 'on the board',
    toCome: 'to come at most',
    homeOf: (count: number) => `${pawns(count)} brought home`,
    onBoardOf: (count: number) => `${pawns(count)} on the board`,
    toComeOf: (count: number) => `At most ${pawns(count)} still to come`,
    colours: 'Pawns on the board, by where they want to go',
    colourOf: (continent: string, count: number, all: number) => `${continent}: ${count} of ${all} on the board`,
    crowded: 'Crowded: a penalty at the end of the round',
    nearlyCrowded: 'One more and it is crowded',
    full: 'All on the board: a penalty at the end of the round',
    nearlyFull: 'One more and all of this colour are on the board',
  },
  track: {
    title: 'Rounds and their demand',
    roundOf: (round: number, all: number) => `Round ${round} of ${all}`,
    phase: {
      setup: 'Getting ready',
      market: 'Market',
      flights: 'Flights',
      demand: 'New demand',
      end: 'End of the round',
    } satisfies Readonly<Record<Phase, string>>,
    demand: { low: 'low demand', high: 'high demand' } satisfies Readonly<Record<DemandKind, string>>,
    brings: (round: number, demand: string | null, count: number) =>
      demand === null ? `Round ${round}: no new demand` : `Round ${round}: ${demand}, ${pawns(count)} at most`,
    extra: (demand: string) => `One more pair after this round: ${demand}`,
    last: 'After the flights of the last round nobody may be left.',
  },
  charter: {
    title: 'Charters',
    next: (price: number) => `The next one costs ${coins(price)}`,
    none: 'No more this round',
    /** CF-6.3, CF-8.5 */
    ours: 'These prices are ours: the rulebook prints one row for each difficulty, whatever the number of hands.',
    several: 'What further charters of this round cost',
    number: 'Charters now',
    together: 'Coins in all',
    made: (count: number) => `${count} made this round`,
  },
  forecast: {
    /** The new pawns come before the penalties. */
    title: 'Penalties when the round ends',
    nothing: 'none possible',
    range: (least: number, most: number) => (least === most ? `${least}` : `${least} to ${most}`),
    due: (least: number, most: number, mean: number) =>
      least === most ? coins(least) : `${least} to ${coins(most)}, ${mean} on average`,
    mean: (mean: number) => `${mean} on average`,
    /** 'Oceania 4 of 5', and then 'Oceania 4 of 5: one more costs 10, chance 40%' */
    many: (what: string, count: number, of: number) => `${what} ${count} of ${of}`,
    danger: (many: string, missing: number, cost: number, chance: number) =>
      `${many}: ${missing === 1 ? 'one more costs' : `${missing} more cost`} ${cost}, chance ${percent(chance)}`,
    more: (count: number) => `and ${count} less likely`,
    crowded: (cities: readonly string[]) => `Crowded: ${list(cities)}`,
    full: (continents: readonly string[]) => `All five on the board: ${list(continents)}`,
    unequal: 'The hands are too unequal',
    interest: (due: number) => `Interest: ${coins(due)}`,
    carbon: (due: number) => `Carbon tax: ${coins(due)}`,
    closed: (continent: string, until: number) => `${continent} is closed until the end of round ${until}`,
  },
  plan: {
    title: 'Plan',
    coins: 'Coins until the last round',
    income: (held: number, income: number, times: number, all: number) =>
      times === 0
        ? `The last round: there are ${coins(held)} to spend, and none come after it.`
        : `${coins(held)} now and ${times} times ${income} at the ends of rounds: ${all} to spend in all.`,
    lost: (least: number) => `Above 100 coins income is lost: spend at least ${least} in this round.`,
    interest: 'Negative interest and penalties come off it.',
    charters: 'Charters in each round',
    fewer: 'One charter fewer',
    another: 'One charter more',
    cost: (all: number, left: number) =>
      `They cost ${coins(all)} until the last round, which leaves ${left} for the market.`,
    round: 'Round',
    demand: 'New pawns',
    spend: 'To spend by then',
    market: 'Of it for the market',
    caption: 'Round by round',
  },
  market: {
    title: 'Market',
    display: 'Display',
    renew: 'Six new cards',
    empty: 'empty',
    electric: 'Electric planes',
    trucks: 'Trucks',
    left: (number: number) => `${number} left`,
    airports: 'Airports and landing rights',
    airportsAbout: 'Price of the airport / of its landing rights. Tap one on the map, or choose it here.',
    airport: (price: number) => `Airport: ${price}`,
    rights: (price: number) => `Rights: ${price}`,
    rightsAbout: 'Landing rights hold for this round: a flight may end there, none may begin.',
    done: 'Close the market',
    bestNow: (home: number) => `Best flying now: ${home} home`,
    noElectric: 'None in this scenario',
  },
  flights: {
    title: 'Flights',
    done: 'End the flights',
    sure: 'End the flights all the same?',
    show: 'Show the flights',
  },
  cards: {
    rights: 'rights',
    used: 'used',
    usedTrucks: (capacities: readonly number[]) =>
      `Used: ${capacities.map((capacity) => `truck of ${capacity}`).join(', ')}`,
    count: cards,
  },
  first: {
    title: 'Starting flight',
    from: 'From',
    to: 'To',
    any: 'tap the map, or choose',
    free: 'Nothing of it costs anything. The passenger wants to go where the flight ends.',
    clear: 'Start over',
  },
  place: { title: 'Yellow pawns', about: 'One on each continent but Europe. Where the team likes.' },
  take: {
    title: 'More passengers',
    about: 'In a first game six 1-star passengers are chosen. Where shall this one want to go?',
    left: (count: number) => `${count} left`,
  },
  further: {
    title: 'A further pair',
    about: (demand: string, count: number, bonus: number) =>
      `Up to ${pawns(count)} more (${demand}), and ${coins(bonus)} for the team.`,
    draw: (bonus: number) => `Draw it: +${bonus}`,
    leave: 'Leave it',
  },
  consent: {
    title: 'Proposal',
    proposes: (name: string) => `${name} proposes`,
    agree: 'Agree',
    disagree: 'Say no',
    withdraw: 'Take it back',
    agreed: 'agrees',
    asked: 'is asked',
    left: (proposals: number) => `${proposals} more may fail this round`,
  },
  /** What a choice would do. */
  effect: {
    change: (from: string, to: string) => `${from} to ${to}`,
    coins: 'Coins',
    best: 'Best flying brings home',
    home: (count: number) => `${pawns(count)} home`,
    left: 'On the board',
    due: 'Penalties on average',
    couldCome: (count: number) => `${pawns(count)} could still come home`,
    asks: 'The others are asked first. Coins if they agree',
    unknownDisplay: 'Cards come that nobody knows yet',
    unknownDemand: 'Then new pawns come',
  },
  airport: {
    prices: (price: number, rights: number) => `Airport ${coins(price)}, landing rights ${coins(rights)}`,
    ownedBy: (name: string) => `Owned by ${name}`,
    rightsOf: (name: string) => `Landing rights of ${name}`,
    supply: (left: number) => `${cards(left)} in the supply`,
    /** How likely the next departure card names it. */
    likely: (share: number) => `${Math.round(share * 100)}% of the departure cards left name it`,
  },
  /** The board as a list. */
  listed: {
    title: 'Board as a list',
    filter: 'Continent',
    allContinents: 'All continents',
    onlyPossible: 'Only what can be done now',
    cities: 'Airports',
    hands: 'Hands',
    fuelTo: (continent: string, fuel: number) => `${continent}: fuel ${fuel}`,
    possible: (count: number) => `${count} possible`,
    none: 'Nothing here.',
  },
};

export type BoardWords = typeof EN_BOARD;
