/** AL-9.1 and 9.2: scoring cards and what a scoring pays. */

import { describe, expect, test } from 'vitest';
import { pointsFor } from '../../rules/scoring.ts';
import { act, actAndHear, expectRefusal, frameKind, kindsListed, newsOf, paidFor } from '../support/act.ts';
import { draw, found, remove, take } from '../support/actions.ts';
import { MORE_THAN_TWO, SEAT_NUMBERS } from '../support/booklet.ts';
import { cardsIn, flightsAt, type Position, position } from '../support/position.ts';
import { BOI_FOUNDED, networkOf, ZEB_INACTIVE } from '../support/standing.ts';

const drawing: Position = { frame: { kind: 'stock', thenFlight: false } };

describe('AL-9.1 a scoring card is met', () => {
  test.each(SEAT_NUMBERS)('AL-9.1 drawn: scored at once, and the next card is drawn instead, %i players', (seats) => {
    const start = position({ ...BOI_FOUNDED, ...drawing, seats });
    const { state, news } = actAndHear(start, 0, draw, ['scoring', 'zeb']);
    expect(cardsIn(state.hands[0])).toEqual({ zeb: 1 });
    expect(state.scoringCards).toEqual({ inPile: 2, aside: 0 });
    expect(state.scorings).toBe(1);
    expect(newsOf(news, 'scoringCard')).toEqual([{ kind: 'scoringCard', seat: 0, number: 1 }]);
    expect(newsOf(news, 'scoringBegan')).toEqual([{ kind: 'scoringBegan', number: 1 }]);
    // Two markers, and one more for being alone.
    expect(state.scores[0]).toBe(3);
    expect(newsOf(news, 'scoringEnded')).toMatchObject([{ number: 1, points: state.scores }]);
    expect([frameKind(state), state.turn]).toEqual(['turn', 1]);
  });

  test('AL-9.1 turned up: likewise, and the row is filled', () => {
    const { state, news } = actAndHear(position(drawing), 0, take('hit'), ['scoring', 'zeb']);
    expect(cardsIn(state.hands[0])).toEqual({ hit: 1 });
    expect([...state.row].sort()).toEqual(['boi', 'ita', 'lum', 'mox', 'zeb']);
    expect(state.scorings).toBe(1);
    expect(newsOf(news, 'scoringCard')).toMatchObject([{ seat: 0, number: 1 }]);
  });

  test('AL-9.1 the card just taken is in the hand, and no hand counts', () => {
    const wish: Position = { ...BOI_FOUNDED, ...drawing, laid: [{ boi: 1 }, { boi: 1 }] };
    const { state } = actAndHear(position(wish), 0, take('boi'), ['scoring', 'zeb']);
    expect(paidFor(state, 'boi')).toEqual([1, 1, 0]);
  });

  test('AL-9.1 several in a row are each scored', () => {
    const start = position({ ...BOI_FOUNDED, ...drawing });
    const { state, news } = actAndHear(start, 0, draw, ['scoring', 'scoring', 'scoring', 'zeb']);
    expect(newsOf(news, 'scoringCard').map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(newsOf(news, 'scoringEnded').map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(state.scorings).toBe(3);
    expect(state.scores).toEqual([9, 0, 0]);
    expect(state.payouts.filter(({ airline }) => airline === 'boi').map(({ scoring }) => scoring)).toEqual([1, 2, 3]);
    expect(cardsIn(state.hands[0])).toEqual({ zeb: 1 });
  });

  test('AL-9.1 several in a row, turned up', () => {
    const { state } = actAndHear(position(drawing), 0, take('hit'), ['scoring', 'scoring', 'zeb']);
    expect(state.scorings).toBe(2);
    expect(state.row).toHaveLength(5);
  });

  test('AL-9.1 with only scoring cards left in the pile the drawer takes a face-up card', () => {
    const wish: Position = { ...BOI_FOUNDED, ...drawing, pile: {}, scoringCards: { inPile: 2, aside: 0 } };
    const start = position(wish);
    expect(kindsListed(start, 0)).toEqual(['draw', 'take']);
    const { state } = actAndHear(start, 0, draw, ['scoring', 'scoring']);
    expect(state.scorings).toBe(3);
    expect(state.frame).toEqual({ kind: 'stock', thenFlight: false });
    expect([state.turn, kindsListed(state, 0)]).toEqual([0, ['take']]);
    expectRefusal(state, 0, draw, 'pileEmpty');
    const after = act(state, 0, take('lum'), []);
    expect(cardsIn(after.hands[0])).toEqual({ lum: 1 });
    expect(after.row).toEqual(['boi', 'ita', 'hit', 'mox']);
    expect(after.turn).toBe(1);
  });

  test('AL-9.1 likewise after founding, and the flight card still follows', () => {
    const start = position({
      hands: [{ boi: 1 }],
      flights: [['dotted-1']],
      pile: {},
      scoringCards: { inPile: 1, aside: 0 },
    });
    let state = act(start, 0, found('boi', 1, 'boston-new-york', 'dotted-1'), []);
    state = act(state, 0, draw, ['scoring']);
    expect(state.frame).toEqual({ kind: 'stock', thenFlight: true });
    state = act(state, 0, take('lum'), ['wavy-3']);
    expect(flightsAt(state, 0)).toEqual(['wavy-3']);
    expect(state.turn).toBe(1);
  });

  test('AL-9.1 and a gap in the row stays', () => {
    const start = position({ ...drawing, pile: {}, scoringCards: { inPile: 1, aside: 0 } });
    const { state, news } = actAndHear(start, 0, take('lum'), ['scoring']);
    expect(state.row).toEqual(['boi', 'ita', 'hit', 'mox']);
    expect(newsOf(news, 'pileEmpty')).toHaveLength(1);
    expect([state.scorings, state.turn]).toEqual([3, 1]);
  });

  test('AL-9.1 the pile ends in the middle of a draw: worthless face-up cards go before one is taken', () => {
    const start = position({
      ...ZEB_INACTIVE,
      ...drawing,
      pile: {},
      scoringCards: { inPile: 1, aside: 0 },
      row: ['zeb', 'boi', 'zeb', 'zeb', 'hit'],
    });
    const { state, news } = actAndHear(start, 0, draw, ['scoring']);
    expect(newsOf(news, 'removed')).toEqual([{ kind: 'removed', seat: null, airlines: ['zeb', 'zeb', 'zeb'] }]);
    expect(state.row).toEqual(['boi', 'hit']);
    expect(frameKind(state)).toBe('stock');
    expectRefusal(state, 0, take('zeb'), 'notFaceUp');
  });
});

describe('AL-9.1 the first round', () => {
  test.each(SEAT_NUMBERS)('AL-9.1 one met then is shuffled back, and another card is drawn, %i players', (seats) => {
    for (let turn = 0; turn < seats; turn++) {
      const start = position({ ...drawing, ...BOI_FOUNDED, seats, rounds: 0, turn });
      expect(start.turnsDone).toBe(turn);
      const { state, news } = actAndHear(start, turn, draw, ['shuffledBack', 'zeb']);
      expect(cardsIn(state.hands[turn])).toEqual({ zeb: 1 });
      expect(state.scoringCards).toEqual({ inPile: 3, aside: 0 });
      expect([state.scorings, ...state.scores]).toEqual([0, ...new Array(seats).fill(0)]);
      expect(newsOf(news, 'shuffledBack')).toEqual([{ kind: 'shuffledBack', seat: turn }]);
      expect(newsOf(news, 'scoringCard')).toEqual([]);
    }
  });

  test('AL-9.1 again and again if need be, also one that is turned up', () => {
    const start = position({ ...drawing, rounds: 0 });
    const { state, news } = actAndHear(start, 0, take('hit'), ['shuffledBack', 'shuffledBack', 'zeb']);
    expect(newsOf(news, 'shuffledBack')).toHaveLength(2);
    expect(state.row).toContain('zeb');
    expect(state.scoringCards.inPile).toBe(3);
  });

  test.each(SEAT_NUMBERS)('AL-9.1 it is over when the last player’s first turn is, %i players', (seats) => {
    const startSeat = seats - 1;
    const last = position({ ...drawing, seats, startSeat, rounds: 0, turn: startSeat - 1 });
    expect(act(last, startSeat - 1, draw, ['shuffledBack', 'zeb']).scorings).toBe(0);
    const second = position({ ...drawing, seats, startSeat, rounds: 1 });
    expect(act(second, startSeat, draw, ['scoring', 'zeb']).scorings).toBe(1);
  });

  test('AL-9.1 a removal can meet one as well', () => {
    const start = position({ ...ZEB_INACTIVE, rounds: 0, row: ['zeb', 'boi', 'hit', 'pex', 'tav'], contrived: true });
    const { state, news } = actAndHear(start, 0, remove('zeb'), ['shuffledBack', 'mox']);
    expect(newsOf(news, 'shuffledBack')).toHaveLength(1);
    expect(state.scorings).toBe(0);
  });
});

/** What a scoring pays for ITA with so many markers on the board, its headquarters' included, and stock laid by seat. */
function pays(markers: number, held: readonly number[]): number[] {
  const start = position({
    seats: held.length,
    frame: { kind: 'stock', thenFlight: false },
    circles: networkOf('ita', markers - 1),
    laid: held.map((count) => ({ ita: count })),
    row: ['boi', 'hit', 'lum', 'mox', 'pex'],
  });
  const { state, news } = actAndHear(start, 0, draw, ['scoring', 'zeb']);
  expect(newsOf(news, 'scored')).toMatchObject([{ airline: 'ita', markers, held, third: null }]);
  expect(state.scores).toEqual(paidFor(state, 'ita'));
  expect(pointsFor(markers, held)).toEqual(paidFor(state, 'ita'));
  return paidFor(state, 'ita');
}

describe('AL-9.2 what an airline pays', () => {
  test('AL-9.2 3 markers, one holder: 4', () => {
    expect(pays(3, [2, 0, 0])).toEqual([4, 0, 0]);
  });

  test('AL-9.2 11 markers, 3/3/3: 5 each', () => {
    expect(pays(11, [3, 3, 3])).toEqual([5, 5, 5]);
  });

  test('AL-9.2 16 markers, 3/2/2/2: 16, 2, 2, 2', () => {
    expect(pays(16, [3, 2, 2, 2])).toEqual([16, 2, 2, 2]);
  });

  test('AL-9.2 11 markers, 3/2/1/0: 11, 5, 0, 0', () => {
    expect(pays(11, [3, 2, 1, 0])).toEqual([11, 5, 0, 0]);
  });

  test('AL-9.2 11 markers, 3/3/0/1: 8, 8, 0, 0', () => {
    expect(pays(11, [3, 3, 0, 1])).toEqual([8, 8, 0, 0]);
  });

  test('AL-9.2 11 markers, 5/3/1/3: 11, 2, 0, 2', () => {
    expect(pays(11, [5, 3, 1, 3])).toEqual([11, 2, 0, 2]);
  });

  test('AL-9.2 11 markers, 5/0/0/0: 16', () => {
    expect(pays(11, [5, 0, 0, 0])).toEqual([16, 0, 0, 0]);
  });

  test('AL-9.2 in any order of the seats, up to six of them', () => {
    expect(pays(11, [0, 2, 3, 1])).toEqual([0, 5, 11, 0]);
    expect(pays(11, [0, 0, 1, 0, 0])).toEqual([0, 0, 16, 0, 0]);
    expect(pays(11, [2, 2, 2, 2, 2, 2])).toEqual([2, 2, 2, 2, 2, 2]);
    expect(pays(7, [1, 4, 1, 1, 1, 1])).toEqual([0, 7, 0, 0, 0, 0]);
    expect(pays(10, [1, 4, 1, 1, 1, 1])).toEqual([1, 10, 1, 1, 1, 1]);
  });

  test('AL-9.2 the least there is: two markers', () => {
    expect(pays(2, [1, 0, 0])).toEqual([3, 0, 0]);
    expect(pays(2, [2, 1, 0])).toEqual([2, 1, 0]);
    expect(pays(2, [1, 1, 1])).toEqual([1, 1, 1]);
    expect(pays(2, [2, 1, 1])).toEqual([2, 0, 0]);
  });

  test('AL-9.2 nobody has any: nobody gets any', () => {
    expect(pointsFor(11, [0, 0, 0])).toEqual([0, 0, 0]);
  });

  test('AL-9.2 stock in hand does not count', () => {
    const start = position({ ...BOI_FOUNDED, ...drawing, hands: [{}, { boi: 5 }, {}] });
    expect(paidFor(act(start, 0, draw, ['scoring', 'zeb']), 'boi')).toEqual([3, 0, 0]);
  });

  test('AL-9.2 every founded airline by its own markers, and all of it adds up', () => {
    const start = position({
      ...drawing,
      circles: {
        'boston-new-york': ['boi', 'ita'],
        'halifax-boston': ['boi'],
        'new-york-chicago': ['ita', 'tav!'],
        'miami-havana': ['pex'],
      },
      laid: [
        { boi: 2, pex: 1 },
        { boi: 1, ita: 2 },
        { ita: 2, pex: 1 },
      ],
    });
    const { state, news } = actAndHear(start, 0, draw, ['scoring', 'zeb']);
    expect(newsOf(news, 'scored').map(({ airline, markers }) => [airline, markers])).toEqual([
      ['boi', 3],
      ['ita', 3],
      ['pex', 2],
    ]);
    expect(paidFor(state, 'boi')).toEqual([3, 1, 0]);
    expect(paidFor(state, 'ita')).toEqual([0, 2, 2]);
    expect(paidFor(state, 'pex')).toEqual([1, 0, 1]);
    expect(state.scores).toEqual([4, 3, 3]);
  });

  test.each(MORE_THAN_TWO)('AL-9.2 scores add up from scoring to scoring, %i players', (seats) => {
    const start = position({
      ...BOI_FOUNDED,
      ...drawing,
      seats,
      scoringCards: { inPile: 2, aside: 0 },
      scores: Array.from({ length: seats }, (_, seat) => seat),
    });
    const state = act(start, 0, draw, ['scoring', 'zeb']);
    expect(state.scores).toEqual(Array.from({ length: seats }, (_, seat) => (seat === 0 ? 3 : seat)));
    expect(state.payouts.at(-1)).toMatchObject({ scoring: 2, airline: 'boi' });
  });

  test('AL-9.2 a scoring changes no stock and no marker', () => {
    const start = position({ ...BOI_FOUNDED, ...drawing });
    const state = act(start, 0, draw, ['scoring', 'zeb']);
    expect([state.laid, state.circles, state.markers]).toEqual([start.laid, start.circles, start.markers]);
  });
});
