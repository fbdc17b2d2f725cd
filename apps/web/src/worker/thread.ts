/** A worker of its own to think in. */

import { makeCalls } from '../host/calls.ts';
import type { Thoughts } from './think.ts';
import type { Thread } from './thinker.ts';

export function startThread(): Thread {
  const worker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' });
  const calls = makeCalls((ask) => worker.postMessage(ask));
  const end = () => {
    calls.lose();
    worker.terminate();
  };
  worker.onmessage = ({ data }) => calls.take(data);
  worker.onerror = (event) => {
    // Else it would be an error of the rules worker, which the page would take for dead.
    event.preventDefault();
    end();
  };
  worker.onmessageerror = end;
  return {
    decide: (question) => calls.call('decide', [question]),
    advise: (question) => calls.call('advise', [question]) as ReturnType<Thoughts['advise']>,
    end,
  };
}
