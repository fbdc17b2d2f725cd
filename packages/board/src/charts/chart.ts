/** The arithmetic of a line chart: round axis steps, and labels that do not overlap. */

/** Round numbers from below the least to above the most, about `wanted` of them. */
export function roundSteps(least: number, most: number, wanted = 5): number[] {
  const span = Math.max(most - least, 1);
  const power = 10 ** Math.floor(Math.log10(span / wanted));
  const step = Math.max(1, [1, 2, 5, 10].map((times) => times * power).find((size) => span / size <= wanted) ?? power);
  const first = Math.floor(least / step) * step;
  const count = Math.ceil((most - first) / step) + 1;
  return Array.from({ length: Math.max(2, count) }, (_, index) => first + index * step);
}

interface PlaceLabel {
  /** The place on the axis; the middle of a run of places with the same name. */
  readonly at: number;
  readonly name: string;
  /** The first place of such a run; null for a single place. */
  readonly from: number | null;
}

/**
 * One label in the middle of each run of places with the same name; labels of single places are at least `apart` from
 * the last.
 */
export function placeLabels(names: readonly string[], apart: number): PlaceLabel[] {
  const labels: PlaceLabel[] = [];
  for (let first = 0, next = 0; first < names.length; first = next) {
    while (next < names.length && names[next] === names[first]) next += 1;
    const at = (first + next - 1) / 2;
    const several = next - first > 1;
    const before = labels.at(-1)?.at ?? Number.NEGATIVE_INFINITY;
    if (several || at - before >= apart) labels.push({ at, name: names[first] ?? '', from: several ? first : null });
  }
  return labels;
}

/** Moves labels from their wanted heights so that they are at least `gap` apart, in the same order, above `bottom`. */
export function spreadOut(wanted: readonly number[], gap: number, bottom: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  let least = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    placed[index] = Math.max(wanted[index] ?? 0, least);
    least = (placed[index] ?? 0) + gap;
  }
  let most = bottom;
  for (const index of order.reverse()) {
    placed[index] = Math.min(placed[index] ?? 0, most);
    most = (placed[index] ?? 0) - gap;
  }
  return placed;
}

/** The nearest of so many evenly spaced places between two ends. */
export function placeAt(at: number, first: number, last: number, places: number): number {
  const share = last > first ? (at - first) / (last - first) : 0;
  return Math.max(0, Math.min(places - 1, Math.round(share * (places - 1))));
}
