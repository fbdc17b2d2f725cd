/** A match file that was read. */

import type { Eye } from '@tarmac/kit';
import type { Moment } from '../../backend/backend.ts';
import type { Extent } from '../rules-api.ts';

export interface Opened {
  readonly seats: number;
  readonly eyes: readonly Eye[];
  readonly verified: boolean | null;
  readonly extent: Extent;
  readonly problems: readonly string[];
  moments(eye: Eye): readonly Moment[];
  /** The other eye's frame at the time of this eye's frame. */
  frameOf(other: Eye, eye: Eye, frame: number): number;
}
