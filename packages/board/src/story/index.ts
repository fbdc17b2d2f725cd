/** What scorings and their points tell, whatever is scored. Plain functions: tests and stories need no page for them. */

export * from './scorings.ts';
export * from './standings.ts';
export type { MomentNews, WholeScoring } from './whole-scorings.ts';
