/** What an eye is shown of a match: its newest moment, all of them, or all of them as a file. */

import type { Manifest } from '@tarmac/bots';
import type { Eye } from '@tarmac/kit';
import { type Change, eyeIndex, followLog, type Position, seenBy, undosOf } from '@tarmac/match';
import { difference, type SeenFrame, type ViewFile } from '@tarmac/wire/page';
import type { Moment } from '../../backend/backend.ts';
import type { Log } from '../store.ts';

/** How things stand for this eye, and what it noticed last. */
export function momentNow(known: Manifest, position: Position, eye: Eye, change: Change): Moment {
  return { ...momentThen(known, position, eye, change), undo: undosOf(known.game, position, eye) };
}

/** How things stood: from there nothing can be taken back any more. */
function momentThen(known: Manifest, position: Position, eye: Eye, { cause, news }: Change): Moment {
  const sight = seenBy(known.game, position, eye);
  return { ...sight, cause, news, facts: known.facts(sight.view), undo: 0, clocks: [] };
}

/** Every moment of this eye, oldest first. */
export function historyOf(known: Manifest, log: Log, eye: Eye): Moment[] {
  return Array.from(seen(known, log, eye), ({ position, change }) => momentThen(known, position, eye, change));
}

export function viewFileOf(known: Manifest, log: Log, eye: Eye): ViewFile {
  const { game } = known;
  const frames = Array.from(seen(known, log, eye), ({ position, change }): SeenFrame => {
    const { frame, at } = seenBy(game, position, eye);
    const { cause, news, before, view } = change;
    return { frame, at, cause, news, patch: difference(before, view) };
  });
  return { format: 'tarmac-view', formatVersion: 1, game: game.id, version: game.version, eye, frames };
}

/** Eyes count their own frames: the other's, when this one first had that frame. */
export function frameAt({ game }: Manifest, log: Log, other: Eye, eye: Eye, frame: number): number {
  let last = 1;
  for (const { position } of followLog(game, log)) {
    const { after, fold } = position;
    last = after.frames[eyeIndex(other, fold.seats)] ?? last;
    if ((after.frames[eyeIndex(eye, fold.seats)] ?? 0) >= frame) break;
  }
  return last;
}

/** What this eye noticed, one after another: a position is forgotten when the next one is asked for. */
function* seen({ game }: Manifest, log: Log, eye: Eye): Generator<{ position: Position; change: Change }> {
  for (const { position, changes } of followLog(game, log)) {
    const change = changes[eyeIndex(eye, position.fold.seats)] ?? null;
    if (change !== null) yield { position, change };
  }
}
