/** What an eye is shown of a match: its newest moment, all of them, or all of them as a file. */

import { type Eye, undoChoices } from '@tarmac/kit';
import { difference, type SeenFrame, type ViewFile } from '@tarmac/wire/page';
import type { Moment } from '../../host/host.ts';
import type { WorkerGame } from '../games.ts';
import type { Log } from '../store.ts';
import { eyeIndex, followed, type Notice, type Position } from './position.ts';

/** How things stand for this eye. */
export function momentNow(known: WorkerGame, position: Position, eye: Eye, notice: Notice): Moment {
  const undo = eye === 'watcher' ? 0 : undoChoices(known.game, position.fold, eye).length;
  return { ...momentThen(known, position, eye, notice), undo };
}

/** How things stood: from there nothing can be taken back any more. */
function momentThen(known: WorkerGame, { fold, views, frames }: Position, eye: Eye, notice: Notice): Moment {
  const { game } = known;
  const index = eyeIndex(eye, fold.seats);
  const view = views[index];
  return {
    ...notice,
    eye,
    frame: frames[index] as number,
    view,
    facts: known.facts(view),
    awaited: game.awaited(view),
    outcome: game.outcome(fold.state),
    undo: 0,
    clocks: [],
  };
}

/** Every moment of this eye, oldest first. */
export function historyOf(known: WorkerGame, log: Log, eye: Eye): Moment[] {
  return Array.from(seen(known, log, eye), ({ position, notice }) => momentThen(known, position, eye, notice));
}

export function viewFileOf(known: WorkerGame, log: Log, eye: Eye): ViewFile {
  const { game } = known;
  let before: unknown;
  const frames = Array.from(seen(known, log, eye), ({ position, notice }, place): SeenFrame => {
    const index = eyeIndex(eye, position.fold.seats);
    const view = position.views[index];
    const patch = place === 0 ? ([view] as const) : difference(before, view);
    before = view;
    return { frame: position.frames[index] as number, ...notice, patch };
  });
  return { format: 'tarmac-view', formatVersion: 1, game: game.id, version: game.version, eye, frames };
}

/** Eyes count their own frames: the other's, when this one first had that frame. */
export function frameAt({ game }: WorkerGame, log: Log, other: Eye, eye: Eye, frame: number): number {
  let last = 1;
  for (const { position } of followed(game, log)) {
    const { frames, fold } = position;
    last = frames[eyeIndex(other, fold.seats)] ?? last;
    if ((frames[eyeIndex(eye, fold.seats)] ?? 0) >= frame) break;
  }
  return last;
}

/** What this eye noticed, one after another: a position is forgotten when the next one is asked for. */
function* seen({ game }: WorkerGame, log: Log, eye: Eye): Generator<{ position: Position; notice: Notice }> {
  for (const { position, notices } of followed(game, log)) {
    const notice = notices[eyeIndex(eye, position.fold.seats)] ?? null;
    if (notice !== null) yield { position, notice };
  }
}
