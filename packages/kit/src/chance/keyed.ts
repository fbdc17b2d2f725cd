/**
 * The verifiable stream of live games. Each draw is a function of a key, the index of its log entry
 * (never reused, undo or not), its place in that entry and a rejection counter, so that after the
 * key is published anyone can check every draw with an HMAC tool and no knowledge of the rules:
 *
 *     HMAC-SHA-256(key, "tarmac draw <entry> <place> <rejection>"), first 6 bytes, modulo the bound
 */

import { asciiBytes, toHex } from './bytes.ts';
import { assertBound, type Chance } from './chance.ts';

/** The two hash functions that callers pass in: node:crypto on the server, @noble/hashes in the browser. */
export interface Digest {
  sha256(data: Uint8Array): Uint8Array;
  hmacSha256(key: Uint8Array, data: Uint8Array): Uint8Array;
}

const BLOCK_RANGE = 2 ** 48;

/** The hash that is published before the deal: it binds the server to its secret without telling it. */
export function commitmentTo(secret: Uint8Array, digest: Digest): string {
  return toHex(digest.sha256(secret));
}

/** Mixes the server's secret with one contribution of each seat, so that no side alone chooses the key. */
export function matchKey(secret: Uint8Array, contributions: readonly string[], digest: Digest): Uint8Array {
  return digest.hmacSha256(secret, asciiBytes(`tarmac key ${JSON.stringify(contributions)}`));
}

/** A draw with every step of its computation. */
export interface WorkedDraw {
  /** What is hashed with the key. */
  readonly message: string;
  readonly hmac: Uint8Array;
  /** Its first 6 bytes, most significant first. */
  readonly number: number;
  readonly value: number;
}

export function workedDraw(key: Uint8Array, entry: number, place: number, bound: number, digest: Digest): WorkedDraw {
  assertBound(bound);
  const fairRange = BLOCK_RANGE - (BLOCK_RANGE % bound);
  for (let rejection = 0; ; rejection++) {
    const message = `tarmac draw ${entry} ${place} ${rejection}`;
    const hmac = digest.hmacSha256(key, asciiBytes(message));
    let number = 0;
    for (let byte = 0; byte < 6; byte++) number = number * 256 + (hmac[byte] ?? 0);
    if (number < fairRange) return { message, hmac, number, value: number % bound };
  }
}

export function keyedDraw(key: Uint8Array, entry: number, place: number, bound: number, digest: Digest): number {
  return workedDraw(key, entry, place, bound, digest).value;
}

/** The chance for one log entry. */
export function keyedChance(key: Uint8Array, entry: number, digest: Digest): Chance {
  let place = 0;
  return {
    draw: (bound) => keyedDraw(key, entry, place++, bound, digest),
    reveal: () => {},
  };
}
