/** The effects of a choice, computed from the view before it and the view of its preview. */

import type { Action, Facts, News, View } from '@tarmac/airlines/rules';
import { AIRLINE_ORDER } from '@tarmac/airlines/text';
import { type Amount, pointsInAll } from '@tarmac/board/story';
import type { Airline } from './shapes.ts';

interface Change {
  readonly from: number;
  readonly to: number;
}

export type Effect =
  /** AL-9.2 the worth of an airline. */
  | ({ readonly kind: 'worth'; readonly airline: Airline } & Change)
  /** Markers left in supply. */
  | ({ readonly kind: 'markers'; readonly airline: Airline } & Change)
  /** The seat's stock laid open. */
  | ({ readonly kind: 'laid'; readonly airline: Airline } & Change)
  /** The seat's stock in hand, if none was laid. */
  | ({ readonly kind: 'hand'; readonly airline: Airline } & Change)
  /** The points of the seat in a scoring now. */
  | { readonly kind: 'points'; readonly from: Amount; readonly to: Amount }
  | { readonly kind: 'inactive'; readonly airline: Airline }
  /** An unknown card comes to the hand. */
  | { readonly kind: 'unknownFlight' | 'unknownStock' }
  /** The next decision of the same turn. */
  | { readonly kind: 'then'; readonly due: 'flight' | 'stock' | 'sabotage' }
  /** A card is drawn that may be a scoring card. */
  | { readonly kind: 'mayScore'; readonly number: number }
  | { readonly kind: 'lastRound' | 'ends' };

/** The part of a moment that effects depend on. */
export interface Sight {
  readonly view: View;
  readonly facts: Facts;
}

export interface Foreseen extends Sight {
  readonly news: readonly News[];
  readonly whole: boolean;
}

export function effectsOf(seat: number, action: Action, before: Sight, after: Foreseen): readonly Effect[] {
  const heard = new Set(after.news.map(({ kind }) => kind));
  return [
    // First: a small panel may cut what comes last.
    ...points(seat, before, after),
    ...byAirline('worth', before.facts.worth, after.facts.worth),
    ...byAirline('markers', before.view.markers, after.view.markers),
    ...stock(seat, before.view, after.view),
    ...inactive(after.news),
    ...unknown(action, after),
    ...scoring(action, before),
    ...(heard.has('lastRound') ? [{ kind: 'lastRound' } as const] : []),
    ...(heard.has('ended') ? [{ kind: 'ends' } as const] : []),
    ...next(action, before, after),
  ];
}

function byAirline(
  kind: 'worth' | 'markers' | 'laid' | 'hand',
  before: readonly number[],
  after: readonly number[],
): Effect[] {
  return AIRLINE_ORDER.flatMap((airline, index) => {
    const change = { from: before[index] ?? 0, to: after[index] ?? 0 };
    return change.from === change.to ? [] : [{ kind, airline, ...change }];
  });
}

/** A move from the hand to the table is told once. */
function stock(seat: number, before: View, after: View): Effect[] {
  const laid = byAirline('laid', before.laid[seat] ?? [], after.laid[seat] ?? []);
  return laid.length > 0 ? laid : byAirline('hand', before.hand ?? [], after.hand ?? []);
}

/** The points of the seat in the next scoring, as things are. */
function points(seat: number, before: Sight, after: Sight): Effect[] {
  const from = pointsInAll(seat, before.facts);
  const to = pointsInAll(seat, after.facts);
  return from.least === to.least && from.most === to.most ? [] : [{ kind: 'points', from, to }];
}

function inactive(news: readonly News[]): Effect[] {
  return news.flatMap((item) =>
    item.kind === 'inactive' ? [{ kind: 'inactive', airline: item.airline } as const] : [],
  );
}

function unknown(action: Action, { whole }: Foreseen): Effect[] {
  if (action.type === 'draw') return [{ kind: 'unknownStock' }];
  return action.type === 'exchange' && !whole ? [{ kind: 'unknownFlight' }] : [];
}

/** The actions that draw from the stock pile. */
const FROM_PILE: readonly Action['type'][] = ['draw', 'take', 'remove'];

/** AL-9.1 in the first round a scoring card goes back into the pile. */
function scoring(action: Action, { view, facts }: Sight): Effect[] {
  const { scoringCards, turnsDone, seats } = view;
  if (!FROM_PILE.includes(action.type) || scoringCards.inPile === 0 || turnsDone < seats) return [];
  return facts.nextScoring === null ? [] : [{ kind: 'mayScore', number: facts.nextScoring }];
}

function next(action: Action, before: Sight, after: Foreseen): Effect[] {
  if (action.type === 'expand') return [{ kind: 'then', due: 'flight' }];
  const due = after.view.frame.kind;
  if (due === before.view.frame.kind || (due !== 'stock' && due !== 'sabotage')) return [];
  return [{ kind: 'then', due }];
}
