/** The state of a replay: the moment, the eye, and whether it plays. */

import type { Eye } from '@tarmac/kit';
import type { Moment, PageAnswer, PageProblem } from '../backend/backend.ts';
import { rules } from '../backend/rules.ts';
import type { ReplayInfo } from '../worker/rules-api.ts';
import { indexAtTime, indexOfFrame, type Place } from './place.ts';

/** Long enough to see what happened and to read a line. */
const STEP_MS = 1400;

const BROKEN: PageAnswer<readonly Moment[]> = { ok: false, problem: 'broken' };

export type Player = ReturnType<typeof replayPlayer>;

export function replayPlayer(info: ReplayInfo) {
  let eye = $state<Eye>(info.eyes.includes('watcher') ? 'watcher' : (info.eyes[0] ?? 'watcher'));
  let moments = $state.raw<readonly Moment[]>([]);
  let index = $state(0);
  let playing = $state(false);
  let problem = $state.raw<PageProblem | null>(null);
  let timer: ReturnType<typeof setInterval> | undefined;

  function to(place: number): void {
    index = Math.max(0, Math.min(moments.length - 1, place));
    if (index === moments.length - 1) pause();
  }

  function pause(): void {
    playing = false;
    clearInterval(timer);
  }

  /** The caller chooses the place in the other eye's moments. */
  async function look(through: Eye, place: (seen: readonly Moment[]) => number): Promise<void> {
    const answer = await rules()
      .replay(info.id, through)
      .catch(() => BROKEN);
    if (!answer.ok) {
      problem = answer.problem;
      return;
    }
    problem = null;
    eye = through;
    moments = answer.value;
    to(place(answer.value));
  }

  return {
    get eye() {
      return eye;
    },
    get moments() {
      return moments;
    },
    get index() {
      return index;
    },
    get shown(): Moment | null {
      return moments[index] ?? null;
    },
    get playing() {
      return playing;
    },
    get problem() {
      return problem;
    },
    /** The frame a link names, or the beginning. */
    begin(place: Place | null): Promise<void> {
      if (place === null || !info.eyes.includes(place.eye)) return look(eye, () => 0);
      return look(place.eye, (seen) => indexOfFrame(seen, place.frame));
    },
    lookThrough(other: Eye): Promise<void> {
      const at = moments[index]?.at ?? 0;
      return look(other, (seen) => indexAtTime(seen, at));
    },
    to(place: number): void {
      pause();
      to(place);
    },
    toFrame(frame: number): void {
      pause();
      to(indexOfFrame(moments, frame));
    },
    toggle(): void {
      if (playing) {
        pause();
        return;
      }
      if (index === moments.length - 1) index = 0;
      playing = true;
      timer = setInterval(() => to(index + 1), STEP_MS);
    },
    close(): void {
      pause();
      // A failed close does no harm: the replay ends with the worker.
      void rules()
        .closeReplay(info.id)
        .catch(() => undefined);
    },
  };
}
