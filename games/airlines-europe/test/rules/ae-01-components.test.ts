/** AE-1: what is in the box. */

import { fastChance } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { AIRLINES, SHARE_COUNTS } from '../../rules/airlines.ts';
import type { Board } from '../../rules/board.ts';
import { airlinesEurope } from '../../rules/game.ts';
import { tablesOf } from '../../rules/tables.ts';
import {
  act,
  actAndHear,
  actThroughScoring,
  expectImpossible,
  expectRefusal,
  newsOf,
  paidFor,
} from '../support/act.ts';
import { buy, draw } from '../support/actions.ts';
import { CARDS, deckShares, SEAT_NUMBERS, scoringNext } from '../support/booklet.ts';
import { circlesOf, config, planesOf, position, trackOf } from '../support/position.ts';
import { playRandomly } from '../support/random-game.ts';

/** The board people play on unless they ask for another. */
function usualBoard(): Board {
  const parsed = airlinesEurope.parseConfig({}, 5);
  if (!parsed.ok) throw new Error(parsed.problem);
  return tablesOf(parsed.value.board).board;
}

test('AE-1.1 ten airlines with 16, 15, 14, 13, 11, 10, 9, 9, 8 and 7 shares, 112 in all', () => {
  expect(AIRLINES.map((airline, index) => [airline, SHARE_COUNTS[index]])).toEqual(CARDS);
  const state = airlinesEurope.setup(config(), 5, fastChance(1));
  const dealt = AIRLINES.map((airline, index) => {
    const inHands = state.hands.reduce((sum, hand) => sum + (hand[index] ?? 0), 0);
    return (state.bag[index] ?? 0) + inHands + state.market.filter((card) => card === airline).length;
  });
  expect(dealt).toEqual([16, 15, 14, 13, 11, 10, 9, 9, 8, 7]);
  expect(dealt.reduce((sum, count) => sum + count)).toBe(112);
});

test('AE-1.1 an airline has as many airplanes as shares', () => {
  const state = airlinesEurope.setup(config(), 5, fastChance(1));
  for (const [airline, count] of CARDS) expect(planesOf(state, airline)).toBe(count);
});

test.each(SEAT_NUMBERS)('AE-1.2 twenty Air ABACUS shares beside the deck, %i players', (seats) => {
  const state = airlinesEurope.setup(config(), seats, fastChance(1));
  expect(state.abacus).toBe(20);
  expect(state.hands.every((hand) => hand[10] === 0)).toBe(true);
});

test('AE-1.2 everyone sees by the backs how many Air ABACUS a hand holds', () => {
  const state = position({ hands: [{ red: 3, abacus: 2 }, { abacus: 1 }, { blue: 4 }] });
  for (const eye of [0, 1, 2, 'watcher'] as const) {
    expect(airlinesEurope.view(state, eye).handSizes).toEqual([
      { ordinary: 3, abacus: 2 },
      { ordinary: 0, abacus: 1 },
      { ordinary: 4, abacus: 0 },
    ]);
  }
});

test('AE-1.2 Air ABACUS has no airplanes and no marker, and never lies in the market', () => {
  const state = position();
  expect(state.planes).toHaveLength(10);
  expect(state.track).toHaveLength(10);
  expectImpossible(state, 0, { type: 'buy', airline: 'abacus', route: 'london-paris', licence: 0 });
  expectImpossible(position({ frame: { kind: 'share' } }), 0, { type: 'take', airline: 'abacus' });
});

test.each(SEAT_NUMBERS)('AE-1.3 three scoring cards lie among the shares of the deck, %i players', (seats) => {
  const fresh = position({ seats });
  expect(airlinesEurope.view(fresh, 'watcher').deckSize).toBe(deckShares(seats) + 3);
  const before = position({ seats, deck: scoringNext(seats, 1), frame: { kind: 'share' } });
  const sizeBefore = airlinesEurope.view(before, 'watcher').deckSize;
  expect(sizeBefore).toBe(deckShares(seats) - before.deck.drawn + 3);
  const met = act(before, 0, draw, ['red']);
  expect(airlinesEurope.view(met, 'watcher').deckSize).toBe(sizeBefore - 2);
});

test('AE-1.3 a game that is played out meets exactly three of them', () => {
  for (const seats of SEAT_NUMBERS) {
    const { news, state } = playRandomly(config(), seats, 11);
    if (state.endedBy === 'AE-4.11') continue;
    expect(newsOf(news, 'scoringCard').map((card) => card.number)).toEqual([1, 2, 3]);
  }
});

describe('AE-1.4 the board', () => {
  test('AE-1.4 a route joins two cities and has one to three licences, each dearer than the one before', () => {
    const board = usualBoard();
    const cities = board.cities.map((city) => city.id);
    for (const route of board.routes) {
      expect(route.cities[0]).not.toBe(route.cities[1]);
      for (const city of route.cities) expect(cities).toContain(city);
      expect([1, 2, 3]).toContain(route.licences.length);
      expect([...new Set(route.licences)].sort((a, b) => a - b)).toEqual(route.licences);
      expect(route.licences[0]).toBeGreaterThan(0);
    }
  });

  test('AE-1.4 four remote routes, one licence each, very expensive, to cities nothing else touches', () => {
    const board = usualBoard();
    const remote = board.routes.filter((route) => route.remote);
    const ordinary = board.routes.filter((route) => !route.remote).map((route) => route.licences[0] ?? 0);
    expect(remote).toHaveLength(4);
    for (const route of remote) {
      expect(route.licences).toHaveLength(1);
      expect(route.licences[0]).toBeGreaterThan(Math.max(...ordinary));
      const far = route.cities[1];
      expect(board.routes.filter(({ cities }) => cities.includes(far))).toEqual([route]);
    }
  });

  test('AE-1.4 the home of an airline out of the game is an ordinary city', () => {
    // Paris is violet's home, and violet is not in a game of three.
    const state = position({ circles: { 'paris-berlin': ['red'] }, cash: [8, 8, 8] });
    const next = act(state, 0, buy('red', 'london-paris'));
    expect(circlesOf(next, 'london-paris')).toEqual(['red', null, null]);
  });

  test('AE-1.4 there are no licences but those printed', () => {
    const state = position({ seats: 5 });
    expectRefusal(state, 0, buy('gray', 'london-atlantis'), 'noSuchRoute');
    expectRefusal(state, 0, buy('gray', 'london-paris', 3), 'noSuchLicence');
    expectRefusal(state, 0, buy('gray', 'london-madrid', 1), 'noSuchLicence');
  });
});

test('AE-1.5 the track is cut into zones from the first space on, with rows of five that never rise', () => {
  const { zones, starts } = usualBoard().track;
  expect(zones[0]?.from).toBe(0);
  expect(zones.length).toBeGreaterThan(1);
  zones.forEach((zone, index) => {
    if (index > 0) expect(zone.from).toBeGreaterThan(zones[index - 1]?.from ?? Number.NaN);
    expect(zone.row).toHaveLength(5);
    expect([...zone.row].sort((a, b) => b - a)).toEqual(zone.row);
  });
  for (const airline of AIRLINES) expect(starts[airline]).toBeGreaterThanOrEqual(0);
});

test.each([
  [9, 3],
  [10, 6],
  [19, 6],
  [20, 10],
  [39, 10],
  [40, 15],
])('AE-1.5 a marker on space %i stands in the zone that pays the first shareholder %i', (space, first) => {
  const state = position({
    deck: scoringNext(3, 3),
    frame: { kind: 'share' },
    portfolios: [{ red: 1 }],
    contrived: true,
    track: { red: space },
  });
  expect(paidFor(act(state, 0, draw), 'red')).toEqual([first, 0, 0]);
});

test('AE-1.5 a marker only ever moves forward', () => {
  const { states } = playRandomly(config(), 3, 5);
  states.reduce((before, after) => {
    after.track.forEach((space, airline) => {
      expect(space).toBeGreaterThanOrEqual(before.track[airline] ?? Number.NaN);
    });
    return after;
  });
});

test('AE-1.6 orange lives in Athens, green in Stockholm, gray in London, white in Moscow; no two share a home', () => {
  const { homes, cities } = usualBoard();
  const nameOf = (id: string) => cities.find((city) => city.id === id)?.name.en;
  expect(nameOf(homes.orange)).toBe('Athens');
  expect(nameOf(homes.green)).toBe('Stockholm');
  expect(nameOf(homes.gray)).toBe('London');
  expect(nameOf(homes.white)).toBe('Moscow');
  expect(new Set(Object.values(homes)).size).toBe(10);
});

describe('AE-1.7 what never runs out', () => {
  test('AE-1.7 the last zone has no end', () => {
    const state = position({
      deck: scoringNext(3, 3),
      frame: { kind: 'share' },
      portfolios: [{ red: 2 }, { red: 1 }],
      contrived: true,
      track: { red: 5000 },
    });
    expect(paidFor(act(state, 0, draw), 'red')).toEqual([15, 10, 0]);
  });

  test('AE-1.7 a marker is counted on beyond the last space', () => {
    const state = position({ seats: 5, contrived: true, track: { gray: 5000 }, cash: [9, 8, 8, 8, 8] });
    expect(trackOf(act(state, 0, buy('gray', 'london-new-york')), 'gray')).toBe(5009);
  });

  test('AE-1.7 markers on one space are scored in the order of the airlines', () => {
    const state = position({
      deck: scoringNext(3, 3),
      frame: { kind: 'share' },
      portfolios: [{ white: 1, blue: 1, red: 1, gray: 1 }],
      contrived: true,
      track: { white: 12, blue: 12, red: 12, gray: 12 },
    });
    const { news } = actAndHear(state, 0, draw);
    const order = newsOf(news, 'scored').map((scored) => scored.share);
    expect(order.filter((share) => ['white', 'blue', 'red', 'gray'].includes(share))).toEqual([
      'blue',
      'red',
      'gray',
      'white',
    ]);
  });

  test('AE-1.7 the points of the box, 589 in all, are no limit', () => {
    const state = position({
      seats: 2,
      deck: scoringNext(2, 2),
      frame: { kind: 'share' },
      scores: [580, 700],
      portfolios: [{ white: 1 }, { abacus: 1 }],
    });
    const { state: after } = actThroughScoring(state, 0, draw);
    expect(after.scores).toEqual([583, 708]);
  });
});
