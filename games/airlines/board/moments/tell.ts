/** Scorings in words and liveries: those that were, and the one that would be now. */

import type { News } from '@tarmac/airlines/rules';
import { describeNews, MOMENT_TEXTS, namesOf, TEXTS } from '@tarmac/airlines/text';
import { type GameScorings, type ToldScoring, type ToldTable, toldScorings } from '@tarmac/board/scorings';
import { type Holder, totalsBefore } from '@tarmac/board/story';
import { liveriesOf } from '../liveries.ts';
import { indexOf } from '../logic/pieces.ts';
import type { Shapes } from '../shapes.ts';
import { standings } from './story/match-story.ts';
import { newsIfScored } from './story/scored-now.ts';
import { halfOf, loneSeat, type Scored, type ScoringPayment, scoringStories } from './story/scoring-story.ts';

/** A scoring that is only foreseen. */
type Foreseen = Pick<Parameters<typeof toldScorings<Scored>>[1], 'least' | 'third'>;

function tell(
  { language, scene, seats, shown: { view } }: ToldTable<Shapes>,
  news: readonly News[],
  foreseen?: Foreseen,
): ToldScoring[] {
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

export const scorings: GameScorings<Shapes> = {
  words(language) {
    const { scoring, standings: said } = MOMENT_TEXTS[language];
    return { ...scoring, ...said, points: TEXTS[language].points };
  },
  told: tell,
  foreseen(table) {
    const { view, facts } = table.shown;
    const said = MOMENT_TEXTS[table.language].standings;
    const [scoring] = tell(table, newsIfScored(view, facts), {
      least: ({ news }) => facts.least[indexOf(news.airline)] ?? [],
      third: ({ news }) => facts.third?.stock[indexOf(news.airline)] ?? null,
    });
    if (scoring === undefined) return null;
    const notes = [
      ...(facts.third === null ? [] : [said.thirdKnown(facts.third.hidden, facts.third.counts)]),
      ...(view.config.seatBonus ? [said.bonus] : []),
    ];
    return { scoring: { ...scoring, title: said.about(facts.nextScoring ?? 0) }, notes };
  },
};
