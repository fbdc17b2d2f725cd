/** The worker in which bots think, so that nobody waits for them with anything else. */

import type { Ask } from '../host/calls.ts';
import { serve } from './serve.ts';
import { thoughts } from './think.ts';

const own = thoughts(() => performance.now());

addEventListener('message', ({ data }: MessageEvent<Ask>) => {
  void serve(own, data, (reply) => postMessage(reply));
});
