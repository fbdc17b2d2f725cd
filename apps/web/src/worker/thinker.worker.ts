/** The worker in which bots think, so that nothing else waits for them. */

import { serve } from '../backend/calls.ts';
import { thoughts } from './think.ts';

serve(thoughts(() => performance.now()));
