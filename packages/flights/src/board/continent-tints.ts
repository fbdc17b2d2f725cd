/** The colours of the continents, for maps, cards and strips; letters and names say the same. */

import type { Continent } from './logic/shapes.ts';

const TINTS: Readonly<Record<Continent, string>> = {
  'north-america': '#4a6fc0',
  'south-america': '#9a6bb5',
  europe: '#d9b13b',
  africa: '#c8604a',
  asia: '#d889ac',
  oceania: '#6aa56a',
};

/** For `style:--tint`; undefined without a continent. */
export const tintOf = (continent: Continent | null | undefined): string | undefined =>
  continent === null || continent === undefined ? undefined : TINTS[continent];
