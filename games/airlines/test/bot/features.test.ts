/** What the evaluation measures, worked out by hand on the small board. */

import { describe, expect, test } from 'vitest';
import { FEATURES, measure } from '../../bot/features.ts';
import { ahead } from '../../bot/places.ts';
import { TASTE } from '../../bot/taste.ts';
import type { State } from '../../rules/state.ts';
import { type Position, position, ROW } from '../support/position.ts';
import { smallBoard } from '../support/small-board.ts';

function measured(state: State): Record<string, number>[] {
  const into = new Float64Array(6 * FEATURES.length).fill(7);
  measure(state, into);
  return Array.from({ length: state.seats }, (_, seat) =>
    Object.fromEntries(FEATURES.map(({ name }, at) => [name, into[seat * FEATURES.length + at] as number])),
  );
}

/**
 * HIT with three markers: Dallas and two routes. Only the last scoring is to come, and no card to draw but those of the
 * row. Cards of HIT that are not named are out of the game, so that nobody has hoarded any.
 */
function hitAtTheEnd(wish: Partial<Position>): State {
  const { row = ROW, laid = [], hands = [] } = wish;
  const named =
    [...laid, ...hands].reduce((sum, { hit = 0 }) => sum + hit, 0) + row.filter((card) => card === 'hit').length;
  return position({
    pile: {},
    scoringCards: { inPile: 0, aside: 0 },
    circles: { 'dallas-houston': ['hit'], 'phoenix-dallas': ['hit'] },
    removed: { hit: smallBoard.airlines.hit.stock - named },
    contrived: true,
    ...wish,
  });
}

describe('points and stock', () => {
  test('the score is as it stands', () => {
    expect(
      measured(position({ scoringCards: { inPile: 2, aside: 0 }, scores: [4, 0, 9] })).map(({ score }) => score),
    ).toEqual([4, 0, 9]);
  });

  test('AL-9.2 who is alone gets all and half again', () => {
    const [first, second] = measured(hitAtTheEnd({ laid: [{ hit: 2 }] }));
    expect(first?.payNow).toBeCloseTo(4.5, 9);
    expect(first?.alone).toBeCloseTo(1.5, 9);
    expect(second?.payNow).toBe(0);
  });

  test('AL-9.2 who is behind gets less, by the odds', () => {
    const [first, second] = measured(hitAtTheEnd({ laid: [{ hit: 2 }, { hit: 1 }] }));
    const behind = ahead(1, TASTE.softNext);
    expect(first?.payNow).toBeCloseTo(3 * (1 - (1 - behind) / 2), 9);
    expect(second?.payNow).toBeCloseTo(3 * (1 - behind / 2), 9);
    expect(first?.alone).toBe(0);
  });

  test('with one scoring to come nothing is later; with two there is', () => {
    const [last] = measured(hitAtTheEnd({ laid: [{ hit: 2 }] }));
    expect(last).toMatchObject({ payLater: 0, growthLater: 0, handLater: 0, threatLater: 0 });
    const two = hitAtTheEnd({ scoringCards: { inPile: 1, aside: 0 }, laid: [{ hit: 2 }] });
    expect(measured(two)[0]?.payLater).toBeCloseTo(4.5, 9);
  });
});

describe('rivals and hands', () => {
  test('a rival with cards in hand threatens whoever is laid', () => {
    const calm = measured(hitAtTheEnd({ laid: [{ hit: 2 }] }))[0];
    const threatened = measured(hitAtTheEnd({ laid: [{ hit: 2 }], hands: [{}, { hit: 3 }] }))[0];
    expect(calm?.threatNext).toBe(0);
    expect(threatened?.payNow).toBe(calm?.payNow);
    expect(threatened?.threatNext).toBeGreaterThan(1);
  });

  test('the hand is worth what it would add, and is lost if the scoring comes too soon', () => {
    const [, second] = measured(hitAtTheEnd({ laid: [{ hit: 2 }], hands: [{}, { hit: 3 }] }));
    expect(second?.handNext).toBeGreaterThan(1.5);
    expect(second?.cards).toBe(3);
    // Five cards are left to draw; a round takes about two.
    expect(second?.caught).toBe(0);
    const soon = hitAtTheEnd({ row: ['boi'], laid: [{ hit: 2 }], hands: [{}, { hit: 3 }] });
    expect(measured(soon)[1]?.caught).toBe(measured(soon)[1]?.handNext);
  });

  test('AL-7.2 cards of a dead airline count for nothing', () => {
    const dead = hitAtTheEnd({ hands: [{ zeb: 3 }], markersLeft: { zeb: 1 } });
    expect(measured(dead)[0]).toMatchObject({ cards: 0, handNext: 0, late: 0 });
  });

  test('more airlines in hand than turns are too many', () => {
    const many = { boi: 1, ita: 1, lum: 1, mox: 1, tav: 1 };
    const state = hitAtTheEnd({ row: ['boi'], hands: [many, { ita: 1 }] });
    expect(measured(state)[0]?.late).toBeGreaterThan(3);
    expect(measured(state)[1]?.late).toBeLessThan(1);
  });
});

describe('flight cards', () => {
  test('each counts by its value, and by the airline it can fly', () => {
    const flights = [['double-3', 'double-9'], ['dotted-12']];
    const [first, second, third] = measured(hitAtTheEnd({ laid: [{ hit: 2 }], flights }));
    expect(first?.flights).toBe(2);
    expect(first?.values).toBeCloseTo(12 / 14, 9);
    // HIT is all its own, and both cards fly it.
    expect(first?.payable).toBe(2);
    // HIT may not use dotted routes, and this seat holds none.
    expect(second).toMatchObject({ flights: 1, payable: 0 });
    expect(third?.flights).toBe(0);
  });
});

describe('growth and turns', () => {
  test('routes open to an airline count by the part one holds', () => {
    const [first, second] = measured(hitAtTheEnd({ laid: [{ hit: 3 }, { hit: 1 }] }));
    expect(first?.routes).toBeCloseTo(3 * (second?.routes as number), 9);
    expect(first?.markersLeft).toBeCloseTo(0.75 * 6, 9);
  });

  test('who is next waits not at all, who was last longest', () => {
    expect(measured(position({ seats: 4, turn: 2 })).map(({ wait }) => wait)).toEqual([2, 3, 0, 1]);
  });

  test('AL-9.4 what is left of pile and row takes places from both at the end', () => {
    const duel = { seats: 2, scoringCards: { inPile: 1, aside: 0 }, laid: [{ hit: 2 }] };
    const without = measured(hitAtTheEnd({ ...duel, row: ['boi', 'ita'] }))[0];
    const against = measured(hitAtTheEnd({ ...duel, row: ['hit', 'hit', 'hit', 'hit'] }))[0];
    expect(against?.payNow).toBeLessThan((without?.payNow as number) - 1);
    expect(without?.payNow).toBeCloseTo(4.5, 9);
  });
});

test('once it is over only the score counts', () => {
  const state = hitAtTheEnd({ laid: [{ hit: 2 }], scores: [4, 5, 6] });
  state.endedBy = 'AL-9.3';
  state.frame = { kind: 'over' };
  for (const features of measured(state))
    for (const [name, value] of Object.entries(features)) if (name !== 'score') expect(value, name).toBe(0);
});
