/**
 * Plackett-Luce: every seat has a strength, and each place is drawn from the remaining seats in proportion to it.
 * Fitted by Hunter's minorisation-maximisation (MM algorithms for generalized Bradley-Terry models, 2004); all seats of
 * one bot share its strength.
 */

import type { WeightedOrder } from './orders.ts';

/** Half a won and half a lost duel against every other bot keep all strengths finite. */
const SUPPOSED_DUEL = 0.5;

const MOST_ROUNDS = 2000;
const GOOD_ENOUGH = 1e-6;

/** By bot; only the ratios have a meaning. */
export function fitStrengths(orders: readonly WeightedOrder[], bots: number, start?: readonly number[]): number[] {
  const all = [...orders, ...supposedDuels(bots)];
  const wins = new Array<number>(bots).fill(0);
  for (const { order, weight } of all) {
    for (let place = 0; place < order.length - 1; place++) addTo(wins, order[place] as number, weight);
  }
  let strengths = start ?? new Array<number>(bots).fill(1);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const exposure = exposureOf(all, strengths);
    const next = normalised(wins.map((won, bot) => won / (exposure[bot] as number)));
    const moved = Math.max(...next.map((strength, bot) => Math.abs(Math.log(strength / (strengths[bot] as number)))));
    strengths = next;
    if (moved < GOOD_ENOUGH) break;
  }
  return [...strengths];
}

/** By bot: its exposure to draws, weighted by strength. */
function exposureOf(orders: readonly WeightedOrder[], strengths: readonly number[]): number[] {
  const exposure = new Array<number>(strengths.length).fill(0);
  for (const { order, weight } of orders) {
    // From last to first: the passed ones are those still left.
    let left = strengths[order.at(-1) as number] as number;
    for (let place = order.length - 2; place >= 0; place--) {
      left += strengths[order[place] as number] as number;
      for (let later = place; later < order.length; later++) addTo(exposure, order[later] as number, weight / left);
    }
  }
  return exposure;
}

function supposedDuels(bots: number): WeightedOrder[] {
  const numbers = Array.from({ length: bots }, (_, bot) => bot);
  return numbers.flatMap((a) => numbers.filter((b) => b !== a).map((b) => ({ order: [a, b], weight: SUPPOSED_DUEL })));
}

/** To a geometric mean of 1. */
function normalised(strengths: readonly number[]): number[] {
  const mean = Math.exp(strengths.reduce((sum, strength) => sum + Math.log(strength), 0) / strengths.length);
  return strengths.map((strength) => strength / mean);
}

function addTo(sums: number[], index: number, value: number): void {
  sums[index] = (sums[index] as number) + value;
}
