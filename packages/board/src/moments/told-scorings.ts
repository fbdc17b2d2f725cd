/** The stories of scorings in the words and liveries of a game, for the dialog that shows them. */

import type { ScoringWords } from '@tarmac/kit/words';
import type { Holder, Payment, Scored, ScoringStory } from '../story/scorings.ts';
import { paymentNumbers } from './payment-numbers.ts';
import type { ToldPayment, ToldScoring } from './told.ts';

interface Telling<S extends Scored> {
  readonly words: Pick<ScoringWords, 'title' | 'place' | 'tie'>;
  readonly nameOf: (holder: Holder) => string;
  readonly paid: (payment: Payment<S>) => Pick<ToldPayment, 'livery' | 'name' | 'note' | 'sums' | 'spoken'>;
  /** How the end of a scoring is told. */
  readonly ended: (number: number, points: readonly number[]) => string;
}

export function toldScorings<S extends Scored>(
  stories: readonly ScoringStory<S>[],
  { words, nameOf, paid, ended }: Telling<S>,
): ToldScoring[] {
  return stories.map(({ number, payments, totals, third }) => ({
    title: words.title(number),
    third,
    totals,
    spoken: ended(number, totals),
    payments: payments.map((payment) => ({
      ...paymentNumbers(payment, words.place, nameOf),
      ...paid(payment),
      ties: payment.ties.map((tie) => words.tie({ ...tie, names: tie.holders.map(nameOf) })),
    })),
  }));
}
