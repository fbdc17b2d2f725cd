/** Options of a route with a stricter rate limit. */

import type {} from '@fastify/rate-limit';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** By IP address, instead of the general limit. */
export const limited = (max: number, timeWindow: number) => ({ config: { rateLimit: { max, timeWindow } } });
