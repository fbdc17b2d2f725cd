/** Worker threads of Node that answer questions. */

export type { Share } from './fair-queue.ts';
export { makePool, type Pool, type PoolLimits } from './pool.ts';
export { answerQuestions, openThread, type Thread, type ThreadLimits, threadHere } from './thread.ts';
