/**
 * The exponential function, in steps that every engine rounds alike. Math.exp may differ in its last bit between
 * versions of Node or browsers, and then two bots with one seed would decide differently.
 *
 * After fdlibm's e_exp.c (Sun Microsystems, freely usable): x = k ln 2 + r, and exp(r) by a rational function.
 */

/** ln 2 in two parts, the first with so many zeros at its end that its product with k is exact. */
const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;

const P1 = 0.16666666666666602;
const P2 = -0.0027777777777015593;
const P3 = 0.00006613756321437934;
const P4 = -0.0000016533902205465252;
const P5 = 4.1381367970572385e-8;

const LEAST_POWER = -1022;
const MOST_POWER = 1023;

/** `POWERS[k - LEAST_POWER]` is 2 to the k, exactly. */
const POWERS = powersOfTwo();

function powersOfTwo(): Float64Array {
  const powers = new Float64Array(MOST_POWER - LEAST_POWER + 1);
  powers[-LEAST_POWER] = 1;
  for (let k = 1; k <= MOST_POWER; k++) powers[k - LEAST_POWER] = 2 * powers[k - 1 - LEAST_POWER]!;
  for (let k = -1; k >= LEAST_POWER; k--) powers[k - LEAST_POWER] = powers[k + 1 - LEAST_POWER]! / 2;
  return powers;
}

/** 0 below the smallest normal number. */
export function exp(x: number): number {
  const k = Math.round(x * Math.LOG2E);
  if (k < LEAST_POWER) return 0;
  if (k > MOST_POWER) return Number.POSITIVE_INFINITY;
  const high = x - k * LN2_HIGH;
  const low = k * LN2_LOW;
  const r = high - low;
  const square = r * r;
  const c = r - square * (P1 + square * (P2 + square * (P3 + square * (P4 + square * P5))));
  return (1 - (low - (r * c) / (2 - c) - high)) * POWERS[k - LEAST_POWER]!;
}
