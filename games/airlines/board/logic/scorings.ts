/** Finds whole scorings in the news of many moments. */

import type { News } from '@tarmac/airlines/rules';
import type { MomentNews, WholeScoring } from '@tarmac/board/story';

export function scoringsIn(moments: readonly MomentNews<News>[]): readonly WholeScoring<News>[] {
  return moments.flatMap(({ frame, news }) => {
    const scorings: WholeScoring<News>[] = [];
    let open: News[] = [];
    for (const item of news) {
      if (item.kind === 'scoringBegan') open = [item];
      else if (item.kind === 'scored' || item.kind === 'thirdPlayer') open.push(item);
      else if (item.kind === 'scoringEnded') scorings.push({ number: item.number, frame, news: [...open, item] });
    }
    return scorings;
  });
}
