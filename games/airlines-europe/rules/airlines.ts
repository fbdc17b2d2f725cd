/** The ten airlines and Air ABACUS: names, numbers, and those that stay in the box. */

/** AE-1.1, in the booklet's order: most shares first. The index of an airline is its index here. */
export const AIRLINES = [
  'yellow',
  'blue',
  'violet',
  'red',
  'black',
  'brown',
  'green',
  'orange',
  'gray',
  'white',
] as const;
export type Airline = (typeof AIRLINES)[number];

/** All kinds of shares. Air ABACUS comes last and has neither airplanes nor a marker (AE-1.2). */
export const SHARES = [...AIRLINES, 'abacus'] as const;
export type Share = (typeof SHARES)[number];

export type ByAirline<T> = T[];
export type ByShare<T> = T[];

export const ABACUS = AIRLINES.length;

/** AE-1.1 as many airplanes as shares. */
export const SHARE_COUNTS: readonly number[] = [16, 15, 14, 13, 11, 10, 9, 9, 8, 7];

/** AE-1.2 */
export const ABACUS_COUNT = 20;

export const SHARE_INDEX: Readonly<Record<Share, number>> = {
  yellow: 0,
  blue: 1,
  violet: 2,
  red: 3,
  black: 4,
  brown: 5,
  green: 6,
  orange: 7,
  gray: 8,
  white: 9,
  abacus: 10,
};

/** AE-2.1 */
const IN_THE_BOX: Readonly<Record<number, readonly Airline[]>> = {
  2: ['yellow', 'blue', 'violet'],
  3: ['yellow', 'violet'],
  4: ['yellow'],
  5: [],
};

/** AE-2.1, by number of seats and then airline. */
const IN_PLAY: Readonly<Record<number, readonly boolean[]>> = Object.fromEntries(
  Object.entries(IN_THE_BOX).map(([seats, out]) => [seats, AIRLINES.map((airline) => !out.includes(airline))]),
);

export function inPlay(seats: number): readonly boolean[] {
  const byAirline = IN_PLAY[seats];
  if (byAirline === undefined) throw new Error(`Airlines Europe is for 2 to 5 seats, not ${seats}`);
  return byAirline;
}
