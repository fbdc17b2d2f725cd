/**
 * What a server showed this browser of a match while it was played: the hashes of its views, in order. Once the match is over
 * they are held against the log: a server that showed one thing and published another is found out.
 */

import type { Host, HostSaid } from '../host/host.ts';
import { rules } from '../host/rules.ts';
import { keepOnly, keepView } from './kept.ts';

/** The same host; what it tells of the reader's own seats while the match is played is noted. */
export function noting(host: Host, match: string): Host {
  let tail: Promise<unknown> = Promise.resolve();
  let running = false;

  function hear(said: HostSaid): void {
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
    ...host,
    open(listener) {
      host.open((said) => {
        hear(said);
        listener(said);
      });
    },
  };
}
