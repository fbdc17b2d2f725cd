/** A view as somebody remembers it who did not watch: it knows nothing of rivals' cards, and all else still fits. */

import { AIRLINES, airlinesEurope, type State, type View } from '@tarmac/airlines-europe/rules';
import { type Eye, fastChance } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { forget } from '../../bot/brain.ts';
import { act } from '../support/act.ts';
import { buy, exchange, give, stop, take } from '../support/actions.ts';
import { position } from '../support/position.ts';
import { samples } from './support-parts.ts';

/** Everything but what is remembered of hands. */
function apart({ sightings: _, ...rest }: View): Omit<View, 'sightings'> {
  return rest;
}

function eyes(state: State): Eye[] {
  return [...state.hands.keys(), 'watcher'];
}

const states = samples(4, 2);

describe('in any position, to any eye', () => {
  test('no card taken face up is remembered, and every hand is as large as it is', () => {
    let remembered = 0;
    for (const state of states) {
      for (const eye of eyes(state)) {
        const view = airlinesEurope.view(state, eye);
        const forgotten = forget(view);
        expect(apart(forgotten)).toEqual(apart(view));
        forgotten.sightings.forEach(({ open, closed, since }, seat) => {
          expect(open).toEqual(AIRLINES.map(() => 0));
          expect(since).toEqual([]);
          expect(closed).toBe(view.handSizes[seat]?.ordinary);
        });
        remembered += view.sightings.filter(({ open }) => open.some((count) => count > 0)).length;
      }
    }
    expect(remembered).toBeGreaterThan(100);
  });
});

describe('a rival who took a card face up', () => {
  /** Seat 1 took white, the only one it can have. */
  const state = position({ hands: [{ red: 1 }, { white: 1 }], seen: [{}, { white: 1 }], cash: [8, 8, 8] });
  const view = airlinesEurope.view(state, 0);

  function imagined(seen: View): Set<string> {
    const luck = fastChance(5);
    const hands = Array.from({ length: 200 }, () => airlinesEurope.imagine(seen, luck).hands[1]);
    return new Set(hands.map((hand) => AIRLINES[hand?.indexOf(1) ?? -1] ?? 'none'));
  }

  test('has that card for who remembers, and any card for who forgot', () => {
    expect(imagined(view)).toEqual(new Set(['white']));
    const any = imagined(forget(view));
    expect(any.size).toBeGreaterThan(6);
    expect(any).not.toContain('none');
  });

  test('AE-5.2, AE-11.1 the seat still knows its own hand', () => {
    const { hands } = airlinesEurope.imagine(forget(view), fastChance(1));
    expect(hands[0]).toEqual(state.hands[0]);
  });
});

test('AE-11.2 nor is it remembered once cards were given up unseen', () => {
  let state = position({ hands: [{ red: 3 }], cash: [20, 8, 8], portfolios: [{ black: 1 }] });
  state = act(act(state, 0, buy('red', 'berlin-vienna')), 0, stop);
  state = act(state, 0, take('green'));
  state = act(act({ ...state, turn: 0 }, 0, exchange(1)), 0, give('hand', 'green'));
  const view = airlinesEurope.view(state, 1);
  expect(view.sightings[0]?.since.length).toBeGreaterThan(0);
  const forgotten = forget(view);
  expect(forgotten.sightings[0]).toEqual({ open: AIRLINES.map(() => 0), closed: 3, since: [] });
  expect(airlinesEurope.view(airlinesEurope.imagine(forgotten, fastChance(3)), 1)).toEqual(forgotten);
});
