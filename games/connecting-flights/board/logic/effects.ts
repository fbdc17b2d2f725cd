/** The effects of a choice, computed from the view before it and the view of its preview. */

import type { Action, Facts, News, View } from '@tarmac/connecting-flights/rules';

interface Change {
  readonly from: number;
  readonly to: number;
}

export type Effect =
  /** Of a seat, the chooser's own first. */
  | ({ readonly kind: 'coins'; readonly seat: number } & Change)
  /** CF-4.5 the most the chooser's cards could earn. */
  | ({ readonly kind: 'best' } & Change)
  /** CF-4.5 what the plan earns. */
  | { readonly kind: 'revenue'; readonly coins: number }
  /** CF-4.3 coins left if nobody bids more. */
  | { readonly kind: 'ifWon'; readonly coins: number }
  /** CF-4.5 flights of the plan that count nothing. */
  | { readonly kind: 'invalid'; readonly flights: number }
  /** CF-3.4 */
  | ({ readonly kind: 'task'; readonly goal: number } & Change)
  /** A card comes that nobody knows yet. */
  | { readonly kind: 'unknown' };

/** As much of a moment as effects are worked out from. */
export interface Sight {
  readonly view: Pick<View, 'coins'>;
  readonly facts: Pick<Facts, 'bestNow' | 'planRevenue' | 'verdicts' | 'task'>;
}

export interface Foreseen extends Sight {
  readonly news: readonly Pick<News, 'kind'>[];
  readonly whole: boolean;
}

/** What turns up the top card of a deck. */
const DRAWS: readonly Action['type'][] = ['add', 'drawSabotage'];

export function effectsOf(seat: number, action: Action, before: Sight, after: Foreseen): readonly Effect[] {
  if (action.type === 'fly') return ofPlan(after);
  if (action.type === 'bid') return [{ kind: 'ifWon', coins: (before.view.coins[seat] ?? 0) - action.coins }];
  return [
    ...coins(seat, before.view, after.view),
    ...change('best', before.facts.bestNow[seat] ?? 0, after.facts.bestNow[seat] ?? 0),
    ...task(before, after),
    ...(DRAWS.includes(action.type) && !after.whole ? [{ kind: 'unknown' } as const] : []),
  ];
}

function ofPlan({ facts: { planRevenue, verdicts } }: Foreseen): Effect[] {
  if (planRevenue === null) return [];
  const invalid = (verdicts ?? []).flat().filter(({ refusal }) => refusal !== null).length;
  return [
    { kind: 'revenue', coins: planRevenue },
    ...(invalid > 0 ? [{ kind: 'invalid', flights: invalid } as const] : []),
  ];
}

function coins(seat: number, before: Sight['view'], after: Sight['view']): Effect[] {
  const seats = before.coins.map((_, other) => other).sort((a, b) => Number(b === seat) - Number(a === seat));
  return seats.flatMap((other) => {
    const [from, to] = [before.coins[other] ?? 0, after.coins[other] ?? 0];
    return from === to ? [] : [{ kind: 'coins', seat: other, from, to } as const];
  });
}

function change(kind: 'best', from: number, to: number): Effect[] {
  return from === to ? [] : [{ kind, from, to }];
}

function task(before: Sight, after: Sight): Effect[] {
  const [had, has] = [before.facts.task, after.facts.task];
  if (had === null || has === null || had.reached === has.reached) return [];
  return [{ kind: 'task', from: had.reached, to: has.reached, goal: has.goal }];
}
