/** The stories of scorings and points, for any game. Plain functions, which tests use without a page. */

export * from './amounts.ts';
export * from './scorings.ts';
export * from './standings.ts';
export type { MomentNews, WholeScoring } from './whole-scorings.ts';
