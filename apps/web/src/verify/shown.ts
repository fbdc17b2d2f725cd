/**
 * What a server showed this browser of a match while it was played: the hashes of its views, in order. Once the match is over
 * they are held against the log: a server that showed one thing and published another is found out.
 */

import type { Backend, BackendSaid } from '../backend/backend.ts';
import { rules } from '../backend/rules.ts';
import { keepOnly, keepView } from './kept.ts';

/** The same backend; notes what it tells of the reader's own seats while the match is played. */
export function noting(backend: Backend, match: string): Backend {
  let tail: Promise<unknown> = Promise.resolve();
  let running = false;

  function hear(said: BackendSaid): void {
    if (said.kind === 'table') {
      running = said.table.state === 'running';
      if (running) keepOnly(match, said.table.mySeats);
    }
    if (said.kind !== 'moment' || said.moment.eye === 'watcher' || !running) return;
    const { eye, frame, view } = said.moment;
    // One after another, as they were shown.
    tail = tail.then(async () => keepView(match, eye, frame, await rules().viewHash(view))).catch(() => undefined);
  }

  return {
    ...backend,
    open(listener) {
      backend.open((said) => {
        hear(said);
        listener(said);
      });
    },
  };
}
