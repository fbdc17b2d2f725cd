/** Example Game as pure rules. */

export { exampleGame } from './game.ts';
export { newsProblem, viewProblem } from './outside.ts';
export { REFUSALS, type RefusalCode } from './refusals.ts';
export type { Action, Facts, News, Scene, View } from './state.ts';
export { facts, scene } from './view.ts';
