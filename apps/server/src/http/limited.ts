/** Options of a route that may be asked less often than others. */

import type {} from '@fastify/rate-limit';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** By address, in place of the limit that other routes have. */
export const limited = (max: number, timeWindow: number) => ({ config: { rateLimit: { max, timeWindow } } });
