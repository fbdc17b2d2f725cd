/**
 * Matches flight cards and routes for planning ahead, when the rules cannot be asked yet: at the start of a turn and in
 * others' turns. It uses only view and facts; a test compares it with the rules.
 */

import type { Facts, Scene, View } from '@tarmac/airlines/rules';
import { AIRLINE_ORDER } from '@tarmac/airlines/text';
import { type Circle, flierOn, indexOf, nextCircles } from './pieces.ts';
import type { Airline, FlightCard, Route } from './shapes.ts';

/** AL-4.1 this airline could fly there with this card. */
export interface Fit {
  readonly airline: Airline;
  readonly route: string;
  readonly flight: string;
}

export interface Standing {
  readonly view: View;
  readonly facts: Facts;
  readonly scene: Scene;
  readonly circles: readonly Circle[];
}

/** The founded airlines that could fly on each route with a card that is high enough. */
export function fliersByRoute({ view, facts, scene, circles }: Standing): ReadonlyMap<Route, readonly Airline[]> {
  const flown = new Set(circles.map(({ index, route }) => `${flierOn(view, index)}/${route.id}`));
  const next = nextCircles(circles, view);
  return new Map(
    scene.board.routes.map((route) => {
      const fliers = AIRLINE_ORDER.filter((airline) => {
        const index = indexOf(airline);
        return (
          view.founded[index] === true &&
          (view.markers[index] ?? 0) > 0 &&
          scene.board.airlines[airline].styles.includes(route.style) &&
          route.cities.some((city) => facts.reached[index]?.includes(city)) &&
          !flown.has(`${airline}/${route.id}`)
        );
      });
      return [route, next.has(route.id) ? fliers : []];
    }),
  );
}

export function fitsOf(standing: Standing, flights: readonly FlightCard[]): readonly Fit[] {
  const next = nextCircles(standing.circles, standing.view);
  return [...fliersByRoute(standing)].flatMap(([route, fliers]) => {
    const number = next.get(route.id)?.number ?? Number.POSITIVE_INFINITY;
    const fitting = flights.filter(({ style, value }) => style === route.style && value >= number);
    return fitting.flatMap(({ id: flight }) => fliers.map((airline) => ({ airline, route: route.id, flight })));
  });
}
