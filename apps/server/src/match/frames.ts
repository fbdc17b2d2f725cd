/** What goes out to the sockets of one eye, as JSON. */

import { type Eye, undoChoices } from '@tarmac/kit';
import type { Frame, ServerMessage } from '@tarmac/wire';
import { clocksFor } from './clock.ts';
import { type Change, eyeIndex, type Position } from './position.ts';
import type { Setting } from './setting.ts';

export function frameMessage(setting: Setting, position: Position, eye: Eye, change: Change): string {
  const { news, cause } = change;
  const message: ServerMessage = {
    kind: 'frame',
    match: setting.id,
    ...frameOf(setting, position, eye, cause, news),
    patch: change.patch(),
  };
  return JSON.stringify(message);
}

/** The whole view, with the news since the last frame that was had. */
export function viewMessage(setting: Setting, position: Position, eye: Eye, news: readonly unknown[]): string {
  const view = position.views[eyeIndex(eye, setting.people.length)];
  const message: ServerMessage = {
    kind: 'view',
    match: setting.id,
    ...frameOf(setting, position, eye, 'start', news),
    view,
  };
  return JSON.stringify(message);
}

function frameOf(
  { game, people }: Setting,
  { fold, views, after }: Position,
  eye: Eye,
  cause: Frame['cause'],
  news: readonly unknown[],
): Frame {
  const index = eyeIndex(eye, people.length);
  const outcome = after.owing.length === 0 ? game.outcome(fold.state) : null;
  return {
    eye,
    frame: after.frames[index] as number,
    at: after.noticedAt[index] as number,
    cause,
    news,
    awaited: fold.end === null ? game.awaited(views[index]) : [],
    undo: eye === 'watcher' ? 0 : undoChoices(game, fold, eye).length,
    ...(outcome === null ? {} : { outcome }),
    clocks: clocksFor(eye, after.clock),
  };
}
