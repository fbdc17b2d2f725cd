/**
 * Hidden coin: seat 0 holds a coin that only it sees, once in four times heads. It may fold, which is
 * worth something to both, or hide it; then seat 1 guesses and a right guess wins. At a glance heads
 * looks better to seat 1, though it is not.
 */

import type { Brain } from '@tarmac/bots';
import type { Chance, Seat } from '@tarmac/kit';
import { TINY_LEVELS, tinyGame } from './tiny.ts';

type Side = 'heads' | 'tails';

interface Coin {
  config: null;
  state: { side: Side; done: 'nothing' | 'hid' | 'folded' | Side };
  action: 'hide' | 'fold' | Side;
  view: { readonly eye: Seat; readonly side: Side | null; readonly done: 'nothing' | 'hid' | 'folded' | Side };
  news: never;
}

function toss(chance: Chance): Side {
  return chance.draw(4) === 0 ? 'heads' : 'tails';
}

const coin = tinyGame<Coin>({
  seats: { min: 2, max: 2 },
  setup: (_config, _seats, chance) => ({ side: toss(chance), done: 'nothing' }),
  toAct: ({ done }) => ({ mode: 'each', seats: done === 'nothing' ? [0] : done === 'hid' ? [1] : [] }),
  actions({ done }, seat) {
    if (done === 'nothing' && seat === 0) return ['fold', 'hide'];
    return done === 'hid' && seat === 1 ? ['heads', 'tails'] : [];
  },
  apply(state, _seat, action) {
    state.done = action === 'hide' ? 'hid' : action === 'fold' ? 'folded' : action;
  },
  clone: ({ side, done }) => ({ side, done }),
  view: ({ side, done }, eye) => ({ eye: eye as Seat, side: eye === 0 ? side : null, done }),
  imagine: ({ side, done }, chance) => ({ side: side ?? toss(chance), done }),
  outcome({ side, done }) {
    if (done === 'nothing' || done === 'hid') return null;
    if (done === 'folded') return { ranks: [1, 1], scores: [1, 1], rule: '' };
    return { ranks: done === side ? [2, 1] : [1, 2], scores: [0, 0], rule: '' };
  },
});

export const coinBrain: Brain<Coin> = {
  game: coin,
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
    for (const [index, action] of actions.entries()) into[index] = action === 'heads' ? 10 : 0;
  },
  seatOf: ({ eye }) => eye,
  seatsIn: () => 2,
  forget: (view) => view,
  levels: TINY_LEVELS,
};
