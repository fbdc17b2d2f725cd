/** Points of which hidden cards may still decide a part. */

/** The least and the most; equal where everything is known. */
export interface Amount {
  readonly least: number;
  readonly most: number;
}

export const NO_POINTS: Amount = { least: 0, most: 0 };

/** '7', or '4–7'. */
export const amountText = ({ least, most }: Amount): string => (least === most ? `${most}` : `${least}–${most}`);

/** '7 points', or '4–7 points'. */
export const amountWords = ({ least, most }: Amount, points: (count: number) => string): string =>
  least === most ? points(most) : `${least}–${points(most)}`;

export function sumOf(a: Amount, b = NO_POINTS): Amount {
  return { least: a.least + b.least, most: a.most + b.most };
}

export const isMore = (from: Amount, to: Amount): boolean => to.least + to.most > from.least + from.most;

/** By seat: the points that each has after so much of a scoring. */
export function withBefore(before: readonly number[], totals: readonly Amount[]): readonly Amount[] {
  return totals.map((total, seat) => sumOf(total, { least: before[seat] ?? 0, most: before[seat] ?? 0 }));
}

/** The points that a seat gets from all airlines; both lists are by airline, then by seat. */
export function pointsInAll(
  seat: number,
  {
    least,
    points,
  }: { readonly least: readonly (readonly number[])[]; readonly points: readonly (readonly number[])[] },
): Amount {
  return points.reduce(
    (sum, bySeat, at) => sumOf(sum, { least: least[at]?.[seat] ?? 0, most: bySeat[seat] ?? 0 }),
    NO_POINTS,
  );
}
