/** Watches wait their turn in two lanes, so that a crowd of spectators holds up neither players nor moves. */

import type { Load } from '../load.ts';

export interface Lane {
  /** Null when too many wait already. A task that was called off while it waited is not begun. */
  enter(isCalledOff: () => boolean, task: () => Promise<void>): Promise<void> | null;
}

/** `mayBegin`: false puts off what waits; it is asked again after a while. */
export function makeLane(atOnce: number, mostWaiting: number, mayBegin: () => boolean = () => true): Lane {
  const waiting: (() => void)[] = [];
  let running = 0;
  let isPutOff = false;

  function next(): void {
    while (running < atOnce && waiting.length > 0) {
      if (!mayBegin()) {
        if (!isPutOff) setTimeout(askAgain, LATER_MILLISECONDS).unref();
        isPutOff = true;
        return;
      }
      waiting.shift()?.();
    }
  }

  function askAgain(): void {
    isPutOff = false;
    next();
  }

  return {
    enter(isCalledOff, task) {
      if (waiting.length >= mostWaiting) return null;
      return new Promise((resolve, reject) => {
        waiting.push(() => {
          if (isCalledOff()) return resolve();
          running++;
          task()
            .then(resolve, reject)
            .finally(() => {
              running--;
              next();
            });
        });
        next();
      });
    },
  };
}

const LATER_MILLISECONDS = 50;

export interface Lanes {
  readonly players: Lane;
  readonly spectators: Lane;
}

export function makeLanes(load: Pick<Load, 'sheds'>): Lanes {
  return { players: makeLane(8, 2000), spectators: makeLane(2, 500, () => !load.sheds('watching')) };
}
