/** Facts that a reader could derive from the view and the rules, for pictures, which know no rules. */

import {
  AIRPORT_CARDS,
  CAPACITIES,
  type Card,
  CONTINENTS,
  type Continent,
  FUEL,
  OUT,
  type Scene as SharedScene,
  STARS,
  sceneCards,
} from '@tarmac/flights/rules';
import type { BySeat, Seat } from '@tarmac/kit';
import { canBid, leastBid } from './bidding.ts';
import type { Board, EventCard } from './board.ts';
import { TASKS } from './cards/identities.ts';
import { type NoRights, whyNoRights } from './check/market.ts';
import type { Fares } from './flight/fares.ts';
import { isGrounded, sabotageOn } from './flight/fleet.ts';
import { judgePlan, type Verdict } from './flight/judge.ts';
import type { Plan } from './flight/plan.ts';
import { freeCoins } from './free-coins.ts';
import type { Missing, TradeGain } from './missing.ts';
import {
  bidsAllowed,
  electricPrice,
  eventCard,
  faresNow,
  rightsAllowed,
  salePrice,
  taxDue,
  truckPrice,
  truckSalePrice,
} from './modifiers.ts';
import { type Standing, standings } from './outcome.ts';
import { saboteursNow } from './saboteurs.ts';
import { type Tables, tablesOf } from './tables.ts';
import type { View } from './view-types.ts';

/** What stays the same for a whole match. */
export interface Scene extends SharedScene {
  readonly board: Board;
  /** CF-3.1 those in play. */
  readonly continents: readonly Continent[];
}

export interface RuleFacts {
  /** CF-4.1 in force; null before the first. */
  readonly event: EventCard | null;
  /** CF-4.5 */
  readonly fares: Fares;
  /** CF-4.4 by seat, then capacity less one. */
  readonly truckPrices: BySeat<number[]>;
  /** By stars less one; there are none of three stars. */
  readonly electricPrices: number[];
  /** CF-4.3 bids a card. */
  readonly bidsAllowed: BySeat<number>;
  /** CF-4.3 what each must bid at least on the card called; null for the highest bidder and whoever is out or cannot. */
  readonly leastBid: BySeat<number | null>;
  /** CF-4.4 landing rights the bank sells it this round, those it has bought included. */
  readonly rightsAllowed: BySeat<number>;
  /** CF-4.4 why the eye's seat can rent nowhere; null where it can, and to watchers. */
  readonly noRights: NoRights | null;
  /** CF-4.4 what the bank pays the eye's seat for what it has; null for what it does not buy, and all without such a player card. */
  readonly salePrices: { readonly cards: (number | null)[]; readonly trucks: (number | null)[] } | null;
  /** Coins not under a highest bid nor in an open offer. */
  readonly freeCoins: BySeat<number>;
  /** CF-2 of the eye's own plan, handed in and still hidden; by chain, then flight. */
  readonly verdicts: Verdict[][] | null;
  readonly planRevenue: number | null;
  /** CF-4.6 what the leaderboard gives or, below 0, takes where the markers stand. */
  readonly taxes: BySeat<number>;
  /** CF-3.4 how far the eye's seat has come in its task; null for watchers. */
  readonly task: { readonly reached: number; readonly goal: number } | null;
  /** CF-4.7 who would be saboteur by revenue and coins as they are, in their order. */
  readonly saboteurs: readonly Seat[];
  /** CF-4.7 cards that cannot be flown with. */
  readonly grounded: readonly Card[];
  /** CF-4.9 revenue, revenue without landing rights, continents touched, coins. */
  readonly standings: BySeat<Standing>;
}

/** The results of a planner, which is not part of the rules; bot/facts.ts adds them. */
export interface Best {
  /** The best the eye's seat could fly with what it has, in the market and while plans are made. */
  readonly bestPlan: { readonly revenue: number; readonly plan: Plan } | null;
  /** What the eye's seat is short of while it is to decide in the auction or in the market; else null. */
  readonly missing: Missing | null;
  /** CF-4.10 of every open offer, for both its seats. */
  readonly gains: readonly TradeGain[];
  /** What the best plan of each seat would earn with what it has now. */
  readonly bestNow: BySeat<number>;
}

export type Facts = RuleFacts & Best;

export function scene({ config, where }: Pick<View, 'config' | 'where'>): Scene {
  const tables = tablesOf(config.board);
  const { board, continentOf } = tables;
  return {
    board,
    cards: sceneCards(tables, board.cities),
    fuel: FUEL,
    continents: CONTINENTS.filter((_, continent) =>
      where.some((place, card) => card < AIRPORT_CARDS && continentOf[card] === continent && place !== OUT),
    ),
  };
}

export function facts(view: View): RuleFacts {
  const tables = tablesOf(view.config.board);
  const { frame, eye } = view;
  const bySeat = <T>(of: (seat: Seat) => T): BySeat<T> => Array.from({ length: view.seats }, (_, seat) => of(seat));
  const chosen = frame.kind === 'plans' && eye !== 'watcher' ? (frame.chosen[eye] ?? null) : null;
  const verdicts = chosen === null ? null : judgePlan(view, tables, eye as Seat, chosen);
  return {
    event: eventCard(view, tables),
    fares: faresNow(view, tables),
    truckPrices: bySeat((seat) => CAPACITIES.map((capacity) => truckPrice(view, tables, seat, capacity))),
    electricPrices: STARS.map((stars) => electricPrice(view, tables, stars)),
    bidsAllowed: bySeat((seat) => bidsAllowed(view, tables, seat)),
    leastBid: bySeat((seat) => leastBidOf(view, tables, seat)),
    rightsAllowed: bySeat((seat) => rightsAllowed(view, tables, seat)),
    noRights: eye === 'watcher' ? null : whyNoRights(view, tables, eye),
    salePrices: eye === 'watcher' ? null : salePrices(view, tables, eye),
    freeCoins: bySeat((seat) => freeCoins(view, seat)),
    verdicts,
    planRevenue: verdicts?.flat().reduce((sum, { revenue }) => sum + revenue, 0) ?? null,
    taxes: bySeat((seat) => taxDue(view, tables, seat, view.revenue[seat]!)),
    task: eye === 'watcher' ? null : taskOf(view, tables, eye),
    saboteurs: saboteursNow(view, tables),
    grounded: view.sabotages.filter((place) => place >= 0 && isGrounded(view, tables, place)),
    standings: standings(view, tables),
  };
}

/** CF-4.3 */
function leastBidOf(view: View, tables: Tables, seat: Seat): number | null {
  const { frame } = view;
  if (frame.kind !== 'bid' || frame.highSeat === seat || frame.out[seat] === true) return null;
  return canBid(view, tables, frame, seat) ? leastBid(view, tables, frame, seat) : null;
}

/** CF-4.4 */
function salePrices(view: View, tables: Tables, seat: Seat): RuleFacts['salePrices'] {
  const isSaleable = (card: Card) => (view.rightsOf[card] ?? -1) === -1 && sabotageOn(view, card) < 0;
  return {
    cards: view.where.map((place, card) =>
      place === seat && isSaleable(card) ? salePrice(view, tables, seat, card) : null,
    ),
    trucks: CAPACITIES.map((capacity) =>
      (view.trucks[seat]?.[capacity - 1] ?? 0) > 0 ? truckSalePrice(view, tables, seat, capacity) : null,
    ),
  };
}

/** CF-3.4 */
function taskOf(view: View, tables: Tables, seat: Seat): RuleFacts['task'] {
  const { id, goals } = tables.board.identities[view.identities[seat] as number]!;
  return { reached: TASKS[id].reached(view, tables, seat), goal: goals[view.seats - 2]! };
}
