/** The worker in which bots think, so that nobody waits for them with anything else. */

import { serve } from '../backend/calls.ts';
import { thoughts } from './think.ts';

serve(thoughts(() => performance.now()));
