/** The two hash functions that the kit takes as arguments, from node:crypto. */

import { createHash, createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import type { Digest } from '@tarmac/kit';

/** Node takes longer to make a key of bytes than to use it, and a match uses one key for all of its draws. */
const keys = new WeakMap<Uint8Array, KeyObject>();

function keyOf(bytes: Uint8Array): KeyObject {
  const known = keys.get(bytes);
  if (known !== undefined) return known;
  const made = createSecretKey(bytes);
  keys.set(bytes, made);
  return made;
}

export const nodeDigest: Digest = {
  sha256: (data) => createHash('sha256').update(data).digest(),
  /** `key` must not change afterwards. */
  hmacSha256: (key, data) => createHmac('sha256', keyOf(key)).update(data).digest(),
};
