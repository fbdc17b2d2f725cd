/** Names for the types that the rules define for pictures. */

import type { Action, Facts, Scene, View } from '@tarmac/connecting-flights/rules';

export type Board = Scene['board'];
export type Offer = View['offers'][number];
export type Bundle = Offer['give'];
export type Plan = Extract<Action, { type: 'fly' }>['chains'];
export type Chain = Plan[number];
export type Leg = Chain['legs'][number];
export type PlayerCard = Board['players'][number];

/** What a seat is short of. */
export type Missing = NonNullable<Facts['missing']>;
export type MissingSet = Missing['sets'][number];
export type MissingPiece = MissingSet['pieces'][number];

/** CF-4.10 what an offer would bring one of its seats, and why it was declined. */
export type TradeGain = Facts['gains'][number];
export type Reason = NonNullable<Extract<Action, { type: 'answer' }>['reason']>;
