/** The origins of flights to given destinations: each at its own airport, never in a ring (CF-2.10). */

import { electricNeeded, mostElectric } from './carry.ts';
import { FUEL_PLACES, LINK_PLACES, MOST_AIRPORTS, type Problem, STAR_PLACES, weight } from './problem.ts';

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
const linked = new Int8Array(MOST_AIRPORTS);
/** `(fuel * MOST + at) * MOST + short`: what the destinations from there on lose at least if so many must fly shorter. */
const shortLoss = new Float64Array(FUEL_PLACES * MOST_AIRPORTS * MOST_AIRPORTS);
/** Linked flights of at least that fuel. */
const linkedFar = new Int8Array(FUEL_PLACES + 1);

/** Roles by continent, then by city; by kind they are below -1. */
const CITY_ROLES = 6;
const KIND_ROLES = -2;

/** Areas: the continents, the columns of their grid, the world. */
const COLUMNS = 3;
const COLUMNS_FROM = 6;
const WORLD = COLUMNS_FROM + COLUMNS;
const areaAims = new Int8Array(WORLD + 1);
const areaOrigins = new Int8Array(WORLD + 1);
const areaIsOpen = new Int8Array(WORLD + 1);

let problem: Problem;
let stars: Int8Array | null;
let count = 0;
let used = 0;
let best = 0;
let enough = 0;
let aims = 0;
let canLose = false;
/** How many chains there must be at least, what each loses at least by its first flight, and how many have that linked. */
let chains = 0;
let chainLoss = 0;
let begun = 0;
/** How many flights need no truck. */
let electric = 0;

/** How often a flight was linked and a continent entered, and how often a flight may be: set by the search. */
export const visits = { links: 0, profiles: 0, mostLinks: Number.POSITIVE_INFINITY };

/**
 * The least that flights to all these destinations lose against their tops, below `limit`; `limit` where there is no such
 * way. Without stars the electric planes count as trucks for everything, and losses are the least for any stars. What is
 * known to be lost anyway is `lostAnyway`; with `limit` for that the first way found will do.
 */
export function leastLoss(
  of: Problem,
  destinations: number,
  passengerStars: Int8Array | null,
  limit: number,
  lostAnyway: number,
): number {
  problem = of;
  stars = passengerStars;
  best = limit;
  electric = stars === null ? problem.electricCount : usableElectric(destinations, stars);
  if (!prepare(destinations)) return limit;
  aims = destinations;
  if (!canGoOn()) return limit;
  enough = limit;
  canLose = lostAnyway < limit && hasCosts();
  if (canLose) fillShortLoss();
  if (lostAnyway < limit) {
    enough = Math.max(lostAnyway, lowerBound(destinations), canLose ? leastFrom(0) : 0);
    if (enough >= limit) return limit;
  }
  link(0, 0);
  return best;
}

function usableElectric(destinations: number, byAirport: Int8Array): number {
  if (problem.electricCount === 0) return 0;
  let ones = 0;
  let twos = 0;
  let threes = 0;
  for (let to = 0; to < problem.size; to++) {
    if ((destinations & (1 << to)) === 0) continue;
    const ofPassenger = byAirport[to]!;
    if (ofPassenger === 1) ones++;
    else if (ofPassenger === 2) twos++;
    else threes++;
  }
  return mostElectric(problem, ones, twos, threes);
}

/** False where a destination cannot be reached at all. */
function prepare(destinations: number): boolean {
  const { size, fuel } = problem;
  count = 0;
  used = 0;
  begun = 0;
  needed.fill(0);
  linkedFar.fill(0);
  linked.fill(0);
  flights.fill(0);
  for (let to = 0; to < size; to++) {
    firstOf[to] = to;
    lastOf[to] = to;
    if ((destinations & (1 << to)) === 0) continue;
    let found = 0;
    let least = FUEL_PLACES;
    for (let from = 0; from < size; from++) {
      const units = fuel[from * size + to]!;
      if (units === 0) continue;
      const cost = costOf(to, units, (destinations & (1 << from)) !== 0);
      costs[from * MOST_AIRPORTS + to] = cost;
      if (units < least) least = units;
      insert(to, from, found++, destinations);
    }
    if (found === 0) return false;
    candidateCount[to] = found;
    leastFuel[to] = least;
    for (let units = 1; units <= least; units++) needed[units] = needed[units]! + 1;
    place(to);
  }
  if (!isFuelled()) return false;
  leastAfter[count] = 0;
  for (let at = count - 1; at >= 0; at--) {
    const to = order[at]!;
    leastAfter[at] = leastAfter[at + 1]! + costFrom(candidates[to * MOST_AIRPORTS]!, to);
  }
  return true;
}

const costFrom = (from: number, to: number): number => costs[from * MOST_AIRPORTS + to]!;

function costOf(to: number, fuel: number, connects: boolean): number {
  if (stars === null) return problem.loss[to * LINK_PLACES + fuel * 2 + (connects ? 1 : 0)]!;
  const ofPassenger = stars[to]!;
  return problem.top[to * STAR_PLACES + ofPassenger]! - weight(problem, to, ofPassenger, fuel, connects);
}

/** Candidates by cost, then fuel, connections first. */
function insert(to: number, from: number, found: number, destinations: number): void {
  const row = to * MOST_AIRPORTS;
  const cost = costFrom(from, to);
  const units = rank(from, to, destinations);
  let at = found;
  while (at > 0) {
    const before = candidates[row + at - 1]!;
    const other = costFrom(before, to);
    if (other < cost || (other === cost && rank(before, to, destinations) <= units)) break;
    candidates[row + at] = before;
    at--;
  }
  candidates[row + at] = from;
}

const rank = (from: number, to: number, destinations: number): number =>
  problem.fuel[from * problem.size + to]! * 2 + ((destinations & (1 << from)) === 0 ? 1 : 0);

/** Destinations with the fewest origins first. */
function place(to: number): void {
  let at = count++;
  while (at > 0 && candidateCount[order[at - 1]!]! > candidateCount[to]!) {
    order[at] = order[at - 1]!;
    at--;
  }
  order[at] = to;
}

/** Chains begin at airports where no flight ends: one at least, and one for each destination where none can begin. */
function lowerBound(destinations: number): number {
  let starts = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < count; at++) {
    const to = order[at]!;
    if ((problem.owned & (1 << to)) === 0) starts++;
    const row = to * MOST_AIRPORTS;
    const cheapest = costFrom(candidates[row]!, to);
    for (let option = 0; option < candidateCount[to]!; option++) {
      const from = candidates[row + option]!;
      if ((destinations & (1 << from)) !== 0) continue;
      least = Math.min(least, costFrom(from, to) - cheapest);
      break;
    }
  }
  chains = Math.max(1, starts);
  chainLoss = least;
  return leastAfter[0]! + chains * least;
}

function isFuelled(): boolean {
  const { trucks } = problem;
  for (let units = 1; units < FUEL_PLACES; units++) {
    if (needed[units]! > trucks[units]! + electric) return false;
  }
  return true;
}

/** Returns true when nothing better can come. */
function link(at: number, lost: number): boolean {
  if (at === count) {
    best = lost;
    for (let done = 0; done < count; done++) linkedFrom[order[done]!] = current[done]!;
    return best <= enough;
  }
  const to = order[at]!;
  const row = to * MOST_AIRPORTS;
  const options = candidateCount[to]!;
  for (let option = 0; option < options; option++) {
    const from = candidates[row + option]!;
    const sum = lost + costFrom(from, to);
    if (sum + leastAfter[at + 1]! >= best) return false;
    // The chain that begins at the destination may not end at the origin.
    if ((used & (1 << from)) !== 0 || lastOf[to] === from || isRepeated(row, option, from)) continue;
    if (++visits.links > visits.mostLinks) return false;
    const units = problem.fuel[from * problem.size + to]!;
    const begins = (aims & (1 << from)) === 0 ? 1 : 0;
    begun += begins;
    if (take(to, units) && (!canLose || sum + leastFrom(at + 1) < best)) {
      const first = firstOf[from]!;
      const last = lastOf[to]!;
      lastOf[first] = last;
      firstOf[last] = first;
      used |= 1 << from;
      linked[to] = 1;
      current[at] = from;
      const isDone = canGoOn() && link(at + 1, sum);
      linked[to] = 0;
      used &= ~(1 << from);
      lastOf[first] = from;
      firstOf[last] = to;
      if (isDone) return true;
    }
    giveBack(to, units);
    begun -= begins;
  }
  return false;
}

/**
 * Whether trucks may suffice for the rest: on each continent, and in each column of two, no more destinations are reached
 * from within than there are origins, and one less where every chain that could go on there begins there too.
 */
function canGoOn(): boolean {
  const { size, airports, owned } = problem;
  areaAims.fill(0);
  areaOrigins.fill(0);
  areaIsOpen.fill(0);
  for (let place = 0; place < size; place++) {
    const bit = 1 << place;
    const continent = airports[place]!.continent;
    const column = COLUMNS_FROM + (continent % COLUMNS);
    if ((aims & bit) !== 0 && linked[place] === 0) {
      areaAims[continent] = areaAims[continent]! + 1;
      areaAims[column] = areaAims[column]! + 1;
      areaAims[WORLD] = areaAims[WORLD]! + 1;
    }
    if ((owned & bit) === 0 || (used & bit) !== 0) continue;
    areaOrigins[continent] = areaOrigins[continent]! + 1;
    areaOrigins[column] = areaOrigins[column]! + 1;
    areaOrigins[WORLD] = areaOrigins[WORLD]! + 1;
    const first = firstOf[place]!;
    const begins = airports[first]!.continent;
    const isFree = (aims & (1 << first)) === 0;
    if (isFree || begins !== continent) areaIsOpen[continent] = 1;
    if (isFree || begins % COLUMNS !== continent % COLUMNS) areaIsOpen[column] = 1;
    if (isFree) areaIsOpen[WORLD] = 1;
  }
  const { trucks } = problem;
  return (
    outside(0, COLUMNS_FROM) + linkedFar[2]! <= trucks[2]! + electric &&
    outside(COLUMNS_FROM, WORLD) + linkedFar[3]! <= trucks[3]! + electric &&
    outside(WORLD, WORLD + 1) === 0
  );
}

/** How many destinations at least are not reached from within their area. */
function outside(from: number, to: number): number {
  let sum = 0;
  for (let area = from; area < to; area++) {
    const left = areaAims[area]!;
    if (left === 0) continue;
    sum += left - Math.min(areaOrigins[area]!, areaIsOpen[area] === 1 ? left : left - 1);
  }
  return sum;
}

/** Whether an origin that is as good in every way was tried before. */
function isRepeated(row: number, option: number, from: number): boolean {
  const role = roleOf(from);
  if (role === -1) return false;
  for (let earlier = 0; earlier < option; earlier++) {
    const other = candidates[row + earlier]!;
    if ((used & (1 << other)) === 0 && roleOf(other) === role) return true;
  }
  return false;
}

/** Equal for origins that can be exchanged; -1 for those that cannot. */
function roleOf(from: number): number {
  const { continent, city } = problem.airports[from]!;
  const isAim = (aims >> from) & 1;
  // Its chain begins where no flight ends: it can never become a ring.
  if ((aims & (1 << firstOf[from]!)) === 0) {
    return (problem.hasTwin[from] === 1 ? CITY_ROLES + city : continent) * 2 + isAim;
  }
  if (isAim === 0 || firstOf[from] !== from) return -1;
  return KIND_ROLES - problem.alike[from]! * STAR_PLACES - (stars === null ? 0 : stars[from]!);
}

/** The least that the destinations from there on lose, with no more trucks for long flights than there are. */
function leastFrom(at: number): number {
  const rest = count - at;
  let most = begun < chains ? (chains - begun) * chainLoss : 0;
  for (let units = 2; units < FUEL_PLACES; units++) {
    const short = rest - (problem.trucks[units]! + electric - linkedFar[units]!);
    if (short > 0) most = Math.max(most, shortLoss[(units * MOST_AIRPORTS + at) * MOST_AIRPORTS + short]!);
  }
  return leastAfter[at]! + most;
}

function take(to: number, units: number): boolean {
  for (let unit = leastFuel[to]! + 1; unit <= units; unit++) needed[unit] = needed[unit]! + 1;
  for (let unit = 2; unit <= units; unit++) linkedFar[unit] = linkedFar[unit]! + 1;
  if (stars === null) return isFuelled();
  const cell = stars[to]! * FUEL_PLACES + units;
  flights[cell] = flights[cell]! + 1;
  return isFuelled() && electricNeeded(problem, flights) !== null;
}

function giveBack(to: number, units: number): void {
  for (let unit = leastFuel[to]! + 1; unit <= units; unit++) needed[unit] = needed[unit]! - 1;
  for (let unit = 2; unit <= units; unit++) linkedFar[unit] = linkedFar[unit]! - 1;
  if (stars === null) return;
  const cell = stars[to]! * FUEL_PLACES + units;
  flights[cell] = flights[cell]! - 1;
}

function hasCosts(): boolean {
  for (let at = 0; at < count; at++) {
    const to = order[at]!;
    const last = candidateCount[to]! - 1;
    if (costFrom(candidates[to * MOST_AIRPORTS + last]!, to) > 0) return true;
  }
  return false;
}

/** For each fuel: what every destination loses more by flying shorter than that, the smallest losses first, summed up. */
function fillShortLoss(): void {
  for (let units = 2; units < FUEL_PLACES; units++) {
    for (let at = count - 1; at >= 0; at--) {
      const row = (units * MOST_AIRPORTS + at) * MOST_AIRPORTS;
      const after = row + MOST_AIRPORTS;
      const rest = count - at;
      const lost = shorterLoss(order[at]!, units);
      shortLoss[row] = 0;
      // The sums of the airports after it are rising by rising steps: this one goes in where it belongs.
      let isIn = false;
      for (let short = 1; short <= rest; short++) {
        const step = isIn ? stepOf(after, short - 1) : short < rest ? stepOf(after, short) : Number.POSITIVE_INFINITY;
        const taken = !isIn && lost <= step ? lost : step;
        if (!isIn && lost <= step) isIn = true;
        shortLoss[row + short] = shortLoss[row + short - 1]! + taken;
      }
    }
  }
}

const stepOf = (row: number, short: number): number => {
  const sum = shortLoss[row + short]!;
  return sum === Number.POSITIVE_INFINITY ? sum : sum - shortLoss[row + short - 1]!;
};

function shorterLoss(to: number, units: number): number {
  const row = to * MOST_AIRPORTS;
  const cheapest = costFrom(candidates[row]!, to);
  for (let option = 0; option < candidateCount[to]!; option++) {
    const from = candidates[row + option]!;
    if (problem.fuel[from * problem.size + to]! < units) return costFrom(from, to) - cheapest;
  }
  return Number.POSITIVE_INFINITY;
}
