/** The two hash functions that the kit takes as arguments, from node:crypto. */

import { createHash, createHmac } from 'node:crypto';
import type { Digest } from '@tarmac/kit';

export const nodeDigest: Digest = {
  sha256: (data) => createHash('sha256').update(data).digest(),
  hmacSha256: (key, data) => createHmac('sha256', key).update(data).digest(),
};
