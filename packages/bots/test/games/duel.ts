/** Both seats choose at once and in secret; a table says which of them the two choices make the winner. */

import type { Brain } from '@tarmac/bots';
import type { BySeat, Seat } from '@tarmac/kit';
import { TINY_LEVELS, tinyGame } from './tiny.ts';

/**
 * Seat 0's share of the win, by its own choice, then seat 1's. Whoever knew seat 0's choice would have an
 * answer to each but the safe one. Whoever does not will rather choose `left`, which answers two of them.
 */
const SHARES = {
  bold: { left: 1, right: 0 },
  trick: { left: 0, right: 1 },
  other: { left: 0, right: 1 },
  safe: { left: 0.5, right: 0.5 },
} as const;

type Choice = keyof typeof SHARES | 'left' | 'right';

interface Duel {
  config: null;
  state: { readonly chosen: BySeat<Choice | null> };
  action: Choice;
  view: { readonly eye: Seat; readonly own: Choice | null };
  news: never;
}

const duel = tinyGame<Duel>({
  seats: { min: 2, max: 2 },
  setup: () => ({ chosen: [null, null] }),
  toAct: ({ chosen }) => ({ mode: 'each', seats: [0, 1].filter((seat) => chosen[seat] === null) }),
  actions: ({ chosen }, seat) => {
    if (!chosen.includes(null)) return [];
    return seat === 0 ? ['bold', 'trick', 'other', 'safe'] : ['left', 'right'];
  },
  apply({ chosen }, seat, action) {
    chosen[seat] = action;
  },
  clone: ({ chosen }) => ({ chosen: [...chosen] }),
  view: ({ chosen }, eye) => ({ eye: eye as Seat, own: chosen[eye as Seat] as Choice | null }),
  imagine: ({ eye, own }) => ({ chosen: eye === 0 ? [own, null] : [null, own] }),
  outcome({ chosen: [first, second] }) {
    if (!first || !second) return null;
    const share = SHARES[first as keyof typeof SHARES][second as 'left' | 'right'];
    return { ranks: share === 0.5 ? [1, 1] : share === 1 ? [1, 2] : [2, 1], scores: [0, 0], rule: '' };
  },
});

export const duelBrain: Brain<Duel> = {
  game: duel,
  evaluation: {
    terms: ['nothing'],
    features: [{ name: 'nothing', term: 'nothing' }],
    seatsOf: () => 2,
    chapters: 1,
    chapterOf: () => 0,
    measure: (_state, into) => into.fill(0),
    weights: { win: [[0]], points: [[0, 0]] },
  },
  appraise(_state, _seat, actions, into) {
    for (let index = 0; index < actions.length; index++) into[index] = 0;
  },
  seatOf: ({ eye }) => eye,
  seatsIn: () => 2,
  forget: (view) => view,
  levels: TINY_LEVELS,
};
