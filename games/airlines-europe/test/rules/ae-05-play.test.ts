/** AE-5: action B, shares from the hand to the portfolio. */

import { fastChance, recordingChance } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { airlinesEurope } from '../../rules/game.ts';
import { act, actAndHear, expectAllowed, expectImpossible, expectRefusal, isListed, newsOf } from '../support/act.ts';
import { play, playTwo } from '../support/actions.ts';
import { cardsIn, position } from '../support/position.ts';

const HAND = { red: 4, black: 1, white: 2, abacus: 3 };
const state = position({ hands: [HAND, { green: 2 }], portfolios: [{ red: 1 }] });

describe('AE-5.1 what may be played', () => {
  test.each([1, 2, 3, 4])('AE-5.1 any number of one airline: %i', (count) => {
    expect(isListed(state, 0, play('red', count))).toBe(true);
    const after = act(state, 0, play('red', count));
    expect(cardsIn(after.portfolios[0])).toEqual({ red: 1 + count });
    expect(cardsIn(after.hands[0]).red ?? 0).toBe(4 - count);
  });

  test('AE-5.1 at least one, and only whole shares', () => {
    for (const count of [0, -1, 1.5]) expectImpossible(state, 0, { type: 'play', share: 'red', count });
  });

  test('AE-5.1 no more than the hand holds; the portfolio and other hands do not help', () => {
    expectRefusal(state, 0, play('red', 5), 'notInHand');
    expectRefusal(state, 0, play('green'), 'notInHand');
    expectRefusal(state, 0, playTwo('red', 'green'), 'notInHand');
    expectRefusal(state, 0, playTwo('green', 'white'), 'notInHand');
    expect(airlinesEurope.check(state, 0, play('red', 5))).toMatchObject({ share: 'red', count: 5, held: 4 });
  });

  test('AE-5.1 or exactly one each of two different airlines', () => {
    expect(isListed(state, 0, playTwo('red', 'white'))).toBe(true);
    const after = act(state, 0, playTwo('red', 'white'));
    expect(cardsIn(after.portfolios[0])).toEqual({ red: 2, white: 1 });
    expect(cardsIn(after.hands[0])).toEqual({ red: 3, black: 1, white: 1, abacus: 3 });
    expectRefusal(state, 0, playTwo('red', 'red'), 'twoOfOneAirline');
  });

  test('AE-5.1 Air ABACUS counts as an airline', () => {
    expect(cardsIn(act(state, 0, play('abacus', 3)).portfolios[0])).toEqual({ red: 1, abacus: 3 });
    expect(cardsIn(act(state, 0, playTwo('black', 'abacus')).portfolios[0])).toEqual({ red: 1, black: 1, abacus: 1 });
    expectRefusal(state, 0, play('abacus', 4), 'notInHand');
    expectRefusal(state, 0, playTwo('abacus', 'abacus'), 'twoOfOneAirline');
  });

  test('AE-5.1 what is played is news to all; ordinary backs are turned over, which cannot be undone', () => {
    const luck = recordingChance(fastChance(1));
    const { news } = actAndHear(state, 0, playTwo('red', 'white'), luck);
    expect(luck.revealed).toBe(true);
    expect(luck.draws).toEqual([]);
    expect(newsOf(news, 'played')).toEqual([{ kind: 'played', seat: 0, shares: ['red', 'white'] }]);
  });

  test('AE-5.1 the played shares of one airline are told one by one', () => {
    const { news } = actAndHear(state, 0, play('red', 3));
    expect(newsOf(news, 'played').flatMap((item) => item.shares)).toEqual(['red', 'red', 'red']);
  });

  test('AE-5.1 a hand that was seen being taken is played the same way', () => {
    const seen = position({ hands: [{ red: 2, white: 1 }], seen: [{ red: 1 }] });
    expectAllowed(seen, 0, play('red', 2));
    const after = act(seen, 0, play('red', 2));
    expect(after.sightings[0]).toEqual({ open: new Array(10).fill(0), closed: 1, since: [] });
  });
});

describe('AE-5.2 the dividend', () => {
  test('AE-5.2 four shares of one airline bring 8 M (booklets)', () => {
    const yellow = position({ seats: 5, hands: [{ yellow: 4 }] });
    const { state: after, news } = actAndHear(yellow, 0, play('yellow', 4));
    expect(after.cash).toEqual([16, 8, 8, 8, 8]);
    expect(after.bank).toBe(150 - 48);
    expect(newsOf(news, 'paid')).toEqual([{ kind: 'paid', seat: 0, amount: 8, reason: 'dividend' }]);
  });

  test.each([1, 2, 3, 4])('AE-5.2 2 M for each share: %i', (count) => {
    expect(act(state, 0, play('red', count)).cash).toEqual([8 + 2 * count, 8, 8]);
  });

  test('AE-5.2 for two airlines 4 M, for Air ABACUS too, and nothing for what lay there before', () => {
    expect(act(state, 0, playTwo('red', 'white')).cash[0]).toBe(12);
    expect(act(state, 0, play('abacus', 3)).cash[0]).toBe(14);
  });
});

test('AE-5.3 portfolios are open to all at all times', () => {
  const portfolios = [{ red: 3, abacus: 1 }, { blue: 2 }, { white: 1, gray: 4 }];
  const open = position({ portfolios, hands: [{ red: 1 }] });
  for (const now of [open, act(open, 0, play('red'))]) {
    for (const eye of [0, 1, 2, 'watcher'] as const) {
      expect(airlinesEurope.view(now, eye).portfolios).toEqual(now.portfolios);
    }
  }
});
