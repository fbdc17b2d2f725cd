/** The possible arrivals: for each continent the ways to bring passengers to its airports, and the most left to win. */

import { type Problem, STAR_PLACES } from './problem.ts';

/** Passengers to airports of one continent. */
export interface Arrivals {
  /** Bits of the airports. */
  readonly destinations: number;
  /** By place in the continent's list: the stars of the passenger there, two bits each. */
  readonly stars: number;
  /** How many there are, how many of them with two stars or more, how many with three. */
  readonly flights: number;
  readonly twos: number;
  readonly threes: number;
  /** The sum of the tops. */
  readonly top: number;
}

export interface Continent {
  readonly airports: readonly number[];
  /** The best first. */
  readonly ways: readonly Arrivals[];
}

/** How many flights there can be, how many with two stars or more, how many with three. */
export interface Limits {
  readonly flights: number;
  readonly twos: number;
  readonly threes: number;
}

export function limitsOf({ planes, electric, boosts, mostFlights, passengers }: Problem): Limits {
  const small = planes[1]! + electric[1]!;
  const middle = planes[2]! + electric[2]!;
  const large = planes[3]! + electric[3]!;
  let ofTwo = 0;
  let ofThree = 0;
  for (let place = 0; place < passengers.length; place += STAR_PLACES) {
    ofTwo += passengers[place + 2]!;
    ofThree += passengers[place + 3]!;
  }
  const twos = Math.min(mostFlights, middle + large + Math.min(boosts, small), ofTwo + ofThree);
  return { flights: mostFlights, twos, threes: Math.min(twos, large + Math.min(boosts, middle), ofThree) };
}

export function continentsOf(problem: Problem, limits: Limits): Continent[] {
  const byContinent: number[][] = [];
  for (let place = 0; place < problem.size; place++) {
    if (!isReached(problem, place)) continue;
    const { continent } = problem.airports[place]!;
    let list = byContinent[continent];
    if (list === undefined) {
      list = [];
      byContinent[continent] = list;
    }
    list.push(place);
  }
  const continents: Continent[] = [];
  byContinent.forEach((airports, continent) => {
    airports.sort((a, b) => problem.alike[a]! - problem.alike[b]! || a - b);
    continents.push({ airports, ways: waysTo(problem, continent, airports, limits) });
  });
  return continents;
}

function isReached({ top }: Problem, place: number): boolean {
  for (let stars = 1; stars < STAR_PLACES; stars++) if (top[place * STAR_PLACES + stars]! >= 0) return true;
  return false;
}

/** Where only the sum matters, of the ways with equal airports and equal counts one of the best is enough. */
function waysTo(problem: Problem, continent: number, airports: readonly number[], limits: Limits): Arrivals[] {
  const { top, passengers } = problem;
  const left = [0, 0, 0, 0];
  for (let stars = 1; stars < STAR_PLACES; stars++) left[stars] = passengers[continent * STAR_PLACES + stars]!;
  const isSumEnough = airports.length > 2 && problem.lossIsExact && problem.electricCount === 0;
  const ways: Arrivals[] = [];
  const bestBy = new Map<number, number>();

  const add = (way: Arrivals): void => {
    if (!isSumEnough) {
      ways.push(way);
      return;
    }
    const key = ((way.destinations * 16 + way.flights) * 16 + way.twos) * 16 + way.threes;
    const known = bestBy.get(key);
    if (known === undefined) {
      bestBy.set(key, ways.length);
      ways.push(way);
    } else if (ways[known]!.top < way.top) ways[known] = way;
  };

  const bring = (at: number, way: Arrivals): void => {
    if (at === airports.length) {
      if (way.flights > 0) add(way);
      return;
    }
    const place = airports[at]!;
    const most = mostStars(problem, airports, at, way.stars);
    for (let stars = most; stars > 0; stars--) {
      const weight = top[place * STAR_PLACES + stars]!;
      if (weight < 0 || left[stars] === 0) continue;
      const next = {
        destinations: way.destinations | (1 << place),
        stars: way.stars | (stars << (at * 2)),
        flights: way.flights + 1,
        twos: way.twos + (stars >= 2 ? 1 : 0),
        threes: way.threes + (stars >= 3 ? 1 : 0),
        top: way.top + weight,
      };
      if (next.flights > limits.flights || next.twos > limits.twos || next.threes > limits.threes) continue;
      left[stars] = left[stars]! - 1;
      bring(at + 1, next);
      left[stars] = left[stars]! + 1;
    }
    bring(at + 1, way);
  };

  bring(0, { destinations: 0, stars: 0, flights: 0, twos: 0, threes: 0, top: 0 });
  return ways.sort((a, b) => b.top - a.top);
}

/** Of airports that are alike, the later one is never served better than the one before it. */
function mostStars({ alike }: Problem, airports: readonly number[], at: number, stars: number): number {
  if (at === 0 || alike[airports[at]!] !== alike[airports[at - 1]!]) return STAR_PLACES - 1;
  return (stars >> ((at - 1) * 2)) & 3;
}

/** Of sorted ways with equal counts the first. */
function bestByCounts(ways: readonly Arrivals[]): Arrivals[] {
  const best: Arrivals[] = [];
  for (const way of ways) {
    const { flights, twos, threes } = way;
    if (!best.some((other) => other.flights === flights && other.twos === twos && other.threes === threes)) {
      best.push(way);
    }
  }
  return best;
}

/** Used again by every bound: one is good until the next is made. */
let table = new Float64Array(1024);

/** The most that continents from this one on can add, by what is left of each limit. */
export class Bound {
  private readonly byTwos: number;
  private readonly byFlights: number;
  private readonly byContinent: number;

  constructor(continents: readonly Continent[], limits: Limits) {
    this.byTwos = limits.threes + 1;
    this.byFlights = this.byTwos * (limits.twos + 1);
    this.byContinent = this.byFlights * (limits.flights + 1);
    const size = this.byContinent * (continents.length + 1);
    if (size > table.length) table = new Float64Array(size * 2);
    table.fill(0, this.byContinent * continents.length, size);
    for (let at = continents.length - 1; at >= 0; at--) this.fill(at, continents[at]!.ways, limits);
  }

  after(at: number, flights: number, twos: number, threes: number): number {
    return table[at * this.byContinent + flights * this.byFlights + twos * this.byTwos + threes]!;
  }

  private fill(at: number, allWays: readonly Arrivals[], limits: Limits): void {
    const ways = bestByCounts(allWays);
    for (let flights = 0; flights <= limits.flights; flights++) {
      for (let twos = 0; twos <= limits.twos; twos++) {
        for (let threes = 0; threes <= limits.threes; threes++) {
          let most = this.after(at + 1, flights, twos, threes);
          for (const way of ways) {
            if (way.flights > flights || way.twos > twos || way.threes > threes) continue;
            const rest = this.after(at + 1, flights - way.flights, twos - way.twos, threes - way.threes);
            if (way.top + rest > most) most = way.top + rest;
          }
          table[at * this.byContinent + flights * this.byFlights + twos * this.byTwos + threes] = most;
        }
      }
    }
  }
}
