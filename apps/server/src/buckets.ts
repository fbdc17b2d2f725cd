/** Token buckets: how much somebody may do, refilled as time goes by. */

export interface Rate {
  /** Tokens of a full bucket. */
  readonly burst: number;
  readonly perSecond: number;
}

export interface Bucket {
  tokens: number;
  at: number;
}

export const fullBucket = ({ burst }: Rate, now: number): Bucket => ({ tokens: burst, at: now });

/** Takes the tokens even if they are not there. The answer is the milliseconds until the bucket is out of debt. */
export function charge(bucket: Bucket, rate: Rate, cost: number, now: number): number {
  bucket.tokens = filled(bucket, rate, now) - cost;
  bucket.at = now;
  return bucket.tokens >= 0 ? 0 : (-bucket.tokens / rate.perSecond) * 1000;
}

function filled({ tokens, at }: Bucket, { burst, perSecond }: Rate, now: number): number {
  return Math.min(burst, tokens + ((now - at) / 1000) * perSecond);
}

export interface Buckets {
  /** Takes one token; false when there is none left. */
  take(whose: string): boolean;
  /** As `charge` of a single bucket. */
  charge(whose: string, cost: number): number;
  /** How many are remembered. */
  size(): number;
}

/** A full bucket is as good as none: full ones are forgotten when there are many, and after a while. */
const SWEEP_AT = 10_000;
const SWEEP_MILLISECONDS = 60_000;

/** One bucket for each name. `elapsed` must never go back. */
export function makeBuckets(elapsed: () => number, rate: Rate): Buckets {
  const buckets = new Map<string, Bucket>();
  let sweepAt = SWEEP_AT;
  let swept = elapsed();

  function bucketOf(whose: string, now: number): Bucket {
    const known = buckets.get(whose);
    if (known !== undefined) return known;
    if (buckets.size >= sweepAt || now - swept >= SWEEP_MILLISECONDS) sweep(now);
    const bucket = fullBucket(rate, now);
    buckets.set(whose, bucket);
    return bucket;
  }

  function sweep(now: number): void {
    for (const [whose, bucket] of buckets) if (filled(bucket, rate, now) >= rate.burst) buckets.delete(whose);
    swept = now;
    // Sweeping at every newcomer would be slow where few buckets are full.
    sweepAt = Math.max(SWEEP_AT, 2 * buckets.size);
  }

  return {
    take(whose) {
      const now = elapsed();
      const bucket = bucketOf(whose, now);
      if (filled(bucket, rate, now) < 1) return false;
      charge(bucket, rate, 1, now);
      return true;
    },
    charge(whose, cost) {
      const now = elapsed();
      return charge(bucketOf(whose, now), rate, cost, now);
    },
    size: () => buckets.size,
  };
}
