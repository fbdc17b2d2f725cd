/** Scorings in words and liveries: those that were, and the one that would be now. */

import type { News, Scene, View } from '@tarmac/airlines/rules';
import { describeNews, MOMENT_TEXTS, namesOf } from '@tarmac/airlines/text';
import type { Language, SeatLabel } from '@tarmac/board';
import { type ToldScoring, toldScorings } from '@tarmac/board/scorings';
import { type Holder, totalsBefore } from '@tarmac/board/story';
import { liveriesOf } from '../liveries.ts';
import { standings } from './story/match-story.ts';
import { halfOf, loneSeat, type ScoringPayment, scoringStories } from './story/scoring-story.ts';

interface Telling {
  readonly language: Language;
  readonly scene: Scene;
  readonly seats: readonly SeatLabel[];
  readonly view: View;
  readonly news: readonly News[];
  /** For a scoring that is only foreseen. */
  readonly foreseen?: {
    readonly least: (payment: ScoringPayment) => readonly number[];
    readonly third: (payment: ScoringPayment) => number | null;
  };
}

export function tell({ language, scene, seats, view, news, foreseen }: Telling): ToldScoring[] {
  const words = MOMENT_TEXTS[language].scoring;
  const liveries = liveriesOf(scene.board);
  const labels = seats.map(({ name }) => name);
  const names = namesOf(language, scene.board, labels);
  const nameOf = (holder: Holder): string => (holder === 'third' ? words.third : (labels[holder] ?? ''));
  const all = standings(view);

  function exception(payment: ScoringPayment) {
    const seat = loneSeat(payment);
    const { markers } = payment.news;
    return seat === null ? null : { seat, sentence: words.alone(nameOf(seat), markers, halfOf(markers)) };
  }

  return toldScorings(scoringStories(news), {
    words,
    nameOf,
    paid: (payment) => ({
      livery: liveries[payment.news.airline],
      name: names.airline(payment.news.airline),
      note: payment.row.slice(0, 2).join('-'),
      sums: [
        words.worth(payment.news.markers, halfOf(payment.news.markers)),
        ...(payment.holdings.length === 0 ? [words.nobody] : []),
      ],
      spoken: describeNews(language, payment.news, names),
    }),
    ended: (number, points) => describeNews(language, { kind: 'scoringEnded', number, points: [...points] }, names),
    before: (number) => totalsBefore(all, number),
    exception,
    ...foreseen,
  });
}
