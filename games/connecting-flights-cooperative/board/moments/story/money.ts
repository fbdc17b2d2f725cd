/** The income and payments at the end of a round, in the order of the rules (CF-6.5, CF-7.1, CF-7.2, CF-7.6). */

import type { MomentWords } from '@tarmac/connecting-flights-cooperative/text';
import type { Continent } from '../../logic/shapes.ts';
import type { Round } from './rounds.ts';

/** CF-6.5 the cost of each reason; a test compares them with the rules. */
export const PENALTY = { crowded: 5, full: 10, unequal: 5 } as const;

type MoneyWords = Pick<
  MomentWords['round'],
  'bonus' | 'further' | 'fees' | 'interest' | 'income' | 'carbon' | 'crowded' | 'full' | 'unequal'
>;

interface MoneyNames {
  city(id: string): string;
  continent(id: Continent): string;
}

interface Sum {
  readonly what: string;
  /** Below 0 it was paid. */
  readonly coins: number;
}

/** Income is shown even if it exceeded the limit (CF-1.7). Penalties are shown as due. */
export function moneyIn(round: Round, words: MoneyWords, names: MoneyNames): readonly Sum[] {
  const { fees, bonus, furtherCoins, interest, income, carbon, penalties } = round;
  const sums: readonly Sum[] = [
    { what: words.fees, coins: -fees },
    { what: words.bonus, coins: bonus },
    { what: words.further, coins: furtherCoins },
    { what: words.interest, coins: -interest },
    { what: words.income, coins: income },
    { what: words.carbon(carbon?.trucks ?? 0), coins: -(carbon?.coins ?? 0) },
    ...(penalties?.crowded ?? []).map((city) => ({ what: words.crowded(names.city(city)), coins: -PENALTY.crowded })),
    ...(penalties?.full ?? []).map((colour) => ({ what: words.full(names.continent(colour)), coins: -PENALTY.full })),
    { what: words.unequal, coins: penalties?.unequal === true ? -PENALTY.unequal : 0 },
  ];
  return sums.filter(({ what, coins }) => coins !== 0 || what === words.income);
}
