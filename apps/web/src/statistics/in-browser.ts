/** The results of the matches in this browser, which are private and move no rating. */

import type { Tally } from '@tarmac/wire/page';
import type { LocalSummary } from '../worker/rules-api.ts';

export interface LocalTally extends Tally {
  readonly game: string;
  /** Won or lost together. */
  readonly team: boolean;
}

/** By game, most played first. On one device somebody always wins, so only matches with one person count. */
export function localTallies(matches: readonly LocalSummary[], isTeam: (game: string) => boolean): LocalTally[] {
  const byGame = new Map<string, Tally>();
  for (const { game, seats, ranks, whatIf } of matches) {
    const people = seats.flatMap((seat, index) => ('name' in seat ? [index] : []));
    const rank = ranks?.[people[0] ?? -1];
    if (whatIf !== undefined || ranks === null || rank === undefined || people.length !== 1) continue;
    const { matches: before, wins, share } = byGame.get(game) ?? { matches: 0, wins: 0, share: 0 };
    byGame.set(game, {
      matches: before + 1,
      wins: wins + (rank === 1 ? 1 : 0),
      share: (share * before + shareOf(rank, ranks, isTeam(game))) / (before + 1),
    });
  }
  return [...byGame]
    .map(([game, tally]) => ({ game, team: isTeam(game), ...tally }))
    .sort((a, b) => b.matches - a.matches);
}

/** The share of others ranked behind, ties as half; for a team 1 or 0. */
function shareOf(rank: number, ranks: readonly number[], team: boolean): number {
  if (team) return rank === 1 ? 1 : 0;
  const behind = ranks.filter((other) => other > rank).length;
  const level = ranks.filter((other) => other === rank).length - 1;
  return (behind + level / 2) / (ranks.length - 1);
}
