/** The addresses of a review and of its replay. */

import type { Eye } from '@tarmac/kit';
import { placeText } from '../replay/place.ts';

/** By storage place: the address of the match, or of a file's replay. */
const HOMES = { server: '/matches', browser: '/local', file: '/replays' } as const;
type Source = keyof typeof HOMES;

export function reviewAddress(from: Source, id: string): string {
  return `${HOMES[from]}/${encodeURIComponent(id)}/review`;
}

export function replayAddress(from: Source, id: string): string {
  const home = `${HOMES[from]}/${encodeURIComponent(id)}`;
  return from === 'file' ? home : `${home}/replay`;
}

/** `frames` by eye: the seats first, then the watcher. `decision`: the entry of a decision to look at. */
export function momentAddress(replay: string, frames: readonly number[], eye: Eye, decision?: number): string {
  const frame = frames[eye === 'watcher' ? frames.length - 1 : eye] ?? 1;
  return `${replay}#${placeText({ eye, frame, ...(decision !== undefined && { decision }) })}`;
}
