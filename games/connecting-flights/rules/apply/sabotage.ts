/** CF-4.7 sabotage: drawn, used, bought off, obeyed, lifted. */

import type { Card } from '@tarmac/flights/rules';
import type { Chance, Seat } from '@tarmac/kit';
import type { Action } from '../actions.ts';
import type { SabotageCard } from '../board.ts';
import { SABOTEUR_COINS } from '../limits.ts';
import { abilityOf, amountOf, sabotageEffect } from '../modifiers.ts';
import type { News } from '../news.ts';
import { burySabotage, drawSabotage, everySeat } from '../sabotage-deck.ts';
import { saboteursNow } from '../saboteurs.ts';
import { beforeSeat, type Frame, type Phase, SABOTAGE_DRAWN, type State, seatBefore } from '../state.ts';
import { type Tables, tablesOf } from '../tables.ts';
import { gain, pay } from './coins.ts';
import { takeTrucks } from './market.ts';

type Of<T extends Action['type']> = Extract<Action, { type: T }>;
type FrameOf<K extends Frame['kind']> = Extract<Frame, { kind: K }>;

export function beginSabotage(state: State, tables: Tables, news?: News[]): boolean {
  const seats = saboteursNow(state, tables);
  news?.push({ kind: 'saboteurs', seats });
  return ask(state, seats);
}

/** The next of the saboteurs. Like all that ends a saboteur's turn, returns whether somebody is asked. */
function ask(state: State, [seat, ...then]: readonly Seat[]): boolean {
  if (seat === undefined) return false;
  state.frame = { kind: 'sabotage', seat, then };
  return true;
}

const cardOf = ({ board }: Tables, sabotage: number): SabotageCard => board.sabotages[sabotage]!;

export function takeCoins(state: State, seat: Seat, news?: News[]): boolean {
  const { then } = state.frame as FrameOf<'sabotage'>;
  const coins = gain(state, seat, SABOTEUR_COINS);
  news?.push({ kind: 'tookCoins', seat, coins });
  return ask(state, then);
}

export function draw(state: State, seat: Seat, chance: Chance, news?: News[]): void {
  const { then } = state.frame as FrameOf<'sabotage'>;
  const { sabotage, knownTo } = drawSabotage(state, chance);
  // The card is looked at, also where it came from under the deck and nothing was left to chance.
  chance.reveal();
  state.sabotages[sabotage] = SABOTAGE_DRAWN;
  state.frame = { kind: 'use', seat, then, sabotage, knownTo: knownTo | (1 << seat) };
  news?.push({ kind: 'drewSabotage', seat, sabotage: cardOf(tablesOf(state.config.board), sabotage).id });
}

export function bury(state: State, seat: Seat, news?: News[]): boolean {
  const tables = tablesOf(state.config.board);
  const { then, sabotage, knownTo } = state.frame as FrameOf<'use'>;
  burySabotage(state, sabotage, knownTo);
  news?.push({ kind: 'buried', seat, sabotage: cardOf(tables, sabotage).id });
  return ask(state, then);
}

export function use(state: State, seat: Seat, { victim, on }: Of<'sabotage'>, chance: Chance, news?: News[]): boolean {
  const tables = tablesOf(state.config.board);
  const { then, sabotage } = state.frame as FrameOf<'use'>;
  chance.reveal();
  news?.push({ kind: 'sabotaged', seat, victim, sabotage: cardOf(tables, sabotage).id, on });
  const price = amountOf(state, tables, victim);
  if (abilityOf(state, tables, victim).deflects === true && state.coins[victim]! >= price) {
    state.frame = { kind: 'deflect', seat: victim, then, sabotage, saboteur: seat, on };
    return true;
  }
  strike(state, tables, sabotage, seat, victim, on, news);
  return ask(state, then);
}

export function deflect(state: State, seat: Seat, { pay: pays }: Of<'deflect'>, news?: News[]): boolean {
  const tables = tablesOf(state.config.board);
  const { then, sabotage, saboteur, on } = state.frame as FrameOf<'deflect'>;
  if (pays) {
    const coins = pay(state, seat, amountOf(state, tables, seat));
    burySabotage(state, sabotage, everySeat(state));
    news?.push({ kind: 'deflected', seat, sabotage: cardOf(tables, sabotage).id, coins });
  } else strike(state, tables, sabotage, saboteur, seat, on, news);
  return ask(state, then);
}

function strike(
  state: State,
  tables: Tables,
  sabotage: number,
  seat: Seat,
  victim: Seat,
  on: Card | null,
  news?: News[],
): void {
  const { atOnce, until } = sabotageEffect(tables, sabotage);
  const { id, amount } = cardOf(tables, sabotage);
  if (on !== null) state.sabotages[sabotage] = on;
  else if (until !== undefined) state.sabotages[sabotage] = beforeSeat(victim);
  else {
    const struck = atOnce?.(state, victim, amount) ?? { paid: 0, gained: 0, truck: 0 };
    const paid = pay(state, victim, struck.paid);
    const gained = gain(state, seat, struck.gained);
    if (struck.truck > 0) {
      takeTrucks(state, victim, struck.truck, -1);
      takeTrucks(state, victim, struck.truck - 1, 1);
    }
    burySabotage(state, sabotage, everySeat(state));
    news?.push({ kind: 'struck', seat, victim, sabotage: id, paid, gained, truck: struck.truck });
  }
}

/** What lay before seats until the end of such a phase goes under the deck. */
export function wearOff(state: State, tables: Tables, phase: Phase, news?: News[]): void {
  for (let sabotage = 0; sabotage < state.sabotages.length; sabotage++) {
    const seat = seatBefore(state.sabotages[sabotage]!);
    if (seat < 0 || sabotageEffect(tables, sabotage).until !== phase) continue;
    burySabotage(state, sabotage, everySeat(state));
    news?.push({ kind: 'wornOff', seat, sabotage: cardOf(tables, sabotage).id });
  }
}

/** CF-4.7 optional, at any time. */
export function lift(state: State, seat: Seat, { sabotage: id }: Of<'lift'>, news?: News[]): void {
  const tables = tablesOf(state.config.board);
  const sabotage = tables.board.sabotages.findIndex((card) => card.id === id);
  const card = state.sabotages[sabotage]!;
  const coins = pay(state, seat, cardOf(tables, sabotage).lift);
  burySabotage(state, sabotage, everySeat(state));
  news?.push({ kind: 'lifted', seat, sabotage: id, card, coins });
}
