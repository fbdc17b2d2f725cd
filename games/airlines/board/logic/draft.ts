/** The unconfirmed choice of a player, and the effect of each tap on it. */

import type { Action, View } from '@tarmac/airlines/rules';
import { AIRLINE_ORDER } from '@tarmac/airlines/text';
import type { Offer, Options } from './options.ts';
import { type Circle, indexOf } from './pieces.ts';
import type { Airline } from './shapes.ts';

/** An unfinished flight: card, route and airline in any order. It founds an airline that is not founded yet. */
export interface FlightDraft {
  readonly kind: 'flight';
  /** Only founding is wanted. */
  readonly founding: boolean;
  readonly flight: string | null;
  readonly route: string | null;
  readonly airline: Airline | null;
  /** AL-5.1 the number of stock cards to found with. */
  readonly count: number;
}

export type Draft =
  | { readonly kind: 'none' }
  | FlightDraft
  /** AL-6.2; null while the airline is not chosen. */
  | { readonly kind: 'stock'; readonly airline: Airline | null; readonly count: number }
  | { readonly kind: 'sabotage'; readonly circle: number; readonly airline: Airline | null }
  | { readonly kind: 'action'; readonly action: Action };

export const NOTHING: Draft = { kind: 'none' };

const PARTS = ['airline', 'route', 'flight'] as const;
export type Part = (typeof PARTS)[number];

const NO_FLIGHT: FlightDraft = { kind: 'flight', founding: false, flight: null, route: null, airline: null, count: 1 };

/** The first draft of founding: single possibilities are already chosen. */
export function founding(offers: readonly Offer[]): FlightDraft {
  const draft = { ...NO_FLIGHT, founding: true };
  return settled(draft, offersFor(draft, offers));
}

/** The possible results of a draft; `without` also leaves one of its parts open. */
export function offersFor(draft: FlightDraft, offers: readonly Offer[], without: Part | null = null): readonly Offer[] {
  return offers.filter(
    (offer) =>
      (!draft.founding || offer.as === 'found') &&
      PARTS.every((part) => part === without || draft[part] === null || draft[part] === offer[part]),
  );
}

/** Sets one part: the others stay if they go with it, and single possibilities are filled in. */
export function pickPart(draft: Draft, part: Part, value: string, offers: readonly Offer[]): FlightDraft {
  const before = draft.kind === 'flight' ? draft : NO_FLIGHT;
  let next: FlightDraft = { ...NO_FLIGHT, founding: before.founding, [part]: value };
  const possible = offersFor(next, offers);
  // An impossible draft keeps all its parts, so that the rules give the reason.
  if (possible.length === 0) return { ...before, [part]: value };
  for (const other of PARTS) {
    if (other === part || before[other] === null) continue;
    const kept = { ...next, [other]: before[other] };
    if (offersFor(kept, offers).length > 0) next = kept;
  }
  const whole = settled(next, offersFor(next, offers));
  return whole.airline === before.airline ? { ...whole, count: before.count } : whole;
}

/** Clears a part. */
export function dropPart(draft: FlightDraft, part: Part): Draft {
  const next = { ...draft, [part]: null };
  return !next.founding && PARTS.every((one) => next[one] === null) ? NOTHING : next;
}

function settled(draft: FlightDraft, possible: readonly Offer[]): FlightDraft {
  const only = (part: Part) => {
    const values = new Set(possible.map((offer) => offer[part]));
    return values.size === 1 ? possible[0]?.[part] : draft[part];
  };
  return possible.length === 0
    ? draft
    : ({ ...draft, flight: only('flight'), route: only('route'), airline: only('airline') } as FlightDraft);
}

/** A tap on a circle: a sabotage if one is due, else a flight on its route. */
export function tapCircle(
  draft: Draft,
  circle: Circle,
  view: Pick<View, 'frame' | 'markers'>,
  options: Options,
): Draft {
  if (view.frame.kind !== 'sabotage') return pickPart(draft, 'route', circle.route.id, options.offers);
  const possible = options.sabotages.get(circle.index);
  // An impossible sabotage takes any marker, so that the rules give the reason.
  const markers = possible ?? AIRLINE_ORDER.filter((_, index) => (view.markers[index] ?? 0) > 0).slice(0, 1);
  const last = draft.kind === 'sabotage' ? draft.airline : null;
  const [only, another] = markers;
  if (last !== null && markers.includes(last)) return { kind: 'sabotage', circle: circle.index, airline: last };
  return { kind: 'sabotage', circle: circle.index, airline: another === undefined ? (only ?? null) : null };
}

/** Lifts one more stock card of the hand, to play it or to found its airline. */
export function liftStock(draft: Draft, airline: Airline, view: View, offers: readonly Offer[]): Draft {
  const held = view.hand?.[indexOf(airline)] ?? 0;
  const count = Math.min(held, liftedOf(draft, airline, view) + 1);
  if (view.founded[indexOf(airline)]) return { kind: 'stock', airline, count };
  return { ...pickPart(draft, 'airline', airline, offers), count };
}

export function putDownStock(draft: Draft, airline: Airline): Draft {
  if (draft.kind !== 'stock' && draft.kind !== 'flight') return draft;
  if (draft.airline !== airline) return draft;
  if (draft.count > 1) return { ...draft, count: draft.count - 1 };
  return draft.kind === 'stock' ? NOTHING : dropPart(draft, 'airline');
}

/** The number of lifted stock cards of an airline. */
export function liftedOf(draft: Draft, airline: Airline, { founded }: Pick<View, 'founded'>): number {
  if (draft.kind === 'stock') return draft.airline === airline ? draft.count : 0;
  return draft.kind === 'flight' && draft.airline === airline && !founded[indexOf(airline)] ? draft.count : 0;
}

/** The decision of a draft; null while it is incomplete. */
export function decisionOf(
  draft: Draft,
  view: Pick<View, 'frame' | 'founded'>,
  circles: readonly Circle[],
): Action | null {
  switch (draft.kind) {
    case 'none':
      return null;
    case 'flight':
      return flightDecision(draft, view);
    case 'stock':
      return draft.airline === null ? null : { type: 'play', airline: draft.airline, count: draft.count };
    case 'sabotage': {
      const circle = circles[draft.circle];
      if (circle === undefined || draft.airline === null) return null;
      return { type: 'sabotage', airline: draft.airline, route: circle.route.id, circle: circle.place };
    }
    case 'action':
      return draft.action;
  }
}

/** AL-6.1 at the start of a turn the flight of a founded airline begins with an announcement. */
function flightDecision(
  { flight, route, airline, count }: FlightDraft,
  { frame, founded }: Pick<View, 'frame' | 'founded'>,
): Action | null {
  if (flight === null || route === null || airline === null) return null;
  if (frame.kind !== 'turn') return { type: 'fly', airline, route, flight };
  return founded[indexOf(airline)] ? { type: 'expand' } : { type: 'found', airline, count, route, flight };
}

/** The draft of a proposed action. */
export function draftOf(action: Action, circles: readonly Circle[]): Draft {
  switch (action.type) {
    case 'found':
    case 'fly': {
      const { airline, route, flight } = action;
      const count = action.type === 'found' ? action.count : 1;
      return { kind: 'flight', founding: action.type === 'found', airline, route, flight, count };
    }
    case 'play':
      return { kind: 'stock', airline: action.airline, count: action.count };
    case 'sabotage': {
      const circle = circles.find(({ route, place }) => route.id === action.route && place === action.circle);
      return circle === undefined ? NOTHING : { kind: 'sabotage', circle: circle.index, airline: action.airline };
    }
    default:
      return { kind: 'action', action };
  }
}
