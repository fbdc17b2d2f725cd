/** The worker that checks a match: it may take a while, and the page stays alive. */

import { serveJob } from '../jobs/job.ts';
import { verified } from './verify.ts';

serveJob(verified);
