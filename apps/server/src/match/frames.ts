/** Messages to the sockets of one eye, as JSON. */

import type { Eye } from '@tarmac/kit';
import { type Change, eyeIndex, seenBy, undosOf } from '@tarmac/match';
import { difference, type Frame, type ServerMessage } from '@tarmac/wire';
import { clocksFor } from './clock.ts';
import type { ServerPosition } from './position.ts';
import type { Setting } from './setting.ts';

export function frameMessage(setting: Setting, position: ServerPosition, eye: Eye, change: Change): string {
  const { news, cause, before, view } = change;
  const message: ServerMessage = {
    kind: 'frame',
    match: setting.id,
    ...frameOf(setting, position, eye, cause, news),
    patch: difference(before, view),
  };
  return JSON.stringify(message);
}

/** By eye: the messages of a position that have been written already. */
const written = new WeakMap<ServerPosition, string[]>();

/** The whole view, with the news since the last frame that was had. Without news it is written once for all who come. */
export function viewMessage(setting: Setting, position: ServerPosition, eye: Eye, news: readonly unknown[]): string {
  if (news.length > 0) return writeView(setting, position, eye, news);
  const byEye = written.get(position) ?? [];
  written.set(position, byEye);
  const index = eyeIndex(eye, setting.people.length);
  byEye[index] ??= writeView(setting, position, eye, news);
  return byEye[index];
}

function writeView(setting: Setting, position: ServerPosition, eye: Eye, news: readonly unknown[]): string {
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
  { game }: Setting,
  position: ServerPosition,
  eye: Eye,
  cause: Frame['cause'],
  news: readonly unknown[],
): Frame {
  const { frame, at, awaited, outcome } = seenBy(game, position, eye);
  return {
    eye,
    frame,
    at,
    cause,
    news,
    awaited,
    ...undosOf(game, position, eye, eye === 'watcher' ? undefined : position.after.noUndo[eye]),
    ...(outcome === null ? {} : { outcome }),
    clocks: clocksFor(eye, position.after.clock),
  };
}
