/** Builds any position of a game in the words of the rulebook; what a test leaves unsaid is filled in so that it adds up. */

import { connectingFlights } from '@tarmac/connecting-flights/rules';
import type { Continent } from '@tarmac/flights/rules';
import { IN_DECK, UNDER_DECK } from '@tarmac/flights/rules';
import { card, cardNames, GRID, TRUCKS } from '@tarmac/flights/support';
import { fastChance } from '@tarmac/kit';
import type { EventId, IdentityId, PlayerCardId, SabotageId } from '../../rules/cards/ids.ts';
import type { Config, OfferLimit } from '../../rules/config.ts';
import {
  beforeSeat,
  type Frame,
  IN_ROW,
  knowerBit,
  type Phase,
  SABOTAGE_DRAWN,
  SABOTAGE_UNDER_DECK,
  type State,
} from '../../rules/state.ts';
import { LEFT_OUT, type SeatNumber, STAGES } from './booklet.ts';
import { PRINTED } from './printed.ts';

export interface Position {
  /** Five unless said, for then all continents are in play. */
  readonly seats?: number;
  readonly offers?: OfferLimit;
  /** Unless said, one of the stage of the event that suits the first player (CF-3.5). */
  readonly round?: number;
  /** Seat 0 unless said, if it can be. */
  readonly firstSeat?: number;
  /** The first player's turn in the market unless said. */
  readonly frame?: Frame;
  /** In force; one that changes nothing in a round unless said. */
  readonly event?: EventId;
  /** That were turned up in the rounds before; any of their stages unless said. */
  readonly eventsBefore?: readonly EventId[];
  readonly named?: Continent;
  /** By seat. */
  readonly players?: readonly PlayerCardId[];
  readonly identities?: readonly IdentityId[];
  /** To claim when met; all wait unless said, so that no reward comes into another test. */
  readonly orders?: readonly boolean[];
  readonly claimed?: readonly boolean[];
  /** Names of cards by seat. */
  readonly owned?: readonly (readonly string[])[];
  /** Capacities by seat; one of 1 unless said. */
  readonly trucks?: readonly (readonly number[])[];
  /** 40 each unless said. */
  readonly coins?: readonly number[];
  /** Of the last flight phase; 0 unless said. */
  readonly revenue?: readonly number[];
  /** Landing rights by card: the seat that rented it, or borrowed it of its owner. */
  readonly rights?: Readonly<Record<string, number>>;
  readonly row?: readonly string[];
  readonly bargains?: readonly number[];
  /** The shuffled planes and passengers, exactly; the last seat has hoarded the rest of them. */
  readonly planeDeck?: readonly string[];
  readonly passengerDeck?: readonly string[];
  readonly planeQueue?: readonly string[];
  readonly passengerQueue?: readonly string[];
  /** The card a sabotage lies on, the seat it lies before, or under the deck, in that order, known to all. */
  readonly sabotages?: Readonly<Partial<Record<SabotageId, string | number | 'under'>>>;
  /** No play could lead here, and the test does not mind. */
  readonly contrived?: boolean;
}

/** Those that change the least before the end of a round. */
const PLAYERS: readonly PlayerCardId[] = [
  'trader',
  'investment-manager',
  'long-haul-pilot',
  'estate-agent',
  'creative-accountant',
];
const IDENTITIES: readonly IdentityId[] = ['first-class', 'green-pioneer', 'connector', 'bargain-hunter', 'hub-owner'];
/** By stage: once turned up it changes nothing, except that it says who sabotages. */
const QUIET: readonly EventId[] = ['start-up-grant', 'regional-aid', 'carbon-levy'];

const PHASE_OF: Readonly<Record<Frame['kind'], Phase>> = {
  keep: 'setup',
  start: 'setup',
  first: 'setup',
  name: 'event',
  add: 'auction',
  bid: 'auction',
  market: 'market',
  plans: 'flights',
  sabotage: 'sabotage',
  use: 'sabotage',
  deflect: 'sabotage',
  over: 'flights',
};

export function config(wish: Partial<Config> = {}): Config {
  return { board: PRINTED, offers: '3', ...wish };
}

export function position(wish: Position = {}): State {
  const { seats = 5 } = wish;
  const state = connectingFlights.setup(config({ offers: wish.offers ?? '3' }), seats, fastChance(1));
  const settled = settleRound(wish, seats);
  state.firstSeat = settled.firstSeat;
  state.frame = wish.frame ?? market(seats, state.firstSeat);
  state.phase = PHASE_OF[state.frame.kind];
  layPeople(state, wish, settled);
  layEvents(state, wish);
  layCards(state, wish);
  layTrucks(state, wish);
  state.coins = filled(seats, wish.coins, 40);
  layRevenue(state, wish);
  state.bargains = filled(seats, wish.bargains, 0);
  laySabotages(state, wish);
  if (wish.contrived !== true) {
    const broken = connectingFlights.audit(state);
    if (broken.length > 0) throw new Error(`position: ${broken.join('; ')}`);
  }
  return state;
}

/** The market with this seat's turn, nobody having passed. */
export function market(seats: number, seat = 0, passed: readonly number[] = []): Frame {
  return { kind: 'market', seat, passed: Array.from({ length: seats }, (_, other) => passed.includes(other)) };
}

/** The first card of the row is called and nobody has bid. */
export function called(seats: number, seat = 0): Frame {
  return {
    kind: 'bid',
    seat,
    high: 0,
    highSeat: -1,
    bids: new Array<number>(seats).fill(0),
    out: new Array<boolean>(seats).fill(false),
  };
}

export function planning(seats: number): Frame {
  return { kind: 'plans', chosen: new Array(seats).fill(null) };
}

const placeOf = (id: EventId) => PRINTED.events.findIndex((event) => event.id === id);
const rankOf = (id: PlayerCardId) => PRINTED.players.find((player) => player.id === id)?.rank ?? 0;

interface Settled {
  readonly firstSeat: number;
  readonly round: number;
  readonly players: readonly PlayerCardId[];
}

/**
 * CF-3.5, CF-4.8 the lowest rank was first player in round 1, and since then it has gone round. So what a test leaves
 * unsaid of the round, the player cards and the first player is chosen to suit the rest.
 */
function settleRound(wish: Position, seats: number): Settled {
  const stage = wish.event === undefined ? null : PRINTED.events[placeOf(wish.event)]?.stage;
  const rounds = [5, 6, 4, 7, 2, 3, 1, 9, 8, 10].filter((round) =>
    wish.round === undefined ? stage === null || STAGES[round - 1] === stage : round === wish.round,
  );
  const firstSeats = wish.firstSeat === undefined ? Array.from({ length: seats }, (_, seat) => seat) : [wish.firstSeat];
  const spare = PLAYERS.filter((free) => !wish.players?.includes(free)).slice(0, seats - (wish.players?.length ?? 0));
  for (const firstSeat of firstSeats) {
    for (const round of rounds) {
      for (let turn = 0; turn < seats; turn++) {
        const players = Array.from(
          { length: seats },
          (_, seat) => wish.players?.[seat] ?? (spare[(seat + turn) % spare.length] as PlayerCardId),
        );
        const ranks = players.map(rankOf);
        const lowest = ranks.indexOf(Math.min(...ranks));
        if ((lowest + round - 1) % seats === firstSeat) return { firstSeat, round, players };
      }
    }
  }
  throw new Error('position: nobody can be first player with these player cards in such a round');
}

function layEvents(state: State, wish: Position): void {
  const now = wish.event ?? (QUIET[(STAGES[state.round - 1] ?? 1) - 1] as EventId);
  const events: number[] = [];
  for (let round = 1; round < state.round; round++) {
    const said = wish.eventsBefore?.[round - 1];
    const free = PRINTED.events.findLastIndex(
      ({ id, stage }, event) => stage === STAGES[round - 1] && id !== now && !events.includes(event),
    );
    events.push(said === undefined ? free : placeOf(said));
  }
  state.events = [...events, placeOf(now)];
  state.named = wish.named === undefined ? -1 : GRID.indexOf(wish.named);
}

function layPeople(state: State, wish: Position, { round, players }: Settled): void {
  state.round = round;
  const places = players.map((id) => PRINTED.players.findIndex((player) => player.id === id));
  const rejected = PRINTED.players
    .map((_, place) => place)
    .filter((place) => !places.includes(place) && (PRINTED.players[place]?.from ?? 0) <= state.seats);
  state.players = places;
  places.forEach((kept, seat) => {
    state.dealt[seat] = [kept, rejected[seat] as number];
  });
  const inPlay = GRID.filter((continent) => !LEFT_OUT[state.seats as SeatNumber].includes(continent));
  state.startContinents = places.map((_, seat) => GRID.indexOf(inPlay[seat] as Continent));
  const identities = Array.from({ length: state.seats }, (_, seat) => {
    const id = wish.identities?.[seat] ?? IDENTITIES.filter((free) => !wish.identities?.includes(free))[seat];
    return PRINTED.identities.findIndex((identity) => identity.id === id);
  });
  identities.forEach((identity, seat) => {
    state.identities[seat] = identity;
  });
  state.claimed = filled(state.seats, wish.claimed, false);
  state.orders = filled(state.seats, wish.orders, false).map(
    (claims, seat) => claims || (state.claimed[seat] ?? false),
  );
}

/** Once the flights are over nobody has flown, unless a test flies itself. */
function layRevenue(state: State, wish: Position): void {
  const isFlown = state.phase === 'sabotage';
  state.revenue = filled(state.seats, wish.revenue, 0);
  const rounds = isFlown ? state.round : state.round - 1;
  state.revenues = Array.from({ length: rounds }, (_, round) =>
    round === rounds - 1 ? [...state.revenue] : state.revenue.map(() => 0),
  );
  state.plans = isFlown ? state.revenue.map(() => []) : null;
  state.flown = isFlown ? state.revenue.map(() => []) : null;
}

function layCards(state: State, wish: Position): void {
  const placed = new Set<number>();
  const put = (name: string, place: number) => {
    const number = card(name);
    if (placed.has(number)) throw new Error(`position: ${name} is in two places`);
    placed.add(number);
    state.where[number] = place;
  };
  (wish.owned ?? []).forEach((names, seat) => {
    for (const name of names) put(name, seat);
  });
  for (const name of wish.row ?? []) put(name, IN_ROW);
  for (const name of [...(wish.planeQueue ?? []), ...(wish.passengerQueue ?? [])]) put(name, UNDER_DECK);
  state.row = (wish.row ?? []).map(card);
  state.planeQueue = (wish.planeQueue ?? []).map(card);
  state.passengerQueue = (wish.passengerQueue ?? []).map(card);
  hoard(state, wish.planeDeck, card('plane-1'), card('electric-1'));
  hoard(state, wish.passengerDeck, card('north-america-1'), state.where.length);
  for (const [name, seat] of Object.entries(wish.rights ?? {})) {
    state.rightsOf[card(name)] = seat;
    if ((state.where[card(name)] as number) < 0) state.rented[seat] = (state.rented[seat] as number) + 1;
  }
}

function hoard(state: State, deck: readonly string[] | undefined, from: number, to: number): void {
  if (deck === undefined) return;
  const stays = new Set(deck.map(card));
  for (let one = from; one < to; one++) {
    if (state.where[one] === IN_DECK && !stays.has(one)) state.where[one] = state.seats - 1;
  }
}

function layTrucks(state: State, wish: Position): void {
  state.trucks = Array.from({ length: state.seats }, (_, seat) => {
    const held = wish.trucks?.[seat] ?? [1];
    return TRUCKS.map((_, place) => held.filter((capacity) => capacity === place + 1).length);
  });
  state.truckSupply = TRUCKS.map((all, place) => state.trucks.reduce((left, held) => left - (held[place] ?? 0), all));
}

function laySabotages(state: State, wish: Position): void {
  for (const [id, place] of Object.entries(wish.sabotages ?? {})) {
    const sabotage = PRINTED.sabotages.findIndex((one) => one.id === id);
    if (place === 'under') {
      state.sabotages[sabotage] = SABOTAGE_UNDER_DECK;
      state.sabotageQueue = [...state.sabotageQueue, { sabotage, knownTo: everyone(state.seats) }];
    } else state.sabotages[sabotage] = typeof place === 'number' ? beforeSeat(place) : card(place);
  }
  if (state.frame.kind === 'use' || state.frame.kind === 'deflect') {
    state.sabotages[state.frame.sabotage] = SABOTAGE_DRAWN;
  }
}

/** CF-1.9 in `knownTo`: whoever sits at the table or watches. */
export const everyone = (seats: number): number => (1 << seats) - 1 + knowerBit('watcher');

function filled<T>(seats: number, wish: readonly T[] | undefined, otherwise: T): T[] {
  return Array.from({ length: seats }, (_, seat) => wish?.[seat] ?? otherwise);
}

/** The names of the cards in a place: a seat, or one of those of state.ts. */
export function namesAt(state: State, place: number): string[] {
  return cardNames().filter((_, number) => state.where[number] === place);
}

/** The capacities of a seat's trucks. */
export function trucksOf(state: State, seat: number): number[] {
  return (state.trucks[seat] ?? []).flatMap((count, place) => new Array<number>(count).fill(place + 1));
}

export function ownerOf(state: State, name: string): number {
  return state.where[card(name)] as number;
}

export function sabotagePlace(state: State, id: SabotageId): number {
  return state.sabotages[PRINTED.sabotages.findIndex((one) => one.id === id)] as number;
}

/** A game in which these two player cards were dealt to each seat, and nobody has chosen. */
export function dealt(...pairs: readonly (readonly [PlayerCardId, PlayerCardId])[]): State {
  const state = connectingFlights.setup(config(), pairs.length, fastChance(1));
  const placeOfPlayer = (id: PlayerCardId) => PRINTED.players.findIndex((player) => player.id === id);
  pairs.forEach(([one, other], seat) => {
    state.dealt[seat] = [placeOfPlayer(one), placeOfPlayer(other)];
  });
  return state;
}
