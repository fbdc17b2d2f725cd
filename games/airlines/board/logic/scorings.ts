/** Finds whole scorings among the news of many moments. */

import type { News } from '@tarmac/airlines/rules';

interface Told {
  readonly frame: number;
  readonly news: readonly News[];
}

export interface Scoring {
  readonly number: number;
  /** The frame in which its points were paid. */
  readonly frame: number;
  /** From its beginning to its end, and nothing else. */
  readonly news: readonly News[];
}

export function scoringsIn(moments: readonly Told[]): readonly Scoring[] {
  return moments.flatMap(({ frame, news }) => {
    const scorings: Scoring[] = [];
    let open: News[] = [];
    for (const item of news) {
      if (item.kind === 'scoringBegan') open = [item];
      else if (item.kind === 'scored' || item.kind === 'thirdPlayer') open.push(item);
      else if (item.kind === 'scoringEnded') scorings.push({ number: item.number, frame, news: [...open, item] });
    }
    return scorings;
  });
}
