/** The positions of the pieces in the competitive game, for pictures, which may load only the types of the rules. */

import type { Scene, View } from '@tarmac/connecting-flights/rules';
import { type AirportNow, airportsNow, type Card, OUT } from '@tarmac/flights/board/logic';

/** The values of `View.sabotages`; a test compares them with the rules. */
const FIRST_BEFORE_SEAT = -4;

export interface CityNow extends AirportNow {
  /** Sabotage cards on its cards, by place in the board's list. */
  readonly sabotages: readonly number[];
  readonly inPlay: boolean;
}

export function citiesNow(scene: Scene, view: View): readonly CityNow[] {
  const played = new Set<string>(scene.continents);
  return airportsNow(scene, view).map((airport) => ({
    ...airport,
    sabotages: airport.cards.map((card) => view.sabotages.indexOf(card)).filter((sabotage) => sabotage >= 0),
    inPlay: played.has(airport.continent),
  }));
}

/** Whether a seat's own airport is lent to another. */
export function isLent(view: View, card: Card): boolean {
  return (view.where[card] ?? OUT) >= 0 && (view.rightsOf[card] ?? -1) >= 0;
}

/** The sabotage card on a card, by place in the board's list; null without one. */
export function sabotageOn(view: View, card: Card): number | null {
  const sabotage = view.sabotages.indexOf(card);
  return sabotage >= 0 ? sabotage : null;
}

/** The sabotage cards that lie before a seat. */
export function sabotagesBefore(view: View, seat: number): readonly number[] {
  return view.sabotages.flatMap((place, sabotage) => (place === FIRST_BEFORE_SEAT - seat ? [sabotage] : []));
}
