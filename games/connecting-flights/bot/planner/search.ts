/** The search: the arrivals continent by continent, pruned where the bound cannot beat the best plan so far. */

import { type Arrivals, Bound, type Continent, continentsOf, limitsOf } from './arrivals.ts';
import { boostsNeeded } from './carry.ts';
import { leastLoss, linkedFrom, visits } from './links.ts';
import { MOST_AIRPORTS, type Problem, STAR_PLACES } from './problem.ts';

export interface Found {
  readonly total: number;
  readonly destinations: number;
  /** By airport: the stars of the passenger that arrives, and where from. */
  readonly stars: Int8Array;
  readonly from: Int8Array;
}

const NO_LIMIT = Number.POSITIVE_INFINITY;

/**
 * Five times the need of the worst hand of twelve of everything: only a hoard far beyond any game reaches it
 * (worst-hands.test.ts). Then the best plan so far is used, so that no page freezes.
 */
const MOST_VISITS = 1_000_000;

/** Used again by every search, as the problem is: what was found is good until the next one. */
const allPlanes = new Uint8Array(STAR_PLACES);
const chosenStars = new Int8Array(MOST_AIRPORTS);
const bestStars = new Int8Array(MOST_AIRPORTS);
const bestFrom = new Int8Array(MOST_AIRPORTS);

export function search(problem: Problem): Found | null {
  const limits = limitsOf(problem);
  if (limits.flights === 0) return null;
  const continents = continentsOf(problem, limits);
  const bound = new Bound(continents, limits);
  const planes = allPlanes;
  for (let stars = 1; stars < STAR_PLACES; stars++) {
    planes[stars] = problem.planes[stars]! + problem.electric[stars]!;
  }
  const isLossEnough = problem.lossIsExact && problem.electricCount === 0;
  /** By destinations: no less than so much is lost. */
  const losses = new Map<number, number>();
  const linkable = new Map<number, boolean>();
  const chosen: (Arrivals | null)[] = continents.map(() => null);
  const stars = chosenStars;
  let found: Found | null = null;
  // A plan without flights is no better than one that earns nothing.
  let best = 0;
  // Only where a choice of destinations has failed is it worth the while to look at parts of one.
  let isHard = false;
  const mostProfiles = visits.profiles + MOST_VISITS;
  visits.mostLinks = visits.links + MOST_VISITS;

  const canLink = (destinations: number): boolean => {
    let known = linkable.get(destinations);
    if (known === undefined) {
      known = leastLoss(problem, destinations, null, NO_LIMIT, NO_LIMIT) < NO_LIMIT;
      linkable.set(destinations, known);
    }
    return known;
  };

  const finish = (destinations: number, top: number): void => {
    const known = losses.get(destinations) ?? 0;
    if (top - known <= best) return;
    const least = leastLoss(problem, destinations, null, top - best, known);
    losses.set(destinations, least);
    isHard ||= top - least <= best;
    if (top - least <= best) return;
    writeStars(continents, chosen, stars);
    const exact = isLossEnough ? least : leastLoss(problem, destinations, stars, top - best, least);
    if (top - exact <= best) return;
    best = top - exact;
    bestStars.set(stars);
    bestFrom.set(linkedFrom);
    found = { total: best, destinations, stars: bestStars, from: bestFrom };
  };

  const visit = (
    at: number,
    destinations: number,
    top: number,
    flights: number,
    twos: number,
    threes: number,
  ): void => {
    if (++visits.profiles > mostProfiles || visits.links > visits.mostLinks) return;
    if (at === continents.length) {
      if (flights > 0) finish(destinations, top);
      return;
    }
    for (const way of continents[at]!.ways) {
      const allFlights = flights + way.flights;
      const allTwos = twos + way.twos;
      const allThrees = threes + way.threes;
      if (allFlights > limits.flights || allTwos > limits.twos || allThrees > limits.threes) continue;
      const left = bound.after(at + 1, limits.flights - allFlights, limits.twos - allTwos, limits.threes - allThrees);
      if (top + way.top + left <= best) continue;
      if (boostsNeeded(planes, allFlights - allTwos, allTwos - allThrees, allThrees) > problem.boosts) continue;
      if (isHard && !canLink(destinations | way.destinations)) continue;
      chosen[at] = way;
      visit(at + 1, destinations | way.destinations, top + way.top, allFlights, allTwos, allThrees);
    }
    chosen[at] = null;
    const left = bound.after(at + 1, limits.flights - flights, limits.twos - twos, limits.threes - threes);
    if (top + left > best) visit(at + 1, destinations, top, flights, twos, threes);
  };

  visit(0, 0, 0, 0, 0, 0);
  return found;
}

function writeStars(continents: readonly Continent[], chosen: readonly (Arrivals | null)[], stars: Int8Array): void {
  stars.fill(0);
  continents.forEach(({ airports }, at) => {
    const way = chosen[at];
    if (way === null || way === undefined) return;
    airports.forEach((place, index) => {
      stars[place] = (way.stars >> (index * 2)) & 3;
    });
  });
}
