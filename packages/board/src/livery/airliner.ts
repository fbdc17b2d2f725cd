/** A propeller airliner of the fifties from above: nose up, 32 units long and wide, centred at 0, 0. */

/** One side, nose to tail; the other is its mirror. */
const RIGHT: readonly (readonly [number, number])[] = [
  [1.5, -15.2],
  [2.3, -12.6],
  [2.5, -5.8],
  [4.6, -5.2],
  [4.6, -8.2],
  [6.6, -8.2],
  [6.6, -4.6],
  [9.4, -3.8],
  [9.4, -6.6],
  [11.2, -6.6],
  [11.2, -3.3],
  [15.4, -2],
  [16, -0.6],
  [15.6, 0.9],
  [2.6, 2.2],
  [1.7, 10],
  [6.6, 11.6],
  [7, 13],
  [6.6, 14.2],
  [1, 14],
];

const left = RIGHT.map(([x, y]) => [-x, y] as const).reverse();

export const AIRLINER = `M0 -16L${[...RIGHT, [0, 15.4] as const, ...left].map(([x, y]) => `${x} ${y}`).join('L')}z`;
