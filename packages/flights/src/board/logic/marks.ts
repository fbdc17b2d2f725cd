/** The mark of an airport on the map, in pixels. */

/** The width with one card, the width of each further card, and the height. */
const ONE = 18;
export const SLOT = 14;
export const HIGH = 18;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The width of its cards. */
export const cardsWide = (cards: number): number => ONE + SLOT * (cards - 1);

/** The middles of its cards. */
export function cardMiddles({ x, y }: Point, cards: number): Point[] {
  return Array.from({ length: cards }, (_, card) => ({ x: x + (card - (cards - 1) / 2) * SLOT, y }));
}
