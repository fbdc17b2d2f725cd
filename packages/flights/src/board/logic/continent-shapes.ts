/** Rough outlines of the continents, as corners in degrees, drawn through the sea where possible. */

import type { Continent } from './shapes.ts';

type Corner = readonly [longitude: number, latitude: number];

export interface ContinentShape {
  readonly corners: readonly Corner[];
  /** The position of its name, clear of its airports. */
  readonly name: Corner;
}

/** From Gibraltar to the Levant and down the Red Sea: a border of two continents, written once. */
const MEDITERRANEAN: readonly Corner[] = [
  [-10, 35.9],
  [-5.6, 35.9],
  [-1, 36.2],
  [3, 37.8],
  [11.5, 37.6],
  [12.5, 36],
  [23, 34],
];
const BOSPHORUS_TO_KARA_SEA: readonly Corner[] = [
  [27.5, 35.2],
  [26.3, 38.5],
  [26.2, 40],
  [29.1, 41.1],
  [40, 43.3],
  [48.5, 41.8],
  [51, 46],
  [59, 51],
  [59, 60],
  [66, 69],
  [69, 77],
];
const SUEZ_TO_ADEN: readonly Corner[] = [
  [31.5, 32.5],
  [34.2, 31.3],
  [34.9, 29.4],
  [34.5, 27.8],
  [38.5, 20],
  [42.5, 14],
  [43.3, 12.6],
  [45, 11.9],
  [52, 13],
];
const DARIEN: readonly Corner[] = [
  [-60, 12],
  [-72, 13],
  [-77.2, 9],
  [-77.9, 7.2],
  [-82, 5],
];
const WALLACE: readonly Corner[] = [
  [130.5, 5],
  [130.5, -4],
  [132, -8],
  [128, -10.2],
  [112, -12],
];

/** The edges of the map are curved, and so are lines along them. */
const PACIFIC_WEST: readonly Corner[] = [10, 25, 40, 50, 58, 64, 70, 77].map((latitude) => [-168.9, latitude]);
const PACIFIC_EAST: readonly Corner[] = [78, 72, 66, 60, 54].map((latitude) => [190.9, latitude]);

const back = (corners: readonly Corner[]): readonly Corner[] => corners.toReversed();

export const CONTINENT_SHAPES: Readonly<Record<Continent, ContinentShape>> = {
  'north-america': {
    corners: [[-168.9, 84], [-11, 84], [-20, 70], [-38, 58], [-50, 40], ...DARIEN, [-120, 5], ...PACIFIC_WEST],
    name: [-103, 53],
  },
  'south-america': { corners: [...back(DARIEN), [-30, 0], [-30, -58], [-95, -58], [-95, 0]], name: [-54, -3] },
  europe: {
    corners: [[-26, 67], [-26, 36], ...MEDITERRANEAN, ...BOSPHORUS_TO_KARA_SEA, [60, 82], [-10, 82], [-20, 70]],
    name: [19, 65],
  },
  africa: {
    corners: [...MEDITERRANEAN, ...SUEZ_TO_ADEN, [60, -20], [50, -40], [10, -40], [-26, 10], [-26, 36]],
    name: [8, 20],
  },
  asia: {
    corners: [
      ...BOSPHORUS_TO_KARA_SEA,
      [90, 84],
      ...PACIFIC_EAST,
      [160, 40],
      ...WALLACE,
      [95, -10],
      [60, 8],
      ...back(SUEZ_TO_ADEN),
    ],
    name: [100, 55],
  },
  oceania: { corners: [...WALLACE, [110, -12], [110, -50], [190, -55], [190, 25], [150, 20]], name: [132, -16] },
};
