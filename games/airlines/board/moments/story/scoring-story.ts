/** A scoring step by step: the payment of each airline, its receivers, and shared places. */

import type { News } from '@tarmac/airlines/rules';
import { type Payment, type ScoringStory, tellScorings } from '@tarmac/board/story';

export type Scored = Extract<News, { kind: 'scored' }>;
export type ScoringPayment = Payment<Scored>;

/** AL-9.2 the two paying places. */
const PAYING = 2;

/** Every whole scoring in this news; AL-9.4 with the third player where it takes part. */
export function scoringStories(news: readonly News[]): readonly ScoringStory<Scored>[] {
  const stories = tellScorings(news, {
    scored: (item) => (item.kind === 'scored' ? item : null),
    ended: (item) => (item.kind === 'scoringEnded' ? item : null),
    row: rowOf,
    round: Math.floor,
    alone: ([first = 0, second = 0]) => first + second,
  });
  return stories.map((story) => ({ ...story, payments: story.payments.map(withTiesThatPay) }));
}

/** AL-9.2 all of its markers, half of them, then nothing: one place for each holder. */
function rowOf({ markers, held, third }: Scored): readonly number[] {
  const holders = [...held, third ?? 0].filter((count) => count > 0).length;
  const places = [markers, halfOf(markers)];
  return Array.from({ length: Math.max(PAYING, holders) }, (_, at) => places[at] ?? 0);
}

export function halfOf(markers: number): number {
  return Math.floor(markers / 2);
}

function withTiesThatPay(payment: ScoringPayment): ScoringPayment {
  return { ...payment, ties: payment.ties.filter(({ firstPlace }) => firstPlace <= PAYING) };
}

/** The seat that is paid as the only holder; null for the third player. */
export function loneSeat({ holdings }: ScoringPayment): number | null {
  const [only, another] = holdings;
  return only === undefined || another !== undefined || only.holder === 'third' ? null : only.holder;
}
