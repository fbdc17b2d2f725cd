/** A scoring step by step: the payment of each airline, its receivers, and shared places. */

import type { News } from '@tarmac/airlines-europe/rules';
import { type ScoringStory, tellScorings } from '@tarmac/board/story';

export type Scored = Extract<News, { kind: 'scored' }>;

/** In the order of scoring: the farthest airline first, Air ABACUS last; AE-9.2 with the third player where it takes part. */
export function scoringStories(news: readonly News[]): readonly ScoringStory<Scored>[] {
  return tellScorings(news, {
    scored: (item) => (item.kind === 'scored' ? item : null),
    ended: (item) => (item.kind === 'scoringEnded' ? item : null),
    row: ({ row }) => row,
    // AE-8.4
    round: Math.ceil,
    alone: ([first = 0]) => first,
  });
}
