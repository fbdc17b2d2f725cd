/** CF-3.2, CF-3.3 the setup: player cards, starting continents, first flights. */

import {
  CARDS,
  type Card,
  CONTINENT_INDEX,
  FIRST_ELECTRIC,
  FIRST_PASSENGER,
  FIRST_PLANE,
  IN_DECK,
  MOST_COINS,
  SUPPLY,
} from '@tarmac/flights/rules';
import type { BySeat, Chance, Seat } from '@tarmac/kit';
import type { Action } from '../actions.ts';
import { firstCost } from '../first-cost.ts';
import type { News } from '../news.ts';
import { byRank } from '../order.ts';
import type { FirstFlight, Frame, State } from '../state.ts';
import { type Tables, tablesOf } from '../tables.ts';

type Of<T extends Action['type']> = Extract<Action, { type: T }>;
type FrameOf<K extends Frame['kind']> = Extract<Frame, { kind: K }>;

/** CF-3.2 */
export function keepPlayer(state: State, seat: Seat, { player }: Of<'keep'>, chance: Chance, news?: News[]): void {
  const { board } = tablesOf(state.config.board);
  const dealt = state.dealt[seat]!;
  const kept = dealt.findIndex((place) => board.players[place]?.id === player);
  const chosen = (state.frame as FrameOf<'keep'>).chosen.with(seat, kept);
  state.frame = { kind: 'keep', chosen };
  if (chosen.includes(null)) return;
  chance.reveal();
  state.players = chosen.map((choice, owner) => (state.dealt[owner] as readonly number[])[choice as number]!);
  news?.push({ kind: 'playersShown', players: state.players.map((place) => board.players[place]!.id) });
  state.firstSeat = byRank(state, board)[0]!;
  state.frame = { kind: 'start', seat: state.firstSeat };
}

/** CF-3.3 by rank, lowest first. */
export function chooseStart(state: State, seat: Seat, { continent }: Of<'start'>, news?: News[]): void {
  const { board } = tablesOf(state.config.board);
  state.startContinents[seat] = CONTINENT_INDEX[continent];
  news?.push({ kind: 'startChosen', seat, continent });
  const next = byRank(state, board).find((other) => state.startContinents[other] === -1);
  state.frame =
    next === undefined
      ? { kind: 'first', chosen: state.startContinents.map(() => null) }
      : { kind: 'start', seat: next };
}

/** CF-3.3 Returns whether somebody is still to choose. */
export function chooseFirst(state: State, seat: Seat, action: Of<'first'>, chance: Chance, news?: News[]): boolean {
  const { from, to, plane, passenger } = action;
  const chosen = (state.frame as FrameOf<'first'>).chosen.with(seat, { from, to, plane, passenger });
  state.frame = { kind: 'first', chosen };
  if (chosen.includes(null)) return true;
  chance.reveal();
  const tables = tablesOf(state.config.board);
  const flights = chosen as BySeat<FirstFlight>;
  flights.forEach((flight, owner) => {
    buyFirst(state, tables, owner, flight);
  });
  news?.push({ kind: 'firstFlights', flights, coins: state.coins.slice() });
  return false;
}

function buyFirst(state: State, tables: Tables, seat: Seat, flight: FirstFlight): void {
  const { where } = state;
  const take = (first: Card, end: Card, fits: (card: Card) => boolean) => {
    for (let card = first; card < end; card++) {
      if (!fits(card)) continue;
      where[card] = seat;
      return;
    }
    throw new Error('a card of a first flight is not there');
  };
  const airport = (city: string) =>
    take(0, FIRST_PLANE, (card) => where[card] === SUPPLY && tables.cityOf[card] === tables.cityIndex(city));
  airport(flight.from);
  airport(flight.to);
  take(FIRST_PLANE, FIRST_ELECTRIC, (card) => where[card] === IN_DECK && tables.starsOf[card] === flight.plane);
  take(
    FIRST_PASSENGER,
    CARDS,
    (card) =>
      where[card] === IN_DECK &&
      tables.starsOf[card] === flight.passenger &&
      tables.continentOf[card] === state.startContinents[seat],
  );
  const { budget } = tables.board.players[state.players[seat]!]!;
  state.coins[seat] = Math.min(MOST_COINS, budget - firstCost(tables, flight));
}
