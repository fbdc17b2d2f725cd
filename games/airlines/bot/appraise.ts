/** The rules policy: a quick estimate of each action, in points. */

import { type Action, AIRLINE_INDEX, AIRLINES, FREE, type State, type Tables } from '@tarmac/airlines/rules';
import { isOpenTo, waysBehind } from './reach.ts';
import { LATER, NEXT, type Standing, standingReader } from './standing.ts';
import type { Taste } from './taste.ts';

export type Appraise = (state: State, seat: number, actions: readonly Action[], into: number[]) => void;

type Of<T extends Action['type']> = Extract<Action, { type: T }>;

const KINDS = AIRLINES.length;
const DOMINATED = Number.NEGATIVE_INFINITY;
/** AL-5.1 on the headquarters and on the first route. */
const FOUNDING_MARKERS = 2;
/** Flight cards: the highest value, and the mean as a part of it. */
const HIGHEST = 14;
const MEAN_CARD = 0.55;

export function appraiser(taste: Taste): Appraise {
  const read = standingReader(taste);
  const cardWorth = new Float64Array(KINDS);
  const markerWorth = new Float64Array(KINDS);
  const scarcity = new Float64Array(KINDS);
  let standing: Standing;
  let tables: Tables;
  let state: State;
  let seat = 0;
  let bestCard = Number.NaN;
  // Actions of one route and circle are listed together, so the last result is often the next.
  let lastRoute = '';
  let lastRouteIndex = -1;
  let lastCircle = -1;
  let lastCircleWorth = 0;

  return (position, asked, actions, into) => {
    state = position;
    seat = asked;
    standing = read(state, seat);
    tables = standing.tables;
    cardWorth.fill(Number.NaN);
    bestCard = Number.NaN;
    lastRoute = '';
    lastCircle = -1;
    const { frame } = state;
    if (frame.kind !== 'stock')
      for (let airline = 0; airline < KINDS; airline++) markerWorth[airline] = standing.markerWorth(airline);
    if (frame.kind === 'sabotage')
      for (let airline = 0; airline < KINDS; airline++) scarcity[airline] = worthOfMarkerLost(airline);
    let best = 0;
    for (let index = 0; index < actions.length; index++) {
      const worth = worthOf(actions[index]!);
      into[index] = worth;
      if (worth > best) best = worth;
    }
    if (frame.kind === 'turn') addFree(actions, into, best);
  };

  /** AL-3.2 acts before the turn's main act cost nothing. */
  function addFree(actions: readonly Action[], into: number[], best: number): void {
    for (let index = 0; index < actions.length; index++) {
      const { type } = actions[index]!;
      if (type !== 'exchange' && type !== 'remove') break;
      into[index] = best + into[index]!;
    }
  }

  function worthOf(action: Action): number {
    switch (action.type) {
      case 'exchange':
        return taste.exchange;
      case 'remove':
        return taste.remove;
      case 'found':
        return worthOfFounding(action);
      case 'expand':
        return worthOfExpanding();
      case 'play':
        return worthOfPlaying(AIRLINE_INDEX[action.airline], action.count);
      case 'fly':
        return worthOfFlying(action);
      case 'stop':
        return 0;
      case 'take':
        return worthOfCard(AIRLINE_INDEX[action.airline]);
      case 'draw':
        return meanCardWorth();
      case 'sabotage':
        return worthOfSabotage(action);
    }
  }

  function routeIndex(route: string): number {
    if (route !== lastRoute) {
      lastRoute = route;
      lastRouteIndex = tables.routeIndex(route);
    }
    return lastRouteIndex;
  }

  /** The value of one more card in hand. */
  function worthOfCard(airline: number): number {
    let worth = cardWorth[airline]!;
    if (Number.isNaN(worth)) {
      worth = state.inactive[airline]
        ? 0
        : worthOfMore(airline, standing.handWorth(NEXT, airline), standing.handWorth(LATER, airline));
      cardWorth[airline] = worth;
    }
    return worth;
  }

  function worthOfMore(airline: number, next: number, later: number): number {
    const held = standing.held(NEXT, airline) + next;
    return standing.worthHolding(airline, held, standing.held(LATER, airline) + later, 0) - standing.worth(airline);
  }

  /** The mean value of the cards that this seat has not seen; some are in rivals' hands. */
  function meanCardWorth(): number {
    if (standing.unseenCards === 0) return 0;
    let sum = 0;
    for (let airline = 0; airline < KINDS; airline++) {
      const count = standing.unseen[airline]!;
      if (count > 0) sum += count * worthOfCard(airline);
    }
    return sum / standing.unseenCards;
  }

  /** The value of the stock card after a flight. */
  function bestCardWorth(): number {
    if (Number.isNaN(bestCard)) {
      bestCard = 0;
      for (const airline of state.row) bestCard = Math.max(bestCard, worthOfCard(AIRLINE_INDEX[airline]));
    }
    return taste.card + taste.market * bestCard;
  }

  /** Cards laid count fully; cards in hand count by the chance to lay them in time. */
  function worthOfPlaying(airline: number, count: number): number {
    const next = (1 - standing.handWorth(NEXT, airline)) * count;
    const later = (1 - standing.handWorth(LATER, airline)) * count;
    return worthOfMore(airline, next, later) + taste.play * count + (count === 1 ? taste.single : 0);
  }

  function worthOfFounding({ airline, count, route, flight }: Of<'found'>): number {
    const index = AIRLINE_INDEX[airline];
    const at = routeIndex(route);
    const cost = costOfFlight(tables.flightIndex(flight), standing.reach.numbers[at]!);
    if (cost === Number.POSITIVE_INFINITY) return DOMINATED;
    const next = standing.held(NEXT, index) + (1 - standing.handWorth(NEXT, index)) * count;
    const later = standing.held(LATER, index) + (1 - standing.handWorth(LATER, index)) * count;
    const gain = standing.worthHolding(index, next, later, FOUNDING_MARKERS) - standing.worth(index);
    return gain + taste.found + taste.play * count + taste.flight * MEAN_CARD + bestCardWorth() - cost;
  }

  function worthOfFlying({ airline, route, flight }: Of<'fly'>): number {
    const index = AIRLINE_INDEX[airline];
    const at = routeIndex(route);
    const cost = costOfFlight(tables.flightIndex(flight), standing.reach.numbers[at]!);
    if (cost === Number.POSITIVE_INFINITY) return DOMINATED;
    const marker = markerWorth[index]!;
    const ways = waysBehind(standing.reach, tables, index, at);
    return marker * (1 + taste.ways * ways) + bestCardWorth() - cost;
  }

  /**
   * The cost grows with the card's value. It is infinite for a dominated choice: a lower card of the hand would do the
   * same.
   */
  function costOfFlight(card: number, number: number): number {
    const { style, value } = tables.flights[card]!;
    for (let lower = card - 1; lower >= tables.firstFlight[style]!; lower--) {
      if (tables.flights[lower]!.value < number) break;
      if (state.flights[lower] === seat) return Number.POSITIVE_INFINITY;
    }
    return (taste.flight * value) / HIGHEST;
  }

  /** The value of the best payable flight with its stock card, or of a hoped-for better flight card. */
  function worthOfExpanding(): number {
    let payable = DOMINATED;
    let open = DOMINATED;
    const { reach } = standing;
    for (let airline = 0; airline < KINDS; airline++) {
      if (!state.founded[airline] || reach.ways[airline] === 0) continue;
      const worth = markerWorth[airline]!;
      if (worth > open) open = worth;
      if (worth > payable && canPay(airline)) payable = worth;
    }
    const drawn = taste.flight * MEAN_CARD;
    if (open === DOMINATED) return drawn;
    const stock = bestCardWorth();
    const sure = payable === DOMINATED ? 0 : Math.max(0, payable + stock - drawn);
    const hoped = Math.max(0, open + stock - drawn);
    return drawn + sure + taste.luck * Math.max(0, hoped - sure);
  }

  /** Whether the hand has a card for a route open to the airline. */
  function canPay(airline: number): boolean {
    const { reach } = standing;
    for (let style = 0; style < tables.firstFlight.length; style++) {
      if (!tables.allowed[airline]?.[style]) continue;
      const first = tables.firstFlight[style]!;
      let card = tables.endFlight[style]! - 1;
      while (card >= first && state.flights[card] !== seat) card--;
      if (card < first) continue;
      const { value } = tables.flights[card]!;
      for (let route = 0; route < tables.routeStyle.length; route++) {
        if (tables.routeStyle[route] !== style || reach.numbers[route]! > value) continue;
        if (isOpenTo(reach, airline, route)) return true;
      }
    }
    return false;
  }

  /** AL-8.3 the loss of a marker hurts an airline that may run out of them. */
  function worthOfMarkerLost(airline: number): number {
    const left = state.markers[airline]!;
    if (left === 0 || standing.reach.ways[airline] === 0) return 0;
    const short = standing.growthToEnd(airline) / left;
    return -taste.scarce * short * markerWorth[airline]!;
  }

  /** The circle is valued once for all airlines whose marker could lie there: they are listed together. */
  function worthOfSabotage({ airline, route, circle }: Of<'sabotage'>): number {
    const at = routeIndex(route);
    const place = tables.firstCircle[at]! + circle;
    if (place !== lastCircle) {
      lastCircle = place;
      lastCircleWorth = worthOfCircle(at, place);
    }
    return lastCircleWorth + scarcity[AIRLINE_INDEX[airline]]!;
  }

  /** AL-8.3 the last free circle closes a route; the lowest makes it harder, any other shorter. */
  function worthOfCircle(route: number, circle: number): number {
    const first = tables.firstCircle[route]!;
    const end = first + tables.circleCount[route]!;
    let free = 0;
    let isLowest = true;
    for (let other = first; other < end; other++) {
      if (state.circles[other] !== FREE) continue;
      free++;
      if (other < circle) isLowest = false;
    }
    let worth = 0;
    for (let airline = 0; airline < KINDS; airline++)
      if (isOpenTo(standing.reach, airline, route)) worth -= markerWorth[airline]!;
    return taste.sabotage * worth * (free === 1 ? 1 : isLowest ? 0.5 : 0.25);
  }
}
