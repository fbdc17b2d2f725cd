/** Names for the types that the rules define for pictures. */

import type { Action, Scene, View } from '@tarmac/connecting-flights/rules';

export type Board = Scene['board'];
export type Offer = View['offers'][number];
export type Bundle = Offer['give'];
export type Plan = Extract<Action, { type: 'fly' }>['chains'];
export type Chain = Plan[number];
export type Leg = Chain['legs'][number];
export type PlayerCard = Board['players'][number];
