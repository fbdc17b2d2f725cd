/** Sends frames of a match to its listeners by eye. Each eye's frame is serialised once for all listeners. */

import type { Eye } from '@tarmac/kit';
import { eyeIndex } from '@tarmac/match';
import { frameMessage, viewMessage } from './frames.ts';
import type { Listener } from './matches.ts';
import type { Move, ServerPosition } from './position.ts';
import type { Setting } from './setting.ts';

export interface Audience {
  readonly listener: Listener;
  readonly eyes: readonly Eye[];
  /** By place in `eyes`: the last frame sent. */
  readonly sent: number[];
}

/** The part of a match that this file needs. */
interface Watched {
  readonly setting: Setting;
  readonly audience: ReadonlySet<Audience>;
}

/** A person has the eyes of all their seats; everybody else is a watcher. */
export function eyesFor({ people }: Setting, person: string | null): Eye[] {
  const seats = people.flatMap((holder, seat) => (holder !== null && holder === person ? [seat] : []));
  return seats.length > 0 ? seats : ['watcher'];
}

export function broadcast({ setting, audience }: Watched, { position, changes }: Move): void {
  const seats = setting.people.length;
  const written: (string | undefined)[] = [];
  for (const { listener, eyes, sent } of audience) {
    for (const [place, eye] of eyes.entries()) {
      const index = eyeIndex(eye, seats);
      const change = changes[index];
      if (change === null || change === undefined) continue;
      written[index] ??= frameMessage(setting, position, eye, change);
      listener.send(written[index]);
      sent[place] = position.after.frames[index] as number;
    }
  }
}

/** Sends the same frame again, with the present clocks. */
export function resendViews({ setting, audience }: Watched, position: ServerPosition): void {
  for (const { listener, eyes } of audience)
    for (const eye of eyes) listener.send(viewMessage(setting, position, eye, []));
}

/** Sends the whole view, where frames may have been missed. */
export function broadcastViews({ setting, audience }: Watched, position: ServerPosition): void {
  const seats = setting.people.length;
  for (const { listener, eyes, sent } of audience) {
    for (const [place, eye] of eyes.entries()) {
      const frame = position.after.frames[eyeIndex(eye, seats)] as number;
      if (sent[place] === frame) continue;
      listener.send(viewMessage(setting, position, eye, []));
      sent[place] = frame;
    }
  }
}
