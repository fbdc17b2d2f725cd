/** Times by the million in a few hundred numbers: a count for each step of two per cent. */

export interface Histogram {
  add(milliseconds: number): void;
  count(): number;
  /** Exact. */
  mean(): number;
  /** To two per cent; NaN for none. */
  percentile(hundredths: number): number;
}

const STEP = Math.log(1.02);
/** Below the resolution of any clock. */
const SHORTEST_MS = 1e-4;

export function newHistogram(): Histogram {
  const bySpan = new Map<number, number>();
  let count = 0;
  let sum = 0;
  return {
    add(milliseconds) {
      count++;
      sum += milliseconds;
      const span = Math.round(Math.log(Math.max(SHORTEST_MS, milliseconds)) / STEP);
      bySpan.set(span, (bySpan.get(span) ?? 0) + 1);
    },
    count: () => count,
    mean: () => sum / count,
    percentile(hundredths) {
      let seen = 0;
      for (const [span, times] of [...bySpan].sort(([a], [b]) => a - b)) {
        seen += times;
        if (seen >= (count * hundredths) / 100) return Math.exp(span * STEP);
      }
      return Number.NaN;
    },
  };
}
