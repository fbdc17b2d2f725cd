/**
 * The hashes of the views that a server sent to this browser during a match, in order. After the end they are compared
 * with the log, which exposes a server that showed something else than it published.
 */

import type { Backend, BackendSaid } from '../backend/backend.ts';
import { rules } from '../backend/rules.ts';
import { keepOnly, keepView } from './kept.ts';

/** The same backend; records the views of the reader's own seats during the match. */
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
