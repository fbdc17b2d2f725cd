/** What a position is worth if nothing more flies, and what it can be worth at most. */

import { COLOURS } from '../tables.ts';
import { look, type Outlook } from './outlook.ts';
import type { Position } from './position.ts';
import type { Problem } from './problem.ts';

/** A charter that only leaves a pawn in a better place. */
export interface Placing {
  readonly cell: number;
  readonly to: number;
  readonly gain: number;
}

/** The best placings of the end: one a pawn will do, and prices never fall, so the largest gains come first. */
export function placings(
  { tables, worth, open, bestOn, charterCosts, coins }: Problem,
  position: Position,
  fees: number,
) {
  const { pawns, charters } = position;
  const wishes: Placing[] = [];
  for (let cell = 0; cell < pawns.length; cell++) {
    if (pawns[cell] === 0) continue;
    const colour = cell % COLOURS;
    const continent = tables.continentOfCity[(cell - colour) / COLOURS] as number;
    const gain = (bestOn[continent * COLOURS + colour] as number) - (worth.placed[cell] as number);
    if (gain <= 0 || open[continent] === false) continue;
    const to = (tables.citiesOn[continent] as readonly number[]).find(
      (city) => worth.placed[city * COLOURS + colour] === bestOn[continent * COLOURS + colour],
    ) as number;
    for (let pawn = 0; pawn < (pawns[cell] as number); pawn++) wishes.push({ cell, to, gain });
  }
  wishes.sort((one, other) => other.gain - one.gain);
  const granted: Placing[] = [];
  for (const wish of wishes) {
    const number = charters + granted.length;
    const cost = charterCosts[number + 1];
    if (cost === undefined || cost + fees > coins) break;
    if (wish.gain <= (cost - (charterCosts[number] as number)) * worth.coin) break;
    granted.push(wish);
  }
  return granted;
}

/** What the position is worth as it stands. */
export function standing({ worth, charterCosts }: Problem, { pawns, home, charters }: Position, fees: number): number {
  let value = home * worth.home - ((charterCosts[charters] as number) + fees) * worth.coin;
  for (let cell = 0; cell < pawns.length; cell++) {
    if (pawns[cell] !== 0) value += (pawns[cell] as number) * (worth.placed[cell] as number);
  }
  return value;
}

const nearCounts = new Uint8Array(COLOURS);
const farCounts = new Uint8Array(COLOURS);
const walking: number[] = [];
const chartered: number[] = [];

/**
 * The most a position can come to. Every pawn stays where it is worth the most for the price of the next charter; then
 * the seats left bring pawns home: a pawn with a flight home of its own takes one seat, any other two, no continent gets
 * more than the seats of flights that may end there, and pawns where no flight begins take charters at rising prices.
 */
export function boundOf(problem: Problem, position: Position, outlook: Outlook): number {
  look(problem, position, outlook);
  const { tables, worth, open, bestOn, charterCosts, coins } = problem;
  const { pawns, charters } = position;
  const { departs, direct, seatsTo, bestLanding, seats, fees } = outlook;
  const paid = charterCosts[charters] as number;
  const next = charterCosts[charters + 1];
  const canCharter = next !== undefined && next + fees <= coins;
  const price = canCharter ? (next - paid) * worth.coin : 0;
  let value = position.home * worth.home - (paid + fees) * worth.coin;
  let bestMove = 0;
  nearCounts.fill(0);
  farCounts.fill(0);
  walking.length = 0;
  chartered.length = 0;
  for (let cell = 0; cell < pawns.length; cell++) {
    const count = pawns[cell] as number;
    if (count === 0) continue;
    const colour = cell % COLOURS;
    const city = (cell - colour) / COLOURS;
    const continent = tables.continentOfCity[city] as number;
    const byCharter = canCharter && open[continent] === true;
    let stays = worth.placed[cell] as number;
    if (byCharter) stays = Math.max(stays, (bestOn[continent * COLOURS + colour] as number) - price);
    value += count * stays;
    const walks = departs[city] === 1;
    const ways = direct[continent] as number;
    if (seats === 0 || ways === 0 || !(walks || byCharter)) continue;
    bestMove = Math.max(bestMove, (bestLanding[colour] as number) - stays);
    if (seatsTo[colour] === 0) continue;
    const near = (ways & (1 << colour)) !== 0;
    const counts = near ? nearCounts : farCounts;
    counts[colour] = (counts[colour] as number) + count;
    const gain = worth.home - stays;
    for (let pawn = 0; pawn < count; pawn++) insert(walks ? walking : chartered, gain);
  }
  if (seats === 0) return value;
  let one = 0;
  let two = 0;
  for (let colour = 0; colour < COLOURS; colour++) {
    const near = Math.min(nearCounts[colour] as number, seatsTo[colour] as number);
    one += near;
    two += Math.min(farCounts[colour] as number, (seatsTo[colour] as number) - near);
  }
  one = Math.min(one, seats);
  two = Math.min(two, (seats - one) >> 1);
  return value + homeGains(problem, position, one + two, 2 * bestMove) + (seats - one - 2 * two) * bestMove;
}

/**
 * The largest gains of so many pawns, the j-th chartered one at the price of the j-th charter from now; `least` is what
 * two seats are worth to others at most.
 */
function homeGains({ charterCosts, worth }: Problem, { charters }: Position, most: number, least: number): number {
  let value = 0;
  let walked = 0;
  let carried = 0;
  for (let number = 0; number < most; number++) {
    const walk = walking[walked] ?? Number.NEGATIVE_INFINITY;
    const cost = charterCosts[charters + carried + 1];
    const carry =
      cost === undefined || carried === chartered.length
        ? Number.NEGATIVE_INFINITY
        : (chartered[carried] as number) - (cost - (charterCosts[charters + carried] as number)) * worth.coin;
    value += Math.max(walk, carry, least);
    if (walk >= carry) walked++;
    else carried++;
  }
  return value;
}

/** Keeps falling order. */
function insert(list: number[], gain: number): void {
  let place = list.length;
  list.push(gain);
  while (place > 0 && (list[place - 1] as number) < gain) {
    list[place] = list[place - 1] as number;
    place--;
  }
  list[place] = gain;
}
