/** Current numbers: printed, then changed by the event, the ability and sabotage, never below 0 (CF-4.11). */

import { AIRPORT_CARDS, type Card, isElectric } from '@tarmac/flights/rules';
import type { Seat } from '@tarmac/kit';
import type { EventCard, PlayerCard } from './board.ts';
import type { Ability, EventEffect, SabotageEffect } from './cards/effects.ts';
import { EVENTS } from './cards/events.ts';
import { ABILITIES } from './cards/player-cards.ts';
import { SABOTAGES } from './cards/sabotages.ts';
import type { Fares } from './flight/fares.ts';
import { BIDS, RIGHTS } from './limits.ts';
import { beforeSeat } from './state.ts';
import type { Tables } from './tables.ts';

/** As much of a state as these look at; a view has it too. */
export interface InForce {
  readonly events: readonly number[];
  readonly named: number;
  readonly players: readonly number[];
  readonly sabotages: readonly number[];
}

const NOTHING: EventEffect & Ability = {};

/** The event in force; null before the first. */
export function eventCard(state: InForce, { board }: Tables): EventCard | null {
  const { events } = state;
  return events.length === 0 ? null : board.events[events[events.length - 1]!]!;
}

function eventNow(state: InForce, tables: Tables): { readonly amount: number; readonly effect: EventEffect } {
  const card = eventCard(state, tables);
  return card === null ? { amount: 0, effect: NOTHING } : { amount: card.amount, effect: EVENTS[card.id] };
}

export function playerCard(state: InForce, { board }: Tables, seat: Seat): PlayerCard | null {
  return board.players[state.players[seat]!] ?? null;
}

export function abilityOf(state: InForce, tables: Tables, seat: Seat): Ability {
  const card = playerCard(state, tables, seat);
  return card === null ? NOTHING : ABILITIES[card.id];
}

export function sabotageEffect({ board }: Tables, sabotage: number): SabotageEffect {
  return SABOTAGES[board.sabotages[sabotage]!.id];
}

/** The sabotages that lie before a seat. */
function before(state: InForce, tables: Tables, seat: Seat): SabotageEffect[] {
  const place = beforeSeat(seat);
  const found: SabotageEffect[] = [];
  for (let sabotage = 0; sabotage < state.sabotages.length; sabotage++) {
    if (state.sabotages[sabotage] === place) found.push(sabotageEffect(tables, sabotage));
  }
  return found;
}

/** CF-4.3 */
export function bidsAllowed(state: InForce, tables: Tables, seat: Seat): number {
  const withEvent = Math.max(0, BIDS + (eventNow(state, tables).effect.bids ?? 0));
  const withAbility = Math.max(0, withEvent + (abilityOf(state, tables, seat).bids ?? 0));
  return before(state, tables, seat).reduce((bids, effect) => Math.max(0, bids + (effect.bids ?? 0)), withAbility);
}

/** CF-4.3 the least a first bid can be. */
export function printedFor(state: InForce, tables: Tables, seat: Seat, card: Card): number {
  const price = tables.priceOf[card]!;
  if (card >= AIRPORT_CARDS) return price;
  return abilityOf(state, tables, seat).airportBid?.(price, amountOf(state, tables, seat)) ?? price;
}

export function amountOf(state: InForce, tables: Tables, seat: Seat): number {
  return playerCard(state, tables, seat)?.amount ?? 0;
}

/** CF-4.4 how many landing rights the bank sells a seat this round; a prohibition beats a permission (CF-4.11). */
export function rightsAllowed(state: InForce, tables: Tables, seat: Seat): number {
  const { effect } = eventNow(state, tables);
  if (effect.noRights === true || before(state, tables, seat).some(({ noRights }) => noRights === true)) return 0;
  return RIGHTS + (effect.rights ?? 0) + (abilityOf(state, tables, seat).rights ?? 0);
}

export function truckPrice(state: InForce, tables: Tables, seat: Seat, capacity: number): number {
  const { amount, effect } = eventNow(state, tables);
  const printed = tables.board.prices.truck[capacity - 1]!;
  const withEvent = effect.truckPrice?.(printed, amount) ?? printed;
  return abilityOf(state, tables, seat).truckPrice?.(withEvent, amountOf(state, tables, seat)) ?? withEvent;
}

export function electricPrice(state: InForce, tables: Tables, stars: number): number {
  const { amount, effect } = eventNow(state, tables);
  const printed = tables.board.prices.electric[stars - 1]!;
  return effect.electricPrice?.(printed, amount) ?? printed;
}

/** CF-4.4 what the bank pays for a card, at the price it has now; null where the seat sells nothing. */
export function salePrice(state: InForce, tables: Tables, seat: Seat, card: Card): number | null {
  const { salePrice: sale } = abilityOf(state, tables, seat);
  if (sale === undefined) return null;
  return sale(isElectric(card) ? electricPrice(state, tables, tables.starsOf[card]!) : tables.priceOf[card]!);
}

/** Never more than somebody at the table pays for one now: else two seats could draw coins from the bank for ever. */
export function truckSalePrice(state: InForce, tables: Tables, seat: Seat, capacity: number): number | null {
  const { salePrice: sale } = abilityOf(state, tables, seat);
  if (sale === undefined) return null;
  const prices = state.players.map((_, buyer) => truckPrice(state, tables, buyer, capacity));
  return Math.min(sale(prices[seat]!), ...prices);
}

const printedFares = new WeakMap<Tables, Fares>();

/** CF-4.5 */
export function faresNow(state: InForce, tables: Tables): Fares {
  let printed = printedFares.get(tables);
  if (printed === undefined) {
    printed = {
      byStars: tables.board.revenue,
      byFuel: [0, 0, 0, 0],
      byDestination: [0, 0, 0, 0, 0, 0],
      connecting: 0,
    };
    printedFares.set(tables, printed);
  }
  const { amount, effect } = eventNow(state, tables);
  return effect.fares?.(printed, amount, state.named) ?? printed;
}

/** CF-4.6 above 0 a subsidy, below 0 a tax, before abilities. */
function leaderboardCoins({ board }: Tables, revenue: number): number {
  let coins = 0;
  for (const field of board.leaderboard) if (revenue >= field.from) coins = field.coins;
  return coins;
}

/** CF-4.6 what a seat with such revenue gets or, below 0, is to pay, its ability counted. */
export function taxDue(state: InForce, tables: Tables, seat: Seat, revenue: number): number {
  const coins = leaderboardCoins(tables, revenue);
  if (coins >= 0) return coins;
  return 0 - (abilityOf(state, tables, seat).tax?.(-coins, amountOf(state, tables, seat)) ?? -coins);
}
