/** A worker thread to think in. */

import { openChannel } from '../backend/calls.ts';
import type { Thoughts } from './think.ts';
import type { Thread } from './thinker.ts';

export function startThread(): Thread {
  const { remote, end } = openChannel<Thoughts>(
    new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' }),
    // Else the rules worker would get the error, and the page would take it for dead.
    { onDeath: (event) => event.preventDefault() },
  );
  return { decide: remote.decide, advise: remote.advise, end };
}
