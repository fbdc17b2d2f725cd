/** What a player is told a choice would do, and what is seen to move when it is done. */

import { pointsInAll } from '@tarmac/board/story';
import { type Chance, fastChance } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { effectsOf } from '../../board/logic/effects.ts';
import { movesBetween } from '../../board/logic/motion.ts';
import { BANNED, FREE } from '../../board/logic/pieces.ts';
import type { Action } from '../../rules/actions.ts';
import { facts } from '../../rules/facts.ts';
import { airlinesEurope } from '../../rules/game.ts';
import type { News } from '../../rules/news.ts';
import type { State } from '../../rules/state.ts';
import * as rules from '../../rules/state.ts';
import { actAndHear } from '../support/act.ts';
import { position } from '../support/position.ts';

class DrawMet extends Error {}

const stops: Chance = {
  draw: () => {
    throw new DrawMet();
  },
  // What is revealed is the player's own card.
  reveal: () => {},
};

/** The effects as the worker's preview would give them: up to the first draw. */
function foresee(state: State, action: Action) {
  const view = airlinesEurope.view(state, 0);
  const after = airlinesEurope.clone(state);
  const news: News[] = [];
  let whole = true;
  try {
    airlinesEurope.apply(after, 0, action, stops, news);
  } catch (problem) {
    if (!(problem instanceof DrawMet)) throw problem;
    whole = false;
  }
  const seen = airlinesEurope.view(after, 0);
  return effectsOf(0, action, { view, facts: facts(view) }, { view: seen, facts: facts(seen), news, whole });
}

test('free and banned circles are what the rules say', () => {
  expect([FREE, BANNED]).toEqual([rules.FREE, rules.BANNED]);
});

describe('effects', () => {
  test('a licence costs cash and an airplane and moves the marker', () => {
    const state = position({ cash: [8, 8, 8] });
    const effects = foresee(state, { type: 'buy', airline: 'red', route: 'paris-berlin', licence: 0 });
    expect(effects).toContainEqual({ kind: 'cash', from: 8, to: 7 });
    expect(effects).toContainEqual({ kind: 'planes', airline: 'red', left: 12 });
    const track = effects.find((effect) => effect.kind === 'track');
    expect(track?.airline).toBe('red');
    expect((track?.to ?? 0) - (track?.from ?? 0)).toBe(1);
  });

  test('a marker that enters a zone shows both rows, one that stays in it none', () => {
    const within = foresee(position({ track: { red: zoneFrom(3) }, contrived: true }), buyFirst('red'));
    expect(within.find((effect) => effect.kind === 'track')?.rows).toBeNull();
    const entering = foresee(position({ track: { red: zoneFrom(3) - 1 }, contrived: true }), buyFirst('red'));
    const track = entering.find((effect) => effect.kind === 'track');
    expect(track?.rows?.from).not.toEqual(track?.rows?.to);
  });

  test('playing shares tells the portfolio once, the cash and what a scoring now would pay', () => {
    const state = position({ hands: [{ red: 2 }, {}, {}] });
    const before = pointsInAll(0, facts(airlinesEurope.view(state, 0)));
    const effects = foresee(state, { type: 'play', share: 'red', count: 2 });
    expect(effects).toContainEqual({ kind: 'portfolio', share: 'red', from: 0, to: 2 });
    expect(effects.filter(({ kind }) => kind === 'hand')).toEqual([]);
    expect(effects).toContainEqual({ kind: 'cash', from: 8, to: 12 });
    const points = effects.find((effect) => effect.kind === 'points');
    expect(points?.from).toEqual(before);
    expect(points?.to.most).toBeGreaterThan(before.most);
  });

  test('a bank that breaks is said in place of a sum nobody can trust', () => {
    const state = position({ cash: [30, 30, 25] });
    const effects = foresee(state, { type: 'cash' });
    expect(effects).toContainEqual({ kind: 'bankBreaks' });
    expect(effects.filter(({ kind }) => kind === 'cash')).toEqual([]);
  });

  test('a card off the deck is unknown, and may bring a scoring only when one is near', () => {
    const far = position({ frame: { kind: 'share' } });
    expect(foresee(far, { type: 'draw' }).map(({ kind }) => kind)).toEqual(['unknownCard']);
    const near = position({ frame: { kind: 'share' }, deck: { drawn: 11, met: 0, metAt: 0 } });
    expect(foresee(near, { type: 'draw' })).toContainEqual({ kind: 'mayScore', number: 1 });
  });

  test('the secret choice of the opening has no effect to tell', () => {
    const state = position({
      hands: [{ red: 1, green: 1 }, {}, {}],
      frame: { kind: 'opening', chosen: [null, null, null] },
      contrived: true,
    });
    expect(foresee(state, { type: 'choose', shares: ['red', 'green'] })).toEqual([]);
  });
});

function buyFirst(airline: 'red'): Action {
  return { type: 'buy', airline, route: 'paris-berlin', licence: 0 };
}

/** The first space of one of the board's zones. */
function zoneFrom(index: number): number {
  const { board } = position().config;
  if (typeof board === 'string') throw new Error('the small board comes whole');
  return board.track.zones[index]?.from ?? 0;
}

describe('motion', () => {
  const seen = (state: State, action: Action, eye: number | 'watcher', seat = 0) => {
    const { state: after, news } = actAndHear(state, seat, action, fastChance(2));
    const told = news.flatMap((item) => airlinesEurope.tell(item, eye) ?? []);
    return movesBetween(airlinesEurope.view(state, eye), airlinesEurope.view(after, eye), told);
  };

  test('an airplane flies to its circle, and the money to the bank', () => {
    const state = position({ cash: [8, 8, 8] });
    const moves = seen(state, buyFirst('red'), 1);
    expect(moves).toContainEqual({
      kind: 'plane',
      airline: 'red',
      from: 'seat-0',
      to: expect.stringMatching(/^circle-/),
    });
    expect(moves).toContainEqual({ kind: 'money', amount: 1, from: 'seat-0', to: 'bank' });
  });

  test('a card of the market goes to the hand that sees it, and its place is filled from the deck', () => {
    const state = position({ frame: { kind: 'share' }, market: ['red', 'black', 'brown', 'green', 'orange'] });
    const mine = seen(state, { type: 'take', airline: 'brown' }, 0);
    expect(mine[0]).toEqual({ kind: 'card', share: 'brown', from: 'market-2', to: 'hand' });
    expect(mine[1]).toMatchObject({ kind: 'card', from: 'deck', to: 'market-2' });
    expect(seen(state, { type: 'take', airline: 'brown' }, 1)[0]).toMatchObject({ to: 'seat-0' });
  });

  test('what another draws is seen from behind', () => {
    const state = position({ frame: { kind: 'share' } });
    expect(seen(state, { type: 'draw' }, 1)).toContainEqual({ kind: 'card', share: null, from: 'deck', to: 'seat-0' });
    expect(seen(state, { type: 'draw' }, 0)[0]).toMatchObject({ share: expect.any(String), to: 'hand' });
  });

  test('what another gives up from the hand is seen from behind, Air ABACUS is not', () => {
    const state = position({ hands: [{ red: 1, abacus: 1 }, {}, {}], portfolios: [{ green: 1 }, {}, {}] });
    const announced = actAndHear(state, 0, { type: 'exchange', give: 3 }).state;
    const second = actAndHear(announced, 0, { type: 'give', from: 'portfolio', share: 'green' }).state;
    const third = actAndHear(second, 0, { type: 'give', from: 'hand', share: 'abacus' }).state;
    const moves = seen(third, { type: 'give', from: 'hand', share: 'red' }, 1).filter(({ to }) => to === 'gone');
    expect(moves.map((move) => (move.kind === 'card' ? move.share : move.kind))).toEqual(['green', null, 'abacus']);
  });
});
