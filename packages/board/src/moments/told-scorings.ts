/** The stories of scorings in a game's words and liveries, for the dialog. */

import type { ScoringWords } from '@tarmac/kit/words';
import { type Holder, isShared, type Payment, type Scored, type ScoringStory } from '../story/scorings.ts';
import type { ToldPayment, ToldScoring } from './told.ts';

interface Telling<S extends Scored> {
  readonly words: Pick<ScoringWords, 'title' | 'place' | 'tie'>;
  readonly nameOf: (holder: Holder) => string;
  readonly paid: (payment: Payment<S>) => Pick<ToldPayment, 'livery' | 'name' | 'note' | 'sums' | 'spoken'>;
  /** The sentence at the end of a scoring. */
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

type Numbers = Pick<ToldPayment, 'places' | 'held' | 'points' | 'tied' | 'third' | 'totals'>;

/** A payment for the podium and the table: places, holders and amounts. */
function paymentNumbers<S extends Scored>(
  { row, holdings, ties, totals, news }: Payment<S>,
  /** Such as '1st'. */
  placeName: (place: number) => string,
  nameOf: (holder: Holder) => string,
): Numbers {
  return {
    places: row.map((value, at) => {
      const holding = holdings[at];
      return {
        label: placeName(at + 1),
        value,
        tied: isShared(at + 1, ties),
        holder:
          holding === undefined
            ? null
            : {
                name: nameOf(holding.holder),
                shares: holding.shares,
                points: holding.holder === 'third' ? null : holding.points,
              },
      };
    }),
    held: news.held,
    points: news.points,
    tied: ties.flatMap(({ holders }) => holders.filter((holder) => holder !== 'third')),
    third: news.third,
    totals,
  };
}
