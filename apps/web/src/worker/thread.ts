/** A worker of its own to think in. */

import { openChannel } from '../backend/calls.ts';
import type { Thoughts } from './think.ts';
import type { Thread } from './thinker.ts';

export function startThread(): Thread {
  const { remote, end } = openChannel<Thoughts>(
    new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' }),
    // Else it would be an error of the rules worker, which the page would take for dead.
    { onDeath: (event) => event.preventDefault() },
  );
  return { decide: remote.decide, advise: remote.advise, end };
}
