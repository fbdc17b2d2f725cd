/** Rate limits by token bucket: one bucket for each key, refilled over time. */

export interface Rate {
  /** How many at once. */
  readonly burst: number;
  readonly perSecond: number;
}

export interface Buckets {
  /** Takes one; false when there is none left. */
  take(whose: string): boolean;
}

/** At this number of buckets the full ones are deleted, since they change nothing. */
const SWEEP_AT = 10_000;

export function makeBuckets(now: () => number, { burst, perSecond }: Rate): Buckets {
  const buckets = new Map<string, { tokens: number; at: number }>();
  const filled = ({ tokens, at }: { tokens: number; at: number }, time: number) =>
    Math.min(burst, tokens + ((time - at) / 1000) * perSecond);

  function sweep(time: number): void {
    for (const [whose, bucket] of buckets) if (filled(bucket, time) >= burst) buckets.delete(whose);
  }

  return {
    take(whose) {
      const time = now();
      if (buckets.size >= SWEEP_AT) sweep(time);
      const bucket = buckets.get(whose) ?? { tokens: burst, at: time };
      const tokens = filled(bucket, time);
      buckets.set(whose, { tokens: tokens < 1 ? tokens : tokens - 1, at: time });
      return tokens >= 1;
    },
  };
}
