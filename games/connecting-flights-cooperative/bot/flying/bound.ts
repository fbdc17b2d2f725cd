/** The value of a position without further flights, and its upper bound. */

import { COLOURS, PAWNS_OF_COLOUR } from '@tarmac/connecting-flights-cooperative/rules';
import { STARS } from '@tarmac/flights/rules';
import { look, type Outlook } from './outlook.ts';
import type { FlyingState } from './position.ts';
import type { Problem } from './problem.ts';

/** A charter that only leaves a pawn in a better place. */
export interface Placing {
  readonly cell: number;
  readonly to: number;
  readonly gain: number;
}

/** What the best places of their continents could add, for nothing. */
export function mostPlaced({ tables, worth, bestOn, cells }: Problem, { pawns }: FlyingState): number {
  let value = 0;
  for (const cell of cells) {
    const count = pawns[cell]!;
    if (count === 0) continue;
    const colour = cell % COLOURS;
    const continent = tables.continentOfCity[(cell - colour) / COLOURS]!;
    value += count * (bestOn[continent * COLOURS + colour]! - worth.placed[cell]!);
  }
  return value;
}

/** The best placings of the end: one a pawn will do, and prices never fall, so the largest gains come first. */
export function placings(
  { tables, worth, open, bestOn, cells, charterCosts, coins }: Problem,
  position: FlyingState,
  fees: number,
) {
  const { pawns, charters } = position;
  const wishes: Placing[] = [];
  for (const cell of cells) {
    if (pawns[cell] === 0) continue;
    const colour = cell % COLOURS;
    const continent = tables.continentOfCity[(cell - colour) / COLOURS]!;
    const gain = bestOn[continent * COLOURS + colour]! - worth.placed[cell]!;
    if (gain <= 0 || open[continent] === false) continue;
    const to = tables.citiesOn[continent]!.find(
      (city) => worth.placed[city * COLOURS + colour] === bestOn[continent * COLOURS + colour],
    )!;
    for (let pawn = 0; pawn < pawns[cell]!; pawn++) wishes.push({ cell, to, gain });
  }
  wishes.sort((one, other) => other.gain - one.gain);
  const granted: Placing[] = [];
  for (const wish of wishes) {
    const number = charters + granted.length;
    const cost = charterCosts[number + 1];
    if (cost === undefined || cost + fees > coins) break;
    if (wish.gain <= (cost - charterCosts[number]!) * worth.coin) break;
    granted.push(wish);
  }
  return granted;
}

/** What the position is worth as it stands. */
export function standing(
  { worth, charterCosts, cells }: Problem,
  { pawns, home, charters }: FlyingState,
  fees: number,
): number {
  let value = home * worth.home - (charterCosts[charters]! + fees) * worth.coin;
  for (const cell of cells) {
    if (pawns[cell] !== 0) value += pawns[cell]! * worth.placed[cell]!;
  }
  return value;
}

const MOST_STARS = STARS.length;

/** Pawns that may come home: by continent and colour those with a flight home of their own, by colour all. */
const near = new Uint8Array(COLOURS * COLOURS);
const ofColour = new Uint8Array(COLOURS);
/** By size: loads of flights. */
const chunks = new Uint8Array(MOST_STARS + 1);
/** Gains of pawns, in falling order. */
interface Gains {
  readonly of: Float64Array;
  count: number;
}

/** CF-1.6 */
const MOST_PAWNS = COLOURS * PAWNS_OF_COLOUR;
const noGains = (): Gains => ({ of: new Float64Array(MOST_PAWNS), count: 0 });
const walking = noGains();
const chartered = noGains();
const moving = noGains();

/**
 * The upper bound of a position. Every pawn stays where it is worth most, for the price of the next charter; then the
 * seats left bring pawns home: a pawn with a direct flight takes one seat, any other two; no continent gets more than
 * the seats of flights that may end there; pawns without a departing flight take charters at rising prices. Remaining
 * seats bring others to better places.
 */
export function boundOf(problem: Problem, position: FlyingState, outlook: Outlook): number {
  look(problem, position, outlook);
  const { tables, worth, open, bestOn, bestAmong, cells, charterCosts, coins } = problem;
  const { pawns, charters } = position;
  const { departs, direct, further, seatsTo, seats, fees } = outlook;
  const paid = charterCosts[charters]!;
  const next = charterCosts[charters + 1];
  const canCharter = next !== undefined && next + fees <= coins;
  const price = canCharter ? (next - paid) * worth.coin : 0;
  let value = position.home * worth.home - (paid + fees) * worth.coin;
  moving.count = 0;
  near.fill(0);
  ofColour.fill(0);
  walking.count = 0;
  chartered.count = 0;
  for (const cell of cells) {
    const count = pawns[cell]!;
    if (count === 0) continue;
    const colour = cell % COLOURS;
    const city = (cell - colour) / COLOURS;
    const continent = tables.continentOfCity[city]!;
    const byCharter = canCharter && open[continent] === true;
    let stays = worth.placed[cell]!;
    if (byCharter) stays = Math.max(stays, bestOn[continent * COLOURS + colour]! - price);
    value += count * stays;
    const walks = departs[city] === 1;
    const ways = direct[continent]!;
    if (seats === 0 || ways === 0 || !(walks || byCharter)) continue;
    const laterWays = further[continent]!;
    const others = ~(1 << colour);
    const moved = Math.max(
      bestAmong[(ways & others) * COLOURS + colour]! - stays,
      (bestAmong[(laterWays & others) * COLOURS + colour]! - stays) / 2,
    );
    if (moved > 0) for (let pawn = 0; pawn < count; pawn++) insert(moving, moved);
    if (seatsTo[colour] === 0 || ((ways | laterWays) & (1 << colour)) === 0) continue;
    ofColour[colour] = ofColour[colour]! + count;
    if ((ways & (1 << colour)) !== 0) near[continent * COLOURS + colour] = near[continent * COLOURS + colour]! + count;
    const gain = worth.home - stays;
    for (let pawn = 0; pawn < count; pawn++) insert(walks ? walking : chartered, gain);
  }
  if (seats === 0) return value;
  const most = mostHome(outlook);
  const one = Math.min(mostDirect(outlook), seats, most);
  const two = Math.min(most - one, (seats - one) >> 1);
  value += homeGains(problem, position, one + two, moving.count > 0 ? 2 * moving.of[0]! : 0);
  const others = Math.min(moving.count, seats - one - 2 * two);
  for (let pawn = 0; pawn < others; pawn++) value += moving.of[pawn]!;
  return value;
}

/** How many can come home by one flight each: a flight takes them from one continent to one other. */
function mostDirect({ flightsFrom, flightsTo, flights, largest }: Outlook): number {
  return Math.min(
    directBy(flightsFrom, COLOURS, 1, flights, largest),
    directBy(flightsTo, 1, COLOURS, flights, largest),
  );
}

/** With so many flights of each continent on the one side; the steps lead from one side to the other in `near`. */
function directBy(limits: Uint8Array, step: number, across: number, flights: number, largest: number): number {
  chunks.fill(0);
  for (let side = 0; side < COLOURS; side++) {
    let left = limits[side]!;
    for (let size = largest; size > 0 && left > 0; size--) {
      for (let other = 0; other < COLOURS && left > 0; other++) {
        const count = near[side * step + other * across]!;
        const loads = size === largest ? Math.floor(count / largest) : count % largest === size ? 1 : 0;
        const flown = Math.min(loads, left);
        chunks[size] = chunks[size]! + flown;
        left -= flown;
      }
    }
  }
  return largestChunks(flights, largest);
}

/** How many can come home at all: a flight brings those of one colour. */
function mostHome({ flightsTo, seatsTo, flights, largest }: Outlook): number {
  chunks.fill(0);
  for (let colour = 0; colour < COLOURS; colour++) {
    const count = Math.min(ofColour[colour]!, seatsTo[colour]!);
    const full = Math.min(flightsTo[colour]!, Math.floor(count / largest));
    chunks[largest] = chunks[largest]! + full;
    const rest = count - full * largest;
    if (full < flightsTo[colour]! && rest > 0) chunks[rest] = chunks[rest]! + 1;
  }
  return largestChunks(flights, largest);
}

function largestChunks(flights: number, largest: number): number {
  let sum = 0;
  for (let size = largest; size > 0; size--) {
    const flown = Math.min(flights, chunks[size]!);
    sum += flown * size;
    flights -= flown;
  }
  return sum;
}

/**
 * The largest gains of so many pawns, the j-th chartered one at the price of the j-th charter from now; `least` is what
 * two seats are worth to others at most.
 */
function homeGains({ charterCosts, worth }: Problem, { charters }: FlyingState, most: number, least: number): number {
  let value = 0;
  let walked = 0;
  let carried = 0;
  for (let number = 0; number < most; number++) {
    const walk = walked < walking.count ? walking.of[walked]! : Number.NEGATIVE_INFINITY;
    const cost = charterCosts[charters + carried + 1];
    const carry =
      cost === undefined || carried === chartered.count
        ? Number.NEGATIVE_INFINITY
        : chartered.of[carried]! - (cost - charterCosts[charters + carried]!) * worth.coin;
    value += Math.max(walk, carry, least);
    if (walk >= carry) walked++;
    else carried++;
  }
  return value;
}

function insert(gains: Gains, gain: number): void {
  const { of } = gains;
  let place = gains.count++;
  while (place > 0 && of[place - 1]! < gain) {
    of[place] = of[place - 1]!;
    place--;
  }
  of[place] = gain;
}
