/** Whether a request carries the operator's token. */

import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';

export function isOperator(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { operatorToken }: Pick<Settings, 'operatorToken'>,
): boolean {
  // Compares hashes, so that the time reveals neither the length nor the first wrong letter.
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return operatorToken !== null && timingSafeEqual(hash(headers.authorization ?? ''), hash(`Bearer ${operatorToken}`));
}
