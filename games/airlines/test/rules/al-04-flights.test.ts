/** AL-4.1 to 4.5: playing and drawing flight cards. */

import { airlines } from '@tarmac/airlines/rules';
import { describe, expect, test } from 'vitest';
import type { Action } from '../../rules/actions.ts';
import { DISCARDED, IN_PILE } from '../../rules/state.ts';
import { act, actAndHear, expectAllowed, expectRefusal, frameKind, newsOf } from '../support/act.ts';
import { draw, expand, fly, found, stop } from '../support/actions.ts';
import { SEAT_NUMBERS } from '../support/booklet.ts';
import { lawfulFlights } from '../support/oracle.ts';
import { circlesOf, config, flightsAt, markersOf, type Position, position } from '../support/position.ts';
import { playRandomly } from '../support/random-game.ts';
import { smallBoard } from '../support/small-board.ts';
import { BOI_FOUNDED } from '../support/standing.ts';

const flying: Position = {
  ...BOI_FOUNDED,
  frame: { kind: 'flight' },
  flights: [['dotted-1', 'dotted-2', 'dotted-6', 'wavy-4', 'dashed-5', 'solid-3'], ['dotted-4']],
};

describe('AL-4.1 what a flight needs', () => {
  test('AL-4.1 with all of it, the card is played', () => {
    const { state, news } = actAndHear(position(flying), 0, fly('boi', 'new-york-chicago', 'dotted-6'), []);
    expect(circlesOf(state, 'new-york-chicago')).toEqual(['boi', null]);
    expect(markersOf(state, 'boi')).toBe(20 - 3);
    expect(newsOf(news, 'flew')).toEqual([
      {
        kind: 'flew',
        seat: 0,
        airline: 'boi',
        route: 'new-york-chicago',
        circle: 0,
        number: 2,
        flight: 'dotted-6',
      },
    ]);
  });

  test('AL-4.1 the card must be in one’s own hand', () => {
    expectRefusal(position(flying), 0, fly('boi', 'new-york-chicago', 'dotted-4'), 'flightNotInHand');
    expectRefusal(position(flying), 0, fly('boi', 'new-york-chicago', 'dotted-12'), 'flightNotInHand');
  });

  test('AL-4.1 the route has the card’s style', () => {
    expectRefusal(position(flying), 0, fly('boi', 'new-york-chicago', 'wavy-4'), 'wrongStyle');
    expectAllowed(position(flying), 0, fly('boi', 'halifax-boston', 'wavy-4'));
  });

  test('AL-4.1 the airline may use that style', () => {
    const state = position({ ...flying, circles: { 'boston-new-york': ['boi'], 'new-york-chicago': ['boi'] } });
    expectRefusal(state, 0, fly('boi', 'winnipeg-chicago', 'dashed-5'), 'styleNotAllowed');
    expect(airlines.check(state, 0, fly('boi', 'winnipeg-chicago', 'dashed-5'))).toMatchObject({
      airline: 'boi',
      style: 'dashed',
    });
  });

  test('AL-4.1 the route has a free circle', () => {
    const circles = {
      'boston-new-york': ['boi'],
      'new-york-chicago': ['boi'],
      'atlanta-miami': ['pex'],
      'chicago-atlanta': ['ita', 'pex'],
    } as const;
    const state = position({ ...flying, circles, laid: [{ boi: 1, ita: 1, pex: 1 }] });
    expectRefusal(state, 0, fly('boi', 'chicago-atlanta', 'dotted-6'), 'routeFull');
  });

  test('AL-4.1 the value is at least the lowest free number; just so is enough', () => {
    const state = position(flying);
    expectRefusal(state, 0, fly('boi', 'new-york-chicago', 'dotted-1'), 'tooLow');
    expect(airlines.check(state, 0, fly('boi', 'new-york-chicago', 'dotted-1'))).toMatchObject({ value: 1, number: 2 });
    expectAllowed(state, 0, fly('boi', 'new-york-chicago', 'dotted-2'));
    const later = position({
      ...flying,
      circles: { 'boston-new-york': ['boi'], 'new-york-chicago': ['ita'] },
      laid: [{ boi: 1, ita: 1 }],
    });
    expectRefusal(later, 0, fly('boi', 'new-york-chicago', 'dotted-2'), 'tooLow');
    expectAllowed(later, 0, fly('boi', 'new-york-chicago', 'dotted-6'));
  });

  test('AL-4.1 the route touches a route of the airline, or its headquarters', () => {
    const state = position(flying);
    expectAllowed(state, 0, fly('boi', 'boston-montreal', 'solid-3'));
    expectAllowed(state, 0, fly('boi', 'toronto-new-york', 'solid-3'));
    expectRefusal(state, 0, fly('boi', 'montreal-toronto', 'solid-3'), 'notConnected');
    expectRefusal(state, 0, fly('boi', 'chicago-atlanta', 'dotted-6'), 'notConnected');
  });

  test('AL-4.1 another airline’s routes do not carry it', () => {
    const state = position({
      ...flying,
      circles: { 'boston-new-york': ['boi'], 'new-york-chicago': ['ita'] },
      laid: [{ boi: 1, ita: 1 }],
    });
    expectRefusal(state, 0, fly('boi', 'chicago-atlanta', 'dotted-6'), 'notConnected');
    expectAllowed(state, 0, fly('ita', 'chicago-atlanta', 'dotted-6'));
  });

  test('AL-4.1 a headquarters is an ordinary city to other airlines, founded or not', () => {
    const circles = { 'boston-new-york': ['boi'], 'new-york-chicago': ['boi'] } as const;
    expectAllowed(position({ ...flying, circles }), 0, fly('boi', 'chicago-atlanta', 'dotted-2'));
    const both = { ...circles, 'toronto-chicago': ['ita'] } as const;
    const founded = position({ ...flying, circles: both, laid: [{ boi: 1, ita: 1 }] });
    expectAllowed(founded, 0, fly('boi', 'chicago-atlanta', 'dotted-2'));
    expectAllowed(founded, 0, fly('ita', 'new-york-chicago', 'dotted-6'));
  });

  test('AL-4.1 the airline has a marker in supply', () => {
    const circles = {
      'winnipeg-chicago': ['zeb'],
      'new-york-chicago': [null, 'zeb!'],
      'denver-dallas': [null, 'zeb!'],
    } as const;
    const laid = [{ zeb: 1, ita: 1 }];
    const last = position({ ...flying, circles, laid: [{ zeb: 1 }] });
    expect(markersOf(last, 'zeb')).toBe(1);
    expectAllowed(last, 0, fly('zeb', 'calgary-winnipeg', 'dashed-5'));
    const none = position({
      ...flying,
      laid,
      circles: { ...circles, 'toronto-chicago': ['ita', 'zeb!'] },
    });
    expectRefusal(none, 0, fly('zeb', 'calgary-winnipeg', 'dashed-5'), 'noMarkerLeft', 'AL-4.1');
  });

  test.each(SEAT_NUMBERS)('AL-4.1 the flights listed are those a slow second reading finds, %i players', (seats) => {
    let compared = 0;
    for (const seed of [1, 2, 3]) {
      for (const state of playRandomly(config(), seats, seed).states) {
        if (frameKind(state) !== 'flight') continue;
        const listed = airlines.actions(state, state.turn).filter((action) => action.type === 'fly');
        const expected: Action[] = lawfulFlights(smallBoard, state, state.turn).map(({ airline, route, flight }) =>
          fly(airline, route, flight),
        );
        const asText = (action: Action) => JSON.stringify(Object.entries(action).sort());
        expect(listed.map(asText).sort()).toEqual(expected.map(asText).sort());
        compared += expected.length;
      }
    }
    expect(compared).toBeGreaterThan(50);
  });
});

describe('AL-4.2 the lowest free circle', () => {
  test('AL-4.2 however high the card', () => {
    const state = act(position(flying), 0, fly('boi', 'new-york-chicago', 'dotted-6'));
    expect(circlesOf(state, 'new-york-chicago')).toEqual(['boi', null]);
  });

  test('AL-4.2 the next one once others are there, and past a sabotage', () => {
    const circles = {
      'boston-new-york': ['boi'],
      'new-york-chicago': ['ita'],
      'new-york-miami': [null, 'hit!'],
    } as const;
    const laid = [{ boi: 1, ita: 1 }];
    const state = position({ ...flying, circles, laid });
    expect(circlesOf(act(state, 0, fly('boi', 'new-york-chicago', 'dotted-6')), 'new-york-chicago')).toEqual([
      'ita',
      'boi',
    ]);
    const crowded = position({
      ...flying,
      circles: { ...circles, 'new-york-miami': ['pex', 'hit!'] },
      laid: [{ boi: 1, ita: 1, pex: 1 }],
      flights: [['wavy-5', 'wavy-8']],
    });
    expectRefusal(crowded, 0, fly('boi', 'new-york-miami', 'wavy-5'), 'tooLow');
    expect(circlesOf(act(crowded, 0, fly('boi', 'new-york-miami', 'wavy-8')), 'new-york-miami')).toEqual([
      'pex',
      'hit!',
      'boi',
    ]);
  });
});

describe('AL-4.3 a route at most once', () => {
  test('AL-4.3 an airline never claims one again', () => {
    expectRefusal(position(flying), 0, fly('boi', 'boston-new-york', 'dotted-6'), 'alreadyOnRoute');
    const others = position({
      ...flying,
      laid: [{ boi: 1, ita: 1 }],
      circles: { ...flying.circles, 'new-york-chicago': ['ita'] },
    });
    expectAllowed(others, 0, fly('ita', 'boston-new-york', 'dotted-6'));
  });

  test('AL-4.3 a sabotage marker does not connect its airline', () => {
    const circles = { 'boston-new-york': ['boi'], 'toronto-chicago': [null, 'boi!'] } as const;
    const state = position({ ...flying, circles });
    expectRefusal(state, 0, fly('boi', 'chicago-atlanta', 'dotted-6'), 'notConnected');
    expectRefusal(state, 0, fly('boi', 'montreal-toronto', 'solid-3'), 'notConnected');
  });

  test('AL-4.3 nor does it bar its airline from the route', () => {
    const circles = { 'boston-new-york': ['boi'], 'new-york-chicago': [null, 'boi!'] } as const;
    const after = act(position({ ...flying, circles }), 0, fly('boi', 'new-york-chicago', 'dotted-2'));
    expect(circlesOf(after, 'new-york-chicago')).toEqual(['boi', 'boi!']);
  });
});

describe('AL-4.4 discards and the pile', () => {
  test('AL-4.4 a card played goes to the discards', () => {
    const state = act(position(flying), 0, fly('boi', 'new-york-chicago', 'dotted-2'));
    expect(flightsAt(state, DISCARDED)).toEqual(['dotted-2']);
    const founding = position({ hands: [{ boi: 1 }], flights: [['wavy-3']] });
    expect(flightsAt(act(founding, 0, found('boi', 1, 'halifax-boston', 'wavy-3'), []), DISCARDED)).toEqual(['wavy-3']);
  });

  test('AL-4.4 when a card is to be drawn from an empty pile, the discards are shuffled and become it', () => {
    const start = position({ flightPile: [], discards: ['wavy-1', 'dotted-9', 'solid-3b'] });
    const { state, news } = actAndHear(start, 0, expand, ['dotted-9']);
    expect(newsOf(news, 'flightsShuffled')).toEqual([{ kind: 'flightsShuffled', count: 3 }]);
    expect(flightsAt(state, 0)).toEqual(['dotted-9']);
    expect(flightsAt(state, IN_PILE)).toEqual(['wavy-1', 'solid-3b']);
    expect(flightsAt(state, DISCARDED)).toEqual([]);
  });

  test('AL-4.4 not before: the last card of the pile leaves it empty', () => {
    const start = position({ flightPile: ['wavy-1'], discards: ['dotted-9'] });
    const { state, news } = actAndHear(start, 0, expand, ['wavy-1']);
    expect(newsOf(news, 'flightsShuffled')).toEqual([]);
    expect(flightsAt(state, IN_PILE)).toEqual([]);
    expect(flightsAt(state, DISCARDED)).toEqual(['dotted-9']);
    const next = actAndHear(act(state, 0, stop), 1, expand, ['dotted-9']);
    expect(newsOf(next.news, 'flightsShuffled')).toEqual([{ kind: 'flightsShuffled', count: 1 }]);
  });

  test('AL-4.4 the card that was just played may come back', () => {
    const start = position({ hands: [{ boi: 1 }], flights: [['wavy-3']], flightPile: [], discards: [] });
    const drawing = act(start, 0, found('boi', 1, 'halifax-boston', 'wavy-3'), []);
    const { state, news } = actAndHear(drawing, 0, draw, ['zeb', 'wavy-3']);
    expect(flightsAt(state, 0)).toEqual(['wavy-3']);
    expect(newsOf(news, 'flightsShuffled')).toEqual([{ kind: 'flightsShuffled', count: 1 }]);
  });

  test('AL-4.4 with pile and discards both empty nothing is drawn', () => {
    const start = position({ flights: [['dotted-2']], flightPile: [], discards: [] });
    const { state, news } = actAndHear(start, 0, expand, []);
    expect(flightsAt(state, 0)).toEqual(['dotted-2']);
    expect(newsOf(news, 'noFlightLeft')).toEqual([{ kind: 'noFlightLeft', seat: 0 }]);
    expect(newsOf(news, 'drewFlight')).toEqual([]);
    expect(frameKind(state)).toBe('flight');
  });
});

test('AL-4.5 there is no limit to the flight cards or the stock in a hand', () => {
  const flights = ['wavy-1', 'wavy-2', 'wavy-3', 'dotted-1', 'dotted-2', 'dashed-1', 'dashed-2', 'solid-1', 'solid-2'];
  const start = position({ flights: [flights] });
  expect(flightsAt(act(start, 0, expand, ['solid-6']), 0)).toHaveLength(10);
  const hand = { boi: 5, ita: 9, hit: 8, lum: 7, mox: 7 };
  const drawing = position({ hands: [hand], frame: { kind: 'stock', thenFlight: false } });
  expect(act(drawing, 0, draw, ['zeb']).hands[0]).toEqual([5, 9, 8, 7, 7, 0, 0, 0, 1]);
});
