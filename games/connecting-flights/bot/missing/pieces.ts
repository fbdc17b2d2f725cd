/** The pieces a seat could get this round: where from, at what price, and what they add to its fleet. */

import {
  type Bidding,
  bidsAllowed,
  electricPrice,
  isGrounded,
  lessAt,
  type MissingPiece,
  NOTHING,
  printedFor,
  rightsAllowed,
  type Source,
  sabotageOn,
  type Tables,
  truckPrice,
} from '@tarmac/connecting-flights/rules';
import {
  AIRPORT_CARDS,
  CAPACITIES,
  type Card,
  FIRST_ELECTRIC,
  FIRST_PASSENGER,
  FIRST_PLANE,
  IN_DECK,
  isElectric,
  kindOf,
  STARS,
  SUPPLY,
  UNDER_DECK,
} from '@tarmac/flights/rules';
import type { Seat } from '@tarmac/kit';
import { airportOf, passengerOf, planeOf } from '../fleets.ts';
import type { Fleet, FleetAirport } from '../planner/index.ts';
import { auctionGuess, tradeGuess } from './guesses.ts';
import type { Looking } from './looking.ts';

/** A set has at most one of each kind: what one flight takes, but for its origin. */
export const KINDS = ['passenger', 'airport', 'plane', 'truck'] as const;
export type Kind = (typeof KINDS)[number];

/** How far a set depends on others: what lies open, an auction, a trade, a card nobody has. */
export const DOUBT: Readonly<Record<Source, number>> = {
  bank: 0,
  lift: 0,
  row: 1,
  supply: 1,
  seat: 2,
  loan: 2,
  deck: 3,
};

/** What a piece adds to a fleet. */
export interface Adds {
  readonly airport?: FleetAirport;
  readonly plane?: Fleet['planes'][number];
  readonly passenger?: Fleet['passengers'][number];
  readonly capacity?: number;
  /** Flights to this airport earn in full again. */
  readonly cleared?: Card;
}

export interface Option {
  readonly piece: MissingPiece;
  /** This round. */
  readonly now: Adds;
  /** In later rounds; null where it goes back to the bank or its owner. */
  readonly later: Adds | null;
  /** Pieces with the same one serve a fleet alike, now and later. */
  readonly likeness: string;
}

export type Options = Readonly<Record<Kind, readonly Option[]>>;

function addsOf(tables: Tables, card: Card, less = 0): Adds {
  switch (kindOf(card)) {
    case 'airport':
      return { airport: { ...airportOf(tables, card, false), less } };
    case 'plane':
      return { plane: planeOf(tables, card) };
    case 'passenger':
      return { passenger: passengerOf(tables, card) };
  }
}

/** Everything that can be had this round, whatever it costs. */
export function piecesFor(looking: Looking): Option[] {
  const { view } = looking;
  const trades = view.config.offers !== '0';
  return [
    ...fromBank(looking),
    ...toLift(looking),
    ...(view.phase === 'auction' ? fromAuction(looking) : []),
    ...(trades ? fromSeats(looking) : []),
  ];
}

function optionOf(
  looking: Looking,
  source: Source,
  card: Card,
  price: number,
  more: Partial<MissingPiece> = {},
): Option {
  const { view, tables } = looking;
  const adds = addsOf(tables, card, lessAt(view, tables, card));
  return {
    piece: { source, card, capacity: 0, price, least: price, seat: null, ...more },
    now: adds,
    later: addsOf(tables, card),
    likeness: likenessOf(looking, adds, 'kept'),
  };
}

/** Landing rights, by rent or loan. */
function rightsOption(looking: Looking, source: 'bank' | 'loan', card: Card, price: number, seat: Seat | null): Option {
  const { view, tables } = looking;
  const now: Adds = { airport: { ...airportOf(tables, card, true), less: lessAt(view, tables, card) } };
  return {
    piece: { source, card, capacity: 0, price, least: price, seat },
    now,
    // Rented again, which nobody can count on for what another seat owns.
    later: source === 'bank' ? { airport: airportOf(tables, card, true) } : null,
    likeness: likenessOf(looking, now, source),
  };
}

/** CF-4.4 */
function fromBank(looking: Looking): Option[] {
  const { view, tables, seat } = looking;
  const { where, rightsOf, truckSupply } = view;
  const options: Option[] = [];
  if (view.rented[seat]! < rightsAllowed(view, tables, seat)) {
    for (let card = 0; card < AIRPORT_CARDS; card++) {
      if (where[card] !== SUPPLY || rightsOf[card] !== -1) continue;
      options.push(rightsOption(looking, 'bank', card, tables.rightsPriceOf[card]!, null));
    }
  }
  for (const stars of STARS) {
    const card = where.findIndex((place, one) => isPlaneOf(tables, one, stars) && isElectric(one) && place === SUPPLY);
    if (card >= 0) options.push(optionOf(looking, 'bank', card, electricPrice(view, tables, stars)));
  }
  for (const capacity of CAPACITIES) {
    if (truckSupply[capacity - 1] === 0) continue;
    const price = truckPrice(view, tables, seat, capacity);
    options.push({
      piece: { source: 'bank', card: null, capacity, price, least: price, seat: null },
      now: { capacity },
      later: { capacity },
      likeness: `truck/${capacity}`,
    });
  }
  return options;
}

function isPlaneOf({ starsOf }: Tables, card: Card, stars: number): boolean {
  return card >= FIRST_ELECTRIC && card < FIRST_PASSENGER && starsOf[card] === stars;
}

/** CF-4.7 */
function toLift(looking: Looking): Option[] {
  const { view, tables, seat } = looking;
  return view.sabotages.flatMap((card, sabotage): Option[] => {
    if (card < 0 || view.where[card] !== seat || (view.rightsOf[card] ?? -1) !== -1) return [];
    const price = tables.board.sabotages[sabotage]!.lift;
    const now = isGrounded(view, tables, card) ? addsOf(tables, card) : { cleared: card };
    const piece: MissingPiece = { source: 'lift', card, capacity: 0, price, least: price, seat: null };
    // Sooner or later it is paid off anyway: later rounds are no different.
    return [{ piece, now, later: null, likeness: `lift/${card}` }];
  });
}

/** CF-4.2, CF-4.3 */
function fromAuction(looking: Looking): Option[] {
  const { view, tables, seat } = looking;
  const { frame, row } = view;
  const options = row.flatMap((card, place): Option[] => {
    const least = place === 0 && frame.kind === 'bid' ? leastNow(looking, frame) : printedFor(view, tables, seat, card);
    if (least === null) return [];
    return [optionOf(looking, 'row', card, auctionGuess(looking, card, least), { least })];
  });
  if (frame.kind !== 'add' || frame.seat !== seat) return options;
  const takes = frame.slot < 0 ? (['airport'] as const) : tables.board.slots[frame.slot]!;
  if (!takes.includes('airport')) return options;
  for (let card = 0; card < AIRPORT_CARDS; card++) {
    if (view.where[card] !== SUPPLY) continue;
    const least = printedFor(view, tables, seat, card);
    options.push(optionOf(looking, 'supply', card, auctionGuess(looking, card, least), { least }));
  }
  return options;
}

/** What the card called costs the seat at least; null where it can bid no more. Its own highest bid may do. */
function leastNow({ view, tables, seat }: Looking, { high, highSeat, out, bids }: Bidding): number | null {
  if (highSeat === seat) return high;
  if (out[seat] || bids[seat]! >= bidsAllowed(view, tables, seat)) return null;
  return highSeat < 0 ? printedFor(view, tables, seat, view.row[0]!) : high + 1;
}

/** CF-4.10 what flies and is not lent; a sabotaged airport is not lent. */
function fromSeats(looking: Looking): Option[] {
  const { view, tables, seat } = looking;
  const options: Option[] = [];
  view.where.forEach((owner, card) => {
    if (owner < 0 || owner === seat || (view.rightsOf[card] ?? -1) !== -1) return;
    if (isGrounded(view, tables, card)) return;
    const price = tradeGuess(looking, owner, { ...NOTHING, cards: [card] });
    options.push(optionOf(looking, 'seat', card, price, { seat: owner }));
    if (card >= AIRPORT_CARDS || sabotageOn(view, card) >= 0) return;
    options.push(rightsOption(looking, 'loan', card, tradeGuess(looking, owner, { ...NOTHING, loans: [card] }), owner));
  });
  return options;
}

/** One of each likeness that is in a deck: nobody can sell it now, but it may come up. */
export function inDecks(looking: Looking): Option[] {
  const { view, tables } = looking;
  const seen = new Set<string>();
  const options: Option[] = [];
  for (let card = FIRST_PLANE; card < view.where.length; card++) {
    const place = view.where[card];
    if (place !== IN_DECK && place !== UNDER_DECK) continue;
    const option = optionOf(looking, 'deck', card, tables.priceOf[card]!);
    if (seen.has(option.likeness)) continue;
    seen.add(option.likeness);
    options.push(option);
  }
  return options;
}

/** Another card of its city makes a difference: no flight goes from one to the other (CF-2.7). */
function likenessOf({ fleet, lasting }: Looking, { airport, plane, passenger }: Adds, tenure: string): string {
  if (plane !== undefined) return `plane/${plane.stars}/${plane.electric}`;
  if (passenger !== undefined) return `passenger/${passenger.continent}/${passenger.stars}`;
  if (airport === undefined) return '';
  const { city, continent, stars, less } = airport;
  const hasTwin = [...fleet.airports, ...lasting.airports].some((one) => one.city === city);
  return `airport/${continent}/${stars}/${less}/${tenure}/${hasTwin ? city : ''}`;
}

export function kindOfOption({ now, piece: { card } }: Option): Kind {
  return card === null || now.capacity !== undefined ? 'truck' : kindOf(card);
}

/** Of pieces that serve alike, one that costs less or as much and is no less sure makes another needless. */
export function worthwhile(options: readonly Option[]): Options {
  const kept: Option[] = [];
  const order = options.toSorted(
    (a, b) => a.piece.price - b.piece.price || DOUBT[a.piece.source] - DOUBT[b.piece.source],
  );
  for (const option of order) {
    const doubt = DOUBT[option.piece.source];
    if (kept.some((one) => one.likeness === option.likeness && DOUBT[one.piece.source] <= doubt)) continue;
    kept.push(option);
  }
  const of = (kind: Kind) => kept.filter((option) => kindOfOption(option) === kind);
  return { passenger: of('passenger'), airport: of('airport'), plane: of('plane'), truck: of('truck') };
}
