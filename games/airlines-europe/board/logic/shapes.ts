/** The parts of what the rules define for pictures, by name: a picture sees no more of the rules than those few types. */

import type { Action, Scene, View } from '@tarmac/airlines-europe/rules';

export type Airline = View['market'][number];
export type Share = Extract<Action, { type: 'play' }>['share'];
export type Board = Scene['board'];
export type Route = Board['routes'][number];
export type Zone = Board['track']['zones'][number];
