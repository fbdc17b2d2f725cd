/** AL-8: sabotage. */

import { airlines } from '@tarmac/airlines/rules';
import { describe, expect, test } from 'vitest';
import { act, actAndHear, expectAllowed, expectRefusal, newsOf, paidFor } from '../support/act.ts';
import { draw, expand, fly, found, play, sabotage, stop } from '../support/actions.ts';
import { NAMES } from '../support/booklet.ts';
import { circlesOf, inactiveIn, markersOf, type Position, position } from '../support/position.ts';
import { smallBoard } from '../support/small-board.ts';
import { BOI_FOUNDED, ZEB_INACTIVE } from '../support/standing.ts';

const angry: Position = { ...BOI_FOUNDED, frame: { kind: 'sabotage' } };

describe('AL-8.1 a sabotage', () => {
  test('AL-8.1 uses up a marker of any airline and covers a free circle of 5 or more', () => {
    const { state, news } = actAndHear(position(angry), 0, sabotage('ita', 'new-york-chicago', 1), []);
    expect(circlesOf(state, 'new-york-chicago')).toEqual([null, 'ita!']);
    expect(markersOf(state, 'ita')).toBe(23);
    expect(newsOf(news, 'sabotaged')).toEqual([
      { kind: 'sabotaged', seat: 0, airline: 'ita', route: 'new-york-chicago', circle: 1, number: 5 },
    ]);
    expect(state.turn).toBe(1);
  });

  test('AL-8.1 only after exactly one card was played', () => {
    const turn = position({ ...BOI_FOUNDED, hands: [{ boi: 3 }], flights: [['solid-1', 'dotted-4']] });
    const attempt = sabotage('ita', 'new-york-chicago', 1);
    expectRefusal(turn, 0, attempt, 'notNow');
    expectRefusal(act(turn, 0, expand), 0, attempt, 'notNow');
    expectAllowed(act(turn, 0, play('boi')), 0, attempt);
    expectRefusal(act(turn, 0, play('boi', 2)), 0, attempt, 'notYourTurn');
    expectRefusal(act(turn, 0, play('boi', 3)), 0, attempt, 'notYourTurn');
  });

  test('AL-8.1 never when founding, though one card was laid', () => {
    const turn = position({ hands: [{ boi: 1 }], flights: [['dotted-1']] });
    const drawing = act(turn, 0, found('boi', 1, 'boston-new-york', 'dotted-1'), []);
    expectRefusal(drawing, 0, sabotage('ita', 'new-york-chicago', 1), 'notNow');
  });

  test('AL-8.1 it is optional', () => {
    const state = act(position(angry), 0, stop, []);
    expect(state.circles).toEqual(position(angry).circles);
    expect(state.turn).toBe(1);
  });

  test('AL-8.1 nothing else is due: no flight, no stock', () => {
    for (const action of [draw, expand, play('boi'), fly('boi', 'new-york-chicago', 'dotted-4')]) {
      expectRefusal(position(angry), 0, action, 'notNow', 'AL-8.1');
    }
  });

  test('AL-8.1 numbers below 5 are safe', () => {
    const state = position(angry);
    expectRefusal(state, 0, sabotage('ita', 'new-york-chicago', 0), 'numberTooLow');
    expectRefusal(state, 0, sabotage('ita', 'chicago-atlanta', 1), 'numberTooLow');
    expect(airlines.check(state, 0, sabotage('ita', 'chicago-atlanta', 1))).toMatchObject({ number: 4 });
    for (const route of smallBoard.routes) {
      route.circles.forEach((number, circle) => {
        const refusal = airlines.check(state, 0, sabotage('ita', route.id, circle));
        expect(refusal === null, `${route.id} ${number}`).toBe(number >= 5);
      });
    }
  });

  test('AL-8.1 a circle that is taken is not free', () => {
    const circles = { 'boston-new-york': ['boi'], 'new-york-chicago': ['ita', 'boi'] } as const;
    const state = position({ ...angry, circles, laid: [{ boi: 1, ita: 1 }] });
    expectRefusal(state, 0, sabotage('hit', 'new-york-chicago', 1), 'circleNotFree');
  });

  test('AL-8.1 with the marker of an airline not founded, or inactive', () => {
    expectAllowed(position(angry), 0, sabotage('tav', 'new-york-chicago', 1));
    const dead = position({ ...ZEB_INACTIVE, frame: { kind: 'sabotage' } });
    expect(inactiveIn(dead)).toEqual(['zeb']);
    expectAllowed(dead, 0, sabotage('zeb', 'new-york-chicago', 1));
  });

  test('AL-8.1 but of one that has a marker in supply', () => {
    const circles = {
      'winnipeg-chicago': ['zeb'],
      'denver-dallas': [null, 'zeb!'],
      'chicago-dallas': [null, 'zeb!'],
      'los-angeles-phoenix': [null, 'zeb!'],
    } as const;
    const state = position({ ...angry, circles, laid: [{ zeb: 1 }] });
    expect(markersOf(state, 'zeb')).toBe(0);
    expectRefusal(state, 0, sabotage('zeb', 'new-york-chicago', 1), 'noMarkerLeft', 'AL-8.1');
    for (const airline of NAMES.filter((name) => name !== 'zeb')) {
      expectAllowed(state, 0, sabotage(airline, 'new-york-chicago', 1));
    }
  });

  test('AL-8.1 it may fill the route', () => {
    const circles = { 'boston-new-york': ['boi'], 'new-york-chicago': ['boi'] } as const;
    const state = act(position({ ...angry, circles }), 0, sabotage('ita', 'new-york-chicago', 1), []);
    expect(circlesOf(state, 'new-york-chicago')).toEqual(['boi', 'ita!']);
    const flying = position({
      ...angry,
      circles: { 'boston-new-york': ['boi'], 'new-york-chicago': ['boi', 'hit!'], 'chicago-atlanta': ['ita'] },
      laid: [{ boi: 1, ita: 1 }],
      frame: { kind: 'flight' },
      flights: [['dotted-12']],
    });
    expectRefusal(flying, 0, fly('ita', 'new-york-chicago', 'dotted-12'), 'routeFull');
  });
});

describe('AL-8.2 where it may lie', () => {
  test('AL-8.2 at most one on a route', () => {
    const circles = { ...BOI_FOUNDED.circles, 'chicago-dallas': [null, 'hit!'] } as const;
    const state = position({ ...angry, circles });
    expectRefusal(state, 0, sabotage('ita', 'chicago-dallas', 2), 'alreadySabotaged');
    expectRefusal(state, 0, sabotage('hit', 'chicago-dallas', 2), 'alreadySabotaged');
  });

  test('AL-8.2 on any free circle of 5 or more, not only the lowest', () => {
    const state = act(position(angry), 0, sabotage('ita', 'chicago-dallas', 2), []);
    expect(circlesOf(state, 'chicago-dallas')).toEqual([null, null, 'ita!']);
    expectAllowed(position(angry), 0, sabotage('ita', 'chicago-dallas', 1));
  });
});

describe('AL-8.3 what it does', () => {
  test('AL-8.3 the circle is covered for the rest of the game', () => {
    const circles = { 'toronto-chicago': ['ita'], 'chicago-dallas': [null, 'boi!'] } as const;
    const start = position({
      circles,
      laid: [{ ita: 1, hit: 1 }],
      frame: { kind: 'flight' },
      flights: [['double-6', 'double-9']],
      contrived: true,
    });
    const flown = act(start, 0, fly('ita', 'chicago-dallas', 'double-6'), []);
    expect(circlesOf(flown, 'chicago-dallas')).toEqual(['ita', 'boi!', null]);
    const next = { ...flown, frame: { kind: 'flight' } as const };
    expectRefusal(next, 0, fly('hit', 'chicago-dallas', 'double-6'), 'flightNotInHand');
    expect(circlesOf(act(next, 0, fly('hit', 'chicago-dallas', 'double-9'), []), 'chicago-dallas')).toEqual([
      'ita',
      'boi!',
      'hit',
    ]);
  });

  test('AL-8.3 it counts for nobody', () => {
    const circles = {
      'boston-new-york': ['boi'],
      'new-york-chicago': ['boi', 'boi!'],
      'chicago-dallas': [null, 'boi!'],
    } as const;
    const start = position({ circles, laid: [{ boi: 2 }], frame: { kind: 'stock', thenFlight: false } });
    const { state, news } = actAndHear(start, 0, draw, ['scoring', 'tav']);
    // The headquarters and two flights: 3, and 1 for being alone.
    expect(newsOf(news, 'scored')).toMatchObject([{ airline: 'boi', markers: 3 }]);
    expect(paidFor(state, 'boi')).toEqual([4, 0, 0]);
  });

  test('AL-8.3 its airline has one marker fewer', () => {
    const start = position(angry);
    const after = act(start, 0, sabotage('boi', 'new-york-chicago', 1), []);
    expect(markersOf(start, 'boi')).toBe(18);
    expect(markersOf(after, 'boi')).toBe(17);
  });
});
