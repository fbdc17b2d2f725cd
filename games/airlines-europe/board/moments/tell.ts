/** Scorings in words and liveries: those that were, and the one that would be now. */

import type { News, Scene, View } from '@tarmac/airlines-europe/rules';
import { describeNews, MOMENT_TEXTS, namesOf, TEXTS } from '@tarmac/airlines-europe/text';
import type { Language, SeatLabel } from '@tarmac/board';
import { type ToldScoring, toldScorings } from '@tarmac/board/scorings';
import { type Holder, type Payment, totalsBefore } from '@tarmac/board/story';
import { LIVERIES } from '../liveries.ts';
import { standings } from './story/match-story.ts';
import { type Scored, scoringStories } from './story/scoring-story.ts';

interface Telling {
  readonly language: Language;
  readonly scene: Scene;
  readonly seats: readonly SeatLabel[];
  readonly view: View;
  readonly news: readonly News[];
  /** For a scoring that is only foreseen. */
  readonly foreseen?: {
    readonly least: (payment: Payment<Scored>) => readonly number[];
    readonly third: (payment: Payment<Scored>) => number | null;
  };
}

export function tell({ language, scene, seats, view, news, foreseen }: Telling): ToldScoring[] {
  const words = MOMENT_TEXTS[language].scoring;
  const texts = TEXTS[language];
  const labels = seats.map(({ name }) => name);
  const names = namesOf(language, scene.board, labels);
  const nameOf = (holder: Holder): string => (holder === 'third' ? words.third : (labels[holder] ?? ''));
  const all = standings(view);
  return toldScorings(scoringStories(news), {
    words,
    nameOf,
    paid: (payment) => ({
      livery: LIVERIES[payment.news.share],
      name: texts.shares[payment.news.share],
      note: payment.row.join('-'),
      sums: payment.holdings.length === 0 ? [words.nobody] : [],
      spoken: describeNews(language, payment.news, names),
    }),
    ended: (number, points) => describeNews(language, { kind: 'scoringEnded', number, points: [...points] }, names),
    before: (number) => totalsBefore(all, number),
    ...foreseen,
  });
}
