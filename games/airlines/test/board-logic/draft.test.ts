/** What taps make of a choice: every legal action can be drafted, and a draft never comes to anything else. */

import { airlines } from '@tarmac/airlines/rules';
import { same } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import {
  type Draft,
  decisionOf,
  draftOf,
  dropPart,
  type FlightDraft,
  founding,
  liftedOf,
  liftStock,
  NOTHING,
  offersFor,
  pickPart,
  putDownStock,
  tapCircle,
} from '../../board/logic/draft.ts';
import { fitsOf } from '../../board/logic/fits.ts';
import { type Offer, optionsOf } from '../../board/logic/options.ts';
import { ownFlights } from '../../board/logic/pieces.ts';
import type { Action } from '../../rules/actions.ts';
import { FLIGHT, SABOTAGE } from '../../rules/frames.ts';
import { position } from '../support/position.ts';
import { BOI_FOUNDED, ZEB_INACTIVE } from '../support/standing.ts';
import { DECISIONS, type Decision, decisionAt } from './games.ts';

const { actions } = airlines;

function optionsAt(decision: Decision) {
  const { state, seat, scene, view, circles } = decision;
  return optionsOf(actions(state, seat), circles, fitsOf(decision, ownFlights(scene, view)));
}

test('every legal action has a draft that comes to it', () => {
  const removal = decisionAt(position({ ...ZEB_INACTIVE, row: ['zeb', 'boi', 'ita', 'hit', 'lum'] }), 0);
  const seen = new Set<string>();
  for (const { state, seat, view, circles } of [...DECISIONS, removal]) {
    for (const action of actions(state, seat)) {
      seen.add(action.type);
      expect(decisionOf(draftOf(action, circles), view, circles)).toEqual(action);
    }
  }
  expect(seen.size).toBe(10);
});

test('whatever is offered can be tapped together, in any order, and is legal', () => {
  for (const decision of DECISIONS.filter((_, index) => index % 4 === 0)) {
    const { view, circles, state, seat } = decision;
    const { offers } = optionsAt(decision);
    const legal = actions(state, seat);
    for (const offer of offers.filter((_, index) => index % 7 === 0)) {
      for (const order of [
        ['flight', 'route', 'airline'],
        ['airline', 'flight', 'route'],
        ['route', 'airline', 'flight'],
      ] as const) {
        const tapped = order.reduce<Draft>((draft, part) => pickPart(draft, part, offer[part], offers), NOTHING);
        expect(tapped).toMatchObject({ flight: offer.flight, route: offer.route, airline: offer.airline });
        const action = decisionOf(tapped, view, circles);
        expect(legal.some((one) => action !== null && same(one, action))).toBe(true);
      }
    }
  }
});

describe('a flight being put together', () => {
  const offer = (as: Offer['as'], airline: Offer['airline'], route: string, flight: string): Offer => ({
    as,
    airline,
    route,
    flight,
  });
  const OFFERS = [
    offer('later', 'boi', 'boston-new-york', 'dotted-3'),
    offer('later', 'boi', 'boston-new-york', 'dotted-7'),
    offer('later', 'ruk', 'boston-new-york', 'dotted-7'),
    offer('found', 'hit', 'denver-dallas', 'double-5'),
  ];

  test('what there is only one of is filled in', () => {
    expect(pickPart(NOTHING, 'flight', 'double-5', OFFERS)).toMatchObject({ route: 'denver-dallas', airline: 'hit' });
    expect(pickPart(NOTHING, 'flight', 'dotted-7', OFFERS)).toMatchObject({ route: 'boston-new-york', airline: null });
  });

  test('of what was chosen before stays what goes with it', () => {
    const first = pickPart(NOTHING, 'airline', 'boi', OFFERS);
    expect(pickPart(first, 'flight', 'dotted-7', OFFERS)).toMatchObject({ airline: 'boi', flight: 'dotted-7' });
    expect(pickPart(first, 'flight', 'double-5', OFFERS)).toMatchObject({ airline: 'hit', route: 'denver-dallas' });
  });

  test('what nothing can come of is kept as it was tapped', () => {
    const first = pickPart(NOTHING, 'flight', 'dotted-3', OFFERS);
    const wrong = pickPart(first, 'route', 'denver-phoenix', OFFERS);
    expect(wrong).toMatchObject({ flight: 'dotted-3', route: 'denver-phoenix' });
    expect(offersFor(wrong, OFFERS)).toEqual([]);
    expect(pickPart(wrong, 'route', 'boston-new-york', OFFERS)).toMatchObject({ flight: 'dotted-3', airline: 'boi' });
  });

  test('meant as founding, only what founds is offered', () => {
    expect(founding(OFFERS)).toMatchObject({ founding: true, airline: 'hit', flight: 'double-5' });
    expect(offersFor(pickPart(founding(OFFERS), 'airline', 'boi', OFFERS), OFFERS)).toEqual([]);
  });

  test('with the last part put down nothing is chosen any more, unless founding is meant', () => {
    const only: FlightDraft = {
      kind: 'flight',
      founding: false,
      flight: 'dotted-3',
      route: null,
      airline: null,
      count: 1,
    };
    expect(dropPart(only, 'flight')).toEqual(NOTHING);
    expect(dropPart({ ...only, founding: true }, 'flight')).toMatchObject({ kind: 'flight', flight: null });
  });
});

describe('stock cards are lifted one by one', () => {
  const decision = decisionAt(
    position({ ...BOI_FOUNDED, hands: [{ boi: 2, hit: 3 }], flights: [['double-2', 'wavy-1']] }),
    0,
  );
  const { view, circles } = decision;
  const { offers } = optionsAt(decision);
  const lift = (draft: Draft, airline: 'boi' | 'hit') => liftStock(draft, airline, view, offers);

  test('AL-6.2 of a founded airline to be played', () => {
    const two = lift(lift(NOTHING, 'boi'), 'boi');
    expect(decisionOf(two, view, circles)).toEqual({ type: 'play', airline: 'boi', count: 2 });
    expect(lift(two, 'boi')).toEqual(two);
    expect(putDownStock(putDownStock(two, 'boi'), 'boi')).toEqual(NOTHING);
  });

  test('AL-5.1 of any other to found it, and they stay lifted while card and route are chosen', () => {
    const three = lift(lift(lift(NOTHING, 'hit'), 'hit'), 'hit');
    expect(liftedOf(three, 'hit', view)).toBe(3);
    const found = offers.find(({ as, airline }) => as === 'found' && airline === 'hit');
    if (found === undefined) throw new Error('HIT can be founded here');
    const whole = pickPart(pickPart(three, 'flight', found.flight, offers), 'route', found.route, offers);
    expect(decisionOf(whole, view, circles)).toMatchObject({ type: 'found', airline: 'hit', count: 3 });
  });

  test('another airline begins with one', () => {
    expect(liftedOf(lift(lift(lift(NOTHING, 'hit'), 'hit'), 'boi'), 'boi', view)).toBe(1);
  });
});

test('AL-6.1 at the start of a turn a flight begins with announcing it, later it is flown', () => {
  const wish = { seats: 3, ...BOI_FOUNDED, flights: [['dotted-7']] };
  const turn = decisionAt(position(wish), 0);
  const later = optionsAt(turn).offers.find(({ as }) => as === 'later');
  if (later === undefined) throw new Error('BOI can fly on here');
  const { airline, route, flight } = later;
  const fly: Action = { type: 'fly', airline, route, flight };
  const draft = draftOf(fly, turn.circles);
  expect(decisionOf(draft, turn.view, turn.circles)).toEqual({ type: 'expand' });
  const flying = decisionAt(position({ ...wish, frame: FLIGHT }), 0);
  expect(decisionOf(draft, flying.view, flying.circles)).toEqual(fly);
});

test('AL-8.1 a circle is tapped to be sabotaged, and the marker used last is used again', () => {
  const decision = decisionAt(position({ ...BOI_FOUNDED, frame: SABOTAGE }), 0);
  const { view, circles } = decision;
  const options = optionsAt(decision);
  const [first, second] = [...options.sabotages.keys()].map((index) => circles[index]);
  if (first === undefined || second === undefined) throw new Error('there are circles to sabotage');
  const asked = tapCircle(NOTHING, first, view, options);
  expect(asked).toEqual({ kind: 'sabotage', circle: first.index, airline: null });
  expect(decisionOf(asked, view, circles)).toBeNull();
  const whole: Draft = { kind: 'sabotage', circle: first.index, airline: 'ruk' };
  expect(tapCircle(whole, second, view, options)).toEqual({ kind: 'sabotage', circle: second.index, airline: 'ruk' });
});
