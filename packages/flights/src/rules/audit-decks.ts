/** CF-1.9 audits the queues under the decks of both games: each holds exactly the cards that lie there. */

import { type Card, FIRST_ELECTRIC, FIRST_PASSENGER } from './components.ts';
import { UNDER_DECK } from './places.ts';

interface Queued {
  readonly where: readonly number[];
  readonly planeQueue: readonly Card[];
  readonly passengerQueue: readonly Card[];
}

/** Compares a list with the cards at a place, in any order. */
export function listProblems(what: string, list: readonly Card[], lying: readonly Card[]): string[] {
  return areSame(list, lying) ? [] : [`${what} are not those that lie there`];
}

export function auditQueues({ where, planeQueue, passengerQueue }: Queued): string[] {
  const under = cardsAt(where, UNDER_DECK);
  const planes = under.filter((card) => card < FIRST_ELECTRIC);
  const passengers = under.filter((card) => card >= FIRST_PASSENGER);
  return [
    ...listProblems('the planes under the deck', planeQueue, planes),
    ...listProblems('the passengers under the deck', passengerQueue, passengers),
  ];
}

/** The cards at a place, ascending. */
export function cardsAt(where: readonly number[], place: number): Card[] {
  return where.flatMap((at, card) => (at === place ? [card] : []));
}

export function areSame(list: readonly number[], rising: readonly number[]): boolean {
  return list.toSorted((a, b) => a - b).join() === rising.join();
}
