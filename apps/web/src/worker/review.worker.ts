/** The worker in which a match is reviewed. */

import { REVIEW_EFFORT } from '@tarmac/bots';
import { serveJob } from '../jobs/job.ts';
import { reviewFile } from './review.ts';
import type { ReviewPart, ReviewQuestion, ReviewResult } from './review-api.ts';

/** The time limit: a slower device reduces the effort. */
const MOST_MS = 50_000;

serveJob<ReviewQuestion, ReviewPart, ReviewResult>((question) =>
  reviewFile(question, { ...REVIEW_EFFORT, time: { milliseconds: MOST_MS, now: () => performance.now() } }),
);
