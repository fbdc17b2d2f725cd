/** AL-5: founding an airline. */

import { describe, expect, test } from 'vitest';
import { DISCARDED } from '../../rules/state.ts';
import {
  act,
  actAll,
  actAndHear,
  expectAllowed,
  expectImpossible,
  expectRefusal,
  frameKind,
  kindsListed,
  newsOf,
} from '../support/act.ts';
import { draw, expand, found, play, stop, take } from '../support/actions.ts';
import { SEAT_NUMBERS } from '../support/booklet.ts';
import {
  cardsIn,
  circlesOf,
  flightsAt,
  inactiveIn,
  isFounded,
  markersOf,
  type Position,
  position,
} from '../support/position.ts';
import { BOI_FOUNDED, ZEB_INACTIVE } from '../support/standing.ts';

const ready: Position = {
  hands: [{ boi: 3, hit: 1 }, { boi: 2 }],
  flights: [['dotted-1', 'wavy-8', 'dotted-7', 'solid-1']],
};

describe('AL-5.1 founding', () => {
  test('AL-5.1 stock is laid, the headquarters and the lowest circle of a route there get a marker', () => {
    const { state, news } = actAndHear(position(ready), 0, found('boi', 2, 'boston-new-york', 'dotted-1'), []);
    expect(cardsIn(state.laid[0])).toEqual({ boi: 2 });
    expect(cardsIn(state.hands[0])).toEqual({ boi: 1, hit: 1 });
    expect(isFounded(state, 'boi')).toBe(true);
    expect(markersOf(state, 'boi')).toBe(20 - 2);
    expect(circlesOf(state, 'boston-new-york')).toEqual(['boi', null, null]);
    expect(flightsAt(state, DISCARDED)).toEqual(['dotted-1']);
    expect(newsOf(news, 'founded')).toEqual([
      { kind: 'founded', seat: 0, airline: 'boi', count: 2, headquarters: 'boston' },
    ]);
    expect(newsOf(news, 'flew')).toMatchObject([{ airline: 'boi', route: 'boston-new-york', circle: 0, number: 1 }]);
  });

  test('AL-5.1 one card or several, as many as are held', () => {
    for (const count of [1, 2, 3]) {
      const state = act(position(ready), 0, found('boi', count, 'boston-new-york', 'dotted-1'), []);
      expect(cardsIn(state.laid[0])).toEqual({ boi: count });
    }
    expectRefusal(position(ready), 0, found('boi', 4, 'boston-new-york', 'dotted-1'), 'stockNotInHand', 'AL-5.1');
    expectRefusal(position(ready), 0, found('mox', 1, 'boston-montreal', 'solid-1'), 'stockNotInHand', 'AL-5.1');
    for (const count of [0, -1, 1.5]) {
      const route = 'boston-new-york';
      expectImpossible(position(ready), 0, { type: 'found', airline: 'boi', count, route, flight: 'dotted-1' });
    }
  });

  test('AL-5.1 only an airline of which nobody has laid any', () => {
    const state = position({ ...ready, ...BOI_FOUNDED, laid: [{}, { boi: 1 }] });
    expectRefusal(state, 0, found('boi', 1, 'halifax-boston', 'wavy-8'), 'alreadyFounded');
  });

  test('AL-5.1 on a route at its headquarters, under the rules of a flight', () => {
    const state = position(ready);
    expectRefusal(state, 0, found('boi', 1, 'new-york-chicago', 'dotted-7'), 'notAtHeadquarters');
    expectRefusal(state, 0, found('boi', 1, 'boston-new-york', 'wavy-8'), 'wrongStyle');
    expectRefusal(state, 0, found('hit', 1, 'atlanta-dallas', 'dotted-7'), 'styleNotAllowed');
    expectRefusal(state, 0, found('boi', 1, 'boston-new-york', 'dotted-2'), 'flightNotInHand');
    expectRefusal(state, 0, found('boi', 1, 'boston-atlantis', 'dotted-1'), 'noSuchRoute');
    const others = position({
      ...ready,
      circles: {
        'new-york-chicago': ['ita'],
        'boston-new-york': ['ita'],
        'toronto-chicago': ['ita'],
        'montreal-toronto': ['ita'],
        'boston-montreal': ['ita', 'mox'],
      },
      laid: [{ ita: 1, mox: 1 }],
      flights: [['dotted-1', 'dotted-7', 'solid-6']],
    });
    expectRefusal(others, 0, found('boi', 1, 'boston-new-york', 'dotted-1'), 'tooLow');
    expectRefusal(others, 0, found('boi', 1, 'boston-montreal', 'solid-6'), 'routeFull');
    const after = act(others, 0, found('boi', 1, 'boston-new-york', 'dotted-7'), []);
    expect(circlesOf(after, 'boston-new-york')).toEqual(['ita', 'boi', null]);
  });

  test('AL-5.1 it takes two markers, and the last two are enough', () => {
    const circles = {
      'new-york-chicago': [null, 'zeb!'],
      'denver-dallas': [null, 'zeb!'],
      'chicago-dallas': [null, 'zeb!'],
    } as const;
    const wish: Position = { circles, hands: [{ zeb: 1 }], flights: [['dashed-3']] };
    const enough = position(wish);
    expect(markersOf(enough, 'zeb')).toBe(2);
    const after = act(enough, 0, found('zeb', 1, 'winnipeg-chicago', 'dashed-3'), []);
    expect(markersOf(after, 'zeb')).toBe(0);
    expect(inactiveIn(after)).toEqual([]);
    const tooFew = position({ ...wish, circles: { ...circles, 'los-angeles-phoenix': [null, 'zeb!'] } });
    expectRefusal(tooFew, 0, found('zeb', 1, 'winnipeg-chicago', 'dashed-3'), 'noMarkerLeft', 'AL-5.1');
    expect(inactiveIn(tooFew)).toEqual(['zeb']);
  });

  test('AL-5.1 an inactive airline cannot be founded', () => {
    const state = position({ ...ZEB_INACTIVE, hands: [{ zeb: 2 }], flights: [['dashed-13', 'solid-6']] });
    expectRefusal(state, 0, found('zeb', 1, 'calgary-winnipeg', 'dashed-13'), 'airlineInactive');
    expectRefusal(state, 0, found('zeb', 1, 'toronto-winnipeg', 'solid-6'), 'airlineInactive');
    expect(kindsListed(state, 0)).not.toContain('found');
  });

  test.each(SEAT_NUMBERS)('AL-5.1 when all airlines are founded there is nothing to found, %i players', (seats) => {
    const circles = {
      'halifax-boston': ['boi'],
      'toronto-chicago': ['ita'],
      'dallas-houston': ['hit'],
      'seattle-vancouver': ['lum'],
      'halifax-montreal': ['mox'],
      'miami-havana': ['pex'],
      'denver-phoenix': ['ruk'],
      'los-angeles-phoenix': ['tav'],
      'calgary-winnipeg': ['zeb'],
    } as const;
    const laid = [{ boi: 1, ita: 1, hit: 1, lum: 1, mox: 1, pex: 1, ruk: 1, tav: 1, zeb: 1 }];
    const hands = [{ boi: 1, ita: 1, hit: 1, lum: 1 }];
    const flights = [['wavy-14', 'dotted-12', 'dashed-13', 'double-11', 'solid-6']];
    expect(kindsListed(position({ seats, circles, laid, hands, flights }), 0)).toEqual(['expand', 'play']);
  });
});

describe('AL-5.2 stock, then a flight card', () => {
  const route = found('boi', 1, 'boston-new-york', 'dotted-1');

  test('AL-5.2 from the pile or the row, and only then the flight card', () => {
    const drawing = act(position(ready), 0, route, []);
    expect(drawing.frame).toEqual({ kind: 'stock', thenFlight: true });
    expect(flightsAt(drawing, 0)).toHaveLength(3);
    const drawn = actAndHear(drawing, 0, draw, ['zeb', 'dashed-4']);
    expect(cardsIn(drawn.state.hands[0])).toEqual({ boi: 2, hit: 1, zeb: 1 });
    expect(flightsAt(drawn.state, 0)).toContain('dashed-4');
    expect(drawn.news.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['drew', 'drewFlight']));
    const taken = act(drawing, 0, take('lum'), ['zeb', 'dashed-4']);
    expect(cardsIn(taken.hands[0])).toEqual({ boi: 2, hit: 1, lum: 1 });
    expect(flightsAt(taken, 0)).toContain('dashed-4');
    for (const after of [drawn.state, taken]) expect([frameKind(after), after.turn]).toEqual(['turn', 1]);
  });

  test('AL-5.2 both are a duty', () => {
    const drawing = act(position(ready), 0, route, []);
    expect(kindsListed(drawing, 0)).toEqual(['draw', 'take']);
    for (const action of [stop, expand, play('boi')]) expectRefusal(drawing, 0, action, 'notNow', 'AL-5.2');
    expectAllowed(drawing, 0, draw);
  });

  test('AL-5.2 founding lays stock: no idle turn', () => {
    // The only flight card to draw is the one that was played.
    const start = position({ ...ready, idleTurns: 2 });
    const { state } = actAll(start, 0, [route, []], [draw, ['zeb', 'dotted-1']]);
    expect(state.idleTurns).toBe(0);
  });
});
