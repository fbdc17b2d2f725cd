/** The parts of what the rules define for pictures, by name: a picture sees no more of the rules than those few types. */

import type { Scene, View } from '@tarmac/airlines/rules';

export type Airline = View['row'][number];
export type Board = Scene['board'];
export type Route = Board['routes'][number];
export type Style = Route['style'];
export type FlightCard = Scene['flights'][number];
