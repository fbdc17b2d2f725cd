/** AL-4.6 and 4.7: flight cards that are of no use any more, and routes that are closed. */

import { facts } from '@tarmac/airlines/rules';
import { describe, expect, test } from 'vitest';
import { DISCARDED, GONE, IN_PILE, type State } from '../../rules/state.ts';
import {
  act,
  actAndHear,
  expectAllowed,
  expectRefusal,
  frameKind,
  kindsListed,
  newsOf,
  seatsToAct,
} from '../support/act.ts';
import { exchange, expand, fly, play } from '../support/actions.ts';
import { flightIds, NAMES, SEAT_NUMBERS } from '../support/booklet.ts';
import { view } from '../support/eyes.ts';
import { isInactive, openRoutes, unusableFlights } from '../support/oracle.ts';
import { type Circles, config, flightsAt, type Position, position } from '../support/position.ts';
import { playRandomly } from '../support/random-game.ts';
import { smallBoard } from '../support/small-board.ts';
import { allTakenBut, ZEB_CORNERED, ZEB_INACTIVE } from '../support/standing.ts';

/** Of the solid routes the lowest free numbers are 3, 4, 5, 3 and 4: cards of 1 and 2 are of no use. */
const noSolidBelow3: Position = {
  circles: {
    'boston-montreal': ['mox'],
    'montreal-toronto': ['mox', 'ita'],
    'toronto-chicago': ['ita'],
  },
  laid: [{ mox: 1 }, { ita: 1 }],
  flights: [['solid-1', 'solid-3', 'dotted-1'], ['solid-2']],
};

/**
 * Houston-Havana keeps its 1, but nobody who may use dashed routes can come there: Dallas-Houston is full of others, and
 * LUM, the only one that could come over the sea, is shut in at Seattle.
 */
const outOfReach: Circles = {
  'dallas-houston': ['hit', 'tav'],
  'phoenix-dallas': ['tav'],
  'los-angeles-phoenix': ['tav'],
  'los-angeles-vancouver': ['tav'],
  'seattle-vancouver': ['tav'],
  'seattle-calgary': ['lum'],
  'denver-chicago': ['ita'],
};
const FOUNDERS = [
  { hit: 1, tav: 1 },
  { lum: 1, ita: 1 },
];

describe('AL-4.6 unusable flight cards', () => {
  test('AL-4.6 one is exchanged for the top of the pile, and leaves the game', () => {
    const { state, news } = actAndHear(position(noSolidBelow3), 0, exchange('solid-1'), ['wavy-8']);
    expect(flightsAt(state, 0).sort()).toEqual(['dotted-1', 'solid-3', 'wavy-8']);
    expect(flightsAt(state, GONE)).toEqual(['solid-1']);
    expect(flightsAt(state, DISCARDED)).toEqual([]);
    expect(newsOf(news, 'exchanged')).toEqual([{ kind: 'exchanged', seat: 0, flight: 'solid-1' }]);
    expect(newsOf(news, 'drewFlight')).toEqual([{ kind: 'drewFlight', seat: 0, flight: 'wavy-8' }]);
    expect([frameKind(state), ...seatsToAct(state)]).toEqual(['turn', 0]);
  });

  test('AL-4.6 a card that can still be played stays', () => {
    const state = position(noSolidBelow3);
    expectRefusal(state, 0, exchange('solid-3'), 'stillUsable');
    expectRefusal(state, 0, exchange('dotted-1'), 'stillUsable');
  });

  test('AL-4.6 it is enough that some airline could use it, whoever that helps', () => {
    // Only LUM could fly Seattle-Vancouver with a 1, and nobody has founded it.
    const circles = { 'halifax-boston': ['boi'], 'los-angeles-phoenix': ['tav'] } as const;
    const state = position({ circles, laid: [{ boi: 1, tav: 1 }], flights: [['wavy-1']] });
    expectRefusal(state, 0, exchange('wavy-1'), 'stillUsable');
    const taken = { ...circles, 'seattle-vancouver': ['lum'] } as const;
    const gone = position({ circles: taken, laid: [{ boi: 1, tav: 1, lum: 1 }], flights: [['wavy-1']] });
    expectAllowed(gone, 0, exchange('wavy-1'));
  });

  test('AL-4.6 one’s own cards only', () => {
    expectRefusal(position(noSolidBelow3), 0, exchange('solid-2'), 'flightNotInHand');
    expectRefusal(position({ ...noSolidBelow3, flights: [] }), 0, exchange('solid-1'), 'flightNotInHand');
  });

  test('AL-4.6 as many as one likes, and the card just drawn too', () => {
    let state = position({ ...noSolidBelow3, flights: [['solid-1']] });
    state = act(state, 0, exchange('solid-1'), ['solid-2']);
    expectAllowed(state, 0, exchange('solid-2'));
    state = act(state, 0, exchange('solid-2'), ['solid-6']);
    expect(flightsAt(state, GONE)).toEqual(['solid-1', 'solid-2']);
    expectRefusal(state, 0, exchange('solid-6'), 'stillUsable');
    expect(kindsListed(state, 0)).toEqual(['expand']);
  });

  test('AL-4.6 from the discards when the pile is empty, without the card that leaves', () => {
    const start = position({ ...noSolidBelow3, flightPile: [], discards: ['wavy-2', 'solid-5'] });
    const { state, news } = actAndHear(start, 0, exchange('solid-1'), ['solid-5']);
    expect(newsOf(news, 'flightsShuffled')).toEqual([{ kind: 'flightsShuffled', count: 2 }]);
    expect(flightsAt(state, IN_PILE)).toEqual(['wavy-2']);
    expect(flightsAt(state, GONE)).toEqual(['solid-1']);
  });

  test('AL-4.6 without a card to draw there is no exchange', () => {
    const state = position({ ...noSolidBelow3, flightPile: [], discards: [] });
    expectRefusal(state, 0, exchange('solid-1'), 'nothingToExchange');
    expect(kindsListed(state, 0)).toEqual(['expand']);
  });

  test('AL-4.6 the last card of all can be exchanged for, and then no more', () => {
    const start = position({
      ...noSolidBelow3,
      flights: [['solid-1', 'solid-2']],
      flightPile: ['wavy-4'],
      discards: [],
    });
    const state = act(start, 0, exchange('solid-1'), ['wavy-4']);
    expectRefusal(state, 0, exchange('solid-2'), 'nothingToExchange');
  });

  test('AL-4.6 a low number that no airline can reach any more is of no use', () => {
    const state = position({ circles: outOfReach, laid: FOUNDERS, flights: [['dashed-1', 'dashed-2']] });
    expectAllowed(state, 0, exchange('dashed-1'));
    expectRefusal(state, 0, exchange('dashed-2'), 'stillUsable');
    const reachable = { ...outOfReach, 'dallas-houston': ['hit'] } as const;
    const before = position({ circles: reachable, laid: FOUNDERS, flights: [['dashed-1']] });
    expectRefusal(before, 0, exchange('dashed-1'), 'stillUsable');
  });

  test('AL-4.6 a low number farther off than the markers of its airlines last is of no use', () => {
    // The next 1 of a dashed route is Seattle-Calgary, two flights from Winnipeg; only ZEB has markers left.
    const far: Position = {
      circles: { 'winnipeg-chicago': ['zeb'], 'denver-chicago': ['ita'] },
      laid: [{ zeb: 1, ita: 1 }],
      flights: [['dashed-1', 'dashed-2']],
      contrived: true,
    };
    const left = (zeb: number) => ({ boi: 0, ita: 0, hit: 0, lum: 0, mox: 0, pex: 0, ruk: 0, tav: 0, zeb });
    const one = position({ ...far, markersLeft: left(1) });
    expectAllowed(one, 0, exchange('dashed-1'));
    expectRefusal(one, 0, exchange('dashed-2'), 'stillUsable');
    expectRefusal(position({ ...far, markersLeft: left(2) }), 0, exchange('dashed-1'), 'stillUsable');
  });

  test('AL-4.6 nor are the cards of a style that only airlines without markers may use', () => {
    const spent = { boi: 0, hit: 0, lum: 0, mox: 0, pex: 0, tav: 0 };
    const flights = [['wavy-14', 'double-1', 'dotted-1']];
    const state = position({ markersLeft: spent, flights, contrived: true });
    expectAllowed(state, 0, exchange('wavy-14'));
    expectRefusal(state, 0, exchange('double-1'), 'stillUsable');
    expectRefusal(state, 0, exchange('dotted-1'), 'stillUsable');
  });

  test('AL-4.6 when every circle is taken, no card is of use', () => {
    const state = position({ circles: allTakenBut({}), flights: [['wavy-14', 'solid-6']], contrived: true });
    for (const flight of ['wavy-14', 'solid-6']) expectAllowed(state, 0, exchange(flight));
  });

  test.each(SEAT_NUMBERS)('AL-4.6 unusable are those a slow second reading finds, %i players', (seats) => {
    let found = 0;
    for (const state of playRandomly(config(), seats, 80 + seats).states) {
      const expected = unusableFlights(smallBoard, state);
      const { unusable } = facts(view(state, 'watcher'));
      expect(flightIds(smallBoard).filter((_, card) => unusable[card])).toEqual(expected);
      found = Math.max(found, expected.length);
    }
    expect(found).toBeGreaterThan(0);
  });
});

function openTo(state: State, airline: (typeof NAMES)[number]): readonly string[] {
  return facts(view(state, 'watcher')).openRoutes[NAMES.indexOf(airline)] ?? [];
}

describe('AL-4.7 open routes', () => {
  test('AL-4.7 at first all those of the styles an airline may use that hang together with its headquarters', () => {
    const state = position();
    expect([...openTo(state, 'mox')].sort()).toEqual(
      smallBoard.routes
        .filter(({ style }) => style === 'wavy' || style === 'solid')
        .map(({ id }) => id)
        // Over the sea the wavy routes end in Miami: MOX comes to New York by solid routes, and on from there.
        .sort(),
    );
    // PEX reaches everything dotted, and the whole coast.
    expect(openTo(state, 'pex')).toContain('seattle-vancouver');
    // Without wavy routes nobody from Denver comes to Los Angeles.
    expect(openTo(state, 'ruk')).not.toContain('los-angeles-phoenix');
    expect(openTo(state, 'ruk')).toContain('houston-havana');
  });

  test('AL-4.7 not where the airline is already, nor where it has no marker for', () => {
    const circles = { 'winnipeg-chicago': ['zeb'], 'calgary-winnipeg': ['zeb'] } as const;
    const state = position({ circles, laid: [{ zeb: 1 }] });
    expect(openTo(state, 'zeb')).not.toContain('winnipeg-chicago');
    expect(openTo(state, 'zeb')).toContain('seattle-calgary');
    const spent = position({
      circles: { ...circles, 'denver-dallas': [null, 'zeb!'], 'chicago-dallas': [null, 'zeb!'] },
      laid: [{ zeb: 1 }],
    });
    expect(openTo(spent, 'zeb')).toEqual([]);
  });

  test('AL-4.7 not farther away than its markers last: one for each route on the way', () => {
    const circles = { 'winnipeg-chicago': ['zeb'] } as const;
    const laid = [{ zeb: 1 }];
    const two = position({ circles, laid, markersLeft: { zeb: 2 }, contrived: true });
    expect(openTo(two, 'zeb')).toEqual(expect.arrayContaining(['calgary-winnipeg', 'seattle-calgary']));
    const one = position({ circles, laid, markersLeft: { zeb: 1 }, contrived: true });
    expect(openTo(one, 'zeb')).toContain('calgary-winnipeg');
    expect(openTo(one, 'zeb')).not.toContain('seattle-calgary');
  });

  test('AL-4.7 an airline not founded needs one more, for its headquarters', () => {
    const two = position({ markersLeft: { zeb: 2 }, contrived: true });
    expect(openTo(two, 'zeb')).toContain('calgary-winnipeg');
    expect(openTo(two, 'zeb')).not.toContain('seattle-calgary');
    expect(openTo(position({ markersLeft: { zeb: 3 }, contrived: true }), 'zeb')).toContain('seattle-calgary');
  });

  test('AL-4.7 not where the lowest free number is above every printed card of the style', () => {
    const circles = { 'toronto-winnipeg': ['zeb'] } as const;
    const state = position({ circles, laid: [{ zeb: 1 }] });
    for (const airline of NAMES) expect(openTo(state, airline)).not.toContain('toronto-winnipeg');
  });

  test('AL-4.7 what is reached only over closed routes is closed', () => {
    const state = position({ circles: outOfReach, laid: FOUNDERS });
    for (const airline of NAMES) expect(openTo(state, airline)).not.toContain('houston-havana');
    // One's own flights are a way too, though the route itself is full.
    expect(openTo(state, 'tav')).toContain('houston-mexico');
  });

  test('AL-4.7 to an inactive airline nothing is open, to one that can still be founded something is', () => {
    expect(openTo(position({ ...ZEB_INACTIVE }), 'zeb')).toEqual([]);
    expect(openTo(position({ ...ZEB_CORNERED }), 'zeb')).toContain('calgary-winnipeg');
  });

  test.each(SEAT_NUMBERS)(
    'AL-4.7 open are those a slow second reading finds, and closed for good, %i players',
    (seats) => {
      let before = NAMES.map(() => new Set(smallBoard.routes.map(({ id }) => id)));
      for (const state of playRandomly(config(), seats, 90 + seats).states) {
        const { openRoutes: open } = facts(view(state, 'watcher'));
        const now = NAMES.map((airline, index) => {
          expect([...(open[index] ?? [])].sort(), airline).toEqual(openRoutes(smallBoard, state, airline).sort());
          expect(state.inactive[index], airline).toBe(isInactive(smallBoard, state, airline));
          for (const route of open[index] ?? []) expect(before[index]?.has(route), `${airline} ${route}`).toBe(true);
          return new Set(open[index]);
        });
        before = now;
      }
      expect(before.some((open) => open.size < smallBoard.routes.length / 4)).toBe(true);
    },
  );

  test('AL-4.7 a route may close to an airline by its own last marker', () => {
    const circles = {
      'winnipeg-chicago': ['zeb'],
      'denver-dallas': [null, 'zeb!'],
      'chicago-dallas': [null, 'zeb!'],
    } as const;
    const start = position({ circles, laid: [{ zeb: 1 }], flights: [['dashed-2']], frame: { kind: 'flight' } });
    expect(openTo(start, 'zeb')).toContain('calgary-winnipeg');
    expect(openTo(act(start, 0, fly('zeb', 'calgary-winnipeg', 'dashed-2')), 'zeb')).toEqual([]);
  });

  test('AL-4.7 that nothing is open hinders neither expanding nor playing stock', () => {
    const state = position({ circles: allTakenBut({}), laid: [{ ita: 1 }], hands: [{ ita: 1 }], contrived: true });
    expectAllowed(state, 0, expand);
    expectAllowed(state, 0, play('ita'));
  });
});
