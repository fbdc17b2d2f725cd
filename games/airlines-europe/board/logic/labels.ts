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
  circle: { units: 10.5, pixels: 11 },
  drawing: { units: 1.3, pixels: 1 },
  dots: { home: 5.5, plain: 4.5 },
  widest: 1.5,
};
const BONUS = { width: 36, height: 17 } as const;

export function placesOn(board: Pick<Board, 'cities' | 'routes'>, map: Pick<BoardMap, 'flat'>): CirclePlaces {
  return circlesOn(board, map, SIZES, ({ licences }) => licences.length);
}

export const bonusLabel = (airline: string): string => `bonus-${airline}`;

export function labelSpec(
  board: Pick<Board, 'cities' | 'routes' | 'homes' | 'bonuses'>,
  places: CirclePlaces,
): LabelSpec {
  const homes = new Set<string>(Object.values(board.homes));
  const marks = board.bonuses.map(
    ({ airline, target }): Label => ({
      id: bonusLabel(airline),
      ...places.at(target),
      size: BONUS,
      radius: SIZES.dots.home,
    }),
  );
  return circleLabels(board, places, SIZES, homes, marks, { flags: true });
}
