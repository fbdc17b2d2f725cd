/** What a set of pieces costs and brings: this round, and in the rounds left. */

import { type MissingPiece, type MissingSet, taxDue } from '@tarmac/connecting-flights/rules';
import { ROUNDS } from '@tarmac/flights/rules';
import { bestRevenue } from '../planner/index.ts';
import type { Looking } from './looking.ts';
import type { Adds } from './pieces.ts';
import { fleetWith } from './revenue.ts';

type Figures = (pieces: readonly MissingPiece[], later: readonly Adds[], from: number, to: number) => MissingSet;

export function figuresFor({ view, tables, seat, lasting }: Looking): Figures {
  const base = bestRevenue(lasting);
  const taxOn = (revenue: number) => taxDue(view, tables, seat, revenue);
  /** CF-4.6 Later flights whose coins can still be spent: those of the last round cannot. */
  const rounds = Math.max(0, ROUNDS - 1 - view.round);

  /** A later round with these, renting for so much. */
  function laterWith(adds: readonly Adds[], again: number): { later: number; again: number; net: number } {
    const revenue = bestRevenue(fleetWith(lasting, adds));
    return { later: revenue - base, again, net: revenue - base + taxOn(revenue) - taxOn(base) - again };
  }

  return (pieces, later, from, to) => {
    const price = pieces.reduce((sum, piece) => sum + piece.price, 0);
    const tax = view.round < ROUNDS ? taxOn(to) - taxOn(from) : 0;
    const kept = laterWith(
      later.filter(({ airport }) => airport?.rights !== true),
      0,
    );
    const rented = pieces.find(({ source, card }) => source === 'bank' && later.some((adds) => isRightsAt(adds, card)));
    const renting = rented === undefined ? kept : laterWith(later, tables.rightsPriceOf[rented.card!]!);
    const { net, ...ahead } = renting.net > kept.net ? renting : kept;
    return { pieces, price, from, to, tax, ...ahead, net: to - from + tax - price + rounds * net };
  };
}

function isRightsAt({ airport }: Adds, card: number | null): boolean {
  return airport?.rights === true && airport.card === card;
}
