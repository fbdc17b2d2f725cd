/** The review of a finished game: the growth of the points, its turning points, and the payments. */

/** One payment of points; a game adds its reason. */
export interface Payout {
  readonly scoring: number;
  /** By seat. */
  readonly points: readonly number[];
}

/** The points at the start, and after each payment. */
export interface Standing {
  /** 0 at the start. */
  readonly scoring: number;
  readonly totals: readonly number[];
}

/** The seats that took the lead in this scoring, several in a tie. */
interface Lead {
  readonly kind: 'lead';
  readonly scoring: number;
  readonly seats: readonly number[];
  readonly points: number;
}

/** The seats that led after the first scoring and never lost the lead. */
interface Kept {
  readonly kind: 'kept';
  readonly seats: readonly number[];
}

/** The highest points of one seat in one scoring. */
interface MostInScoring {
  readonly kind: 'scoring';
  readonly scoring: number;
  readonly seat: number;
  readonly points: number;
}

/** The highest single payment to one seat, and its reason. */
type MostAtOnce<P extends Payout> = Omit<P, 'points'> & {
  readonly kind: 'payout';
  readonly seat: number;
  readonly points: number;
};

export type SharedTurn = Lead | Kept | MostInScoring;
export type TurningPoint<P extends Payout> = SharedTurn | MostAtOnce<P>;

/** The deciding moment in a sentence, and its frame; null where it is not among the moments. */
export interface Deciding {
  readonly sentence: string;
  readonly frame: number | null;
}

/** The turning point that decided: the last change of the lead. */
export function decidingOf<T extends { readonly kind: string }>(turns: readonly T[]): T | null {
  return turns.findLast(({ kind }) => kind === 'lead' || kind === 'kept' || kind === 'bonus') ?? null;
}

/** The first moment with a payment of this scoring, or of any. */
export function frameOfScoring(
  past: readonly { readonly frame: number; readonly view: { readonly payouts: readonly Payout[] } }[],
  scoring: number | null,
): number | null {
  const isPaid = ({ payouts }: { readonly payouts: readonly Payout[] }) =>
    payouts.some((payout) => scoring === null || payout.scoring === scoring);
  return past.find(({ view }) => isPaid(view))?.frame ?? null;
}

export function standingsFrom(start: readonly number[], payouts: readonly Payout[]): readonly Standing[] {
  const after: Standing[] = [{ scoring: 0, totals: start }];
  let totals = start;
  for (const { scoring, points } of payouts) {
    totals = totals.map((total, seat) => total + (points[seat] ?? 0));
    after.push({ scoring, totals });
  }
  return after;
}

/** The standings after each scoring, the start first. */
export function afterScorings(all: readonly Standing[]): readonly Standing[] {
  return all.filter(({ scoring }, at) => all[at + 1]?.scoring !== scoring);
}

/** By seat: the points before the scoring of this number. */
export function totalsBefore(all: readonly Standing[], number: number): readonly number[] {
  return all.findLast(({ scoring }) => scoring < number)?.totals ?? [];
}

/** The seats with the most points, several in a tie. */
export function leadersOf(totals: readonly number[]): readonly number[] {
  const most = Math.max(...totals);
  return totals.flatMap((total, seat) => (total === most ? [seat] : []));
}

/** The turning points, in order of time. */
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
  // Points at the start balance the seats and are no lead.
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

/** The first of the greatest; none if all are 0. */
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

/** The total of each payer, the highest first. */
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
  /** Its index among all moments. */
  readonly at: number;
  readonly values: readonly number[];
}

/** The moments at which one of the numbers changed, and both ends. */
export function whenChanged(moments: readonly (readonly number[])[]): readonly Measured[] {
  return moments
    .map((values, at) => ({ at, values }))
    .filter(({ at, values }) => at === 0 || at === moments.length - 1 || values.join() !== moments[at - 1]?.join());
}

/** Most points first; equal scores share a rank. */
export function ranksOf(scores: readonly number[]): readonly number[] {
  return scores.map((score) => 1 + scores.filter((other) => other > score).length);
}

/** The gains from each standing to the next. */
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
