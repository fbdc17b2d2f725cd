/** Which cards fit where, and what lights up: exactly what the rules would allow. */

import { airlines } from '@tarmac/airlines/rules';
import { describe, expect, test } from 'vitest';
import { founding, NOTHING, pickPart } from '../../board/logic/draft.ts';
import { fitsOf } from '../../board/logic/fits.ts';
import { byRoute, litBy } from '../../board/logic/lit.ts';
import { type Offer, optionsOf } from '../../board/logic/options.ts';
import {
  circlesOf,
  discardCount,
  FREE,
  flierOn,
  heldStock,
  indexOf,
  nextCircles,
  ownFlights,
  sabotageOn,
  stateOf,
} from '../../board/logic/pieces.ts';
import { refusedFlight, refusedTurn } from '../../board/logic/refused.ts';
import { AIRLINES } from '../../rules/airlines.ts';
import { FLIGHT } from '../../rules/frames.ts';
import { DISCARDED, IN_PILE, FREE as NOTHING_LIES, sabotageOf } from '../../rules/state.ts';
import { position } from '../support/position.ts';
import { smallBoard } from '../support/small-board.ts';
import { BOI_FOUNDED, ZEB_INACTIVE } from '../support/standing.ts';
import { DECISIONS, decisionAt } from './games.ts';

const { actions, check } = airlines;

describe('what lies on the board', () => {
  test('is read as the rules write it', () => {
    const circles = [NOTHING_LIES, indexOf('hit'), sabotageOf(indexOf('hit'))];
    expect(FREE).toBe(NOTHING_LIES);
    expect([0, 1, 2].map((circle) => flierOn({ circles }, circle))).toEqual([null, 'hit', null]);
    expect([0, 1, 2].map((circle) => sabotageOn({ circles }, circle))).toEqual([null, null, 'hit']);
    expect(AIRLINES.map(indexOf)).toEqual(AIRLINES.map((_, index) => index));
  });

  test('AL-7.2 an airline is founded, may still be, or never will be', () => {
    const { view } = decisionAt(position({ ...ZEB_INACTIVE }), 0);
    expect((['ita', 'boi', 'zeb'] as const).map((airline) => stateOf(view, airline))).toEqual([
      'founded',
      'unfounded',
      'inactive',
    ]);
  });

  test('AL-4.2 the next flight lands on the lowest free circle of its route', () => {
    const { view, circles } = decisionAt(
      position({ circles: { 'new-york-miami': ['pex', 'ruk!'] }, laid: [{ pex: 1 }] }),
      0,
    );
    expect(nextCircles(circles, view).get('new-york-miami')).toMatchObject({ place: 2, number: 8 });
  });

  test('a full route has no next circle', () => {
    const circles = circlesOf(smallBoard).filter(({ route }) => route.id === 'houston-havana');
    const full = circlesOf(smallBoard).map(() => indexOf('lum'));
    expect(nextCircles(circles, { circles: full }).size).toBe(0);
  });

  test('a hand is counted by airline and shown by card', () => {
    const { view, scene } = decisionAt(position({ hands: [{ hit: 2, zeb: 1 }], flights: [['wavy-1', 'solid-1']] }), 0);
    expect(heldStock(view.hand ?? [])).toEqual([
      { airline: 'hit', count: 2 },
      { airline: 'zeb', count: 1 },
    ]);
    expect(ownFlights(scene, view).map(({ id }) => id)).toEqual(['wavy-1', 'solid-1']);
    expect(ownFlights(scene, airlines.view(position(), 'watcher'))).toEqual([]);
    expect(discardCount({ flights: [DISCARDED, IN_PILE, 0, DISCARDED] })).toBe(2);
  });
});

test('AL-4.1 what fits at the start of a turn is what can be flown once it is expanded', () => {
  let compared = 0;
  for (const decision of DECISIONS) {
    const { state, seat, scene, view } = decision;
    if (state.frame.kind !== 'turn') continue;
    const flying = { ...airlines.clone(state), frame: FLIGHT };
    const flown = actions(flying, seat).flatMap((action) =>
      action.type === 'fly' ? [`${action.airline} ${action.route} ${action.flight}`] : [],
    );
    const fits = fitsOf(decision, ownFlights(scene, view));
    expect(fits.map(({ airline, route, flight }) => `${airline} ${route} ${flight}`).sort()).toEqual(flown.sort());
    compared += flown.length;
  }
  expect(compared).toBeGreaterThan(500);
});

describe('what cannot be had', () => {
  test('of the actions of a turn has an example that the rules refuse', () => {
    const refused = new Set<string>();
    for (const decision of DECISIONS) {
      const { state, seat } = decision;
      if (state.frame.kind !== 'turn') continue;
      const kinds = new Set(actions(state, seat).map(({ type }) => type));
      for (const kind of ['found', 'play'] as const) {
        if (kinds.has(kind)) continue;
        const refusal = check(state, seat, refusedTurn(kind, decision));
        expect(refusal, kind).not.toBeNull();
        refused.add(refusal?.code ?? '');
      }
    }
    expect([...refused]).toContain('notFounded');
  });

  test('of the routes, once a flight is due, is refused', () => {
    const codes = new Set<string>();
    for (const decision of DECISIONS) {
      const { state, seat, scene, view, circles } = decision;
      if (state.frame.kind !== 'flight') continue;
      const { offers } = optionsOf(actions(state, seat), circles, []);
      const lit = byRoute(offers);
      for (const { id } of scene.board.routes) {
        if (lit.has(id)) continue;
        const action = refusedFlight(pickPart(NOTHING, 'route', id, offers), decision);
        const refusal = action === null ? null : check(state, seat, action);
        expect(refusal, id).not.toBeNull();
        codes.add(refusal?.code ?? '');
      }
      for (const { id } of ownFlights(scene, view)) {
        if (offers.some(({ flight }) => flight === id)) continue;
        const action = refusedFlight(pickPart(NOTHING, 'flight', id, offers), decision);
        expect(action === null ? null : check(state, seat, action), id).not.toBeNull();
      }
    }
    expect([...codes]).toEqual(expect.arrayContaining(['routeFull', 'tooLow', 'wrongStyle', 'notConnected']));
  });

  test('AL-7.2 an inactive airline cannot be founded, and the rules say so', () => {
    const state = position({ ...ZEB_INACTIVE, hands: [{ zeb: 1 }], flights: [['dashed-4']] });
    const decision = decisionAt(state, 0);
    const action = refusedFlight(pickPart(founding([]), 'airline', 'zeb', []), decision);
    expect(action === null ? null : check(state, 0, action)?.code).toBe('airlineInactive');
  });

  test('of a founded airline nothing can be asked before the turn is expanded', () => {
    const decision = decisionAt(position({ ...BOI_FOUNDED, flights: [['dotted-3']] }), 0);
    expect(refusedFlight(pickPart(NOTHING, 'airline', 'boi', []), decision)).toBeNull();
  });
});

describe('what lights up', () => {
  const later = (airline: Offer['airline'], route: string, flight: string): Offer => ({
    as: 'later',
    airline,
    route,
    flight,
  });
  const OFFERS = [later('boi', 'a-b', 'wavy-1'), later('ruk', 'a-b', 'wavy-1'), later('boi', 'b-c', 'dotted-7')];

  test('is every route that something can come of', () => {
    expect([...litBy(NOTHING, OFFERS, null)]).toEqual([
      ['a-b', ['boi', 'ruk']],
      ['b-c', ['boi']],
    ]);
  });

  test('is narrowed by a card, and by the airline that is looked at', () => {
    expect([...litBy(pickPart(NOTHING, 'flight', 'wavy-1', OFFERS), OFFERS, null).keys()]).toEqual(['a-b']);
    expect([...litBy(NOTHING, OFFERS, 'ruk')]).toEqual([['a-b', ['ruk']]]);
  });

  test('a chosen route leaves the others alight', () => {
    const chosen = pickPart(NOTHING, 'route', 'a-b', OFFERS);
    expect([...litBy({ ...chosen, flight: null, airline: 'ruk' }, OFFERS, null).keys()]).toEqual(['a-b', 'b-c']);
  });

  test('is nothing while stock is being played', () => {
    expect(litBy({ kind: 'stock', airline: 'boi', count: 1 }, OFFERS, null).size).toBe(0);
  });
});
