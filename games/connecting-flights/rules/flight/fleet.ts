/** The cards a seat can fly with now, and the effects of sabotage on them. */

import { AIRPORT_CARDS, SUPPLY } from '@tarmac/flights/rules';
import type { Seat } from '@tarmac/kit';
import { abilityOf, type InForce, sabotageEffect } from '../modifiers.ts';
import type { Tables } from '../tables.ts';

/** As much of a state as flights depend on; a view has it too. */
export interface Flyable extends InForce {
  readonly where: readonly number[];
  readonly rightsOf: readonly number[];
  readonly trucks: readonly (readonly number[])[];
}

/** The sabotage card on a card; -1 without one. */
export function sabotageOn({ sabotages }: Pick<Flyable, 'sabotages'>, card: number): number {
  return sabotages.indexOf(card);
}

/** CF-4.7 */
export function isGrounded(state: Pick<Flyable, 'sabotages'>, tables: Tables, card: number): boolean {
  const sabotage = sabotageOn(state, card);
  return sabotage >= 0 && sabotageEffect(tables, sabotage).grounds === true;
}

/** CF-4.7 how much less a flight to that airport earns. */
export function lessAt(state: Pick<Flyable, 'sabotages'>, tables: Tables, card: number): number {
  const sabotage = sabotageOn(state, card);
  if (sabotage < 0) return 0;
  return sabotageEffect(tables, sabotage).earnsLess === true ? (tables.board.sabotages[sabotage]?.amount ?? 0) : 0;
}

/** CF-2.6, CF-4.10 the seat has it as landing rights: rented, or lent by another seat. */
export function isRights({ rightsOf }: Pick<Flyable, 'rightsOf'>, seat: Seat, card: number): boolean {
  return rightsOf[card] === seat;
}

/** Its own, and not lent out. */
export function isUsable({ where, rightsOf }: Pick<Flyable, 'where' | 'rightsOf'>, seat: Seat, card: number): boolean {
  return card < AIRPORT_CARDS
    ? rightsOf[card] === seat || (where[card] === seat && rightsOf[card] === -1)
    : where[card] === seat;
}

/** CF-4.5 what landing rights of this seat cost again if they are not used. */
export function unusedPenalty(state: Flyable, tables: Tables, seat: Seat, card: number): number {
  if (!isRights(state, seat, card) || state.where[card] !== SUPPLY) return 0;
  return abilityOf(state, tables, seat).noPenalty === true ? 0 : tables.rightsPriceOf[card]!;
}
