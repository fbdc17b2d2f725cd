/** Shared proofs for the tests of every game's bot, and positions to decide in. */

export { type AskedPosition, positionsOf, type Table } from './positions.ts';
export { type BotPlan, botConformance, PROOF, SAMPLE } from './suite.ts';
