/** Where airlines can fly next, by sets of bits; held against the rules' own lists. */

import { AIRLINES, airlines, tablesOf } from '@tarmac/airlines/rules';
import { describe, expect, test } from 'vitest';
import { markersToCome } from '../../bot/growth.ts';
import { bitsIn, isOpenTo, newReach, readReach, waysBehind } from '../../bot/reach.ts';
import { newTimeLeft, readTimeLeft } from '../../bot/time-left.ts';
import { FLIGHT } from '../../rules/frames.ts';
import { NAMES } from '../support/booklet.ts';
import { type Position, position } from '../support/position.ts';
import { smallBoard } from '../support/small-board.ts';
import { positionsIn, SEAT_COUNTS, take } from './support.ts';

const tables = tablesOf(smallBoard);

function reachIn(wish: Position) {
  const reach = newReach();
  readReach(position(wish), tables, reach);
  return reach;
}

const at = (airline: (typeof NAMES)[number]) => NAMES.indexOf(airline);

test('bits are counted', () => {
  expect([0, 1, 0b1011, -1, 1 << 31].map(bitsIn)).toEqual([0, 1, 3, 32, 1]);
});

test('AL-4.1, AL-5.1 before it is founded an airline has the routes at its headquarters that it may use', () => {
  const reach = reachIn({});
  // PEX at Miami: two wavy routes and a dotted one. HIT at Dallas: three double ones and one more, but not the dotted one.
  expect(reach.ways[at('pex')]).toBe(3);
  expect(reach.ways[at('hit')]).toBe(4);
  expect(isOpenTo(reach, at('hit'), tables.routeIndex('atlanta-dallas'))).toBe(false);
  expect([...reach.markers]).toEqual(AIRLINES.map(() => 0));
});

describe('with PEX from Miami to Havana', () => {
  const reach = reachIn({ circles: { 'miami-havana': ['pex'] }, laid: [{ pex: 1 }] });

  test('AL-9.2 it has two markers', () => {
    expect(reach.markers[at('pex')]).toBe(2);
  });

  test('AL-4.1 it goes on from there; AL-4.2 the full route is closed to all', () => {
    expect(isOpenTo(reach, at('pex'), tables.routeIndex('havana-mexico'))).toBe(true);
    expect(isOpenTo(reach, at('pex'), tables.routeIndex('miami-havana'))).toBe(false);
    expect(reach.ways[at('pex')]).toBe(3);
  });

  test('each route is as good as those behind it', () => {
    // Behind Mexico lies the wavy route to Los Angeles; behind Atlanta four dotted ones, one of them to New York and one to Miami itself.
    expect(waysBehind(reach, tables, at('pex'), tables.routeIndex('havana-mexico'))).toBe(1);
    expect(waysBehind(reach, tables, at('pex'), tables.routeIndex('atlanta-miami'))).toBe(3);
  });
});

test('AL-7.2 an inactive airline, and one without markers, has none', () => {
  expect(reachIn({ markersLeft: { zeb: 1 }, contrived: true }).ways[at('zeb')]).toBe(0);
  const spent = { circles: { 'seattle-vancouver': ['lum'] }, laid: [{ lum: 1 }], markersLeft: { lum: 0 } } as const;
  expect(reachIn({ ...spent, contrived: true }).ways[at('lum')]).toBe(0);
});

test('in any game, the routes are those on which a seat with every flight card could fly', () => {
  const reach = newReach();
  for (const { state, seat } of take(positionsIn(SEAT_COUNTS, 4), 60)) {
    const all = tablesOf(state.config.board);
    readReach(state, all, reach);
    const rich = { ...airlines.clone(state), frame: FLIGHT, turn: seat, flights: state.flights.map(() => seat) };
    const flown = new Set(
      airlines
        .actions(rich, seat)
        .flatMap((action) => (action.type === 'fly' ? [`${action.airline} ${action.route}`] : [])),
    );
    const open = AIRLINES.flatMap((airline, index) =>
      state.founded[index]
        ? all.board.routes.flatMap(({ id }, route) => (isOpenTo(reach, index, route) ? [`${airline} ${id}`] : []))
        : [],
    );
    expect(new Set(open)).toEqual(flown);
  }
});

describe('markers to come', () => {
  function growthIn(wish: Position, unfounded: number) {
    const state = position(wish);
    const reach = newReach();
    const time = newTimeLeft();
    const growth = new Float64Array(4 * AIRLINES.length);
    readReach(state, tables, reach);
    readTimeLeft(state, time);
    markersToCome(state, reach, time, unfounded, growth);
    return { growth, time };
  }

  test('as many as cards are drawn, most for those who are held', () => {
    const laid = [{ hit: 3 }, { ruk: 1 }];
    const circles = { 'dallas-houston': ['hit'], 'denver-chicago': ['ruk'] } as const;
    const { growth, time } = growthIn({ pile: { boi: 4, ita: 3 }, circles, laid }, 0);
    expect(growth[at('hit')]).toBeCloseTo(((time.cards[0] as number) * 4) / 6, 9);
    expect(growth[at('ruk')]).toBeCloseTo(((time.cards[0] as number) * 2) / 6, 9);
    expect(growth[at('boi')]).toBe(0);
  });

  test('never more than there are markers', () => {
    const { growth } = growthIn({ circles: { 'dallas-houston': ['hit'] }, laid: [{ hit: 1 }] }, 0);
    expect(growth[3 * AIRLINES.length + at('hit')]).toBe(12);
  });

  test('an airline not founded counts as the policy says', () => {
    const { growth, time } = growthIn({ pile: { boi: 4, ita: 3 } }, 1);
    expect(growth[at('zeb')]).toBeCloseTo((time.cards[0] as number) / 9, 9);
  });
});
