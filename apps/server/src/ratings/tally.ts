/** Counts results. */

import type { Tally } from '@tarmac/wire';

/** One match, for one person. */
export interface Counted {
  readonly won: boolean;
  /** The share of opponents who ranked behind, ties counting half. */
  readonly share: number;
}

export function tallyOf(results: readonly Counted[]): Tally {
  const matches = results.length;
  const sum = results.reduce((total, { share }) => total + share, 0);
  return {
    matches,
    wins: results.filter(({ won }) => won).length,
    share: matches === 0 ? 0 : sum / matches,
  };
}

/** In the order in which the keys first come up. */
export function talliesBy<T extends Counted, Key>(
  results: readonly T[],
  keyOf: (result: T) => Key,
): (readonly [Key, Tally])[] {
  const groups = new Map<Key, T[]>();
  for (const result of results) {
    const key = keyOf(result);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [result]);
    else group.push(result);
  }
  return [...groups].map(([key, group]) => [key, tallyOf(group)] as const);
}

/** Victories in a row, from results with the newest first. */
export function streaksOf(results: readonly Counted[]): { readonly streak: number; readonly bestStreak: number } {
  let run = 0;
  let best = 0;
  for (const { won } of results) {
    run = won ? run + 1 : 0;
    best = Math.max(best, run);
  }
  const lost = results.findIndex(({ won }) => !won);
  return { streak: lost === -1 ? results.length : lost, bestStreak: best };
}

export function resultFor(ranks: readonly number[], seat: number, cooperative: boolean): Counted {
  const own = ranks[seat] as number;
  const won = own === 1;
  if (cooperative) return { won, share: won ? 1 : 0 };
  const others = ranks.filter((_, other) => other !== seat);
  const behind = others.filter((rank) => rank > own).length + others.filter((rank) => rank === own).length / 2;
  return { won, share: behind / others.length };
}
