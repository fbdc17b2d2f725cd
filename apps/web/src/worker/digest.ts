/** The two hash functions the kit asks its host for: in a worker without a secure context there is no other way at once. */

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { Digest } from '@tarmac/kit';

export const digest: Digest = {
  sha256: (data) => sha256(data),
  hmacSha256: (key, data) => hmac(sha256, key, data),
};
