/** Audits the places of cards and trucks: each in one place, in agreement with every list. */

import {
  AIRPORT_CARDS,
  auditQueues,
  CARDS,
  type Card,
  cardsAt,
  deckSize,
  FIRST_PASSENGER,
  IN_DECK,
  isElectric,
  listProblems,
  OUT,
  SUPPLY,
  TRUCK_COUNTS,
  UNDER_DECK,
} from '@tarmac/flights/rules';
import { closedNow, scenarioOf } from './costs.ts';
import { PASSENGERS_SHOWN, PLANES_SHOWN } from './display.ts';
import { handsOf } from './hands.ts';
import { MOST_PASSENGER_STARS } from './ready-actions.ts';
import { NO_CARD, ON_DISPLAY, type State } from './state.ts';
import type { Tables } from './tables.ts';

export function auditCards(state: State, tables: Tables): string[] {
  const { where, rightsOf, trucks, truckSupply } = state;
  const hands = handsOf(state);
  if (where.length !== CARDS || rightsOf.length !== AIRPORT_CARDS) return ['the cards are not those of the game'];
  if (trucks.length !== hands || [truckSupply, ...trucks].some(({ length }) => length !== TRUCK_COUNTS.length))
    return ['the trucks are not those of the game'];
  return [
    ...where.flatMap((place, card) => (canLie(state, tables, place, card) ? [] : [`card ${card} lies at ${place}`])),
    ...auditQueues(state),
    ...auditDisplay(state),
    ...auditRights(state, tables),
    ...auditClosed(state, tables),
    ...auditTrucks(state),
  ];
}

/** CF-5.2, CF-7 */
function isOut({ config }: State, { starsOf }: Tables, card: Card): boolean {
  if (isElectric(card)) return !scenarioOf(config).electric;
  return card >= FIRST_PASSENGER && starsOf[card]! > MOST_PASSENGER_STARS;
}

function canLie(state: State, tables: Tables, place: number, card: Card): boolean {
  if (isOut(state, tables, card) || place === OUT) return isOut(state, tables, card) && place === OUT;
  const isOpen = card < AIRPORT_CARDS || isElectric(card);
  switch (place) {
    case SUPPLY:
      return isOpen;
    case IN_DECK:
    case UNDER_DECK:
    case ON_DISPLAY:
      return !isOpen;
    default:
      return place >= 0 && place < handsOf(state);
  }
}

/** CF-5.3, CF-6.1 four passengers and two planes; a place is empty only where its deck is. */
function auditDisplay(state: State): string[] {
  const { where, passengersShown, planesShown, phase } = state;
  const shown = cardsAt(where, ON_DISPLAY);
  const passengers = shown.filter((card) => card >= FIRST_PASSENGER);
  const planes = shown.filter((card) => card < FIRST_PASSENGER);
  const isLaid = phase !== 'setup';
  const problems: string[] = [];
  for (const [kind, list, size, lying] of [
    ['passenger', passengersShown, PASSENGERS_SHOWN, passengers],
    ['plane', planesShown, PLANES_SHOWN, planes],
  ] as const) {
    if (list.length !== (isLaid ? size : 0)) problems.push(`${list.length} places for ${kind}s in the display`);
    const cards = list.filter((card) => card !== NO_CARD);
    problems.push(...listProblems(`the ${kind}s in the display`, cards, lying));
    if (cards.length < list.length && deckSize(state, kind) > 0) problems.push(`a ${kind} is missing in the display`);
  }
  return problems;
}

/** CF-6.1 landing rights are rented from the supply for the round. */
function auditRights({ where, rightsOf, phase, trucks }: State, { cityIds, cityOf }: Tables): string[] {
  return rightsOf.flatMap((hand, card) => {
    if (hand === -1) return [];
    const city = cityIds[cityOf[card]!];
    if (hand < 0 || hand >= trucks.length) return [`landing rights of nobody we know at ${city}`];
    if (phase === 'setup') return [`landing rights before the market at ${city}`];
    return where[card] === SUPPLY ? [] : [`landing rights at ${city}, whose card is somebody’s`];
  });
}

/** CF-7.5 nothing on the continent is anybody's as long as it is closed. */
function auditClosed(state: State, { continentOf, cityIds, cityOf }: Tables): string[] {
  const closed = closedNow(state);
  return state.rightsOf.flatMap((hand, card) => {
    const isHad = hand !== -1 || state.where[card] !== SUPPLY;
    return isHad && continentOf[card] === closed ? [`${cityIds[cityOf[card]!]} is closed`] : [];
  });
}

/** CF-1.5, CF-7.4 */
function auditTrucks({ trucks, truckSupply, config }: State): string[] {
  const largest = scenarioOf(config).truck;
  return TRUCK_COUNTS.flatMap((count, place) => {
    const counts = [truckSupply[place]!, ...trucks.map((own) => own[place]!)];
    const total = counts.reduce((sum, each) => sum + each, 0);
    const due = place < largest ? count : 0;
    return total === due && counts.every((each) => each >= 0)
      ? []
      : [`${total} trucks of capacity ${place + 1} instead of ${due}`];
  });
}
