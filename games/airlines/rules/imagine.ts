/**
 * A random state that one eye cannot distinguish from the true one.
 *
 * The odds: cards are distinct, and every deal that fits the eye's view counts once. So unplaced stock cards are shuffled
 * into the pile and the closed cards of the other hands, and the flight cards of each pile (State.flightPiles) into the
 * rest of that pile and the others' cards from it.
 */

import { type BySeat, bagSize, type Chance, copyRows } from '@tarmac/kit';
import { AIRLINE_INDEX, type ByAirline } from './airlines.ts';
import { currentPile } from './flight-pile.ts';
import { type ByFlight, IN_PILE, type State } from './state.ts';
import { tablesOf } from './tables.ts';
import { HIDDEN, type View } from './view-types.ts';

export function imagine(view: View, chance: Chance): State {
  const { laidOpen } = view;
  if (laidOpen !== null) {
    return assemble(view, laidOpen.pile.slice(), copyRows(laidOpen.hands), laidOpen.flights.slice());
  }
  const ready = prepare(view);
  const pile = ready.pile.slice();
  const hands = copyRows(ready.hands);
  const { slots, rest } = ready.stock;
  const stock = shuffled(ready.stock, chance);
  const remaining = hands[rest] ?? pile;
  for (let slot = 0; slot < slots.length; slot++) {
    const airline = stock[slot]!;
    const into = hands[slots[slot]!] ?? pile;
    remaining[airline] = remaining[airline]! - 1;
    into[airline] = into[airline]! + 1;
  }
  const flights = ready.flights.slice();
  for (const making of ready.makings) {
    const cards = shuffled(making, chance);
    for (let slot = 0; slot < making.slots.length; slot++) {
      flights[cards[slot]!] = making.slots[slot]!;
    }
  }
  return assemble(view, pile, hands, flights);
}

/** Cards that the eye cannot place, and their possible places: a seat, or the pile. */
interface Deal {
  readonly cards: readonly number[];
  /** A place for each of so many cards; all others lie in the largest place, so that few draws are needed. */
  readonly slots: readonly number[];
  readonly rest: number;
}

/** The deterministic part, cached because bots imagine from one view thousands of times. */
interface Prepared {
  /** As if all unplaced cards lay in the place that gets the rest. */
  readonly pile: ByAirline<number>;
  readonly hands: BySeat<ByAirline<number>>;
  readonly flights: ByFlight<number>;
  /** The cards are airlines. */
  readonly stock: Deal;
  readonly makings: readonly Deal[];
}

const prepared = new WeakMap<View, Prepared>();

function prepare(view: View): Prepared {
  let ready = prepared.get(view);
  if (ready === undefined) {
    ready = { ...prepareStock(view), ...prepareFlights(view) };
    prepared.set(view, ready);
  }
  return ready;
}

function prepareStock(view: View): Pick<Prepared, 'pile' | 'hands' | 'stock'> {
  const unplaced = unplacedStock(view);
  const cards = unplaced.flatMap((count, airline) => new Array<number>(Math.max(0, count)).fill(airline));
  const closed = view.handSizes.map((size, seat) =>
    seat === view.eye ? 0 : size - bagSize(view.seenTaken[seat] as number[]),
  );
  const stock = dealOf(cards, closed, view.pileSize - view.scoringCards.inPile);
  const hands = view.seenTaken.map((seen, seat) => (seat === view.eye ? (view.hand as number[]) : seen).slice());
  const pile = unplaced.map(() => 0);
  const remaining = hands[stock.rest] ?? pile;
  for (const airline of cards) remaining[airline] = remaining[airline]! + 1;
  return { pile, hands, stock };
}

/** By airline: the stock cards that this eye does not see and has not seen taken. */
function unplacedStock(view: View): ByAirline<number> {
  const unplaced = tablesOf(view.config.board).stock.slice();
  takeOut(unplaced, view.removed);
  for (const laid of view.laid) takeOut(unplaced, laid);
  for (const airline of view.row) unplaced[AIRLINE_INDEX[airline]] = unplaced[AIRLINE_INDEX[airline]]! - 1;
  view.seenTaken.forEach((seen, seat) => {
    takeOut(unplaced, seat === view.eye ? (view.hand as number[]) : seen);
  });
  return unplaced;
}

function takeOut(from: number[], cards: readonly number[]): void {
  for (let kind = 0; kind < from.length; kind++) from[kind] = from[kind]! - cards[kind]!;
}

function prepareFlights(view: View): Pick<Prepared, 'flights' | 'makings'> {
  const flights = view.flights.slice();
  const latest = currentPile(view);
  const makings: Deal[] = [];
  for (let making = 0; making <= latest; making++) {
    const cards = view.flights.flatMap((place, card) =>
      place === HIDDEN && view.flightPiles[card] === making ? [card] : [],
    );
    const drawn = view.flightsDrawn.map((byMaking, seat) => (seat === view.eye ? 0 : byMaking[making]!));
    const deal = dealOf(cards, drawn, making === latest ? view.flightPileSize : 0);
    for (const card of cards) flights[card] = deal.rest;
    if (deal.slots.length > 0) makings.push(deal);
  }
  return { flights, makings };
}

function dealOf(cards: readonly number[], bySeat: BySeat<number>, inPile: number): Deal {
  const sizes = [...bySeat.map((size, seat) => ({ place: seat, size })), { place: IN_PILE, size: inPile }];
  const total = sizes.reduce((sum, { size }) => sum + size, 0);
  if (total !== cards.length || sizes.some(({ size }) => size < 0)) {
    throw new Error(`${cards.length} cards out of sight in ${total} places`);
  }
  const [largest, ...others] = sizes.sort((a, b) => b.size - a.size) as [(typeof sizes)[0], ...typeof sizes];
  return {
    cards,
    slots: others.flatMap(({ place, size }) => new Array<number>(size).fill(place)),
    rest: largest.place,
  };
}

/** The cards, with random ones first, for the slots. */
function shuffled({ cards, slots }: Deal, chance: Chance): number[] {
  const order = cards.slice();
  for (let slot = 0; slot < slots.length; slot++) {
    const from = slot + chance.draw(order.length - slot);
    const card = order[from]!;
    order[from] = order[slot]!;
    order[slot] = card;
  }
  return order;
}

function assemble(
  view: View,
  pile: ByAirline<number>,
  hands: BySeat<ByAirline<number>>,
  flights: ByFlight<number>,
): State {
  const { scoringCards } = view;
  return {
    config: view.config,
    seats: view.seats,
    startSeat: view.startSeat,
    turn: view.turn,
    turnsDone: view.turnsDone,
    idleTurns: view.idleTurns,
    stirred: view.stirred,
    extraTurns: view.extraTurns,
    frame: view.frame,
    circles: view.circles.slice(),
    markers: view.markers.slice(),
    founded: view.founded.slice(),
    inactive: view.inactive.slice(),
    pile,
    scoringCards: { inPile: scoringCards.inPile, aside: scoringCards.aside },
    row: view.row.slice(),
    hands,
    laid: copyRows(view.laid),
    removed: view.removed.slice(),
    seenTaken: copyRows(view.seenTaken),
    flights,
    flightPiles: view.flightPiles.slice(),
    scores: view.scores.slice(),
    payouts: view.payouts,
    scorings: view.scorings,
    endedBy: view.endedBy,
  };
}
