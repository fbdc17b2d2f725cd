/** The rules worker: it answers the page and runs the matches of this browser. */

import { serve } from '../backend/calls.ts';
import { rulesApi } from './api.ts';
import { indexedDbStore } from './indexed-db.ts';
import { memoryStore } from './memory-store.ts';
import { withSpare } from './spare-store.ts';
import { makeThinker } from './thinker.ts';
import { startThread } from './thread.ts';

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

serve(
  rulesApi({
    store: withSpare(indexedDbStore(), memoryStore()),
    thinker: makeThinker(startThread, wait),
    now: () => Date.now(),
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
    wait,
    hold,
    say: (said) => postMessage(said),
  }),
);

/** Without a secure context there are no locks; then only the store keeps two tabs apart. */
function hold(name: string): Promise<(() => void) | null> {
  if (!('locks' in navigator)) return Promise.resolve(() => undefined);
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (lock === null) return resolve(null);
        return new Promise<void>((release) => resolve(release));
      })
      .catch(reject);
  });
}
