/** Where flights to given destinations begin: each at an airport of its own, never in a ring (CF-2.10). */

import { electricNeeded } from './planner-carry.ts';
import { FUEL_PLACES, LINK_PLACES, MOST_AIRPORTS, type Problem, STAR_PLACES, weight } from './planner-problem.ts';

/** The best links found, by destination; read after a search that succeeded. */
export const linkedFrom = new Int8Array(MOST_AIRPORTS);

const order = new Int8Array(MOST_AIRPORTS);
const candidates = new Int8Array(MOST_AIRPORTS * MOST_AIRPORTS);
const candidateCount = new Int8Array(MOST_AIRPORTS);
const costs = new Float64Array(MOST_AIRPORTS * MOST_AIRPORTS);
/** The least that the destinations from this one on lose. */
const leastAfter = new Float64Array(MOST_AIRPORTS + 1);
const leastFuel = new Int8Array(MOST_AIRPORTS);
/** Flights of at least that fuel, those not linked yet taken at their least. */
const needed = new Int8Array(FUEL_PLACES + 1);
const flights = new Uint8Array(STAR_PLACES * FUEL_PLACES);
/** The other end of the chain that an airport begins or ends. */
const firstOf = new Int8Array(MOST_AIRPORTS);
const lastOf = new Int8Array(MOST_AIRPORTS);
const current = new Int8Array(MOST_AIRPORTS);

let problem: Problem;
let stars: Int8Array | null;
let count = 0;
let used = 0;
let best = 0;
let enough = 0;

/** For the tests: how often a flight was linked. */
export const visits = { links: 0, profiles: 0 };

/**
 * The least that flights to all these destinations lose against their tops, below `limit`; `limit` where there is no such
 * way. Without stars the electric planes count as trucks for everything, and losses are the least for any stars.
 */
export function leastLoss(
  of: Problem,
  destinations: number,
  passengerStars: Int8Array | null,
  limit: number,
  isAnyEnough: boolean,
): number {
  problem = of;
  stars = passengerStars;
  best = limit;
  if (!prepare(destinations)) return limit;
  enough = isAnyEnough ? limit : lowerBound(destinations);
  if (enough >= limit && !isAnyEnough) return limit;
  link(0, 0);
  return best;
}

/** False where a destination cannot be reached at all. */
function prepare(destinations: number): boolean {
  const { size, fuel } = problem;
  count = 0;
  used = 0;
  needed.fill(0);
  flights.fill(0);
  for (let to = 0; to < size; to++) {
    firstOf[to] = to;
    lastOf[to] = to;
    if ((destinations & (1 << to)) === 0) continue;
    let found = 0;
    let least = FUEL_PLACES;
    for (let from = 0; from < size; from++) {
      const units = fuel[from * size + to] as number;
      if (units === 0) continue;
      const cost = costOf(to, units, (destinations & (1 << from)) !== 0);
      costs[from * MOST_AIRPORTS + to] = cost;
      if (units < least) least = units;
      insert(to, from, found++, destinations);
    }
    if (found === 0) return false;
    candidateCount[to] = found;
    leastFuel[to] = least;
    for (let units = 1; units <= least; units++) needed[units] = (needed[units] as number) + 1;
    place(to);
  }
  if (!isFuelled()) return false;
  leastAfter[count] = 0;
  for (let at = count - 1; at >= 0; at--) {
    const to = order[at] as number;
    leastAfter[at] = (leastAfter[at + 1] as number) + costFrom(candidates[to * MOST_AIRPORTS] as number, to);
  }
  return true;
}

const costFrom = (from: number, to: number): number => costs[from * MOST_AIRPORTS + to] as number;

function costOf(to: number, fuel: number, connects: boolean): number {
  if (stars === null) return problem.loss[to * LINK_PLACES + fuel * 2 + (connects ? 1 : 0)] as number;
  const ofPassenger = stars[to] as number;
  return (problem.top[to * STAR_PLACES + ofPassenger] as number) - weight(problem, to, ofPassenger, fuel, connects);
}

/** Candidates by cost, then fuel, connections first. */
function insert(to: number, from: number, found: number, destinations: number): void {
  const row = to * MOST_AIRPORTS;
  const cost = costFrom(from, to);
  const units = rank(from, to, destinations);
  let at = found;
  while (at > 0) {
    const before = candidates[row + at - 1] as number;
    const other = costFrom(before, to);
    if (other < cost || (other === cost && rank(before, to, destinations) <= units)) break;
    candidates[row + at] = before;
    at--;
  }
  candidates[row + at] = from;
}

const rank = (from: number, to: number, destinations: number): number =>
  (problem.fuel[from * problem.size + to] as number) * 2 + ((destinations & (1 << from)) === 0 ? 1 : 0);

/** Destinations with the fewest origins first. */
function place(to: number): void {
  let at = count++;
  while (at > 0 && (candidateCount[order[at - 1] as number] as number) > (candidateCount[to] as number)) {
    order[at] = order[at - 1] as number;
    at--;
  }
  order[at] = to;
}

/** Chains begin at airports where no flight ends: one at least, and one for each destination where none can begin. */
function lowerBound(destinations: number): number {
  let starts = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < count; at++) {
    const to = order[at] as number;
    if ((problem.owned & (1 << to)) === 0) starts++;
    const row = to * MOST_AIRPORTS;
    const cheapest = costFrom(candidates[row] as number, to);
    for (let option = 0; option < (candidateCount[to] as number); option++) {
      const from = candidates[row + option] as number;
      if ((destinations & (1 << from)) !== 0) continue;
      least = Math.min(least, costFrom(from, to) - cheapest);
      break;
    }
  }
  return count === 0 ? 0 : (leastAfter[0] as number) + Math.max(1, starts) * least;
}

function isFuelled(): boolean {
  const { trucks, electricCount } = problem;
  for (let units = 1; units < FUEL_PLACES; units++) {
    if ((needed[units] as number) > (trucks[units] as number) + electricCount) return false;
  }
  return true;
}

/** Returns true when nothing better can come. */
function link(at: number, lost: number): boolean {
  if (at === count) {
    best = lost;
    for (let done = 0; done < count; done++) linkedFrom[order[done] as number] = current[done] as number;
    return best <= enough;
  }
  const to = order[at] as number;
  const row = to * MOST_AIRPORTS;
  const options = candidateCount[to] as number;
  for (let option = 0; option < options; option++) {
    const from = candidates[row + option] as number;
    const sum = lost + costFrom(from, to);
    if (sum + (leastAfter[at + 1] as number) >= best) return false;
    // The chain that begins at the destination may not end at the origin.
    if ((used & (1 << from)) !== 0 || lastOf[to] === from) continue;
    visits.links++;
    const units = problem.fuel[from * problem.size + to] as number;
    if (take(to, units)) {
      const first = firstOf[from] as number;
      const last = lastOf[to] as number;
      lastOf[first] = last;
      firstOf[last] = first;
      used |= 1 << from;
      current[at] = from;
      const isDone = link(at + 1, sum);
      used &= ~(1 << from);
      lastOf[first] = from;
      firstOf[last] = to;
      if (isDone) return true;
    }
    giveBack(to, units);
  }
  return false;
}

function take(to: number, units: number): boolean {
  for (let unit = (leastFuel[to] as number) + 1; unit <= units; unit++) needed[unit] = (needed[unit] as number) + 1;
  if (stars === null) return isFuelled();
  const cell = (stars[to] as number) * FUEL_PLACES + units;
  flights[cell] = (flights[cell] as number) + 1;
  return isFuelled() && electricNeeded(problem, flights) !== null;
}

function giveBack(to: number, units: number): void {
  for (let unit = (leastFuel[to] as number) + 1; unit <= units; unit++) needed[unit] = (needed[unit] as number) - 1;
  if (stars === null) return;
  const cell = (stars[to] as number) * FUEL_PLACES + units;
  flights[cell] = (flights[cell] as number) - 1;
}
