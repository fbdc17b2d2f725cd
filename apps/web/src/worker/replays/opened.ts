/** A match file that was read. */

import type { Eye } from '@tarmac/kit';
import type { Acted, Extent, Recalled } from '../rules-api.ts';

export interface Opened {
  readonly seats: number;
  readonly eyes: readonly Eye[];
  /** The move number at its end. */
  readonly moves: number;
  readonly verified: boolean | null;
  readonly extent: Extent;
  readonly problems: readonly string[];
  moments(eye: Eye): readonly Recalled[];
  /** Null for an entry that is no act, and without a log. */
  actAt(entry: number): Acted | null;
}
