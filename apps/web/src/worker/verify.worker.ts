/** The worker that verifies a match, so that the page stays responsive. */

import { serveJob } from '../jobs/job.ts';
import { verified } from './verify.ts';

serveJob(verified);
