/** What others may import of the rules of Standby. */

export { standby } from './game.ts';
export { REFUSALS, type RefusalCode } from './refusals.ts';
export type { Action, News } from './state.ts';
