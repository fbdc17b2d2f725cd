/** A view as somebody remembers it who did not watch: it knows nothing of rivals' cards, and all else still fits. */

import { AIRLINES, airlines, type View } from '@tarmac/airlines/rules';
import { fastChance } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { forget } from '../../bot/brain.ts';
import { position } from '../support/position.ts';
import { positionsIn, SEAT_COUNTS, take } from './support.ts';

/** Everything but what is remembered of hands. */
function apart({ seenTaken: _, ...rest }: View): Omit<View, 'seenTaken'> {
  return rest;
}

const states = take(positionsIn(SEAT_COUNTS, 2), 120);

describe('AL-11.1 in any position', () => {
  test('no card taken face up is remembered, and the view it is made from stays as it was', () => {
    let remembered = 0;
    for (const { state, seat } of states) {
      const view = airlines.view(state, seat);
      const before = JSON.stringify(view);
      const forgotten = forget(view);
      expect(apart(forgotten)).toEqual(apart(view));
      for (const seen of forgotten.seenTaken) expect(seen).toEqual(AIRLINES.map(() => 0));
      expect(JSON.stringify(view)).toBe(before);
      remembered += view.seenTaken.flat().filter((count) => count > 0).length;
    }
    expect(remembered).toBeGreaterThan(100);
  });
});

test('a rival who took a card face up has it for who remembers, and any card for who forgot', () => {
  const state = position({ hands: [{ boi: 1 }, { zeb: 1 }], seen: [{}, { zeb: 1 }] });
  const view = airlines.view(state, 0);
  const imagined = (seen: View) => {
    const luck = fastChance(5);
    const hands = Array.from({ length: 200 }, () => airlines.imagine(seen, luck).hands[1]);
    return new Set(hands.map((hand) => AIRLINES[hand?.indexOf(1) ?? -1] ?? 'none'));
  };
  expect(imagined(view)).toEqual(new Set(['zeb']));
  const any = imagined(forget(view));
  expect(any.size).toBeGreaterThan(6);
  expect(any).not.toContain('none');
  expect(airlines.imagine(forget(view), fastChance(1)).hands[0]).toEqual(state.hands[0]);
});
