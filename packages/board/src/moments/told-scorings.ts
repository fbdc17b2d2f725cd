/** The stories of scorings in a game's words and liveries, for the dialog. */

import type { ScoringWords } from '@tarmac/kit/words';
import { type Amount, NO_POINTS, sumOf } from '../story/amounts.ts';
import { type Holder, isShared, type Payment, type Scored, type ScoringStory } from '../story/scorings.ts';
import type { ToldPayment, ToldScoring } from './told.ts';

interface Telling<S extends Scored> {
  readonly words: Pick<ScoringWords, 'title' | 'place' | 'tie'>;
  readonly nameOf: (holder: Holder) => string;
  readonly paid: (payment: Payment<S>) => Pick<ToldPayment, 'livery' | 'name' | 'note' | 'sums' | 'spoken'>;
  /** The sentence at the end of a scoring. */
  readonly ended: (number: number, points: readonly number[]) => string;
  /** By seat: the points before the scoring of this number. */
  readonly before: (number: number) => readonly number[];
  /** Whoever is paid otherwise than by the place alone, and why: told like a shared place. */
  readonly exception?: (payment: Payment<S>) => { readonly seat: number; readonly sentence: string } | null;
  /** What the third player is shown with, where it is not counted. By default what is counted. */
  readonly third?: (payment: Payment<S>) => number | null;
  /** By seat: the least that a payment may be, where hidden cards still decide. By default it is what it is. */
  readonly least?: (payment: Payment<S>) => readonly number[];
}

export function toldScorings<S extends Scored>(
  stories: readonly ScoringStory<S>[],
  {
    words,
    nameOf,
    paid,
    ended,
    before,
    exception = () => null,
    third = ({ news }) => news.third,
    least = ({ news }) => news.points,
  }: Telling<S>,
): ToldScoring[] {
  return stories.map(({ number, payments, totals }) => {
    let sums: readonly Amount[] = totals.map(() => NO_POINTS);
    const told = payments.map((payment) => {
      const lows = least(payment);
      const special = exception(payment);
      const points = payment.news.points.map((most, seat) => ({ least: lows[seat] ?? most, most }));
      sums = sums.map((sum, seat) => sumOf(sum, points[seat]));
      return {
        ...paymentNumbers(payment, points, words.place, nameOf, special?.seat ?? null),
        third: third(payment),
        totals: sums,
        ...paid(payment),
        ties: [
          ...payment.ties.map((tie) => words.tie({ ...tie, names: tie.holders.map(nameOf) })),
          ...(special === null ? [] : [special.sentence]),
        ],
      };
    });
    return {
      title: words.title(number),
      third: told.some((payment) => payment.third !== null),
      totals: sums,
      before: before(number),
      spoken: ended(number, totals),
      payments: told,
    };
  });
}

type Numbers = Pick<ToldPayment, 'places' | 'held' | 'points' | 'tied'>;

/** A payment for the podium and the table: places, holders and amounts. */
function paymentNumbers<S extends Scored>(
  { row, holdings, ties, news }: Payment<S>,
  points: readonly Amount[],
  /** Such as '1st'. */
  placeName: (place: number) => string,
  nameOf: (holder: Holder) => string,
  special: number | null,
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
                points: holding.holder === 'third' ? null : (points[holding.holder] ?? NO_POINTS),
              },
      };
    }),
    held: news.held,
    points,
    tied: [
      ...ties.flatMap(({ holders }) => holders.filter((holder) => holder !== 'third')),
      ...(special === null ? [] : [special]),
    ],
  };
}
