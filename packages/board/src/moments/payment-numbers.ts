/** The story of a payment as the podium and the table show it: who stands where, with how much. */

import type { Holder, Payment, Scored } from '../story/scorings.ts';
import { isShared } from '../story/scorings.ts';
import type { ToldPayment } from './told.ts';

type Numbers = Pick<ToldPayment, 'places' | 'held' | 'points' | 'tied' | 'third' | 'totals'>;

export function paymentNumbers<S extends Scored>(
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
