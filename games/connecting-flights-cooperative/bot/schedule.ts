/**
 * A fast estimate of a flight phase. The airports of all hands are put in an order; each hand flies along its own as
 * its cards allow, and pawns board by later destinations. The order is improved by moving one airport at a time.
 * `bestFlying` is exact, and some hundred times slower.
 */

import { COLOURS as PAWN_COLOURS, type Tables } from '@tarmac/connecting-flights-cooperative/rules';
import { FUEL } from '@tarmac/flights/rules';
import { ELECTRIC, KINDS, type Network, PASSENGERS, PLANES, TRUCKS } from './network.ts';

/** A local name: inner loops read it, and an import is looked up each time. */
const COLOURS = PAWN_COLOURS;
const MOST_SLOTS = 32;
const MOST_STARS = 3;

/** What the end of a flight phase is worth, in pawns brought home. */
export interface Taste {
  /** A pawn left on a city, by city and colour. */
  readonly placed: Float64Array;
  readonly coin: number;
  /** The prices of the charters still to be had, and the coins there are for them. */
  readonly charters: readonly number[];
  readonly coins: number;
  /** CF-7.2 of a flight that is not full. */
  readonly fee: number;
  /** CF-7.5 the continent without charters; -1: none. */
  readonly closed: number;
}

export interface Scheduled {
  score: number;
  home: number;
  /** Spent on charters and fees. */
  spent: number;
  flights: number;
  chartered: number;
}

/** Everything is written over by the next call. */
export interface Scheduler {
  /** From `order` on, which it improves in place; `tries` limits the orders looked at. `pawns` is left as it is. */
  best(network: Network, pawns: ArrayLike<number>, taste: Taste, order: number[], tries: number): Scheduled;
  /** The pawns after the best schedule of the last call. */
  readonly after: Uint8Array;
}

export function makeScheduler(tables: Tables): Scheduler {
  const { continentOfCity, citiesOn, board } = tables;
  const cities = continentOfCity.length;
  const starsOfCity = board.cities.map(({ stars }) => stars);
  const before = new Uint8Array(cities * COLOURS);
  const pawns = new Uint8Array(cities * COLOURS);
  const after = new Uint8Array(cities * COLOURS);
  const stock = new Int8Array(3 * KINDS);
  const last = new Int8Array(3);
  const from = new Int8Array(MOST_SLOTS);
  const to = new Int8Array(MOST_SLOTS);
  const seats = new Int8Array(MOST_SLOTS);
  /** By flight: whose plane it is and of which kind, the least stars it must have, and who was aboard. */
  const fleet = new Int8Array(MOST_SLOTS);
  const least = new Int8Array(MOST_SLOTS);
  const aboard = new Int8Array(MOST_SLOTS);
  /** `reach[flight * cities + city]`: the continents that can be reached from the city with this flight and later ones, as bits. */
  const reach = new Uint8Array((MOST_SLOTS + 1) * cities);
  const result: Scheduled = { score: 0, home: 0, spent: 0, flights: 0, chartered: 0 };
  const best: Scheduled = { ...result };
  let takenElectric = false;
  let takenStars = 1;

  /** Takes the cards for a flight to that city with that much fuel; 0: there are none; else the seats. */
  function takeCards(hand: number, city: number, fuel: number): number {
    const base = hand * KINDS;
    const passenger = base + PASSENGERS + continentOfCity[city]! * 2;
    let stars = starsOfCity[city]! > 1 && stock[passenger + 1]! > 0 ? 2 : 1;
    if (stars === 1 && stock[passenger]! === 0) return 0;
    let truck = -1;
    for (let place = fuel - 1; place < 4; place++) {
      if (stock[base + TRUCKS + place]! > 0) {
        truck = place;
        break;
      }
    }
    let plane = -1;
    for (let size = MOST_STARS; size >= 1; size--) {
      if (truck >= 0 && stock[base + PLANES + size - 1]! > 0) {
        plane = base + PLANES + size - 1;
      } else if (stock[base + ELECTRIC + size - 1]! > 0) {
        plane = base + ELECTRIC + size - 1;
        truck = -1;
      } else continue;
      if (size < stars) {
        if (stock[passenger]! === 0) return 0;
        stars = 1;
      }
      stock[plane] = stock[plane]! - 1;
      stock[passenger + stars - 1] = stock[passenger + stars - 1]! - 1;
      if (truck >= 0) stock[base + TRUCKS + truck] = stock[base + TRUCKS + truck]! - 1;
      takenElectric = truck < 0;
      takenStars = stars;
      return size;
    }
    return 0;
  }

  /** The flights along an order; returns how many. */
  function lay(network: Network, order: readonly number[]): number {
    stock.set(network.stock);
    last.fill(-1);
    let flights = 0;
    for (let place = 0; place < order.length; place++) {
      const slot = network.slots[order[place]!];
      if (slot === undefined) continue;
      const { hand, city } = slot;
      const previous = last[hand]!;
      if (previous >= 0 && !slot.reached && previous !== city) {
        const fuel = FUEL[continentOfCity[previous]!]![continentOfCity[city]!]!;
        const size = takeCards(hand, city, fuel);
        if (size > 0) {
          from[flights] = previous;
          to[flights] = city;
          seats[flights] = size;
          fleet[flights] = hand * 2 + (takenElectric ? 1 : 0);
          least[flights] = takenStars;
          flights++;
        }
      }
      last[hand] = slot.leaves ? city : -1;
    }
    return flights;
  }

  function look(flights: number): void {
    reach.fill(0, flights * cities, (flights + 1) * cities);
    for (let flight = flights - 1; flight >= 0; flight--) {
      const row = flight * cities;
      reach.copyWithin(row, row + cities, row + 2 * cities);
      const end = to[flight]!;
      reach[row + from[flight]!] =
        reach[row + from[flight]!]! | (1 << continentOfCity[end]!) | reach[row + cities + end]!;
    }
  }

  function load(flights: number, taste: Taste): void {
    const { placed, coin, charters, coins, fee, closed } = taste;
    pawns.set(before);
    let score = 0;
    let home = 0;
    let spent = 0;
    let chartered = 0;
    for (let flight = 0; flight < flights; flight++) {
      const row = (flight + 1) * cities;
      const start = from[flight]!;
      const end = to[flight]!;
      const here = start * COLOURS;
      const there = end * COLOURS;
      const goal = continentOfCity[end]!;
      const via = (1 << goal) | reach[row + end]!;
      const stay = reach[row + start]!;
      const size = seats[flight]!;
      let free = size;
      const direct = Math.min(free, pawns[here + goal]!);
      if (direct > 0) {
        pawns[here + goal] = pawns[here + goal]! - direct;
        home += direct;
        score += direct * (1 - placed[here + goal]!);
        free -= direct;
      }
      const onward = via & ~stay & ~(1 << goal);
      for (let colour = 0; colour < COLOURS && free > 0; colour++) {
        if (((onward >> colour) & 1) === 0) continue;
        const count = Math.min(free, pawns[here + colour]!);
        if (count === 0) continue;
        pawns[here + colour] = pawns[here + colour]! - count;
        pawns[there + colour] = pawns[there + colour]! + count;
        score += count * (placed[there + colour]! - placed[here + colour]!);
        free -= count;
      }
      const continent = continentOfCity[start]!;
      if (free > 0 && chartered < charters.length && continent !== closed) {
        const near = citiesOn[continent]!;
        // Who comes home at once first, then who changes planes.
        for (let pass = 0; pass < 2; pass++) {
          for (let place = 0; place < near.length && free > 0; place++) {
            const city = near[place]!;
            if (city === start) continue;
            const wanted = via & ~reach[row + city]! & (pass === 0 ? 1 << goal : ~(1 << goal));
            for (let colour = 0; colour < COLOURS && free > 0; colour++) {
              if (((wanted >> colour) & 1) === 0) continue;
              const cell = city * COLOURS + colour;
              while (free > 0 && pawns[cell]! > 0) {
                const price = charters[chartered];
                if (price === undefined || spent + price > coins) break;
                if (1 - placed[cell]! <= price * coin) break;
                pawns[cell] = pawns[cell]! - 1;
                chartered++;
                spent += price;
                free--;
                if (colour === goal) {
                  home++;
                  score += 1 - placed[cell]!;
                } else {
                  pawns[there + colour] = pawns[there + colour]! + 1;
                  score += placed[there + colour]! - placed[cell]!;
                }
              }
            }
          }
        }
      }
      for (let colour = 0; colour < COLOURS && free > 0; colour++) {
        const gain = placed[there + colour]! - placed[here + colour]!;
        if (gain <= 0.02 || ((stay >> colour) & 1) === 1) continue;
        const count = Math.min(free, pawns[here + colour]!);
        pawns[here + colour] = pawns[here + colour]! - count;
        pawns[there + colour] = pawns[there + colour]! + count;
        score += count * gain;
        free -= count;
      }
      if (fee > 0 && free > 0 && free < size) spent += fee;
      aboard[flight] = size - free;
    }
    result.score = score - coin * spent;
    result.home = home;
    result.spent = spent;
    result.flights = flights;
    result.chartered = chartered;
  }

  function judge(network: Network, order: readonly number[], taste: Taste): number {
    const flights = lay(network, order);
    look(flights);
    load(flights, taste);
    const score = result.score;
    if (flights < 2 || !swapPlanes(flights)) return score;
    load(flights, taste);
    return result.score;
  }

  /** The larger of two planes to the flight that was full, if the other was not; whether any was swapped. */
  function swapPlanes(flights: number): boolean {
    let isSwapped = false;
    for (let full = 1; full < flights; full++) {
      const size = seats[full]!;
      if (aboard[full]! < size || size === MOST_STARS) continue;
      for (let other = 0; other < flights; other++) {
        const larger = seats[other]!;
        if (fleet[other] !== fleet[full] || larger <= size || aboard[other]! >= larger) continue;
        if (least[other]! > size || aboard[other]! > size) continue;
        seats[other] = size;
        seats[full] = larger;
        isSwapped = true;
        break;
      }
    }
    return isSwapped;
  }

  function keep(): void {
    best.score = result.score;
    best.home = result.home;
    best.spent = result.spent;
    best.flights = result.flights;
    best.chartered = result.chartered;
    after.set(pawns);
  }

  return {
    after,
    best(network, given, taste, order, tries) {
      before.set(given);
      let left = tries;
      judge(network, order, taste);
      keep();
      let improved = order.length > 1;
      while (improved && left > 0) {
        improved = false;
        // From the end, where what is new stands.
        for (let source = order.length - 1; source >= 0; source--) {
          for (let target = 0; target < order.length; target++) {
            if (target === source || target === source - 1) continue;
            shift(order, source, target);
            if (judge(network, order, taste) > best.score + 1e-9) {
              keep();
              improved = true;
            } else shift(order, target, source);
            if (--left <= 0) return best;
          }
        }
      }
      return best;
    },
  };
}

/** Moves what stands at `source` to `target`; those between close up. */
function shift(order: number[], source: number, target: number): void {
  const moved = order[source]!;
  if (source < target) for (let place = source; place < target; place++) order[place] = order[place + 1]!;
  else for (let place = source; place > target; place--) order[place] = order[place - 1]!;
  order[target] = moved;
}
