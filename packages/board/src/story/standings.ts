/** What a finished game looks like from its end: how the points grew, what turned it, who was paid what. */

/** One payment of points; a game says besides what for. */
export interface Payout {
  readonly scoring: number;
  /** By seat. */
  readonly points: readonly number[];
}

/** At the start, and after each payment of points. */
export interface Standing {
  /** 0 at the start. */
  readonly scoring: number;
  readonly totals: readonly number[];
}

/** In this scoring the lead went to these seats, several if they were level. */
interface Lead {
  readonly kind: 'lead';
  readonly scoring: number;
  readonly seats: readonly number[];
  readonly points: number;
}

/** They had the lead after the first scoring and never lost it. */
interface Kept {
  readonly kind: 'kept';
  readonly seats: readonly number[];
}

/** The most one seat made in one scoring. */
interface MostInScoring {
  readonly kind: 'scoring';
  readonly scoring: number;
  readonly seat: number;
  readonly points: number;
}

/** The most that was paid one seat at once, and what for. */
type MostAtOnce<P extends Payout> = Omit<P, 'points'> & {
  readonly kind: 'payout';
  readonly seat: number;
  readonly points: number;
};

export type TurningPoint<P extends Payout> = Lead | Kept | MostInScoring | MostAtOnce<P>;

export function standingsFrom(start: readonly number[], payouts: readonly Payout[]): readonly Standing[] {
  const after: Standing[] = [{ scoring: 0, totals: start }];
  let totals = start;
  for (const { scoring, points } of payouts) {
    totals = totals.map((total, seat) => total + (points[seat] ?? 0));
    after.push({ scoring, totals });
  }
  return after;
}

/** The standings as they were when each scoring was over, the start first. */
export function afterScorings(all: readonly Standing[]): readonly Standing[] {
  return all.filter(({ scoring }, at) => all[at + 1]?.scoring !== scoring);
}

/** Who has the most points, several if they are level. */
export function leadersOf(totals: readonly number[]): readonly number[] {
  const most = Math.max(...totals);
  return totals.flatMap((total, seat) => (total === most ? [seat] : []));
}

/** What is worth telling, in the order it happened. */
export function turningPointsOf<P extends Payout>(
  start: readonly number[],
  payouts: readonly P[],
): readonly TurningPoint<P>[] {
  const ends = afterScorings(standingsFrom(start, payouts));
  const changes = leadChanges(ends);
  const last = changes.at(-1);
  const leads: readonly (Lead | Kept)[] =
    changes.length === 1 && last !== undefined ? [{ kind: 'kept', seats: last.seats }] : changes;
  return [...leads, ...mostInOneScoring(ends), ...mostAtOnce(payouts)];
}

function leadChanges(ends: readonly Standing[]): Lead[] {
  const changes: Lead[] = [];
  // The points of the start are an equaliser, not a lead.
  for (const { scoring, totals } of ends.slice(1)) {
    const seats = leadersOf(totals);
    const points = Math.max(...totals);
    if (changes.at(-1)?.seats.join() !== seats.join()) changes.push({ kind: 'lead', scoring, seats, points });
  }
  return changes;
}

function mostInOneScoring(ends: readonly Standing[]): MostInScoring[] {
  return most(
    gainsOf(ends)
      .slice(1)
      .flatMap(({ scoring, gains }) =>
        gains.map((points, seat) => ({ kind: 'scoring' as const, scoring, seat, points })),
      ),
  );
}

function mostAtOnce<P extends Payout>(payouts: readonly P[]): MostAtOnce<P>[] {
  return most(
    payouts.flatMap((payout) =>
      payout.points.map((points, seat) => ({ ...payout, kind: 'payout' as const, seat, points })),
    ),
  );
}

/** The first of the greatest, if it is anything at all. */
function most<T extends { readonly points: number }>(all: readonly T[]): T[] {
  let best: T | undefined;
  for (const each of all) if (each.points > (best?.points ?? 0)) best = each;
  return best === undefined ? [] : [best];
}

export interface Paid<K> {
  readonly by: K;
  readonly total: number;
  readonly bySeat: readonly number[];
}

/** What each payer paid in all, the most first. */
export function paidBy<P extends Payout, K>(payouts: readonly P[], payer: (payout: P) => K): readonly Paid<K>[] {
  const sums = new Map<K, readonly number[]>();
  for (const payout of payouts) {
    const before = sums.get(payer(payout));
    sums.set(
      payer(payout),
      payout.points.map((points, seat) => points + (before?.[seat] ?? 0)),
    );
  }
  return [...sums]
    .map(([by, bySeat]) => ({ by, bySeat, total: bySeat.reduce((sum, points) => sum + points, 0) }))
    .sort((a, b) => b.total - a.total);
}

export interface Measured {
  /** Its place among all moments. */
  readonly at: number;
  readonly values: readonly number[];
}

/** Numbers over time: whenever one of them changed, and at both ends. */
export function whenChanged(moments: readonly (readonly number[])[]): readonly Measured[] {
  return moments
    .map((values, at) => ({ at, values }))
    .filter(({ at, values }) => at === 0 || at === moments.length - 1 || values.join() !== moments[at - 1]?.join());
}

/** Most points first; who is equal shares the place. */
export function ranksOf(scores: readonly number[]): readonly number[] {
  return scores.map((score) => 1 + scores.filter((other) => other > score).length);
}

/** What each standing brought over the one before it. */
export function gainsOf(
  all: readonly Standing[],
): readonly { readonly scoring: number; readonly gains: readonly number[] }[] {
  return all.map(({ scoring, totals }, at) => ({
    scoring,
    gains: totals.map((total, seat) => total - (all[at - 1]?.totals[seat] ?? 0)),
  }));
}

/** Best first; equal ranks stay in the order of seats. */
export function placesOf(ranks: readonly number[]): readonly { readonly rank: number; readonly seat: number }[] {
  return ranks.map((rank, seat) => ({ rank, seat })).sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}
