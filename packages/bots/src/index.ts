/** Search and levels. Knows the kit, never a game. */

export type { Bot, Budget, Candidate, Decision, Reason } from './bot.ts';
export type { Brain, Evaluation, Feature, Weights } from './brain.ts';
export { flatSearch } from './flat.ts';
export { type Judge, makeJudge, type Verdict } from './judge.ts';
export { LEVELS, type Level, type Limits } from './levels.ts';
export { type Player, playerOf } from './make.ts';
export { type Playout, policyChoice, policyPlayout } from './policy.ts';
