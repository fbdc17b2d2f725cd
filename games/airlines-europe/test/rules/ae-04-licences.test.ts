/** AE-4: action A, licences and the share after them. */

import { describe, expect, test } from 'vitest';
import type { Airline } from '../../rules/airlines.ts';
import { airlinesEurope } from '../../rules/game.ts';
import type { State } from '../../rules/state.ts';
import {
  act,
  actAndHear,
  expectAllowed,
  expectRefusal,
  frameKind,
  isListed,
  kindsListed,
  newsOf,
  seatsToAct,
} from '../support/act.ts';
import { buy, cash, draw, pass, stop, take } from '../support/actions.ts';
import { lawfulLicences } from '../support/oracle.ts';
import { bonusOf, cardsIn, circlesOf, MARKET, planesOf, position, trackOf } from '../support/position.ts';
import { smallBoard } from '../support/small-board.ts';

describe('AE-4.1 buying a licence', () => {
  test('AE-4.1 costs its price, places an airplane and moves the marker by the price', () => {
    const state = position({ cash: [8, 8, 8] });
    const { state: after, news } = actAndHear(state, 0, buy('gray', 'london-stockholm'));
    expect(after.cash).toEqual([5, 8, 8]);
    expect(after.bank).toBe(69);
    expect(circlesOf(after, 'london-stockholm')).toEqual(['gray', null]);
    expect(planesOf(after, 'gray')).toBe(7);
    expect(trackOf(after, 'gray')).toBe(8);
    expect(newsOf(news, 'bought')).toEqual([
      { kind: 'bought', seat: 0, airline: 'gray', route: 'london-stockholm', licence: 0, cost: 3, track: 8 },
    ]);
  });

  test('AE-4.1 the dearer circle of a route moves the marker by its own price', () => {
    const state = position({ circles: { 'london-stockholm': ['gray'] } });
    const after = act(state, 0, buy('green', 'london-stockholm', 1));
    expect(circlesOf(after, 'london-stockholm')).toEqual(['gray', 'green']);
    expect(after.cash[0]).toBe(3);
    expect(trackOf(after, 'green')).toBe(9);
    expect(trackOf(after, 'gray')).toBe(8);
  });

  test('AE-4.1 for any airline: no share of it is needed, and none changes hands', () => {
    const state = position({ seats: 5 });
    const airlines = new Set(lawfulLicences(smallBoard, state).map((licence) => licence.airline));
    expect(airlines.size).toBe(10);
    for (const { airline, route, licence, cost } of lawfulLicences(smallBoard, state)) {
      if (cost > 8) continue;
      const after = act(state, 0, buy(airline, route, licence));
      expect(after.hands).toEqual(state.hands);
      expect(after.portfolios).toEqual(state.portfolios);
    }
  });

  test('AE-4.1 the last million may be spent, and not one more', () => {
    expectRefusal(position({ cash: [2, 8, 8] }), 0, buy('gray', 'london-stockholm'), 'tooDear');
    expect(act(position({ cash: [3, 8, 8] }), 0, buy('gray', 'london-stockholm')).cash[0]).toBe(0);
  });
});

describe('AE-4.2 a network grows from home', () => {
  test('AE-4.2 from the home airport or a city already reached', () => {
    const state = position({ circles: { 'paris-berlin': ['red'], 'paris-rome': ['red'] } });
    expectAllowed(state, 0, buy('red', 'berlin-vienna'));
    expectAllowed(state, 0, buy('red', 'london-paris'));
    expectAllowed(state, 0, buy('red', 'rome-athens'));
    expectRefusal(state, 0, buy('red', 'athens-ankara'), 'notConnected');
    expectRefusal(state, 0, buy('red', 'london-stockholm'), 'notConnected');
  });

  test('AE-4.2 either end of a route may be the one reached', () => {
    const state = position();
    expectAllowed(state, 0, buy('red', 'paris-berlin'));
    expectAllowed(state, 0, buy('red', 'berlin-stockholm'));
  });

  test('AE-4.2 another airline’s licences do not carry it', () => {
    const state = position({ circles: { 'london-paris': ['gray'], 'paris-berlin': ['red'] } });
    expectRefusal(state, 0, buy('gray', 'paris-berlin', 0), 'notCheapest');
    expectAllowed(state, 0, buy('gray', 'paris-berlin', 1));
    expectRefusal(state, 0, buy('gray', 'berlin-vienna'), 'notConnected');
  });

  test('AE-4.2 another airline’s home is no start', () => {
    expectRefusal(position({ seats: 5 }), 0, buy('red', 'london-paris'), 'notConnected');
  });
});

test('AE-4.3 always the cheapest licence still free', () => {
  const fresh = position({ seats: 5 });
  expectRefusal(fresh, 0, buy('gray', 'london-paris', 1), 'notCheapest');
  expectRefusal(fresh, 0, buy('gray', 'london-paris', 2), 'notCheapest');
  expect(airlinesEurope.check(fresh, 0, buy('gray', 'london-paris', 2))).toMatchObject({ cheapest: 0, cost: 1 });
  const later = position({ seats: 5, circles: { 'london-paris': ['gray', null, null] } });
  expectRefusal(later, 0, buy('violet', 'london-paris', 0), 'notCheapest');
  expectRefusal(later, 0, buy('violet', 'london-paris', 2), 'notCheapest');
  expectAllowed(later, 0, buy('violet', 'london-paris', 1));
});

test('AE-4.4 one airline holds at most one licence on a route', () => {
  const state = position({ seats: 5, circles: { 'london-paris': ['gray'] } });
  expectRefusal(state, 0, buy('gray', 'london-paris', 1), 'alreadyOnRoute');
  expectAllowed(state, 0, buy('violet', 'london-paris', 1));
});

test('AE-4.5 a route with no free licence is full', () => {
  const state = position({
    seats: 5,
    circles: { 'london-madrid': ['yellow'], 'london-paris': ['violet'], 'paris-madrid': ['yellow', 'violet'] },
  });
  expectRefusal(state, 0, buy('gray', 'london-madrid', 0), 'routeFull');
  expectRefusal(act(state, 0, buy('gray', 'london-paris', 1)), 0, buy('gray', 'paris-madrid', 0), 'routeFull');
});

describe('AE-4.6 airplanes run out', () => {
  const six = {
    'berlin-moscow': ['white'],
    'stockholm-moscow': ['white'],
    'vienna-moscow': ['white'],
    'moscow-ankara': ['white'],
    'athens-ankara': ['white'],
    'ankara-tehran': ['white'],
  } as const;

  test('AE-4.6 the last airplane may be placed', () => {
    const state = position({ circles: six });
    expect(planesOf(state, 'white')).toBe(1);
    expect(planesOf(act(state, 0, buy('white', 'london-stockholm')), 'white')).toBe(0);
  });

  test('AE-4.6 then the airline buys no more', () => {
    const state = position({ circles: { ...six, 'london-stockholm': ['white'] } });
    expectRefusal(state, 0, buy('white', 'berlin-vienna'), 'noAirplaneLeft');
    expect(airlinesEurope.actions(state, 0).some((action) => action.type === 'buy' && action.airline === 'white')).toBe(
      false,
    );
    expectAllowed(state, 0, buy('red', 'berlin-vienna'));
  });
});

describe('AE-4.7 a second licence', () => {
  test('AE-4.7 for another airline on another route', () => {
    let state = act(position(), 0, buy('gray', 'london-paris'));
    expect(frameKind(state)).toBe('second');
    expect(seatsToAct(state)).toEqual([0]);
    state = act(state, 0, buy('white', 'stockholm-moscow'));
    expect(circlesOf(state, 'london-paris')[0]).toBe('gray');
    expect(circlesOf(state, 'stockholm-moscow')[0]).toBe('white');
    expect(state.cash[0]).toBe(4);
  });

  test('AE-4.7 from where the first one led', () => {
    let state = act(position(), 0, buy('gray', 'london-paris'));
    state = act(state, 0, buy('gray', 'paris-rome'));
    expect(trackOf(state, 'gray')).toBe(8);
  });

  test('AE-4.7 on the same route for another airline, at the next price', () => {
    const state = act(position({ seats: 5 }), 0, buy('gray', 'london-paris'));
    expectRefusal(state, 0, buy('gray', 'london-paris', 1), 'alreadyOnRoute');
    expect(act(state, 0, buy('violet', 'london-paris', 1)).cash[0]).toBe(5);
  });

  test('AE-4.7 if the player wishes', () => {
    const state = act(position(), 0, buy('gray', 'london-paris'));
    expect(isListed(state, 0, stop)).toBe(true);
    expect(frameKind(act(state, 0, stop))).toBe('share');
  });

  test('AE-4.7 and can: under the same rules, with the money left', () => {
    const state = act(position({ cash: [4, 8, 8] }), 0, buy('gray', 'london-stockholm'));
    expectRefusal(state, 0, buy('white', 'stockholm-moscow'), 'tooDear');
    expectRefusal(state, 0, buy('gray', 'berlin-moscow'), 'notConnected');
    expectAllowed(state, 0, buy('gray', 'london-paris'));
    const broke = act(position({ cash: [3, 8, 8] }), 0, buy('gray', 'london-stockholm'));
    expect(kindsListed(broke, 0)).not.toContain('buy');
    expect(frameKind(broke)).toBe('share');
  });

  test('AE-4.7 never a third', () => {
    let state = act(position(), 0, buy('gray', 'london-paris'));
    state = act(state, 0, buy('red', 'berlin-vienna'));
    expect(frameKind(state)).toBe('share');
    expectRefusal(state, 0, buy('black', 'berlin-vienna', 1), 'notNow');
  });
});

describe('AE-4.8 then one share', () => {
  const share = { seats: 3, frame: { kind: 'share' } } as const;

  test('AE-4.8 from the market, which is refilled at once', () => {
    const { state, news } = actAndHear(position(share), 0, take('brown'), ['white']);
    expect(cardsIn(state.hands[0])).toEqual({ brown: 1 });
    expect([...state.market].sort()).toEqual(['black', 'green', 'orange', 'red', 'white']);
    expect(newsOf(news, 'took')).toEqual([{ kind: 'took', seat: 0, airline: 'brown' }]);
    expect(newsOf(news, 'turnedUp').flatMap((item) => item.airlines)).toEqual(['white']);
  });

  test('AE-4.8 one of two alike, and the other stays', () => {
    const state = position({ ...share, market: ['red', 'blue', 'red', 'blue', 'blue'] });
    const after = act(state, 0, take('red'), ['gray']);
    expect([...after.market].sort()).toEqual(['blue', 'blue', 'blue', 'gray', 'red']);
  });

  test('AE-4.8 or the top of the deck, and the market stays', () => {
    const { state, news } = actAndHear(position(share), 0, draw, ['blue']);
    expect(cardsIn(state.hands[0])).toEqual({ blue: 1 });
    expect(state.market).toEqual(MARKET);
    expect(newsOf(news, 'drew')).toEqual([{ kind: 'drew', seat: 0, airline: 'blue' }]);
  });

  test('AE-4.8 only what lies in the market', () => {
    expectRefusal(position(share), 0, take('blue'), 'notInMarket', 'AE-4.8');
    expectRefusal(position(share), 0, take('yellow'), 'notInMarket');
  });

  test('AE-4.8 always one, never two, with one licence or with two', () => {
    const state = position(share);
    for (const action of [pass, stop, cash]) expectRefusal(state, 0, action, 'notNow');
    const after = act(state, 0, take('red'));
    expectRefusal(after, 0, draw, 'notYourTurn');
    let two = act(position(), 0, buy('gray', 'london-paris'));
    two = act(two, 0, buy('red', 'berlin-vienna'));
    two = act(two, 0, draw);
    expect(two.hands[0]?.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(seatsToAct(two)).toEqual([1]);
  });

  test('AE-4.8 the share goes to the hand and not to the portfolio', () => {
    const after = act(position(share), 0, take('red'));
    expect(cardsIn(after.portfolios[0])).toEqual({});
  });
});

describe('AE-4.9 bonus connections', () => {
  const nearly: [Airline, Record<string, Airline[]>, string, number, number][] = [
    ['orange', { 'rome-athens': ['orange'], 'paris-rome': ['orange'] }, 'london-paris', 4 + 2 + 2 + 1, 5],
    ['green', { 'berlin-stockholm': ['green'], 'berlin-vienna': ['green'] }, 'vienna-athens', 4 + 2 + 1 + 3, 6],
    ['gray', { 'london-stockholm': ['gray'], 'stockholm-moscow': ['gray'] }, 'moscow-ankara', 5 + 3 + 3 + 4, 7],
    ['white', { 'stockholm-moscow': ['white'], 'london-stockholm': ['white'] }, 'london-madrid', 6 + 3 + 3 + 4, 8],
  ];
  test.each(nearly)('AE-4.9 %s moves on by its bonus as well', (airline, circles, route, plain, spaces) => {
    const state = position({ seats: 2, circles });
    expect(bonusOf(state, airline)).toBe(true);
    const { state: after, news } = actAndHear(state, 0, buy(airline, route));
    expect(trackOf(after, airline)).toBe(plain + spaces);
    expect(bonusOf(after, airline)).toBe(false);
    expect(newsOf(news, 'bonus')).toMatchObject([{ airline, spaces, track: plain + spaces }]);
  });

  test('AE-4.9 pays nothing to the buyer and asks nothing more of him', () => {
    const state = position({ seats: 2, circles: { 'rome-athens': ['orange'], 'paris-rome': ['orange'] } });
    const after = act(state, 0, buy('orange', 'london-paris'));
    expect(after.cash).toEqual([7, 8]);
  });

  test('AE-4.9 is had once', () => {
    const circles = { 'rome-athens': ['orange'], 'paris-rome': ['orange'], 'london-paris': ['orange'] } as const;
    const state = position({ seats: 2, circles });
    expect(bonusOf(state, 'orange')).toBe(false);
    const { state: after, news } = actAndHear(state, 0, buy('orange', 'paris-madrid'));
    expect(trackOf(after, 'orange')).toBe(trackOf(state, 'orange') + 2);
    expect(newsOf(news, 'bonus')).toEqual([]);
    const again = act(after, 0, buy('orange', 'london-madrid'));
    expect(trackOf(again, 'orange')).toBe(trackOf(after, 'orange') + 4);
  });

  test('AE-4.9 needs an unbroken chain of its own licences', () => {
    // Red joins Paris to Berlin and Berlin to Stockholm, where gray could go on; gray itself is only in Paris.
    const state = position({
      seats: 2,
      circles: { 'paris-berlin': ['red'], 'berlin-moscow': ['red'], 'moscow-ankara': ['brown'] },
    });
    const { state: after, news } = actAndHear(state, 0, buy('gray', 'london-paris'));
    expect(newsOf(news, 'bonus')).toEqual([]);
    expect(bonusOf(after, 'gray')).toBe(true);
  });

  test('AE-4.9 is for its own airline alone', () => {
    const state = position({ seats: 2, circles: { 'paris-berlin': ['red'] } });
    const { state: after, news } = actAndHear(state, 0, buy('red', 'london-paris'));
    expect(newsOf(news, 'bonus')).toEqual([]);
    expect(trackOf(after, 'red')).toBe(4);
    expect(bonusOf(after, 'orange')).toBe(true);
  });

  test('AE-4.9 is completed by the second licence of a turn too', () => {
    const state = position({ seats: 2, circles: { 'rome-athens': ['orange'] } });
    const first = actAndHear(state, 0, buy('orange', 'paris-rome'));
    expect(newsOf(first.news, 'bonus')).toEqual([]);
    const second = actAndHear(first.state, 0, buy('orange', 'london-paris'));
    expect(newsOf(second.news, 'bonus')).toHaveLength(1);
    expect(trackOf(second.state, 'orange')).toBe(4 + 2 + 2 + 1 + 5);
    expect(frameKind(second.state)).toBe('share');
  });
});

describe('AE-4.10 remote routes', () => {
  test('AE-4.10 are bought like any other, and are then full', () => {
    const state = position({ seats: 5, circles: { 'london-paris': ['violet'] }, cash: [20, 8, 8, 8, 8] });
    expectRefusal(state, 0, buy('red', 'london-new-york'), 'notConnected');
    expectAllowed(state, 0, buy('violet', 'london-new-york'));
    const after = act(state, 0, buy('gray', 'london-new-york'));
    expect(trackOf(after, 'gray')).toBe(14);
    expect(after.cash[0]).toBe(11);
    expectRefusal(after, 0, buy('violet', 'london-new-york'), 'routeFull');
  });

  test('AE-4.10 are no way to anywhere else', () => {
    const before = position({ seats: 5, cash: [20, 8, 8, 8, 8] });
    const after = act(before, 0, buy('gray', 'london-new-york'));
    const lawful = (state: State) =>
      lawfulLicences(smallBoard, state).filter(({ airline }) => airline === 'gray').length;
    expect(lawful(after)).toBe(lawful(before) - 1);
  });
});
