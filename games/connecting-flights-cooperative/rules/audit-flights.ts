/** CF-2.10, CF-6.2 this round's flights: valid, of cards and trucks that are there, each used once, and who came home in them. */

import { brokenRule } from '@tarmac/flights/rules';
import { aboard } from './costs.ts';
import type { Flight, State } from './state.ts';
import type { Tables } from './tables.ts';
import { isLeft, isReached, isServing, trucksFree } from './used.ts';

export function auditFlights(state: State, tables: Tables): string[] {
  const { flights, homeThisRound } = state;
  const problems = flights.flatMap((flight, place) => auditFlight(state, tables, flight, place));
  // A charter stays on its continent, and nobody on the board is on their own.
  const home = flights.reduce((sum, { pawns, to }) => sum + pawns[tables.continentOf[to]!]!, 0);
  if (home !== homeThisRound) problems.push(`${homeThisRound} pawns home in this round and ${home} in its flights`);
  return problems;
}

function auditFlight(state: State, tables: Tables, flight: Flight, place: number): string[] {
  const { where, rightsOf, trucks } = state;
  const { hand, from, plane, passenger, to, truck, pawns } = flight;
  const before = { flights: state.flights.slice(0, place), trucks };
  const problems: string[] = [];
  const isHad = [from, plane, passenger].every((card) => where[card] === hand);
  if (!isHad || (where[to] !== hand && rightsOf[to] !== hand)) problems.push('of cards the hand has not');
  if (
    isServing(before, plane) ||
    isServing(before, passenger) ||
    isLeft(before, from) ||
    isLeft(before, to) ||
    isReached(before, to) ||
    (truck > 0 && trucksFree(before, hand, truck) <= 0)
  )
    problems.push('of what was used before');
  if (brokenRule(tables, flight, 0, false) !== null) problems.push('that is not valid');
  const count = aboard(pawns);
  if (count === 0 || count > tables.starsOf[plane]!) problems.push(`with ${count} pawns aboard`);
  return problems.map((problem) => `flight ${place + 1} is one ${problem}`);
}
