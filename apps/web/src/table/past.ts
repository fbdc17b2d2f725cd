/** All moments of each eye so far: requested once, then kept up to date. */

import type { Eye } from '@tarmac/kit';
import type { Moment, PageAnswer } from '../backend/backend.ts';
import { followedBy, together } from './log.ts';

export interface Past {
  /** Requests this eye's past, unless it is known or already requested. */
  want(eye: Eye): void;
  hear(moment: Moment): void;
  /** The connection is back: repeats failed requests. */
  isLive(): void;
}

type Ask = (eye: Eye) => Promise<PageAnswer<readonly Moment[]>>;
type Changed = (eye: Eye, moments: readonly Moment[]) => void;

export function makePast(ask: Ask, changed: Changed): Past {
  const known = new Map<Eye, readonly Moment[]>();
  /** By eye, oldest first: moments that arrived during the request. */
  const meanwhile = new Map<Eye, readonly Moment[]>();
  const newest = new Map<Eye, Moment>();
  const failed = new Set<Eye>();

  function know(eye: Eye, moments: readonly Moment[]): void {
    known.set(eye, moments);
    changed(eye, moments);
  }

  async function askFor(eye: Eye): Promise<void> {
    if (meanwhile.has(eye)) return;
    const last = newest.get(eye);
    meanwhile.set(eye, last === undefined ? [] : [last]);
    failed.delete(eye);
    const answer = await ask(eye).catch(() => null);
    const told = meanwhile.get(eye) ?? [];
    meanwhile.delete(eye);
    if (answer?.ok !== true) failed.add(eye);
    know(eye, together(answer?.ok === true ? answer.value : (known.get(eye) ?? []), told));
  }

  return {
    want(eye) {
      if (!known.has(eye)) void askFor(eye);
    },
    hear(moment) {
      const { eye } = moment;
      newest.set(eye, moment);
      const had = known.get(eye);
      const more = had === undefined ? null : followedBy(had, moment);
      if (more !== null && more !== had) know(eye, more);
      const told = meanwhile.get(eye);
      if (told !== undefined) meanwhile.set(eye, together(told, [moment]));
      else if (had !== undefined && (more === null || failed.has(eye))) void askFor(eye);
    },
    isLive() {
      for (const eye of [...failed]) void askFor(eye);
    },
  };
}
