/** The moments of an eye: the newest, all of them, or all of them as a file. */

import type { Manifest } from '@tarmac/bots';
import type { Eye } from '@tarmac/kit';
import { type Change, eyeIndex, followLog, type Position, seenBy, undosOf } from '@tarmac/match';
import { difference, type SeenFrame, type ViewFile } from '@tarmac/wire/page';
import type { Moment } from '../../backend/backend.ts';
import type { Recalled } from '../rules-api.ts';
import type { Log } from '../store.ts';

/** The current moment of this eye, with its last change. */
export function momentNow(known: Manifest, position: Position, eye: Eye, change: Change): Moment {
  return { ...momentThen(known, position, eye, change), ...undosOf(known.game, position, eye) };
}

/** A past moment: without undo. */
function momentThen(known: Manifest, position: Position, eye: Eye, { cause, news }: Change): Moment {
  const sight = seenBy(known.game, position, eye);
  return { ...sight, cause, news, facts: known.facts(sight.view), undo: 0, clocks: [] };
}

/** Every moment of this eye in a match that is laid open, with its place and its move number. */
export function recalledOf(known: Manifest, log: Log, eye: Eye): Recalled[] {
  return Array.from(seen(known, log, eye), ({ position, change }) => ({
    ...momentThen(known, position, eye, change),
    entry: position.fold.length - 1,
    move: position.fold.points.length,
  }));
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

/** The changes for this eye, one after another: a position is dropped when the next is requested. */
function* seen({ game }: Manifest, log: Log, eye: Eye): Generator<{ position: Position; change: Change }> {
  for (const { position, changes } of followLog(game, log)) {
    const change = changes[eyeIndex(eye, position.fold.seats)] ?? null;
    if (change !== null) yield { position, change };
  }
}
