/** Names for the types that the rules define for pictures. */

import type { Action, Scene, View } from '@tarmac/airlines-europe/rules';

export type Airline = View['market'][number];
export type Share = Extract<Action, { type: 'play' }>['share'];
export type Board = Scene['board'];
export type Route = Board['routes'][number];
export type Zone = Board['track']['zones'][number];
