/** The effects of a choice, computed from the view before it and the view of its preview. */

import type { Action, Facts, News, View } from '@tarmac/connecting-flights-cooperative/rules';
import { costsAhead } from './forecast.ts';

interface Change {
  readonly from: number;
  readonly to: number;
}

export type Effect =
  /** CF-6.2 pawns that the flights left undone could have brought home. */
  | { readonly kind: 'couldCome'; readonly pawns: number }
  /** The team's. */
  | ({ readonly kind: 'coins' } & Change)
  /** CF-6.2 how many pawns the best flying would bring home. */
  | ({ readonly kind: 'best' } & Change)
  /** CF-6.2 pawns that come home by it. */
  | { readonly kind: 'home'; readonly pawns: number }
  /** Pawns on the board. */
  | ({ readonly kind: 'left' } & Change)
  /** CF-6.4, CF-6.5 what the end of the round costs on average. */
  | ({ readonly kind: 'due' } & Change)
  /** CF-1.8 everybody else is asked first. */
  | { readonly kind: 'asks' }
  /** Unknown cards come: in the display, or as new demand. */
  | { readonly kind: 'unknown'; readonly of: 'display' | 'demand' };

/** The part of a moment that effects depend on. */
export interface Sight {
  readonly view: Pick<View, 'coins' | 'home' | 'frame'>;
  readonly facts: Pick<Facts, 'best' | 'forecast' | 'charges' | 'pawnsLeft'>;
}

export interface Foreseen extends Sight {
  readonly news: readonly Pick<News, 'kind'>[];
  readonly whole: boolean;
}

export function effectsOf(_seat: number, action: Action, before: Sight, after: Foreseen): readonly Effect[] {
  if (after.view.frame.kind === 'consent') return [{ kind: 'asks' }];
  const home = after.view.home - before.view.home;
  return [
    ...couldCome(action, before),
    ...change('coins', before.view.coins, after.view.coins),
    ...(home > 0 ? [{ kind: 'home', pawns: home } as const] : []),
    ...change('left', before.facts.pawnsLeft, after.facts.pawnsLeft),
    ...best(before, after),
    ...due(before, after),
    ...unknown(action, after),
  ];
}

/** Null after the last round's flights, or where the round is over. */
function due(before: Sight, after: Sight): Effect[] {
  const [was, is] = [costsAhead(before.facts), costsAhead(after.facts)];
  return was === null || is === null ? [] : change('due', was.mean, is.mean);
}

function change(kind: 'coins' | 'left' | 'due', from: number, to: number): Effect[] {
  return from === to ? [] : [{ kind, from, to }];
}

function couldCome({ type }: Action, { view, facts }: Sight): Effect[] {
  const pawns = type === 'pass' && view.frame.kind === 'flights' ? (facts.best?.home ?? 0) : 0;
  return pawns > 0 ? [{ kind: 'couldCome', pawns }] : [];
}

/** Shown even without a change: a purchase without a gain is worth knowing. */
function best({ facts, view }: Sight, after: Sight): Effect[] {
  if (facts.best === null || after.facts.best === null || view.frame.kind !== 'market') return [];
  return after.view.frame.kind === 'market' ? [{ kind: 'best', from: facts.best.home, to: after.facts.best.home }] : [];
}

/** The end of a phase, or of placing pawns, brings new demand; other draws fill the display. */
const BRINGS_DEMAND: readonly Action['type'][] = ['pass', 'further', 'place'];

function unknown({ type }: Action, { whole }: Foreseen): Effect[] {
  if (whole) return [];
  return [{ kind: 'unknown', of: BRINGS_DEMAND.includes(type) ? 'demand' : 'display' }];
}
