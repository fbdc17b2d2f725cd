/** Search and levels. Knows the kit, never a game. */

export { answer, type BotAnswer, type Question } from './ask.ts';
export type { Bot, Budget, Candidate, Decision, Reason } from './bot.ts';
export { type Brain, type Evaluation, type Feature, ownSeat, type TeamChance, type Weights } from './brain.ts';
export {
  type Aim,
  type Calibration,
  type Counts,
  countFinished,
  type Figure,
  mean,
  ratio,
  share,
  victories,
} from './calibration.ts';
export { type Decided, decideBy } from './decide.ts';
export { type Comparison, type Explained, explainBy } from './explain.ts';
export { featureTable } from './feature-table.ts';
export { flatSearch } from './flat.ts';
export { greedy } from './greedy.ts';
export { type Judge, type Judgement, makeJudge } from './judge.ts';
export { byId, leaderShare, seatsWhere, seatsWithMost, sum } from './lab/counting.ts';
export { type Bounds, type Estimate, estimateOf, meanOf, spreadOf, studentT95 } from './lab/estimate.ts';
export { labFigures } from './lab/figures.ts';
export { type LabFile, type LabQuestion, labFile, parseLabFile } from './lab/file.ts';
export type {
  Bin,
  ByGroup,
  Ending,
  FinishedGame,
  Lab,
  LabCounts,
  LabFigures,
  LabProgress,
  LabScores,
  LabWish,
  LeaderFigures,
  MeasuredIn,
  MeasureFigure,
  MeasureGroup,
  Spread,
  StrengthFigure,
  StrengthGroup,
} from './lab/lab.ts';
export { type Cast, type GameResult, playToTheEnd, type SeatedGame, seatBots, type Watch } from './lab/play-game.ts';
export { type LabStep, labRun, playLabGame } from './lab/run.ts';
export { seedFrom } from './lab/seed-from.ts';
export { addLabGame, emptyLabTally, type LabGame, type LabTally, mergeLabTallies } from './lab/tally.ts';
export { differenceOf, type Interval, wilson, Z } from './lab/wilson.ts';
export { LEVELS, type Level, type Limits } from './levels.ts';
export { CONTESTANTS, type Contestant, type Player, playerOf } from './make.ts';
export type { Floor, Manifest, Mind, Probe, Trials } from './manifest.ts';
export { type Playout, policyChoice, policyPlayout } from './policy.ts';
export { reviewMatch } from './review/match.ts';
export {
  REVIEW_EFFORT,
  type Review,
  type ReviewEffort,
  type ReviewedDecision,
  type ReviewPoint,
  type ReviewProgress,
} from './review/review.ts';
