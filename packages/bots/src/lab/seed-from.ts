/** Seeds for everything that must be luck of its own and yet the same every time. */

import { shortHash } from '@tarmac/kit';

/** 52 bits, which a number can hold. */
const HEX_DIGITS = 13;

export function seedFrom(...parts: readonly (string | number)[]): number {
  return Number.parseInt(shortHash(parts).slice(0, HEX_DIGITS), 16);
}
