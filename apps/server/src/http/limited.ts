/** How often one address may ask: options of a route with a stricter limit, and how requests are counted. */

import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** By IP address, instead of the general limit. */
export const limited = (max: number, timeWindow: number) => ({ config: { rateLimit: { max, timeWindow } } });

/** Addresses that are remembered for each limit; beyond that, whoever has not asked for longest is forgotten. */
const MOST_REMEMBERED = 5000;

/**
 * For the plugin, which would count by the machine's clock: set back by an hour, it would keep an address out for an hour
 * more, and set forward it would let everybody begin anew. `elapsed` never goes back.
 */
export function countsBy(elapsed: () => number): FastifyRateLimitStoreCtor {
  return class Counts implements FastifyRateLimitStore {
    readonly #counted = new Map<string, { readonly begun: number; readonly current: number }>();

    incr(address: string, answer: Parameters<FastifyRateLimitStore['incr']>[1], timeWindow: number): void {
      const now = elapsed();
      const known = this.#counted.get(address);
      const isCurrent = known !== undefined && now - known.begun < timeWindow;
      const { begun, current } = isCurrent ? { ...known, current: known.current + 1 } : { begun: now, current: 1 };
      this.#counted.delete(address);
      this.#counted.set(address, { begun, current });
      if (this.#counted.size > MOST_REMEMBERED) this.#counted.delete(this.#counted.keys().next().value as string);
      answer(null, { current, ttl: Math.ceil(timeWindow - (now - begun)) });
    }

    child(): FastifyRateLimitStore {
      return new Counts();
    }
  };
}
