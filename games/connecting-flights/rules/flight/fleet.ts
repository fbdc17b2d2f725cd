/** What a seat can plan flights with now. */

import {
  AIRPORT_CARDS,
  CARDS,
  type Card,
  FIRST_PASSENGER,
  FIRST_PLANE,
  isElectric,
  kindOf,
  SUPPLY,
} from '@tarmac/flights/rules';
import type { Seat } from '@tarmac/kit';
import { abilityOf, faresNow, type InForce, sabotageEffect } from '../modifiers.ts';
import type { Tables } from '../tables.ts';
import type { Fleet, FleetAirport } from './planner.ts';

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
  return abilityOf(state, tables, seat).noPenalty === true ? 0 : (tables.rightsPriceOf[card] as number);
}

export function fleetOf(state: Flyable, tables: Tables, seat: Seat): Fleet {
  const { where } = state;
  const airports: FleetAirport[] = [];
  const planes: { card: number; stars: number; electric: boolean }[] = [];
  const passengers: { card: number; continent: number; stars: number }[] = [];
  for (let card = 0; card < AIRPORT_CARDS; card++) {
    if (!isUsable(state, seat, card) || isGrounded(state, tables, card)) continue;
    airports.push({
      card,
      city: tables.cityOf[card] as number,
      continent: tables.continentOf[card] as number,
      stars: tables.starsOf[card] as number,
      rights: isRights(state, seat, card),
      penalty: unusedPenalty(state, tables, seat, card),
      less: lessAt(state, tables, card),
    });
  }
  for (let card = FIRST_PLANE; card < CARDS; card++) {
    if (where[card] !== seat || isGrounded(state, tables, card)) continue;
    const stars = tables.starsOf[card] as number;
    if (card < FIRST_PASSENGER) planes.push({ card, stars, electric: isElectric(card) });
    else passengers.push({ card, stars, continent: tables.continentOf[card] as number });
  }
  return {
    airports,
    planes,
    passengers,
    trucks: state.trucks[seat] as readonly number[],
    boosts: abilityOf(state, tables, seat).boosts ?? 0,
    fares: faresNow(state, tables),
  };
}

/** A card as it would join a fleet, bought and free of any sabotage. */
export function pieceOf(tables: Tables, card: Card): Partial<Pick<Fleet, 'airports' | 'planes' | 'passengers'>> {
  const stars = tables.starsOf[card] as number;
  const continent = tables.continentOf[card] as number;
  switch (kindOf(card)) {
    case 'airport':
      return {
        airports: [{ card, city: tables.cityOf[card] as number, continent, stars, rights: false, penalty: 0, less: 0 }],
      };
    case 'plane':
      return { planes: [{ card, stars, electric: isElectric(card) }] };
    case 'passenger':
      return { passengers: [{ card, stars, continent }] };
  }
}
