/** The state of a replay: the moment, the eye, and whether it plays. */

import type { Eye, Seat } from '@tarmac/kit';
import type { PageAnswer, PageProblem } from '../backend/backend.ts';
import { rules } from '../backend/rules.ts';
import type { Recalled, ReplayInfo } from '../worker/rules-api.ts';
import { indexAtEntry, indexOfFrame, type Place } from './place.ts';

/** Long enough to see what happened and to read a line. */
const STEP_MS = 1400;

const BROKEN: PageAnswer<readonly Recalled[]> = { ok: false, problem: 'broken' };

export type Player = ReturnType<typeof replayPlayer>;

/** `mine`: the reader's seat, whose hand is open at first. */
export function replayPlayer(info: ReplayInfo, mine: Seat | null) {
  const wanted: readonly Eye[] = [mine ?? 'watcher', 'watcher', ...info.eyes];
  let eye = $state<Eye>(wanted.find((one) => info.eyes.includes(one)) ?? 'watcher');
  let moments = $state.raw<readonly Recalled[]>([]);
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
  async function look(through: Eye, place: (seen: readonly Recalled[]) => number): Promise<void> {
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
    get shown(): Recalled | null {
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
      const entry = moments[index]?.entry ?? 0;
      return look(other, (seen) => indexAtEntry(seen, entry));
    },
    to(place: number): void {
      pause();
      to(place);
    },
    /** What this eye saw once this entry of the log was made. */
    toEntry(entry: number): void {
      pause();
      to(indexAtEntry(moments, entry));
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
