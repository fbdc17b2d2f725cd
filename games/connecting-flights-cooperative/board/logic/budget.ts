/** CF-6.3, CF-6.5 charters and income over the rounds that are left. */

import type { Facts, Scene, View } from '@tarmac/connecting-flights-cooperative/rules';
import { ROUNDS } from '@tarmac/flights/board/logic';
import { roundsOf } from './round-track.ts';

interface PlannedRound {
  readonly round: number;
  /** New pawns at its end, at most. */
  readonly pawns: number;
  /** Coins that can have been spent by the end of its flights. */
  readonly spend: number;
  /** What the charters of all rounds up to it leave of them. */
  readonly market: number;
}

export interface Plan {
  readonly rounds: readonly PlannedRound[];
  /** All coins until the last round, and what the charters take of them. */
  readonly all: number;
  readonly charters: number;
}

/** With so many charters in each round; in this one the rest of them, if there are as many. */
export function planFor(
  scene: Pick<Scene, 'board' | 'demandByRound' | 'difficulty' | 'scenario' | 'charterRow'>,
  { round: now, coins, charters: made }: Pick<View, 'round' | 'coins' | 'charters'>,
  { budget }: Pick<Facts, 'budget'>,
  charters: number,
): Plan {
  const sum = (prices: readonly number[]) => prices.reduce((all, price) => all + price, 0);
  const inRound = sum(scene.charterRow.slice(0, charters));
  const rest = budget.charters[charters - made - 1] ?? 0;
  const from = Math.max(1, now);
  const rounds = roundsOf(scene).flatMap(({ round, pawns }): PlannedRound[] => {
    if (round < from) return [];
    const spend = coins + (round - from) * budget.income;
    return [{ round, pawns, spend, market: spend - rest - (round - from) * inRound }];
  });
  const last = rounds.at(-1) ?? { spend: coins, market: coins };
  return { rounds, all: last.spend, charters: rest + (ROUNDS - from) * inRound };
}
