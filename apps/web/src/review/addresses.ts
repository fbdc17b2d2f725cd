/** Where a review is, and where its replay: one address beside the other. */

import type { Eye } from '@tarmac/kit';
import { placeText } from '../replay/place.ts';

/** By where it is kept: the match itself; of a file, its replay. */
const HOMES = { server: '/matches', browser: '/local', file: '/replays' } as const;
type Source = keyof typeof HOMES;

export function reviewAddress(from: Source, id: string): string {
  return `${HOMES[from]}/${encodeURIComponent(id)}/review`;
}

export function replayAddress(from: Source, id: string): string {
  const home = `${HOMES[from]}/${encodeURIComponent(id)}`;
  return from === 'file' ? home : `${home}/replay`;
}

/** `frames` are by eye, the seats first and then the watcher. */
export function momentAddress(replay: string, frames: readonly number[], eye: Eye): string {
  const frame = frames[eye === 'watcher' ? frames.length - 1 : eye] ?? 1;
  return `${replay}#${placeText({ eye, frame })}`;
}
