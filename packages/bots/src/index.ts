/** Search and levels. Knows the kit, never a game. */

export { type Answer, answer, type Question } from './ask.ts';
export type { Bot, Budget, Candidate, Decision, Reason } from './bot.ts';
export type { Brain, Evaluation, Feature, Weights } from './brain.ts';
export type { Aim, Calibration, Counts, Figure, FinishedGame } from './calibration.ts';
export { type Comparison, type Explained, explainBy } from './explain.ts';
export { flatSearch } from './flat.ts';
export { greedy } from './greedy.ts';
export { type Judge, makeJudge, type Verdict } from './judge.ts';
export { LEVELS, type Level, type Limits } from './levels.ts';
export { CONTESTANTS, type Contestant, type Player, playerOf } from './make.ts';
export { type Playout, policyChoice, policyPlayout } from './policy.ts';
export type { Review, ReviewEffort, ReviewedDecision, ReviewPoint, ReviewProgress } from './review/review.ts';
export { treeSearch } from './tree.ts';
