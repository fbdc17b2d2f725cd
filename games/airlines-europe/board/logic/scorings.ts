/** Finds whole scorings in the news of many moments: AE-8.2 puts decisions inside a scoring. */

import type { News } from '@tarmac/airlines-europe/rules';
import type { MomentNews, WholeScoring } from '@tarmac/board/story';

export function scoringsIn(moments: readonly MomentNews<News>[]): readonly WholeScoring<News>[] {
  const scorings: WholeScoring<News>[] = [];
  let open: News[] = [];
  for (const { frame, news } of moments) {
    for (const item of news) {
      if (item.kind === 'scoringBegan') open = [item];
      else if (item.kind === 'scored' || item.kind === 'thirdPortfolio') open.push(item);
      else if (item.kind === 'scoringEnded') {
        const { number } = item;
        // A late watcher has missed the beginning.
        const begun = open[0]?.kind === 'scoringBegan' ? open : [{ kind: 'scoringBegan', number } as const, ...open];
        scorings.push({ number, frame, news: [...begun, item] });
        open = [];
      }
    }
  }
  return scorings;
}
