/** What the matches of this browser come to: nobody else knows of them, and they move no rating. */

import type { Tally } from '@tarmac/wire/page';
import type { LocalSummary } from '../worker/rules-api.ts';

export interface LocalTally extends Tally {
  readonly game: string;
}

/** By game, most played first. Around one device somebody always wins, so only matches of one person count. */
export function localTallies(matches: readonly LocalSummary[]): LocalTally[] {
  const byGame = new Map<string, Tally>();
  for (const { game, seats, ranks, whatIf } of matches) {
    const people = seats.flatMap((seat, index) => ('name' in seat ? [index] : []));
    const rank = ranks?.[people[0] ?? -1];
    if (whatIf !== undefined || ranks === null || rank === undefined || people.length !== 1) continue;
    const { matches: before, wins, share } = byGame.get(game) ?? { matches: 0, wins: 0, share: 0 };
    byGame.set(game, {
      matches: before + 1,
      wins: wins + (rank === 1 ? 1 : 0),
      share: (share * before + shareOf(rank, ranks)) / (before + 1),
    });
  }
  return [...byGame].map(([game, tally]) => ({ game, ...tally })).sort((a, b) => b.matches - a.matches);
}

/** The part of the others that ranked behind, those level counting half; of a team, or alone, whether it was won. */
function shareOf(rank: number, ranks: readonly number[]): number {
  const others = ranks.length - 1;
  if (others === 0 || ranks.every((other) => other === rank)) return rank === 1 ? 1 : 0;
  const behind = ranks.filter((other) => other > rank).length;
  const level = ranks.filter((other) => other === rank).length - 1;
  return (behind + level / 2) / others;
}
