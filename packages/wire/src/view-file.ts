/** A match as one eye has seen it so far: what can be taken away from one that is still going on. */

import type { Eye } from '@tarmac/kit';
import type { Patch } from './patch.ts';
import type { Frame } from './server-messages.ts';

export interface SeenFrame {
  readonly frame: number;
  readonly at: number;
  readonly cause: Frame['cause'];
  readonly news: readonly unknown[];
  /** The whole first view, then differences. */
  readonly patch: Patch | null;
}

export interface ViewFile {
  readonly format: 'tarmac-view';
  readonly formatVersion: 1;
  readonly game: string;
  readonly version: number;
  readonly eye: Eye;
  readonly frames: readonly SeenFrame[];
}
