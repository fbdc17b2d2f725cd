/** When the scorings come, as far as anyone can tell. */

import { describe, expect, test } from 'vitest';
import { newTimeLeft, readTimeLeft, type TimeLeft } from '../../bot/time-left.ts';
import { type Position, position } from '../support/position.ts';

function timeIn(wish: Position): TimeLeft {
  const time = newTimeLeft();
  readTimeLeft(position(wish), time);
  return time;
}

const due = ({ scorings, cards }: TimeLeft) => cards.slice(0, scorings);

describe('the scorings to come', () => {
  test('AL-9.1 three cards part a pile of eleven into four; AL-9.3 the last scoring comes with the last card of the row', () => {
    expect(due(timeIn({ pile: { boi: 3, ita: 5, zeb: 3 } }))).toEqual([3, 6, 9, 16]);
  });

  test('AL-9.1 cards met are scorings held', () => {
    const scoringCards = { inPile: 1, aside: 0 };
    expect(due(timeIn({ seats: 4, pile: { boi: 3, ita: 4 }, scoringCards }))).toEqual([4, 12]);
  });

  test('AL-9.4 with two seats the third card is the end', () => {
    expect(due(timeIn({ seats: 2, pile: { boi: 3, ita: 5, zeb: 3 } }))).toEqual([3, 6, 9]);
  });

  test('AL-10.3 set aside, they come later than in the pile', () => {
    const early = timeIn({ seats: 4, rounds: 1, controlledScoring: true });
    const usual = timeIn({ seats: 4, rounds: 1 });
    expect(early.scorings).toBe(4);
    expect(early.cards[0]).toBeGreaterThan(usual.cards[0] as number);
    expect(early.soon).toBe(0);
    expect(early.cards[3]).toBe(usual.cards[3]);
  });
});

describe('how soon', () => {
  const few = { boi: 3, ita: 4, hit: 2 };

  test('AL-9.1 the more scoring cards among few others, the likelier', () => {
    const chances = [1, 2, 3].map((inPile) => timeIn({ pile: few, scoringCards: { inPile, aside: 0 } }).soon);
    // Two cards a round: 1 - 9/10 x 8/9, and so on.
    expect(chances[0]).toBeCloseTo(0.2, 9);
    expect(chances[1]).toBeCloseTo(1 - (9 / 11) * (8 / 10), 9);
    expect(chances[2]).toBeCloseTo(1 - (9 / 12) * (8 / 11), 9);
  });

  test('AL-9.1 in the first round none counts', () => {
    expect(timeIn({ seats: 4, rounds: 0 }).soon).toBe(0);
    expect(timeIn({ seats: 4, rounds: 1 }).soon).toBeGreaterThan(0);
  });

  test('AL-9.3 the last scoring is near when little is left to draw', () => {
    const none = { inPile: 0, aside: 0 };
    expect(timeIn({ pile: { boi: 3, ita: 4 }, scoringCards: none }).soon).toBe(0);
    expect(timeIn({ pile: {}, row: ['boi'], scoringCards: none }).soon).toBe(1);
  });

  test('AL-10.2 in the extra turns it is known', () => {
    const last = { seats: 3, lastRound: true, pile: {}, row: [], scoringCards: { inPile: 0, aside: 0 } };
    expect(timeIn({ ...last, extraTurns: 2 })).toMatchObject({ scorings: 1, soon: 1 });
    expect(timeIn({ ...last, extraTurns: 3 })).toMatchObject({ soon: 0, turnsToEnd: 1 });
  });
});

test('once it is over there is none', () => {
  const state = position();
  state.endedBy = 'AL-9.5';
  const time = newTimeLeft();
  readTimeLeft(state, time);
  expect(time).toMatchObject({ scorings: 0, soon: 0, turnsToNext: 0, turnsToEnd: 0 });
});
