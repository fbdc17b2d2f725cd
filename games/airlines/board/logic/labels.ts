/** What stands on the map and in which size: for the picture, and for whoever finds places for its labels. */

import {
  type BoardMap,
  type CirclePlaces,
  type CircleSizes,
  circleLabels,
  circlesOn,
  type Label,
  type LabelSpec,
} from '@tarmac/board/labels';
import type { Board } from './shapes.ts';

export const SIZES: CircleSizes = {
  circle: { units: 12.5, pixels: 11 },
  drawing: { units: 1.2, pixels: 1 },
  dots: { home: 9, plain: 4.5 },
  widest: 1.4,
};
const FLAG = { width: 44, height: 18 } as const;

export function placesOn(board: Pick<Board, 'cities' | 'routes'>, map: Pick<BoardMap, 'flat'>): CirclePlaces {
  return circlesOn(board, map, SIZES, ({ circles }) => circles.length);
}

export const homeLabel = (airline: string): string => `home-${airline}`;

export function labelSpec(board: Pick<Board, 'cities' | 'routes' | 'airlines'>, places: CirclePlaces): LabelSpec {
  const homes = Object.entries(board.airlines).map(([airline, { headquarters }]) => ({ airline, city: headquarters }));
  const flags = homes.map(
    ({ airline, city }): Label => ({
      id: homeLabel(airline),
      ...places.at(city),
      size: FLAG,
      radius: SIZES.dots.home,
    }),
  );
  return circleLabels(board, places, SIZES, new Set(homes.map(({ city }) => city)), flags);
}
