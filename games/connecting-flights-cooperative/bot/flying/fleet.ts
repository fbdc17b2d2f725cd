/**
 * The flights that a hand's planes, trucks and passengers can still serve. Cards are assigned only at the end: a fleet
 * remembers everything that may be left, so that the search never branches over assignments.
 */

import { COLOURS } from '@tarmac/connecting-flights-cooperative/rules';
import type { CardTables } from '@tarmac/flights/rules';
import { CAPACITIES, type Card, STARS } from '@tarmac/flights/rules';

/** What one flight asks of the hand. */
interface Need {
  readonly continent: number;
  /** The destination's. */
  readonly stars: number;
  readonly fuel: number;
  readonly pawns: number;
}

export interface Served {
  readonly plane: Card;
  readonly passenger: Card;
  readonly truck: number;
}

/** What may be left, for bounds. */
interface Left {
  /** CF-7.2 the least fees so far. */
  readonly fees: number;
  /** By number of flights: the most seats they have together. */
  readonly seats: readonly number[];
  /** By continent: the most passengers. */
  readonly passengers: readonly number[];
  /** The most fuel a flight may need. */
  readonly reach: number;
}

/** A number for all that may be left; NOTHING where a need cannot be met. */
export type FleetState = number;
export const NOTHING: FleetState = -1;
export const FULL: FleetState = 0;

export interface Fleet {
  after(state: FleetState, need: number): FleetState;
  left(state: FleetState): Left;
  /** Cards for needs in the order they are flown, for the least fees. */
  serve(needs: readonly number[]): Served[];
}

interface HandCards {
  readonly planes: readonly Card[];
  readonly electric: readonly Card[];
  readonly passengers: readonly Card[];
  readonly trucks: readonly number[];
}

const UNKNOWN = -2;
const MOST = STARS.length;
const NEEDS = COLOURS * MOST * CAPACITIES.length * MOST;

export function needCode({ continent, stars, fuel, pawns }: Need): number {
  return ((continent * MOST + stars - 1) * CAPACITIES.length + fuel - 1) * MOST + pawns - 1;
}

function needOf(code: number): Need {
  const stars = Math.floor(code / (CAPACITIES.length * MOST));
  return {
    continent: Math.floor(stars / MOST),
    stars: (stars % MOST) + 1,
    fuel: (Math.floor(code / MOST) % CAPACITIES.length) + 1,
    pawns: (code % MOST) + 1,
  };
}

/** Equal cards, counted: one digit of a rest. */
interface Kind {
  readonly weight: number;
  readonly size: number;
  readonly cards: readonly Card[];
}

/** A rest is what is left of every kind, in one number; the fees paid to get there go with it. */
interface Rest {
  readonly code: number;
  readonly fees: number;
}

interface Choice {
  readonly rest: Rest;
  readonly plane: Kind;
  readonly passenger: Kind;
  readonly truck: number;
}

export function makeFleet(tables: CardTables, cards: HandCards, fee: number): Fleet {
  const { starsOf, continentOf } = tables;
  let weight = 1;
  let full = 0;
  const kind = (count: number, of: readonly Card[]): Kind => {
    const made = { weight, size: count + 1, cards: of };
    full += count * weight;
    weight *= count + 1;
    return made;
  };
  const byStars = (of: readonly Card[]) => STARS.map((stars) => of.filter((card) => starsOf[card] === stars));
  const conventional = byStars(cards.planes).map((of) => kind(of.length, of));
  const electric = byStars(cards.electric).map((of) => kind(of.length, of));
  const trucks = CAPACITIES.map((_, place) => kind(cards.trucks[place] ?? 0, []));
  const passengers = Array.from({ length: COLOURS }, (_, continent) =>
    byStars(cards.passengers.filter((card) => continentOf[card] === continent)).map((of) => kind(of.length, of)),
  );
  const count = (code: number, { weight, size }: Kind) => Math.floor(code / weight) % size;

  /** The largest passenger that will do leaves the handier ones; so does the smallest truck. */
  function choices(rest: Rest, need: Need, found: (choice: Choice) => void): void {
    const { code, fees } = rest;
    const ofContinent = passengers[need.continent]!;
    const passengerFor = (stars: number) => {
      for (let place = Math.min(stars, need.stars); place > 0; place--) {
        const passenger = ofContinent[place - 1]!;
        if (count(code, passenger) > 0) return passenger;
      }
      return null;
    };
    const truck = trucks.findIndex((kind, place) => place + 1 >= need.fuel && count(code, kind) > 0) + 1;
    for (const planes of [conventional, electric]) {
      const onTruck = planes === conventional;
      if (onTruck && truck === 0) continue;
      let before: Kind | null = null;
      for (let stars = need.pawns; stars <= MOST; stars++) {
        const plane = planes[stars - 1]!;
        const passenger = passengerFor(stars);
        if (passenger === null || count(code, plane) === 0) continue;
        // A larger plane for the same passenger only leaves a smaller one, which matters only where empty seats cost.
        if (fee === 0 && passenger === before) continue;
        before = passenger;
        const used = plane.weight + passenger.weight + (onTruck ? trucks[truck - 1]!.weight : 0);
        const paid = fees + (stars > need.pawns ? fee : 0);
        found({ rest: { code: code - used, fees: paid }, plane, passenger, truck: onTruck ? truck : 0 });
      }
    }
  }

  const states: Rest[][] = [];
  const nexts: Int32Array[] = [];
  const lefts: (Left | undefined)[] = [];
  const known = new Map<string, FleetState>();

  function stateOf(rests: Rest[]): FleetState {
    if (rests.length === 0) return NOTHING;
    rests.sort((one, other) => one.code - other.code);
    const key = rests.map(({ code, fees }) => `${code}:${fees}`).join();
    let state = known.get(key);
    if (state === undefined) {
      state = states.length;
      known.set(key, state);
      states.push(rests);
      nexts.push(new Int32Array(NEEDS).fill(UNKNOWN));
    }
    return state;
  }

  function after(state: FleetState, code: number): FleetState {
    const next = nexts[state]!;
    if (next[code] === UNKNOWN) {
      const need = needOf(code);
      const rests = new Map<number, Rest>();
      for (const rest of states[state]!) {
        choices(rest, need, ({ rest: made }) => {
          const same = rests.get(made.code);
          if (same === undefined || same.fees > made.fees) rests.set(made.code, made);
        });
      }
      next[code] = stateOf([...rests.values()]);
    }
    return next[code]!;
  }

  function left(state: FleetState): Left {
    const already = lefts[state];
    if (already !== undefined) return already;
    const most = {
      fees: Number.POSITIVE_INFINITY,
      seats: [0],
      passengers: new Array<number>(COLOURS).fill(0),
      reach: 0,
    };
    for (const { code, fees } of states[state]!) {
      most.fees = Math.min(most.fees, fees);
      let travellers = 0;
      passengers.forEach((kinds, continent) => {
        const here = kinds.reduce((sum, kind) => sum + count(code, kind), 0);
        travellers += here;
        most.passengers[continent] = Math.max(most.passengers[continent]!, here);
      });
      let fuelled = 0;
      trucks.forEach((kind, place) => {
        const here = count(code, kind);
        fuelled += here;
        if (here > 0) most.reach = Math.max(most.reach, place + 1);
      });
      if (electric.some((kind) => count(code, kind) > 0)) most.reach = CAPACITIES.length;
      let seats = 0;
      let flights = 0;
      for (let stars = MOST; stars > 0; stars--) {
        const burning = Math.min(fuelled, count(code, conventional[stars - 1]!));
        fuelled -= burning;
        const flying = burning + count(code, electric[stars - 1]!);
        for (let plane = 0; plane < flying && flights < travellers; plane++) {
          seats += stars;
          flights++;
          most.seats[flights] = Math.max(most.seats[flights] ?? 0, seats);
        }
      }
    }
    lefts[state] = most;
    return most;
  }

  function serve(needs: readonly number[]): Served[] {
    const least = left(needs.reduce<FleetState>(after, FULL)).fees;
    const used = new Set<Card>();
    const lowest = ({ cards: of }: Kind) => {
      const card = of.find((each) => !used.has(each))!;
      used.add(card);
      return card;
    };
    const search = (rest: Rest, place: number): Choice[] | null => {
      if (place === needs.length) return rest.fees === least ? [] : null;
      let found: Choice[] | null = null;
      choices(rest, needOf(needs[place]!), (choice) => {
        if (found !== null) return;
        const later = search(choice.rest, place + 1);
        if (later !== null) found = [choice, ...later];
      });
      return found;
    };
    const served = search({ code: full, fees: 0 }, 0);
    if (served === null) throw new Error('a fleet cannot serve what it said it can');
    return served.map(({ plane, passenger, truck }) => ({
      plane: lowest(plane),
      passenger: lowest(passenger),
      truck,
    }));
  }

  stateOf([{ code: full, fees: 0 }]);
  return { after, left, serve };
}
