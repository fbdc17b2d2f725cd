/** The worker of the balance lab. */

import { serveJob } from '../jobs/job.ts';
import { playInLab } from './lab.ts';
import type { LabFigures, LabProgress, LabQuestion } from './lab-api.ts';

serveJob<LabQuestion, LabProgress, LabFigures>((question) => playInLab(question, () => performance.now()));
