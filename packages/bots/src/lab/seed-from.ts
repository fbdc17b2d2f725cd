/** Makes reproducible seeds for independent streams of luck. */

import { shortHash } from '@tarmac/kit';

/** 52 bits, which a number can hold. */
const HEX_DIGITS = 13;

export function seedFrom(...parts: readonly (string | number)[]): number {
  return Number.parseInt(shortHash(parts).slice(0, HEX_DIGITS), 16);
}
