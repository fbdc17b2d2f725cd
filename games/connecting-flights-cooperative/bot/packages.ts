/** The possible purchases: a passenger with all missing parts of its flight, or some of them. */

import {
  type Action,
  COLOURS,
  closedNow,
  displayPrice,
  electricPrice,
  NO_CARD,
  PASSENGER_PRICE,
  type State,
  scenarioOf,
  type Tables,
  truckPrice,
} from '@tarmac/connecting-flights-cooperative/rules';
import { availableAirport, electricLeft, FUEL } from '@tarmac/flights/rules';
import { ELECTRIC, KINDS, PLANES, passengerKind, TRUCKS } from './network.ts';
import type { Setting } from './prospect.ts';
import type { Addition } from './setting.ts';

export interface Package extends Addition {
  readonly actions: readonly Action[];
}

interface Part {
  readonly cost: number;
  readonly action: Action | null;
  readonly card?: number;
  readonly airport?: number;
  readonly rights?: number;
  readonly truck?: number;
}

const NOTHING: Part = { cost: 0, action: null };

export interface Market {
  readonly state: State;
  readonly tables: Tables;
  readonly setting: Setting;
  /** By city: how much a card for it would bring, roughly. */
  readonly cityWorth: readonly number[];
  /** Passengers and planes to choose from, one of each kind. */
  readonly passengers: readonly number[];
  readonly planes: readonly number[];
}

/** `anyPassenger`: as if the display had shown these instead. */
export function marketOf(state: State, tables: Tables, setting: Setting, coin: number): Market {
  return {
    state,
    tables,
    setting,
    cityWorth: tables.cityIds.map((_, city) => worthOfCity(state, tables, city, coin)),
    passengers: oneOfEach(state.passengersShown, tables),
    planes: oneOfEach(state.planesShown, tables),
  };
}

function oneOfEach(cards: readonly number[], { starsOf, continentOf }: Tables): number[] {
  const kinds = new Map<number, number>();
  for (const card of cards) {
    if (card === NO_CARD) continue;
    const kind = starsOf[card]! * (COLOURS + 1) + continentOf[card]!;
    if (!kinds.has(kind)) kinds.set(kind, card);
  }
  return [...kinds.values()];
}

/** Who waits there now, and how often its name is on the departure cards left. */
function worthOfCity(state: State, tables: Tables, city: number, coin: number): number {
  let waiting = 0;
  for (let colour = 0; colour < COLOURS; colour++) waiting += state.pawns[city * COLOURS + colour]!;
  let named = 0;
  let left = 0;
  tables.departures.forEach((cities, card) => {
    if (state.departuresDrawn[card]) return;
    left++;
    if (cities.includes(city)) named++;
  });
  const price = tables.board.prices.airport[(tables.board.cities[city]?.stars ?? 1) - 1]!;
  return 0.4 * waiting + 3 * (left === 0 ? 0.25 : named / left) - price * coin;
}

/** `lean`: only what needs a new passenger, in its plainest form. */
export function* packagesFor(market: Market, hand: number, lean = false): Generator<Package> {
  const { state, tables, setting } = market;
  const { stock } = setting.later;
  const base = hand * KINDS;
  const sum = (from: number, count: number) => {
    let total = 0;
    for (let kind = base + from; kind < base + from + count; kind++) total += stock[kind]!;
    return total;
  };
  const passengersHeld = sum(0, PLANES);
  const planesHeld = sum(PLANES, 6);
  const electricHeld = sum(ELECTRIC, 3);
  const trucksHeld = sum(TRUCKS, 4);
  const home = new Set<number>();
  for (const slot of setting.now.slots) {
    if (slot.hand === hand && slot.leaves) home.add(tables.continentOfCity[slot.city]!);
  }
  const planes = lean ? planeParts(market, hand).slice(0, 2) : planeParts(market, hand);

  for (const passenger of lean ? market.passengers : [NO_CARD, ...market.passengers]) {
    const first: Part =
      passenger === NO_CARD
        ? NOTHING
        : { cost: PASSENGER_PRICE, action: { type: 'buy', hand, card: passenger }, card: passenger };
    if (first.cost > state.coins) continue;
    const goals = passenger === NO_CARD ? CONTINENT_PLACES : [tables.continentOf[passenger]!];
    for (const goal of goals) {
      const cities = airportParts(market, hand, goal, passenger, home.has(goal), first.cost).slice(0, lean ? 1 : 4);
      for (const airport of cities) {
        if (passenger === NO_CARD && airport === NOTHING && goal > 0) continue;
        const withAirport = first.cost + airport.cost;
        if (withAirport > state.coins) continue;
        const needed = passengersHeld + (passenger === NO_CARD ? 0 : 1) - planesHeld;
        for (const plane of planes) {
          const withPlane = withAirport + plane.cost;
          if (withPlane > state.coins) continue;
          // Planes that nobody would fly in help only by their size.
          if (plane !== NOTHING && needed <= 0 && (passenger !== NO_CARD || airport !== NOTHING)) continue;
          const isElectric = plane.action?.type === 'buyElectric';
          const fuelled = trucksHeld + electricHeld + (isElectric ? 1 : 0);
          const flying = planesHeld + (plane === NOTHING ? 0 : 1);
          for (const truck of truckParts(market, hand, goal, home, fuelled < flying).slice(0, lean ? 1 : 3)) {
            const cost = withPlane + truck.cost;
            if (cost > state.coins) continue;
            const parts = [first, plane, truck, airport];
            const actions = parts.flatMap(({ action }) => (action === null ? [] : [action]));
            if (actions.length === 0) continue;
            yield {
              hand,
              cost,
              actions,
              cards: parts.flatMap(({ card }) => (card === undefined ? [] : [card])),
              airport: airport.airport ?? null,
              rights: airport.rights ?? null,
              truck: truck.truck ?? null,
            };
          }
        }
      }
    }
  }
}

const CONTINENT_PLACES: readonly number[] = [0, 1, 2, 3, 4, 5];

function planeParts({ state, tables, planes, setting }: Market, hand: number): Part[] {
  const parts: Part[] = [NOTHING];
  for (const card of planes.toSorted((a, b) => tables.starsOf[b]! - tables.starsOf[a]!))
    parts.push({ cost: displayPrice(tables, card), action: { type: 'buy', hand, card }, card });
  if (scenarioOf(state.config).electric) {
    for (const stars of [1, 2]) {
      const card = electricLeft(state, tables, stars);
      const cost = electricPrice(tables, stars);
      if (card !== null && cost <= setting.coins)
        parts.push({ cost, action: { type: 'buyElectric', hand, stars }, card });
    }
  }
  return parts;
}

/** On that continent: nothing where the hand has an airport, the best to buy and the cheapest to rent. */
function airportParts(
  { state, tables, cityWorth, setting }: Market,
  hand: number,
  goal: number,
  passenger: number,
  isHome: boolean,
  before: number,
): Part[] {
  const parts: Part[] = passenger === NO_CARD || isHome ? [NOTHING] : [];
  if (goal === closedNow(state)) return parts;
  const stars = passenger === NO_CARD ? 1 : tables.starsOf[passenger]!;
  const kind = hand * KINDS + passengerKind(goal, 1);
  const held = setting.later.stock[kind]! + setting.later.stock[kind + 1]!;
  const { prices, cities } = tables.board;
  let bestBuy = -1;
  let second = -1;
  let bestRent = -1;
  for (const city of tables.citiesOn[goal]!) {
    const cityStars = cities[city]?.stars ?? 1;
    if (cityStars < stars || availableAirport(state, tables, city) === null) continue;
    if (prices.airport[cityStars - 1]! + before <= state.coins) {
      if (bestBuy < 0 || cityWorth[city]! > cityWorth[bestBuy]!) {
        second = bestBuy;
        bestBuy = city;
      } else if (second < 0 || cityWorth[city]! > cityWorth[second]!) second = city;
    }
    const isCheaper = bestRent < 0 || cityStars < (cities[bestRent]?.stars ?? 1);
    if (isCheaper && prices.rights[cityStars - 1]! + before <= state.coins) bestRent = city;
  }
  const idOf = (city: number) => tables.cityIds[city]!;
  const starsOf = (city: number) => (cities[city]?.stars ?? 1) - 1;
  for (const city of [bestBuy, second]) {
    if (city < 0) continue;
    const cost = prices.airport[starsOf(city)]!;
    parts.push({ cost, action: { type: 'buyAirport', hand, city: idOf(city) }, airport: city });
  }
  // Landing rights only where a passenger goes.
  if (bestRent >= 0 && (passenger !== NO_CARD || held > 0)) {
    const cost = prices.rights[starsOf(bestRent)]!;
    parts.push({ cost, action: { type: 'rent', hand, city: idOf(bestRent) }, rights: bestRent });
  }
  return parts;
}

function truckParts(
  { state, tables }: Market,
  hand: number,
  goal: number,
  home: ReadonlySet<number>,
  isMissing: boolean,
): Part[] {
  const parts: Part[] = isMissing ? [] : [NOTHING];
  const largest = scenarioOf(state.config).truck;
  const capacities = new Set<number>();
  for (const continent of home) capacities.add(Math.min(largest, FUEL[continent]![goal]!));
  const wanted = [...capacities];
  const chosen = isMissing ? new Set([Math.min(...wanted), Math.max(...wanted)]) : new Set([Math.max(...wanted)]);
  for (const capacity of chosen) {
    if (state.truckSupply[capacity - 1] === 0) continue;
    const cost = truckPrice(state, tables, capacity);
    parts.push({ cost, action: { type: 'buyTruck', hand, capacity }, truck: capacity });
  }
  return parts.length === 0 ? [NOTHING] : parts;
}
