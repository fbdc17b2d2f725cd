/** The pieces a seat can plan flights with now. */

import {
  abilityOf,
  type Flyable,
  faresNow,
  isGrounded,
  isRights,
  isUsable,
  lessAt,
  type Tables,
  unusedPenalty,
} from '@tarmac/connecting-flights/rules';
import {
  AIRPORT_CARDS,
  CARDS,
  type Card,
  FIRST_PASSENGER,
  FIRST_PLANE,
  isElectric,
  kindOf,
} from '@tarmac/flights/rules';
import type { Seat } from '@tarmac/kit';
import type { Fleet, FleetAirport } from './fleet-types.ts';

export function fleetOf(state: Flyable, tables: Tables, seat: Seat): Fleet {
  const { where } = state;
  const airports: FleetAirport[] = [];
  const planes: { card: number; stars: number; electric: boolean }[] = [];
  const passengers: { card: number; continent: number; stars: number }[] = [];
  for (let card = 0; card < AIRPORT_CARDS; card++) {
    if (!isUsable(state, seat, card) || isGrounded(state, tables, card)) continue;
    airports.push({
      card,
      city: tables.cityOf[card]!,
      continent: tables.continentOf[card]!,
      stars: tables.starsOf[card]!,
      rights: isRights(state, seat, card),
      penalty: unusedPenalty(state, tables, seat, card),
      less: lessAt(state, tables, card),
    });
  }
  for (let card = FIRST_PLANE; card < CARDS; card++) {
    if (where[card] !== seat || isGrounded(state, tables, card)) continue;
    const stars = tables.starsOf[card]!;
    if (card < FIRST_PASSENGER) planes.push({ card, stars, electric: isElectric(card) });
    else passengers.push({ card, stars, continent: tables.continentOf[card]! });
  }
  return {
    airports,
    planes,
    passengers,
    trucks: state.trucks[seat]!,
    boosts: abilityOf(state, tables, seat).boosts ?? 0,
    fares: faresNow(state, tables),
  };
}

/** A card as it would join a fleet, bought and free of any sabotage. */
export function pieceOf(tables: Tables, card: Card): Partial<Pick<Fleet, 'airports' | 'planes' | 'passengers'>> {
  const stars = tables.starsOf[card]!;
  const continent = tables.continentOf[card]!;
  switch (kindOf(card)) {
    case 'airport':
      return {
        airports: [{ card, city: tables.cityOf[card]!, continent, stars, rights: false, penalty: 0, less: 0 }],
      };
    case 'plane':
      return { planes: [{ card, stars, electric: isElectric(card) }] };
    case 'passenger':
      return { passengers: [{ card, stars, continent }] };
  }
}
