/** Whether planes and trucks suffice for flights, by counting: a larger one can always replace a smaller. */

import { FUEL_PLACES, type Problem, STAR_PLACES } from './problem.ts';

const NEVER = 1000;

/** How many planes must count a star more for so many flights by stars; `NEVER` where even that does not help. */
export function boostsNeeded(planes: Uint8Array, ones: number, twos: number, threes: number): number {
  const small = planes[1]!;
  const middle = planes[2]!;
  const large = planes[3]!;
  const shortThrees = Math.max(0, threes - large);
  if (shortThrees > middle) return NEVER;
  const forTwos = middle + large - threes;
  const shortTwos = Math.max(0, twos - forTwos);
  if (shortTwos > small) return NEVER;
  return ones > small + forTwos - twos ? NEVER : shortThrees + shortTwos;
}

/**
 * The least number of electric flights by stars, or null if these flights cannot all be flown. `flights` counts them by
 * `stars * FUEL_PLACES + fuel`. Among flights with equal stars the farthest are electric.
 */
export function electricNeeded(problem: Problem, flights: Uint8Array): readonly [number, number, number] | null {
  const ones = starCount(flights, 1);
  const twos = starCount(flights, 2);
  const threes = starCount(flights, 3);
  const most = Math.min(problem.electricCount, ones + twos + threes);
  for (let sum = 0; sum <= most; sum++) {
    for (let three = Math.min(sum, threes); three >= 0; three--) {
      for (let two = Math.min(sum - three, twos); two >= 0; two--) {
        const one = sum - three - two;
        if (one > ones) continue;
        const boosts =
          boostsNeeded(problem.electric, one, two, three) +
          boostsNeeded(problem.planes, ones - one, twos - two, threes - three);
        if (boosts <= problem.boosts && hasTrucks(problem, flights, one, two, three)) return [one, two, three];
      }
    }
  }
  return null;
}

/** The most electric planes that such flights can use, by what their stars allow. */
export function mostElectric(problem: Problem, ones: number, twos: number, threes: number): number {
  for (let sum = Math.min(problem.electricCount, ones + twos + threes); sum > 0; sum--) {
    for (let three = Math.min(sum, threes); three >= 0; three--) {
      for (let two = Math.min(sum - three, twos); two >= 0; two--) {
        const one = sum - three - two;
        if (one > ones) continue;
        const boosts =
          boostsNeeded(problem.electric, one, two, three) +
          boostsNeeded(problem.planes, ones - one, twos - two, threes - three);
        if (boosts <= problem.boosts) return sum;
      }
    }
  }
  return 0;
}

function starCount(flights: Uint8Array, stars: number): number {
  let count = 0;
  for (let fuel = 1; fuel < FUEL_PLACES; fuel++) count += flights[stars * FUEL_PLACES + fuel]!;
  return count;
}

function hasTrucks({ trucks }: Problem, flights: Uint8Array, one: number, two: number, three: number): boolean {
  let conventional = 0;
  for (let fuel = FUEL_PLACES - 1; fuel > 0; fuel--) {
    for (let stars = 1; stars < STAR_PLACES; stars++) {
      let count = flights[stars * FUEL_PLACES + fuel]!;
      if (stars === 1) {
        const taken = Math.min(one, count);
        one -= taken;
        count -= taken;
      } else if (stars === 2) {
        const taken = Math.min(two, count);
        two -= taken;
        count -= taken;
      } else {
        const taken = Math.min(three, count);
        three -= taken;
        count -= taken;
      }
      conventional += count;
    }
    if (conventional > trucks[fuel]!) return false;
  }
  return true;
}
