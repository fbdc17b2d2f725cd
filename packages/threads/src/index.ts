/** Worker threads of Node that answer questions. */

export { makePool, type Pool, type PoolLimits } from './pool.ts';
export { openThread, type Thread, type ThreadLimits, threadHere } from './thread.ts';
