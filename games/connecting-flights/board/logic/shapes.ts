/** The parts of what the rules define for pictures, by name: a picture sees no more of the rules than those few types. */

import type { Action, Scene, View } from '@tarmac/connecting-flights/rules';

export type Board = Scene['board'];
export type Offer = View['offers'][number];
export type Bundle = Offer['give'];
export type Plan = Extract<Action, { type: 'fly' }>['chains'];
export type Chain = Plan[number];
export type Leg = Chain['legs'][number];
export type PlayerCard = Board['players'][number];
