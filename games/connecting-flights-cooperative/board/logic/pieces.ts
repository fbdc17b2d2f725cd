/** The positions of cards and pawns, for pictures, which may load only the types of the rules. */

import type { Scene, View } from '@tarmac/connecting-flights-cooperative/rules';
import { type AirportNow, airportsNow, cardsOf } from '@tarmac/flights/board/logic';
import { CONTINENT_ORDER } from '@tarmac/flights/text';
import type { Card, Continent } from './shapes.ts';

/** CF-6.5 the least pawns of a crowded airport; one fewer gives a warning. A test compares it with the rules. */
export const CROWD = 4;
/** CF-1.6 pawns of each colour; all on the board cost a penalty. A test compares it with the rules. */
export const PAWNS_OF_COLOUR = 5;

export interface CityNow extends AirportNow {
  /** Pawns that wait here, by colour. */
  readonly pawns: readonly number[];
  readonly waiting: number;
}

/** The distance to a penalty. */
export type Danger = 'none' | 'near' | 'due';

export function citiesNow(scene: Scene, view: Pick<View, 'where' | 'rightsOf' | 'pawns'>): readonly CityNow[] {
  const colours = CONTINENT_ORDER.length;
  return airportsNow(scene, view).map((airport, city) => {
    const pawns = view.pawns.slice(city * colours, (city + 1) * colours);
    return { ...airport, pawns, waiting: pawns.reduce((sum, count) => sum + count, 0) };
  });
}

/** CF-6.5 */
export function crowdAt({ waiting }: Pick<CityNow, 'waiting'>): Danger {
  return dangerOf(waiting, CROWD);
}

/** CF-6.5 of a colour of which so many are on the board. */
export function colourDanger(count: number): Danger {
  return dangerOf(count, PAWNS_OF_COLOUR);
}

function dangerOf(count: number, limit: number): Danger {
  if (count >= limit) return 'due';
  return count === limit - 1 ? 'near' : 'none';
}

/** Those of which there are some, in the order of the continents. */
export function coloursIn(pawns: readonly number[]): readonly { readonly colour: Continent; readonly count: number }[] {
  return CONTINENT_ORDER.flatMap((colour, index) => {
    const count = pawns[index] ?? 0;
    return count > 0 ? [{ colour, count }] : [];
  });
}

const KINDS = ['airport', 'plane', 'passenger'] as const;

/** CF-6.1 all cards of a hand, without landing rights. */
export function handCards(scene: Pick<Scene, 'cards'>, view: Pick<View, 'where'>, hand: number): readonly Card[] {
  return KINDS.flatMap((kind) => cardsOf(scene, view, hand, kind));
}

/** An empty place of the display; a test compares it with the rules. */
export const NO_CARD = -1;

/** CF-1.8 the most refused proposals in a round; a test compares it with the rules. */
export const MOST_REFUSED = 10;
