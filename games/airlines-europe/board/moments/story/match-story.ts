/** What a finished game looks like from its end: how the points and values grew, what turned it, who paid what. */

import type { View } from '@tarmac/airlines-europe/rules';

type Payout = View['payouts'][number];

/** After the start (AE-2.2), and after each payment of points (AE-11.4). */
export interface Standing {
  /** 0 at the start. */
  readonly scoring: number;
  readonly totals: readonly number[];
}

export type TurningPoint =
  /** In this scoring the lead went to these seats, several if they were level. */
  | { readonly kind: 'lead'; readonly scoring: number; readonly seats: readonly number[]; readonly points: number }
  /** They had the lead after the first scoring and never lost it. */
  | { readonly kind: 'kept'; readonly seats: readonly number[] }
  /** The most one seat made in one scoring. */
  | { readonly kind: 'scoring'; readonly scoring: number; readonly seat: number; readonly points: number }
  /** The most one airline paid one seat at once. */
  | {
      readonly kind: 'payout';
      readonly scoring: number;
      readonly seat: number;
      readonly share: Payout['share'];
      readonly points: number;
    };

/** AE-2.2 one for the start player, one more for each seat clockwise. */
function startPoints({ seats, startSeat }: View): number[] {
  return Array.from({ length: seats }, (_, seat) => 1 + ((seat - startSeat + seats) % seats));
}

export function standings(view: View): readonly Standing[] {
  const start: Standing = { scoring: 0, totals: startPoints(view) };
  const after: Standing[] = [start];
  let totals = start.totals;
  for (const { scoring, points } of view.payouts) {
    totals = totals.map((total, seat) => total + (points[seat] ?? 0));
    after.push({ scoring, totals });
  }
  return after;
}

/** The standings as they were when each scoring was over, the start first. */
export function afterScorings(all: readonly Standing[]): readonly Standing[] {
  return all.filter(({ scoring }, at) => all[at + 1]?.scoring !== scoring);
}

/** What is worth telling, in the order it happened. */
export function turningPoints(view: View): readonly TurningPoint[] {
  const ends = afterScorings(standings(view));
  const changes = leadChanges(ends);
  const last = changes.at(-1);
  const leads: readonly TurningPoint[] =
    changes.length === 1 && last !== undefined ? [{ kind: 'kept', seats: last.seats }] : changes;
  const most = [...mostInOneScoring(ends), ...mostAtOnce(view.payouts)];
  return [...leads, ...most];
}

type LeadChange = Extract<TurningPoint, { kind: 'lead' }>;

function leadChanges(ends: readonly Standing[]): LeadChange[] {
  const changes: LeadChange[] = [];
  // The points of the start are an equaliser, not a lead.
  for (const { scoring, totals } of ends.slice(1)) {
    const points = Math.max(...totals);
    const seats = totals.flatMap((total, seat) => (total === points ? [seat] : []));
    if (changes.at(-1)?.seats.join() !== seats.join()) changes.push({ kind: 'lead', scoring, seats, points });
  }
  return changes;
}

function mostInOneScoring(ends: readonly Standing[]): Extract<TurningPoint, { kind: 'scoring' }>[] {
  const gains = ends.slice(1).flatMap(({ scoring, totals }, at) =>
    totals.map((total, seat) => ({
      kind: 'scoring' as const,
      scoring,
      seat,
      points: total - (ends[at]?.totals[seat] ?? 0),
    })),
  );
  return most(gains);
}

function mostAtOnce(payouts: readonly Payout[]): Extract<TurningPoint, { kind: 'payout' }>[] {
  return most(
    payouts.flatMap(({ scoring, share, points: paid }) =>
      paid.map((points, seat) => ({ kind: 'payout' as const, scoring, seat, share, points })),
    ),
  );
}

/** The first of the greatest, if it is anything at all. */
function most<T extends { readonly points: number }>(all: readonly T[]): T[] {
  let best: T | undefined;
  for (const each of all) if (each.points > (best?.points ?? 0)) best = each;
  return best === undefined ? [] : [best];
}

export interface Paid {
  readonly share: Payout['share'];
  readonly total: number;
  readonly bySeat: readonly number[];
}

/** What each airline paid in all, the most first. */
export function paidInAll({ payouts, seats }: View): readonly Paid[] {
  const sums = new Map<Payout['share'], number[]>();
  for (const { share, points } of payouts) {
    const before = sums.get(share) ?? new Array<number>(seats).fill(0);
    sums.set(
      share,
      before.map((sum, seat) => sum + (points[seat] ?? 0)),
    );
  }
  return [...sums]
    .map(([share, bySeat]) => ({ share, bySeat, total: bySeat.reduce((sum, points) => sum + points, 0) }))
    .sort((a, b) => b.total - a.total);
}

export interface TrackMoment {
  /** Its place in `past`. */
  readonly at: number;
  readonly scorings: number;
  readonly track: readonly number[];
}

/** The value track whenever a marker moved, and at both ends. */
export function trackOverTime(past: readonly { readonly view: View }[]): readonly TrackMoment[] {
  const moments = past.map(({ view }, at) => ({ at, scorings: view.scorings, track: view.track }));
  return moments.filter(
    ({ track }, at) => at === 0 || at === moments.length - 1 || track.join() !== moments[at - 1]?.track.join(),
  );
}

/** AE-8.7 seats with equal points, best place first; who holds how much Air ABACUS decided between them. */
export interface TieBreak {
  readonly points: number;
  readonly seats: readonly { readonly seat: number; readonly rank: number; readonly abacus: number }[];
  /** They share the place, for their Air ABACUS is equal too. */
  readonly shared: boolean;
}

export function tieBreaks(
  ranks: readonly number[],
  scores: readonly number[],
  abacus: readonly number[],
): readonly TieBreak[] {
  const totals = [...new Set(scores)].sort((a, b) => b - a);
  return totals.flatMap((points) => {
    const seats = scores
      .flatMap((score, seat) => (score === points ? [{ seat, rank: ranks[seat] ?? 0, abacus: abacus[seat] ?? 0 }] : []))
      .sort((a, b) => a.rank - b.rank);
    if (seats.length < 2) return [];
    return [{ points, seats, shared: seats.every(({ rank }) => rank === seats[0]?.rank) }];
  });
}
