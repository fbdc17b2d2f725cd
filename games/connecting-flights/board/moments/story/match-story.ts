/**
 * The review of a finished game: revenue by round, coins, the turning points, and the figures that decided the ranks
 * (CF-4.9).
 */

import { leadersOf } from '@tarmac/board/story';
import type { News, Scene, View } from '@tarmac/connecting-flights/rules';

/** CF-4.9 what is compared, in this order. */
export const FIGURES = ['revenue', 'withoutRights', 'continents', 'coins'] as const;
type Figure = (typeof FIGURES)[number];
type Standing = readonly number[];

/** Between a rank and the next: the seats, and the deciding figure. */
interface Decided {
  readonly ahead: readonly number[];
  readonly behind: readonly number[];
  readonly figure: Figure;
  readonly more: number;
  readonly less: number;
}

/** Best first. A seat that left is ranked by that and not by its figures: then no figure decided. */
export function decidedBy(ranks: readonly number[], standings: readonly Standing[]): readonly Decided[] {
  const places = [...new Set(ranks)].sort((a, b) => a - b);
  const at = (rank: number | undefined) => ranks.flatMap((each, seat) => (each === rank ? [seat] : []));
  return places.slice(1).flatMap((rank, place) => {
    const [ahead, behind] = [at(places[place]), at(rank)];
    const [better, worse] = [standings[ahead[0] ?? -1] ?? [], standings[behind[0] ?? -1] ?? []];
    const first = FIGURES.findIndex((_, figure) => better[figure] !== worse[figure]);
    const figure = FIGURES[first];
    const [more, less] = [better[first] ?? 0, worse[first] ?? 0];
    return figure === undefined || more < less ? [] : [{ ahead, behind, figure, more, less }];
  });
}

/** CF-4.9 tied seats; only a shared first place is a shared victory. */
export function sharedPlaces(
  ranks: readonly number[],
): readonly { readonly rank: number; readonly seats: readonly number[] }[] {
  return [...new Set(ranks)]
    .sort((a, b) => a - b)
    .map((rank) => ({ rank, seats: ranks.flatMap((each, seat) => (each === rank ? [seat] : [])) }))
    .filter(({ seats }) => seats.length > 1);
}

interface ByRound {
  readonly round: number;
  /** By seat. */
  readonly values: readonly number[];
}

export function revenueByRound({ revenues }: Pick<View, 'revenues'>): readonly ByRound[] {
  return revenues.map((values, place) => ({ round: place + 1, values }));
}

/** As much of a moment as these look at. */
interface Moment {
  readonly view: Pick<View, 'coins' | 'round'>;
  readonly news: readonly News[];
}

/** The coins of all at the last moment of each round. */
export function coinsByRound(past: readonly Moment[]): readonly ByRound[] {
  const last = new Map<number, readonly number[]>();
  for (const { view } of past) if (view.round > 0) last.set(view.round, view.coins);
  return [...last].map(([round, values]) => ({ round, values })).sort((a, b) => a.round - b.round);
}

/**
 * CF-3.4 by seat: the round and the reward of its claim. The moment of a claim may already belong to the next round.
 */
export function claimsIn(
  past: readonly Moment[],
): ReadonlyMap<number, { readonly round: number; readonly coins: number }> {
  const claims = new Map<number, { readonly round: number; readonly coins: number }>();
  for (const { view, news } of past) {
    // News after the start of the next round belongs to that round.
    let round = view.round - news.filter(({ kind }) => kind === 'roundBegan').length;
    for (const item of news) {
      if (item.kind === 'roundBegan') round = item.round;
      if (item.kind === 'claimed') claims.set(item.seat, { round, coins: item.coins });
    }
  }
  return claims;
}

/** CF-4.3 the most expensive card; null if none was sold. */
export function dearestIn(past: readonly Pick<Moment, 'news'>[]): Extract<News, { kind: 'sold' }> | null {
  let dearest: Extract<News, { kind: 'sold' }> | null = null;
  for (const item of past.flatMap(({ news }) => news)) {
    if (item.kind === 'sold' && item.coins > (dearest?.coins ?? 0)) dearest = item;
  }
  return dearest;
}

export type TurningPoint =
  /** In this round these flew for the most, several if they were level. */
  | { readonly kind: 'lead'; readonly round: number; readonly seats: readonly number[]; readonly revenue: number }
  /** They flew for the most in the first round and in every one after it. */
  | { readonly kind: 'kept'; readonly seats: readonly number[] }
  /** The most one seat flew for in one round. */
  | { readonly kind: 'best'; readonly round: number; readonly seat: number; readonly revenue: number }
  /** The most one seat gained from one round to the next. */
  | {
      readonly kind: 'leap';
      readonly round: number;
      readonly seat: number;
      readonly from: number;
      readonly to: number;
    };

export function turningPoints(view: Pick<View, 'revenues'>): readonly TurningPoint[] {
  const rounds = revenueByRound(view);
  const leads: TurningPoint[] = [];
  for (const { round, values } of rounds) {
    const seats = leadersOf(values);
    const last = leads.at(-1);
    if (last?.kind === 'lead' && last.seats.join() === seats.join()) continue;
    leads.push({ kind: 'lead', round, seats, revenue: Math.max(...values) });
  }
  const [only, another] = leads;
  const told: TurningPoint[] =
    only?.kind === 'lead' && another === undefined && rounds.length > 1 ? [{ kind: 'kept', seats: only.seats }] : leads;
  return [...told, ...best(rounds), ...leap(rounds)];
}

function best(rounds: readonly ByRound[]): TurningPoint[] {
  let most: Extract<TurningPoint, { kind: 'best' }> | null = null;
  for (const { round, values } of rounds) {
    for (const [seat, revenue] of values.entries()) {
      if (revenue > (most?.revenue ?? 0)) most = { kind: 'best', round, seat, revenue };
    }
  }
  return most === null ? [] : [most];
}

function leap(rounds: readonly ByRound[]): TurningPoint[] {
  let most: Extract<TurningPoint, { kind: 'leap' }> | null = null;
  for (const [place, { round, values }] of rounds.entries()) {
    const before = rounds[place - 1];
    if (before === undefined) continue;
    for (const [seat, to] of values.entries()) {
      const from = before.values[seat] ?? 0;
      if (to - from > (most === null ? 0 : most.to - most.from)) most = { kind: 'leap', round, seat, from, to };
    }
  }
  return most === null ? [] : [most];
}

/** CF-9.3 the secrets: all identities, and the unseen player cards. */
export interface LaidOpen {
  readonly seat: number;
  readonly identity: Scene['board']['identities'][number];
  readonly claimed: boolean;
  readonly kept: Scene['board']['players'][number] | null;
  readonly rejected: Scene['board']['players'][number] | null;
}

export function laidOpen({ board }: Scene, { identities, claimed, players, dealt }: View): readonly LaidOpen[] {
  return identities.flatMap((place, seat) => {
    const identity = board.identities[place ?? -1];
    if (identity === undefined) return [];
    const kept = players[seat] ?? -1;
    const rejected = dealt[seat]?.find((card) => card !== kept) ?? -1;
    return [
      {
        seat,
        identity,
        claimed: claimed[seat] ?? false,
        kept: board.players[kept] ?? null,
        rejected: board.players[rejected] ?? null,
      },
    ];
  });
}
