/** Names for the types that the rules define for pictures. */

import type { Scene, View } from '@tarmac/airlines/rules';

export type Airline = View['row'][number];
export type Board = Scene['board'];
export type Route = Board['routes'][number];
export type Style = Route['style'];
export type FlightCard = Scene['flights'][number];
