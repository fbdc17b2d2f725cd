/** AE-10: the flight ban expansion. */

import { describe, expect, test } from 'vitest';
import { airlinesEurope } from '../../rules/game.ts';
import type { State } from '../../rules/state.ts';
import {
  act,
  actAndHear,
  actThroughScoring,
  expectAllowed,
  expectImpossible,
  expectRefusal,
  frameKind,
  isListed,
  newsOf,
  seatsToAct,
} from '../support/act.ts';
import { ban, buy, cash, draw, pass, take } from '../support/actions.ts';
import { PARTS, SEAT_NUMBERS, scoringNext } from '../support/booklet.ts';
import { allBannedBut } from '../support/crowding.ts';
import { circlesOf, type Position, position } from '../support/position.ts';

const MARKERS = { 2: 4, 3: 4, 4: 3, 5: 2 } as const;

/** The ban phase after a scoring that seat 0 brought on: seat 1 holds the card. */
function banPhase(wish: Position & { readonly number?: 1 | 2 } = {}): State {
  const state = position({
    flightBan: true,
    deck: scoringNext(wish.seats, wish.number ?? 1),
    frame: { kind: 'share' },
    ...wish,
  });
  return actThroughScoring(state, 0, draw).state;
}

describe('AE-10.1 ban markers', () => {
  test.each(SEAT_NUMBERS)('AE-10.1 for each of %i players', (seats) => {
    const state = position({ seats, flightBan: true });
    expect(state.banMarkers).toEqual(new Array(seats).fill(MARKERS[seats]));
  });

  test.each(SEAT_NUMBERS)('AE-10.1 none without the expansion, %i players', (seats) => {
    const state = position({ seats });
    expect(state.banMarkers.every((left) => left === 0)).toBe(true);
    for (const number of [1, 2] as const) {
      const start = position({ seats, deck: scoringNext(seats, number), frame: { kind: 'share' } });
      expect(frameKind(actThroughScoring(start, 0, draw).state)).toBe('turn');
    }
  });
});

describe('AE-10.2 the ban phase', () => {
  test.each(SEAT_NUMBERS)('AE-10.2 comes right after the first and the second scoring, %i players', (seats) => {
    for (const number of [1, 2] as const) {
      const start = position({ seats, flightBan: true, deck: scoringNext(seats, number), frame: { kind: 'share' } });
      const { state, news } = actThroughScoring(start, 0, draw);
      expect(newsOf(news, 'scoringEnded').map((item) => item.number)).toEqual([number]);
      expect(frameKind(state)).toBe('ban');
      expect(seatsToAct(state)).toEqual([1]);
      expectRefusal(state, 0, pass, 'notYourTurn', 'AE-10.2');
      expectRefusal(state, 1, cash, 'notNow', 'AE-10.2');
    }
  });

  test.each([3, 4, 5])('AE-10.2 not after the third, %i players', (seats) => {
    const start = position({ seats, flightBan: true, deck: scoringNext(seats, 3), frame: { kind: 'share' } });
    expect(frameKind(actThroughScoring(start, 0, draw).state)).toBe('over');
  });

  test('AE-10.2 clockwise from the holder, one marker or a pass', () => {
    let state = banPhase();
    const order: number[] = [];
    const plan = [ban('london-paris', 2), pass, ban('paris-berlin', 0), ban('berlin-vienna', 1), pass, pass];
    for (const action of plan) {
      const [seat] = seatsToAct(state);
      if (seat === undefined) throw new Error('nobody is to act');
      order.push(seat);
      state = act(state, seat, action, []);
    }
    // Seat 2 passed in the first round and is not asked again.
    expect(order).toEqual([1, 2, 0, 1, 0, 1]);
    expect(frameKind(state)).toBe('turn');
    expect(seatsToAct(state)).toEqual([1]);
    expect(state.banMarkers).toEqual([3, 2, 4]);
  });

  test.each(SEAT_NUMBERS)('AE-10.2 goes round until all have passed, %i players', (seats) => {
    let state = banPhase({ seats });
    for (let i = 0; i < seats; i++) {
      expect(seatsToAct(state)).toEqual([(1 + i) % seats]);
      state = act(state, (1 + i) % seats, pass, []);
    }
    expect(frameKind(state)).toBe('turn');
    expect(state.turn).toBe(1);
  });

  test.each(SEAT_NUMBERS)('AE-10.2 or until nobody has a marker left, %i players', (seats) => {
    let state = banPhase({ seats });
    let placed = 0;
    while (frameKind(state) === 'ban') {
      const [seat] = seatsToAct(state);
      if (seat === undefined) throw new Error('nobody is to act');
      expect(seat).toBe((1 + placed) % seats);
      const first = airlinesEurope.actions(state, seat).find((action) => action.type === 'ban');
      if (first === undefined) throw new Error('no licence to ban');
      state = act(state, seat, first, []);
      placed++;
    }
    expect(placed).toBe(seats * MARKERS[seats]);
    expect(state.banMarkers).toEqual(new Array(seats).fill(0));
    expect(seatsToAct(state)).toEqual([1]);
  });

  test('AE-10.2 who passes after the first scoring may place after the second', () => {
    const state = banPhase({ number: 2 });
    expect(state.banMarkers).toEqual([4, 4, 4]);
    expectAllowed(state, 1, ban('london-paris', 0));
  });

  test('AE-10.2 comes between two scorings met at once', () => {
    const start = position({
      flightBan: true,
      built: 'alternate',
      deck: { drawn: 10 + PARTS[3][0], met: 0, metAt: 0 },
      frame: { kind: 'share' },
    });
    let { state } = actThroughScoring(start, 0, draw, ['hit', 'white']);
    expect(frameKind(state)).toBe('ban');
    expect(state.scorings).toBe(1);
    expect(state.scoringCards?.holder).toBe(1);
    for (const seat of [1, 2, 0]) state = act(state, seat, pass, []);
    expect(frameKind(state)).toBe('market');
    expect(seatsToAct(state)).toEqual([1]);
    const [card] = state.market;
    if (card === undefined) throw new Error('the market is empty');
    const second = actThroughScoring(state, 1, take(card));
    expect(newsOf(second.news, 'scoringEnded').map((item) => item.number)).toEqual([2]);
    expect(frameKind(second.state)).toBe('ban');
    expect(seatsToAct(second.state)).toEqual([1]);
    const over = [1, 2, 0].reduce((now, seat) => act(now, seat, pass, []), second.state);
    expect(frameKind(over)).toBe('turn');
    expect(seatsToAct(over)).toEqual([1]);
    expect(over.scoringCards).toBeNull();
  });
});

describe('AE-10.3 a ban', () => {
  test('AE-10.3 covers a free licence, and costs its marker and nothing else', () => {
    const before = banPhase();
    const { state, news } = actAndHear(before, 1, ban('london-paris', 0), []);
    expect(circlesOf(state, 'london-paris')).toEqual(['ban', null, null]);
    expect(state.banMarkers).toEqual([4, 3, 4]);
    expect(state.cash).toEqual(before.cash);
    expect(state.track).toEqual(before.track);
    expect(newsOf(news, 'banned')).toEqual([{ kind: 'banned', seat: 1, route: 'london-paris', licence: 0 }]);
    const passed = actAndHear(before, 1, pass, []);
    expect(newsOf(passed.news, 'passed')).toEqual([{ kind: 'passed', seat: 1 }]);
    expect(passed.state.banMarkers).toEqual([4, 4, 4]);
  });

  test('AE-10.3 any free circle of the route, not only the cheapest', () => {
    const state = banPhase();
    for (const licence of [0, 1, 2]) {
      expect(isListed(state, 1, ban('london-paris', licence))).toBe(true);
      expectAllowed(state, 1, ban('london-paris', licence));
    }
  });

  test('AE-10.3 no airplane and no other ban', () => {
    const state = banPhase({ circles: { 'london-paris': ['gray'], 'berlin-vienna': [null, 'ban'] } });
    expectRefusal(state, 1, ban('london-paris', 0), 'licenceNotFree');
    expectRefusal(state, 1, ban('berlin-vienna', 1), 'licenceNotFree');
    expectAllowed(state, 1, ban('london-paris', 1));
  });

  test('AE-10.3 only circles there are', () => {
    const state = banPhase();
    expectRefusal(state, 1, ban('london-atlantis', 0), 'noSuchRoute');
    expectRefusal(state, 1, ban('london-paris', 3), 'noSuchLicence');
    expectRefusal(state, 1, ban('paris-rome', 2), 'noSuchLicence');
    expectImpossible(state, 1, { type: 'ban', route: 'london-paris', licence: -1 });
  });

  test('AE-10.3 lasts for the rest of the game', () => {
    let state = act(banPhase(), 1, ban('london-paris', 0));
    for (const seat of [2, 0, 1]) state = act(state, seat, pass);
    expect(frameKind(state)).toBe('turn');
    state = act(state, 1, buy('gray', 'london-paris', 1));
    expect(circlesOf(state, 'london-paris')).toEqual(['ban', 'gray', null]);
  });
});

describe('AE-10.4 the last free licence of a route', () => {
  test('AE-10.4 may not be banned', () => {
    const state = banPhase({
      circles: { 'london-paris': ['gray', 'ban'], 'paris-berlin': ['red'], 'paris-rome': ['blue'] },
    });
    expectRefusal(state, 1, ban('london-paris', 2), 'lastFreeLicence');
    expectRefusal(state, 1, ban('paris-rome', 1), 'lastFreeLicence');
    expectAllowed(state, 1, ban('paris-berlin', 1));
    expectAllowed(state, 1, ban('paris-berlin', 2));
  });

  test('AE-10.4 nor the only one', () => {
    const state = banPhase();
    expectRefusal(state, 1, ban('london-madrid', 0), 'lastFreeLicence');
    expectRefusal(state, 1, ban('vienna-moscow', 0), 'lastFreeLicence');
  });
});

test('AE-10.5 unused markers are worth nothing', () => {
  const end = (banMarkers: number[]) => {
    const state = position({
      flightBan: true,
      deck: scoringNext(3, 3),
      frame: { kind: 'share' },
      scores: [10, 10, 12],
      banMarkers,
      contrived: true,
    });
    return airlinesEurope.outcome(act(state, 0, draw));
  };
  expect(end([4, 0, 0])).toEqual(end([0, 0, 0]));
  expect(end([4, 0, 0])?.scores).toEqual([10, 10, 12]);
  expect(end([4, 0, 0])?.ranks.slice(0, 2)).toEqual([2, 2]);
});

describe('AE-10.6 what a ban does', () => {
  test('AE-10.6 the cheapest licence is the cheapest that is not banned', () => {
    const state = position({ flightBan: true, circles: { 'london-paris': ['ban', null, null] } });
    expectRefusal(state, 0, buy('gray', 'london-paris', 0), 'notCheapest');
    expectRefusal(state, 0, buy('gray', 'london-paris', 2), 'notCheapest');
    const after = act(state, 0, buy('gray', 'london-paris', 1));
    expect(after.cash[0]).toBe(6);
  });

  test('AE-10.6 a route of bans and airplanes is full', () => {
    const state = position({ flightBan: true, circles: { 'paris-berlin': ['ban', 'red', 'ban'] } });
    const after = act(state, 0, buy('gray', 'london-paris'));
    expectRefusal(after, 0, buy('gray', 'paris-berlin', 1), 'routeFull');
  });

  test('AE-10.6 a ban is nobody’s licence: it carries no network', () => {
    const state = position({ flightBan: true, circles: { 'paris-berlin': ['ban'] } });
    expectRefusal(state, 0, buy('red', 'london-paris'), 'notConnected');
  });

  test('AE-10.6 a route may bear several while one licence stays free', () => {
    let state = act(banPhase(), 1, ban('london-paris', 0));
    state = act(state, 2, ban('london-paris', 2));
    expect(circlesOf(state, 'london-paris')).toEqual(['ban', null, 'ban']);
    expectRefusal(state, 0, ban('london-paris', 1), 'lastFreeLicence');
  });

  test('AE-10.6 a remote route bears none', () => {
    const state = banPhase();
    for (const route of ['london-new-york', 'madrid-dakar', 'ankara-tehran', 'athens-cairo']) {
      expectRefusal(state, 1, ban(route, 0), 'lastFreeLicence');
    }
  });

  test('AE-10.6 a blocked airline may be blocked by bans', () => {
    const circles = allBannedBut({ 'london-paris': [null, 'ban', 'ban'] });
    const state = position({ flightBan: true, circles, contrived: true });
    const after = act(state, 0, buy('gray', 'london-paris'));
    expect(after.endedBy).toBe('AE-4.11');
  });

  test('AE-10.6 who has no marker is skipped', () => {
    let state = banPhase({ seats: 4, banMarkers: [3, 0, 1, 0], contrived: true });
    expect(seatsToAct(state)).toEqual([2]);
    state = act(state, 2, ban('london-paris', 0));
    expect(seatsToAct(state)).toEqual([0]);
    state = act(state, 0, ban('london-paris', 1));
    expect(seatsToAct(state)).toEqual([0]);
    state = act(state, 0, pass);
    expect(frameKind(state)).toBe('turn');
    expect(seatsToAct(state)).toEqual([1]);
  });

  test('AE-10.6 with no marker anywhere there is no ban phase', () => {
    const state = banPhase({ banMarkers: [0, 0, 0], contrived: true });
    expect(frameKind(state)).toBe('turn');
    expect(seatsToAct(state)).toEqual([1]);
    expect(state.scoringCards).toBeNull();
  });

  test('AE-10.6 who has no lawful circle is skipped', () => {
    // London-Paris has two free circles, every other route at most one.
    const circles = allBannedBut({ 'london-paris': ['ban', null, null], 'paris-rome': ['ban', null] });
    const state = banPhase({ circles, banMarkers: [4, 4, 4], contrived: true });
    expect(seatsToAct(state)).toEqual([1]);
    const after = act(state, 1, ban('london-paris', 2));
    expect(frameKind(after)).toBe('turn');
    expect(after.banMarkers[2]).toBe(state.banMarkers[2]);
    expect(seatsToAct(after)).toEqual([1]);
  });

  test('AE-10.6 the scoring card leaves after the ban phase', () => {
    let state = banPhase();
    expect(state.scoringCards).toEqual({ holder: 1, count: 1 });
    for (const seat of [1, 2, 0]) {
      expect(state.scoringCards).toEqual({ holder: 1, count: 1 });
      state = act(state, seat, pass);
    }
    expect(state.scoringCards).toBeNull();
  });

  test('AE-10.6 the markers left are open', () => {
    const state = act(banPhase(), 1, ban('london-paris', 0));
    for (const eye of [0, 1, 2, 'watcher'] as const) {
      expect(airlinesEurope.view(state, eye).banMarkers).toEqual([4, 3, 4]);
    }
  });
});
