/** Who is told of a match, through which eyes. Each eye's frame is written once, however many read it. */

import type { Eye } from '@tarmac/kit';
import { eyeIndex } from '@tarmac/match';
import { frameMessage, viewMessage } from './frames.ts';
import type { Listener } from './matches.ts';
import type { Move, ServerPosition } from './position.ts';
import type { Setting } from './setting.ts';

export interface Audience {
  readonly listener: Listener;
  readonly eyes: readonly Eye[];
  /** By place in `eyes`: the last frame they were sent. */
  readonly sent: number[];
}

/** A match, as far as telling of it goes. */
interface Watched {
  readonly setting: Setting;
  readonly audience: ReadonlySet<Audience>;
}

/** A person sees through all seats that are theirs; everybody else watches. */
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

/** The same frame, with what is beside the view as it is now. */
export function resendViews({ setting, audience }: Watched, position: ServerPosition): void {
  for (const { listener, eyes } of audience)
    for (const eye of eyes) listener.send(viewMessage(setting, position, eye, []));
}

/** Where frames may have been missed the whole view is sent again. */
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
