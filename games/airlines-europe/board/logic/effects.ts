/** The effects of a choice, computed from the view before it and the view of its preview. */

import type { Action, Facts, News, View } from '@tarmac/airlines-europe/rules';
import { SHARE_ORDER } from '@tarmac/airlines-europe/text';
import { type Amount, pointsInAll } from '@tarmac/board/story';
import { AIRLINE_ORDER, indexOf } from './pieces.ts';
import type { Airline, Share } from './shapes.ts';

export type Effect =
  | { readonly kind: 'cash'; readonly from: number; readonly to: number }
  /** The rows of the zones; both null if the marker stays in its zone. */
  | {
      readonly kind: 'track';
      readonly airline: Airline;
      readonly from: number;
      readonly to: number;
      readonly rows: { readonly from: readonly number[]; readonly to: readonly number[] } | null;
    }
  | { readonly kind: 'bonus'; readonly airline: Airline; readonly target: string; readonly spaces: number }
  | { readonly kind: 'planes'; readonly airline: Airline; readonly left: number }
  | { readonly kind: 'portfolio'; readonly share: Share; readonly from: number; readonly to: number }
  | { readonly kind: 'hand'; readonly share: Share; readonly from: number; readonly to: number }
  /** The points of the seat in a scoring now. */
  | { readonly kind: 'points'; readonly from: Amount; readonly to: Amount }
  | { readonly kind: 'bankBreaks' }
  /** An unknown card goes to the hand. */
  | { readonly kind: 'unknownCard' }
  /** A card is drawn that may be a scoring card. */
  | { readonly kind: 'mayScore'; readonly number: number }
  | { readonly kind: 'ends' };

/** The part of a moment that effects depend on. */
export interface Standing {
  readonly view: View;
  readonly facts: Facts;
}

export interface Foreseen extends Standing {
  readonly news: readonly News[];
  readonly whole: boolean;
}

export function effectsOf(seat: number, action: Action, before: Standing, after: Foreseen): readonly Effect[] {
  // AE-2.8 only the choice itself; the others' choices are unknown.
  if (action.type === 'choose') return [];
  const breaks = after.news.some(({ kind }) => kind === 'bankBroke');
  return [
    ...(breaks ? [{ kind: 'bankBreaks' } as const] : cash(seat, before.view, after.view)),
    // Early: a small panel may cut what comes last.
    ...points(seat, before, after),
    ...bonuses(after.news),
    ...tracks(before, after),
    ...planes(before.view, after.view),
    ...cards(seat, before.view, after.view),
    ...(action.type === 'draw' ? [{ kind: 'unknownCard' } as const] : []),
    ...(after.whole ? [] : scoring(before)),
    ...(after.news.some(({ kind }) => kind === 'allBlocked') ? [{ kind: 'ends' } as const] : []),
  ];
}

function cash(seat: number, before: View, after: View): Effect[] {
  const from = before.cash[seat] ?? 0;
  const to = after.cash[seat] ?? 0;
  return from === to ? [] : [{ kind: 'cash', from, to }];
}

function bonuses(news: readonly News[]): Effect[] {
  return news.flatMap((item) =>
    item.kind === 'bonus'
      ? [{ kind: 'bonus', airline: item.airline, target: item.target, spaces: item.spaces } as const]
      : [],
  );
}

function tracks(before: Standing, after: Standing): Effect[] {
  return AIRLINE_ORDER.flatMap((airline, index) => {
    const from = before.view.track[index] ?? 0;
    const to = after.view.track[index] ?? 0;
    if (from === to) return [];
    const rows = { from: before.facts.rows[index] ?? [], to: after.facts.rows[index] ?? [] };
    return [{ kind: 'track', airline, from, to, rows: sameRow(rows.from, rows.to) ? null : rows }];
  });
}

function sameRow(a: readonly number[], b: readonly number[]): boolean {
  return a.join() === b.join();
}

function planes(before: View, after: View): Effect[] {
  return AIRLINE_ORDER.flatMap((airline, index) => {
    const left = after.planes[index] ?? 0;
    return left === before.planes[index] ? [] : [{ kind: 'planes', airline, left }];
  });
}

function cards(seat: number, before: View, after: View): Effect[] {
  return SHARE_ORDER.flatMap((share) => {
    const index = indexOf(share);
    const changes: Effect[] = [];
    const portfolio = { from: before.portfolios[seat]?.[index] ?? 0, to: after.portfolios[seat]?.[index] ?? 0 };
    if (portfolio.from !== portfolio.to) changes.push({ kind: 'portfolio', share, ...portfolio });
    const hand = { from: before.hand?.[index] ?? 0, to: after.hand?.[index] ?? 0 };
    // A move from the hand to the portfolio is told once.
    if (hand.from !== hand.to && portfolio.from === portfolio.to) changes.push({ kind: 'hand', share, ...hand });
    return changes;
  });
}

/** The points of the seat in the next scoring, as things are. */
function points(seat: number, before: Standing, after: Standing): Effect[] {
  const from = pointsInAll(seat, before.facts);
  const to = pointsInAll(seat, after.facts);
  return from.least === to.least && from.most === to.most ? [] : [{ kind: 'points', from, to }];
}

function scoring({ facts }: Standing): Effect[] {
  const { nextScoring } = facts;
  return nextScoring?.least === 0 ? [{ kind: 'mayScore', number: nextScoring.number }] : [];
}
