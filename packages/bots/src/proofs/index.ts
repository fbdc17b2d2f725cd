/** What the tests of every game's bot prove with: positions to think in, and the proofs that are the same for all. */

export { type AskedPosition, positionsOf, type Table } from './positions.ts';
export { type BotPlan, botConformance, PROOF, SAMPLE } from './suite.ts';
