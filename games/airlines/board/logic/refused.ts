/** Actions whose refusal explains why the tapped choice is impossible. */

import type { Action } from '@tarmac/airlines/rules';
import { AIRLINE_ORDER, type TurnAction } from '@tarmac/airlines/text';
import type { FlightDraft } from './draft.ts';
import { fliersByRoute, type Standing } from './fits.ts';
import { heldStock, indexOf, ownFlights } from './pieces.ts';
import type { Airline, FlightCard, Route } from './shapes.ts';

/** Explains why an action of AL-3.1 is impossible. */
export function refusedTurn(kind: TurnAction, standing: Standing): Action {
  const { view, scene } = standing;
  if (kind === 'expand') return { type: 'expand' };
  const held = heldStock(view.hand ?? []).map(({ airline }) => airline);
  if (kind === 'play') return { type: 'play', airline: held[0] ?? 'boi', count: 1 };
  const airline = held.find((one) => !isFounded(standing, one)) ?? held[0] ?? 'boi';
  const { headquarters } = scene.board.airlines[airline];
  const route = scene.board.routes.find(({ cities }) => cities.includes(headquarters));
  return asFounding(standing, airline, route, bestFlight(standing, route?.style ?? null));
}

/**
 * Explains an impossible flight; null at the start of a turn for a founded airline's flight, which the rules can judge
 * only later.
 */
export function refusedFlight(draft: FlightDraft, standing: Standing): Action | null {
  const { view, scene } = standing;
  const route = scene.board.routes.find(({ id }) => id === draft.route);
  const style = route?.style ?? null;
  const flight = scene.flights.find(({ id }) => id === draft.flight) ?? bestFlight(standing, style);
  if (view.frame.kind === 'flight') {
    const airline = draft.airline ?? nearestFlier(standing, route);
    return { type: 'fly', airline, route: (route ?? scene.board.routes[0])?.id ?? '', flight: flight?.id ?? '' };
  }
  const airline = draft.airline ?? nearestFounder(standing, route, draft.founding);
  if (airline === null || (isFounded(standing, airline) && !draft.founding)) return null;
  return asFounding(standing, airline, route ?? firstRoute(standing, airline), flight);
}

function asFounding(
  { scene }: Standing,
  airline: Airline,
  route: Route | undefined,
  flight: FlightCard | undefined,
): Action {
  const anyRoute = route ?? scene.board.routes[0];
  return { type: 'found', airline, count: 1, route: anyRoute?.id ?? '', flight: flight?.id ?? '' };
}

function isFounded({ view }: Standing, airline: Airline): boolean {
  return view.founded[indexOf(airline)] === true;
}

/** The highest card of this style in the hand, else any card of the hand, else any card. */
function bestFlight({ scene, view }: Standing, style: Route['style'] | null): FlightCard | undefined {
  const own = ownFlights(scene, view);
  return own.findLast((card) => card.style === style) ?? own[0] ?? scene.flights[0];
}

/** The founded airline with the fewest obstacles: it reaches the route, or at least may use its style. */
function nearestFlier(standing: Standing, route: Route | undefined): Airline {
  const founded = AIRLINE_ORDER.filter((airline) => isFounded(standing, airline));
  const able = route === undefined ? [] : (fliersByRoute(standing).get(route) ?? []);
  const allowed = founded.filter((airline) => route !== undefined && mayUse(standing, airline, route));
  const near = allowed.filter((airline) =>
    route?.cities.some((city) => standing.facts.reached[indexOf(airline)]?.includes(city)),
  );
  return able[0] ?? near[0] ?? allowed[0] ?? founded[0] ?? 'boi';
}

/** An airline of the hand with its headquarters at the route; for founding alone, any possible one. */
function nearestFounder(standing: Standing, route: Route | undefined, founding: boolean): Airline | null {
  const { view, scene } = standing;
  const held = heldStock(view.hand ?? [])
    .map(({ airline }) => airline)
    .filter((airline) => !isFounded(standing, airline));
  const home = held.filter((airline) => route?.cities.includes(scene.board.airlines[airline].headquarters));
  const allowed = home.filter((airline) => route !== undefined && mayUse(standing, airline, route));
  return allowed[0] ?? home[0] ?? (founding ? (held[0] ?? 'boi') : null);
}

function firstRoute({ scene }: Standing, airline: Airline): Route | undefined {
  const { headquarters, styles } = scene.board.airlines[airline];
  return scene.board.routes.find(({ cities, style }) => cities.includes(headquarters) && styles.includes(style));
}

function mayUse({ scene }: Standing, airline: Airline, route: Route): boolean {
  return scene.board.airlines[airline].styles.includes(route.style);
}
