/** CF-4.10 the answers that offers got in this market, as everyone heard them: they stay at the table, not only in the log. */

import type { News } from '@tarmac/connecting-flights/rules';

export type Answer = Extract<News, { kind: 'declined' | 'countered' | 'traded' }>;

interface Told {
  readonly frame: number;
  readonly news: readonly News[];
}

/** As many as one can take in. */
const MOST = 3;

const isAnswer = (news: News): news is Answer =>
  news.kind === 'declined' || news.kind === 'countered' || news.kind === 'traded';

/** The last ones, the newest first. `past` are the moments before `shown`, or up to it. */
export function answersIn(past: readonly Told[], shown: Told): readonly Answer[] {
  const answers: Answer[] = [];
  const before = past.filter(({ frame }) => frame < shown.frame);
  for (const { news } of [shown, ...before.toReversed()]) {
    for (const one of news.toReversed()) {
      if (one.kind === 'marketOpened' || answers.length === MOST) return answers;
      if (isAnswer(one)) answers.push(one);
    }
  }
  return answers;
}
