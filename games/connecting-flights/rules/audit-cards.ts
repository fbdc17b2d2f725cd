/** Audits the places of cards, trucks and sabotages: each in one place, in agreement with every list. */

import {
  AIRPORT_CARDS,
  areSame,
  auditQueues,
  CARDS,
  type Card,
  cardsAt,
  IN_DECK,
  isElectric,
  kindOf,
  listProblems,
  MOST_COINS,
  OUT,
  SUPPLY,
  TRUCK_COUNTS,
  UNDER_DECK,
} from '@tarmac/flights/rules';
import { sabotageEffect } from './modifiers.ts';
import { isInPlay } from './setup.ts';
import {
  IN_ROW,
  knowerBit,
  SABOTAGE_DRAWN,
  SABOTAGE_IN_DECK,
  SABOTAGE_UNDER_DECK,
  type State,
  seatBefore,
} from './state.ts';
import type { Tables } from './tables.ts';

export function auditCards(state: State, tables: Tables): string[] {
  return [
    ...auditPlaces(state, tables),
    ...auditQueues(state),
    // CF-4.2
    ...listProblems('the cards in the auction', state.row, cardsAt(state.where, IN_ROW)),
    ...auditRights(state),
    ...auditTrucks(state),
    ...auditSabotages(state, tables),
    ...auditBuried(state),
  ];
}

/** CF-1.2 to CF-1.5, CF-3.1 */
function auditPlaces({ where, seats }: State, tables: Tables): string[] {
  if (where.length !== CARDS) return ['the cards are not those of the game'];
  return where.flatMap((place, card) => (canLie(place, card, seats, tables) ? [] : [`card ${card} lies at ${place}`]));
}

function canLie(place: number, card: Card, seats: number, { continentOf }: Tables): boolean {
  const continent = continentOf[card]!;
  const isOut = continent >= 0 && !isInPlay(seats, continent);
  if (isOut || place === OUT) return isOut && place === OUT;
  const isOpen = card < AIRPORT_CARDS || isElectric(card);
  switch (place) {
    case SUPPLY:
      return isOpen;
    case IN_DECK:
    case UNDER_DECK:
      return !isOpen;
    case IN_ROW:
      return !isElectric(card);
    default:
      return place >= 0 && place < seats;
  }
}

/** CF-4.4, CF-4.10 landing rights are rented from the supply or lent by another seat. */
function auditRights({ where, rightsOf, rented, seats, phase }: State): string[] {
  if (rightsOf.length !== AIRPORT_CARDS) return ['the landing rights are not those of the game'];
  const problems: string[] = [];
  const bought = rented.map(() => 0);
  rightsOf.forEach((seat, card) => {
    if (seat === -1) return;
    const place = where[card]!;
    if (place === SUPPLY) bought[seat] = (bought[seat] ?? 0) + 1;
    else if (place < 0 || place === seat) problems.push(`airport ${card} is landing rights and not to be had`);
  });
  if (rightsOf.some((seat) => seat < -1 || seat >= seats)) problems.push('landing rights of nobody we know');
  if (rightsOf.some((seat) => seat >= 0) && ['setup', 'event', 'auction'].includes(phase))
    problems.push('landing rights before the market');
  if (bought.join() !== rented.join()) problems.push(`landing rights rented: ${bought.join()}, not ${rented.join()}`);
  return problems;
}

/** CF-1.5, CF-1.7 */
function auditTrucks({ trucks, truckSupply, coins }: State): string[] {
  const problems = TRUCK_COUNTS.flatMap((count, place) => {
    const counts = [truckSupply[place]!, ...trucks.map((own) => own[place]!)];
    const total = counts.reduce((sum, each) => sum + each, 0);
    return total === count && counts.every((each) => each >= 0)
      ? []
      : [`${total} trucks of capacity ${place + 1} instead of ${count}`];
  });
  if (coins.some((count) => count < 0 || count > MOST_COINS)) problems.push('coins below 0 or above 100');
  return problems;
}

/** CF-4.7 */
function auditSabotages(state: State, tables: Tables): string[] {
  const { sabotages, seats, frame } = state;
  if (sabotages.length !== tables.board.sabotages.length) return ['the sabotage cards are not those of the board'];
  const isDrawn = frame.kind === 'use' || frame.kind === 'deflect';
  const drawn = isDrawn ? frame.sabotage : -1;
  const lying = sabotages.filter((place) => place >= 0);
  const problems = sabotages.flatMap((place, sabotage) => {
    if ((place === SABOTAGE_DRAWN) !== (sabotage === drawn)) return [`sabotage ${sabotage} is drawn and not in hand`];
    if (place === SABOTAGE_DRAWN || place === SABOTAGE_IN_DECK || place === SABOTAGE_UNDER_DECK) return [];
    const { lies, until } = sabotageEffect(tables, sabotage);
    const isAllowed = place >= 0 ? canLieOn(state, lies, place) : until !== undefined && seatBefore(place) < seats;
    return isAllowed ? [] : [`sabotage ${sabotage} lies where it cannot`];
  });
  if (isDrawn && drawn < 0) problems.push('a sabotage is drawn and nobody knows which');
  if (new Set(lying).size !== lying.length) problems.push('two sabotages on one card');
  return problems;
}

/** A card of somebody's, and no landing rights. */
function canLieOn({ where, rightsOf }: State, lies: string | undefined, card: Card): boolean {
  return card < CARDS && kindOf(card) === lies && where[card]! >= 0 && (rightsOf[card] ?? -1) === -1;
}

/** CF-1.9 */
function auditBuried({ sabotages, sabotageQueue, seats }: State): string[] {
  const under = sabotages.flatMap((place, sabotage) => (place === SABOTAGE_UNDER_DECK ? [sabotage] : []));
  const problems: string[] = [];
  const queued = sabotageQueue.map(({ sabotage }) => sabotage);
  if (!areSame(queued, under)) problems.push('the sabotages under the deck are not those that lie there');
  const watchers = knowerBit('watcher');
  const everyone = (1 << seats) - 1 + watchers;
  for (const { knownTo } of sabotageQueue) {
    // Whoever puts a card under the deck knows it, and what watchers have seen all have.
    if (
      (knownTo & ~watchers) === 0 ||
      (knownTo & ~everyone) !== 0 ||
      ((knownTo & watchers) !== 0 && knownTo !== everyone)
    )
      problems.push('a sabotage under the deck that is known to the wrong people');
  }
  return problems;
}
