/** A histogram of thinking times, with a count for each step of two per cent. */

export interface Timing {
  readonly decisions: number;
  readonly meanSeconds: number;
  readonly p95Seconds: number;
}

export interface Stopwatch {
  add(milliseconds: number): void;
  read(): Timing | null;
}

const SPAN = Math.log(1.02);
/** Below the resolution of any clock. */
const SHORTEST_MS = 1e-4;

export function newStopwatch(): Stopwatch {
  const bySpan = new Map<number, number>();
  let decisions = 0;
  let sum = 0;
  return {
    add(milliseconds) {
      decisions++;
      sum += milliseconds;
      const span = Math.round(Math.log(Math.max(SHORTEST_MS, milliseconds)) / SPAN);
      bySpan.set(span, (bySpan.get(span) ?? 0) + 1);
    },
    read() {
      if (decisions === 0) return null;
      return {
        decisions,
        meanSeconds: sum / decisions / 1000,
        p95Seconds: percentile(bySpan, 0.95 * decisions) / 1000,
      };
    },
  };
}

function percentile(bySpan: ReadonlyMap<number, number>, wanted: number): number {
  let seen = 0;
  for (const [span, times] of [...bySpan].sort(([a], [b]) => a - b)) {
    seen += times;
    if (seen >= wanted) return Math.exp(span * SPAN);
  }
  return Number.NaN;
}
