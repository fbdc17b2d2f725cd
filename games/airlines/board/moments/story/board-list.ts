/** The board as a list: cities, their routes, and on each route the airlines, free circles and possible actions. */

import type { Action, Facts, Scene, View } from '@tarmac/airlines/rules';
import { AIRLINE_ORDER } from '@tarmac/airlines/text';
import { fitsOf, fliersByRoute } from '../../logic/fits.ts';
import { type Offer, optionsOf } from '../../logic/options.ts';
import { circlesOf, FREE, flierOn, nextCircles, ownFlights, sabotageOn } from '../../logic/pieces.ts';
import type { Airline, Style } from '../../logic/shapes.ts';

export interface ListedCircle {
  /** From 0, the lowest first. */
  readonly place: number;
  readonly number: number;
  readonly flier: Airline | null;
  /** The owner of the marker that lies there sticker side up. */
  readonly sabotage: Airline | null;
  readonly isFree: boolean;
  /** AL-4.2 the next flight covers it. */
  readonly isNext: boolean;
  /** AL-8.1 */
  readonly sabotages: readonly Extract<Action, { type: 'sabotage' }>[];
}

export interface ListedRoute {
  readonly id: string;
  /** The city at the other end. */
  readonly to: string;
  readonly style: Style;
  /** The least value of a flight card; null for a full route. */
  readonly needs: number | null;
  /** The founded airlines that could fly here with such a card. */
  readonly fliers: readonly Airline[];
  readonly circles: readonly ListedCircle[];
  /** The possible flights; one for equal cards. */
  readonly offers: readonly Offer[];
}

export interface ListedCity {
  readonly id: string;
  readonly homeOf: readonly Airline[];
  readonly routes: readonly ListedRoute[];
  /** The number of possible flights and sabotages. */
  readonly possible: number;
}

interface Seen {
  readonly scene: Scene;
  readonly view: View;
  readonly facts: Facts;
}

/** `filter` keeps the cities where this airline has its headquarters, flies, could fly, or could use a marker. */
export function cityList(
  { scene, view, facts }: Seen,
  actions: readonly Action[],
  filter: Airline | null,
): readonly ListedCity[] {
  const { board } = scene;
  const circles = circlesOf(board);
  const standing = { scene, view, facts, circles };
  const next = nextCircles(circles, view);
  const options = optionsOf(actions, circles, fitsOf(standing, ownFlights(scene, view)));
  const fliers = fliersByRoute(standing);
  const isWanted = (airline: Airline): boolean => filter === null || filter === airline;

  const routes = board.routes.map((route) => ({
    cities: route.cities,
    listed: {
      id: route.id,
      style: route.style,
      needs: next.get(route.id)?.number ?? null,
      fliers: fliers.get(route) ?? [],
      circles: circles
        .filter((circle) => circle.route === route)
        .map(({ index, place, number }): ListedCircle => {
          const markers = options.sabotages.get(index) ?? [];
          return {
            place,
            number,
            flier: flierOn(view, index),
            sabotage: sabotageOn(view, index),
            isFree: view.circles[index] === FREE,
            isNext: next.get(route.id)?.index === index,
            sabotages: markers
              .filter(isWanted)
              .map((airline) => ({ type: 'sabotage', airline, route: route.id, circle: place })),
          };
        }),
      offers: withoutTwins(
        options.offers.filter((offer) => offer.route === route.id && isWanted(offer.airline)),
        scene,
      ),
    },
  }));

  return board.cities
    .map(({ id }): ListedCity => {
      const here = routes
        .filter(({ cities }) => cities.includes(id))
        .map(({ cities, listed }) => ({ ...listed, to: cities[0] === id ? cities[1] : cities[0] }))
        .filter((route) => filter === null || concerns(route, filter));
      return {
        id,
        homeOf: AIRLINE_ORDER.filter((airline) => board.airlines[airline].headquarters === id && isWanted(airline)),
        routes: here,
        possible: here.reduce((sum, route) => sum + countOf(route), 0),
      };
    })
    .filter(({ homeOf, routes: here }) => homeOf.length + here.length > 0);
}

/** Cards of one style and value are equivalent. */
function withoutTwins(offers: readonly Offer[], { flights }: Scene): readonly Offer[] {
  const faces = new Map(flights.map(({ id, style, value }) => [id, `${style}-${value}`]));
  const seen = new Set<string>();
  return offers.filter(({ as, airline, flight }) => {
    const key = `${as}/${airline}/${faces.get(flight)}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function concerns({ circles, fliers, offers }: ListedRoute, airline: Airline): boolean {
  return (
    fliers.includes(airline) ||
    offers.length > 0 ||
    circles.some(({ flier, sabotage, sabotages }) => flier === airline || sabotage === airline || sabotages.length > 0)
  );
}

function countOf({ circles, offers }: ListedRoute): number {
  return circles.reduce((sum, { sabotages }) => sum + sabotages.length, offers.length);
}

/** The action of an offer; a flight after an expansion counts as that flight. */
export function actionOf({ as, airline, route, flight }: Offer): Action {
  return as === 'found' ? { type: 'found', airline, count: 1, route, flight } : { type: 'fly', airline, route, flight };
}
