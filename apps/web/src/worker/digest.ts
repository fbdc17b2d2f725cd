/** The two hash functions that the kit takes as arguments: without a secure context a worker has no other synchronous ones. */

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { Digest } from '@tarmac/kit';

export const digest: Digest = {
  sha256: (data) => sha256(data),
  hmacSha256: (key, data) => hmac(sha256, key, data),
};
