/**
 * Chooses a past for all seats together. The odds of a choice are its ways times the odds of its extra cards: the first of
 * an airline's n unplaced cards among N, the next of n - 1 among N - 1, and so on. Since seats share the cards, their
 * extras are summed seat by seat, a sum is chosen by its odds, and then split again.
 */

import { bagSize, type Chance } from '@tarmac/kit';
import { likeliest, type Past, type Pasts } from './pasts.ts';

/** Pasts of one seat with the same extra cards. */
interface Group {
  readonly extra: readonly number[];
  readonly ways: number;
  readonly pasts: readonly Past[];
}

interface Sum {
  readonly extra: readonly number[];
  ways: number;
}

export interface PastChooser {
  readonly groups: readonly (readonly Group[])[];
  /** By seat: the possible sums of the seats before it. */
  readonly sums: readonly ReadonlyMap<string, Sum>[];
  /** The possible sums of all seats, with their odds. */
  readonly totals: readonly Sum[];
}

const keyOf = (extra: readonly number[]): string => String.fromCharCode(...extra);

/** `pool`: the unplaced cards less those that are sure. */
export function pastChooser(pasts: readonly Pasts[], pool: readonly number[]): PastChooser {
  const groups = pasts.map(({ all }) => groupByExtra(all));
  const none = pool.map(() => 0);
  const sums: Map<string, Sum>[] = [new Map([[keyOf(none), { extra: none, ways: 1 }]])];
  for (const group of groups) sums.push(addUp(sums.at(-1)!, group, pool));
  const last = [...sums.pop()!.values()];
  const most = last.reduce((largest, { extra }) => Math.max(largest, bagSize(extra)), 0);
  const size = bagSize(pool);
  const totals = last.map(({ extra, ways }) => {
    const placed = bagSize(extra);
    let odds = falling(size - placed, most - placed);
    extra.forEach((count, airline) => {
      odds *= falling(pool[airline]!, count);
    });
    return { extra, ways: ways * odds };
  });
  return { groups, sums, totals };
}

/** One past for each seat; null if none fits, which happens only after pasts were left out. */
export function choosePasts({ groups, sums, totals }: PastChooser, chance: Chance): Past[] | null {
  if (totals.length === 0) return null;
  let total = pick(totals, chance).extra;
  const chosen: Past[] = [];
  for (let seat = groups.length - 1; seat >= 0; seat--) {
    const before = sums[seat]!;
    const fitting = groups[seat]!.flatMap((group) => {
      const left = before.get(keyOf(minus(total, group.extra)));
      return left === undefined ? [] : [{ group, ways: group.ways * left.ways }];
    });
    const { group } = pick(fitting, chance);
    chosen.unshift(pick(group.pasts, chance));
    total = minus(total, group.extra);
  }
  return chosen;
}

function groupByExtra(pasts: readonly Past[]): Group[] {
  const groups = new Map<string, { extra: readonly number[]; ways: number; pasts: Past[] }>();
  for (const past of pasts) {
    const key = keyOf(past.extra);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { extra: past.extra, ways: past.ways, pasts: [past] });
    else {
      group.ways += past.ways;
      group.pasts.push(past);
    }
  }
  return [...groups.values()];
}

function addUp(sums: ReadonlyMap<string, Sum>, groups: readonly Group[], pool: readonly number[]): Map<string, Sum> {
  const next = new Map<string, Sum>();
  for (const sum of sums.values()) {
    for (const group of groups) {
      const extra = sum.extra.map((count, airline) => count + group.extra[airline]!);
      if (extra.some((count, airline) => count > pool[airline]!)) continue;
      const key = keyOf(extra);
      const ways = sum.ways * group.ways;
      const same = next.get(key);
      if (same === undefined) next.set(key, { extra, ways });
      else same.ways += ways;
    }
  }
  return new Map(likeliest([...next.values()]).map((sum) => [keyOf(sum.extra), sum]));
}

/** A negative count matches no sum. */
function minus(total: readonly number[], extra: readonly number[]): number[] {
  return total.map((count, airline) => count - extra[airline]!);
}

/** The falling factorial n * (n - 1) * ... with so many factors. */
function falling(n: number, factors: number): number {
  let product = 1;
  for (let factor = 0; factor < factors; factor++) product *= n - factor;
  return product;
}

/** Higher odds are rounded to the resolution of one draw. */
const FINEST = 2 ** 31;

function pick<T extends { readonly ways: number }>(items: readonly T[], chance: Chance): T {
  if (items.length === 1) return items[0]!;
  let total = 0;
  for (const { ways } of items) total += ways;
  const shared = total <= FINEST ? items.reduce((divisor, { ways }) => commonDivisor(divisor, ways), 0) : 1;
  let mark = total <= FINEST ? chance.draw(total / shared) * shared : ((chance.draw(FINEST) + 0.5) / FINEST) * total;
  for (const item of items) {
    if (mark < item.ways) return item;
    mark -= item.ways;
  }
  return items.at(-1)!;
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}
