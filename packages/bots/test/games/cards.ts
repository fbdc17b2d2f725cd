/**
 * High card: each seat is dealt one card face down. In turn, each keeps it, swaps it for the next of the
 * deck (the old one is laid open), or burns it for nothing. Then the highest card wins.
 */

import type { Brain } from '@tarmac/bots';
import { type BySeat, bagSize, drawFromBag, type Seat } from '@tarmac/kit';
import { TINY_LEVELS, tinyGame } from './tiny.ts';

/** By worth: how many cards there are. */
const DECK = [0, 2, 2, 2, 2, 2];
const BURNT = 0;

interface State {
  turn: Seat;
  readonly hands: BySeat<number>;
  readonly bag: number[];
  /** By worth: how many were laid open. */
  readonly gone: number[];
}

export interface View {
  readonly eye: Seat;
  readonly seats: number;
  readonly turn: Seat;
  readonly card: number;
  readonly burnt: BySeat<boolean>;
  readonly gone: readonly number[];
}

export interface Cards {
  config: null;
  state: State;
  action: 'keep' | 'swap' | 'burn';
  view: View;
  news: never;
}

export const cards = tinyGame<Cards>({
  seats: { min: 2, max: 4 },
  setup(_config, seats, chance) {
    const bag = [...DECK];
    const hands = Array.from({ length: seats }, () => drawFromBag(bag, bagSize(bag), chance));
    return { turn: 0, hands, bag, gone: DECK.map(() => 0) };
  },
  toAct: ({ turn, hands }) => ({ mode: 'each', seats: turn < hands.length ? [turn] : [] }),
  actions: ({ turn }, seat) => (seat === turn ? ['burn', 'keep', 'swap'] : []),
  apply(state, seat, action, chance) {
    const card = state.hands[seat] as number;
    if (action !== 'keep') state.gone[card] = (state.gone[card] as number) + 1;
    if (action === 'swap') state.hands[seat] = drawFromBag(state.bag, bagSize(state.bag), chance);
    if (action === 'burn') state.hands[seat] = BURNT;
    state.turn++;
  },
  clone: ({ turn, hands, bag, gone }) => ({ turn, hands: [...hands], bag: [...bag], gone: [...gone] }),
  view: ({ turn, hands, gone }, eye) => ({
    eye: eye as Seat,
    seats: hands.length,
    turn,
    card: hands[eye as Seat] as number,
    burnt: hands.map((card) => card === BURNT),
    gone: [...gone],
  }),
  imagine({ eye, turn, card, burnt, gone }, chance) {
    const bag = DECK.map((count, worth) => count - (gone[worth] as number) - (worth === card ? 1 : 0));
    const unseen = () => drawFromBag(bag, bagSize(bag), chance);
    return {
      turn,
      hands: burnt.map((isBurnt, seat) => (seat === eye ? card : isBurnt ? BURNT : unseen())),
      bag,
      gone: [...gone],
    };
  },
  outcome({ turn, hands }) {
    if (turn < hands.length) return null;
    return { ranks: hands.map((card) => 1 + hands.filter((other) => other > card).length), scores: hands, rule: '' };
  },
});

const AVERAGE = 3;

export const cardsBrain: Brain<Cards> = {
  game: cards,
  evaluation: {
    terms: ['card'],
    features: [{ name: 'worth', term: 'card' }],
    seatsOf: ({ hands }) => hands.length,
    chapters: 1,
    chapterOf: () => 0,
    measure: ({ hands }, into) => into.set(hands),
    weights: { win: [[1]], points: [[1, 0]] },
  },
  appraise({ hands }, seat, actions, into) {
    const worth = { burn: Number.NEGATIVE_INFINITY, keep: hands[seat] as number, swap: AVERAGE };
    for (const [index, action] of actions.entries()) into[index] = worth[action];
  },
  seatOf: ({ eye }) => eye,
  seatsIn: ({ burnt }) => burnt.length,
  forget: (view) => ({ ...view, gone: view.gone.map(() => 0) }),
  levels: TINY_LEVELS,
};
