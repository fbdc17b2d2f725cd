/**
 * The toy game's rules and data: small, and made of every shape that is hard for the contract.
 *
 * TOY-1.1 Cards are worth 1, 2 or 3. The config names a deck: copies of each worth, cards dealt to each seat, rounds.
 * TOY-1.2 A hand is a row of cards face down before its seat. All see which card moves; only some have seen its face.
 * TOY-1.3 The deck is a bag, then a queue of the cards put under it: first in first out, drawn once the bag is empty.
 * TOY-2.1 Play: each seat with cards chooses one, all at once, hidden even in whether; replaceable until the last is in.
 * TOY-2.2 All are shown. A worth that nobody else shows earns itself in coins. Shown cards leave the game.
 * TOY-3.1 Team: any seat decides for all, to deal (a card each, seat 0 first, while there are any) or rest (a coin each).
 * TOY-3.2 Dealing needs a card in the deck.
 * TOY-4.1 Turns, seat 0 first: bury a card or pass.
 * TOY-4.2 A buried card goes under the deck unseen: whoever had seen its face still knows it.
 * TOY-5.1 During the turns, while no offer is open, any seat may offer another one of its cards for 1 to 20 coins.
 * TOY-5.2 One offer a seat a round.
 * TOY-5.3 The addressee must answer first. Accepting takes the coins; the card changes hands, its face seen by both.
 * TOY-6.1 Each seat has a hidden standing order, sell or keep (at first keep), changed at any time.
 * TOY-6.2 As a round ends, seat 0 first: who ordered to sell shows its leftmost card, earns its worth, puts it under the deck.
 * TOY-7.1 After the last round all cards are laid open; coins and the worth of the hand count; equal sums share a place.
 */

import type { BySeat, Eye, Seat } from '@tarmac/kit';

export const DECKS = {
  tiny: { copies: [2, 1, 1], dealt: 1, rounds: 3 },
  full: { copies: [3, 3, 3], dealt: 2, rounds: 4 },
} as const;
export type Deck = keyof typeof DECKS;
export const ORDERS = ['keep', 'sell'] as const;
export type Order = (typeof ORDERS)[number];
export const DEAREST = 20;

export interface Config {
  readonly deck: Deck;
}

/** `kind` is the worth less 1; `known` has a bit for each eye that has seen the face, which all can follow (TOY-1.2). */
export interface Card {
  readonly kind: number;
  readonly known: number;
}

export interface Offer {
  readonly from: Seat;
  readonly to: Seat;
  readonly slot: number;
  readonly price: number;
}

/** Replaced, never changed. */
export type Frame =
  | { readonly kind: 'play'; readonly chosen: BySeat<number | null> }
  | { readonly kind: 'team' }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly offer: Offer | null }
  | { readonly kind: 'over' };

export interface State {
  readonly config: Config;
  readonly seats: number;
  round: number;
  frame: Frame;
  bag: number[];
  queue: Card[];
  /** TOY-2.2 how many of each kind left the game. */
  gone: number[];
  hands: BySeat<Card[]>;
  orders: BySeat<Order>;
  /** TOY-5.2 who has made its offer this round. */
  offered: BySeat<boolean>;
  coins: BySeat<number>;
  /** All coins ever paid out: there are as many in play. */
  paid: number;
}

export type Action =
  | { readonly type: 'play' | 'bury'; readonly slot: number }
  | { readonly type: 'deal' | 'rest' | 'pass' }
  | { readonly type: 'offer'; readonly to: Seat; readonly slot: number; readonly price: number }
  | { readonly type: 'answer'; readonly accept: boolean }
  | { readonly type: 'order'; readonly order: Order };

/** A card as one eye sees it. */
export interface Seen {
  readonly kind: number | null;
  readonly known: number;
}

export interface View {
  readonly eye: Eye;
  readonly config: Config;
  readonly seats: number;
  readonly round: number;
  /** TOY-2.1 the eye's own choice alone. */
  readonly frame: Exclude<Frame, { kind: 'play' }> | { readonly kind: 'play'; readonly chosen: number | null };
  readonly bagSize: number;
  readonly queue: readonly Seen[];
  readonly gone: readonly number[];
  readonly hands: BySeat<readonly Seen[]>;
  readonly order: Order | null;
  readonly offered: BySeat<boolean>;
  readonly coins: BySeat<number>;
  readonly paid: number;
}

export type News =
  /** `card` is null to eyes outside `known`. */
  | {
      readonly kind: 'dealt' | 'buried' | 'traded';
      readonly seat: Seat;
      readonly card: number | null;
      readonly known: number;
    }
  | { readonly kind: 'shown' | 'sold'; readonly seat: Seat; readonly card: number }
  | { readonly kind: 'offered'; readonly offer: Offer }
  | { readonly kind: 'rested' | 'declined' | 'passed' | 'ended' }
  /** Told to that seat alone. */
  | { readonly kind: 'chose' | 'ordered'; readonly seat: Seat };

export interface Toy {
  config: Config;
  state: State;
  action: Action;
  view: View;
  news: News;
}

export const PUBLIC = 31;

export function bitOf(eye: Eye): number {
  return eye === 'watcher' ? 16 : 1 << eye;
}

export function handOf(state: State, seat: Seat): Card[] {
  return state.hands[seat] as Card[];
}

/** Seats that owe a choice in TOY-2.1. */
export function undecided(hands: BySeat<readonly unknown[]>, chosen: BySeat<number | null>): Seat[] {
  return hands.flatMap((hand, seat) => (hand.length > 0 && chosen[seat] === null ? [seat] : []));
}
