/** The result of a plan before it is submitted: its revenue, unused landing rights, and the leaderboard. */

import type { Scene, View } from '@tarmac/connecting-flights/rules';
import type { Card } from '@tarmac/flights/board/logic';
import { infoOf, rightsOf, SUPPLY } from '@tarmac/flights/board/logic';
import type { Plan } from '../../logic/shapes.ts';
import { type Judgements, judgedFlights } from './fare-parts.ts';

/** The player card without a penalty for unused landing rights; a test compares it with the rules. */
export const PAYS_NO_PENALTY = 'slot-coordinator';

interface Summary {
  readonly flights: number;
  readonly valid: number;
  readonly revenue: number;
  /** CF-4.5 bought and not used, with what each costs again. */
  readonly unused: readonly { readonly card: Card; readonly coins: number }[];
  /** CF-4.6 the printed field of the leaderboard: above 0 a subsidy, below 0 a tax. */
  readonly band: Band;
}

interface Band {
  readonly from: number;
  /** Null for the last field. */
  readonly upTo: number | null;
  readonly coins: number;
}

export function summaryOf(scene: Scene, view: View, seat: number, plan: Plan, judgements: Judgements): Summary {
  const all = judgedFlights(plan, judgements).flat();
  const flown = all.filter(({ fare }) => fare !== null);
  const revenue = flown.reduce((sum, { fare }) => sum + (fare?.revenue ?? 0), 0);
  const reached = new Set(flown.map(({ leg }) => leg.to));
  return {
    flights: all.length,
    valid: flown.length,
    revenue,
    unused: (paysPenalties(scene, view, seat) ? rentedBy(view, seat) : [])
      .filter((card) => !reached.has(card))
      .map((card) => ({ card, coins: infoOf(scene, card).rightsPrice })),
    band: bandOf(scene, revenue),
  };
}

function paysPenalties({ board }: Scene, { players }: View, seat: number): boolean {
  return board.players[players[seat] ?? -1]?.id !== PAYS_NO_PENALTY;
}

/** Rented from the bank: a loan costs nothing more (CF-4.10). */
function rentedBy(view: View, seat: number): readonly Card[] {
  return rightsOf(view, seat).filter((card) => view.where[card] === SUPPLY);
}

export function bandOf({ board }: Scene, revenue: number): Band {
  const place = board.leaderboard.findLastIndex(({ from }) => from <= revenue);
  const field = board.leaderboard[place];
  const next = board.leaderboard[place + 1];
  return {
    from: field?.from ?? 0,
    upTo: next === undefined ? null : next.from - 1,
    coins: field?.coins ?? 0,
  };
}
