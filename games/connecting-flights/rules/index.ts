/** Connecting Flights, competitive, as pure rules. */

export type { Action, Bundle } from './actions.ts';
export type { Board } from './board.ts';
export type { News } from './news.ts';
export type { State } from './state.ts';
export type { View } from './view-types.ts';
