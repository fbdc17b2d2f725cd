/** AL-6: expanding a network, and playing stock. */

import { describe, expect, test } from 'vitest';
import {
  act,
  actAll,
  actAndHear,
  expectAllowed,
  expectImpossible,
  expectRefusal,
  frameKind,
  isListed,
  kindsListed,
  newsOf,
} from '../support/act.ts';
import { draw, expand, fly, play, sabotage, stop, take } from '../support/actions.ts';
import { SEAT_NUMBERS } from '../support/booklet.ts';
import { EYES, view } from '../support/eyes.ts';
import { cardsIn, circlesOf, flightsAt, type Position, position, ROW } from '../support/position.ts';
import { allTakenBut, BOI_FOUNDED, ZEB_INACTIVE } from '../support/standing.ts';

const ready: Position = { ...BOI_FOUNDED, hands: [{ boi: 2, hit: 1 }, { boi: 1 }], flights: [['dotted-4', 'solid-1']] };

describe('AL-6.1 expand', () => {
  test('AL-6.1 first a flight card is drawn', () => {
    const { state, news } = actAndHear(position(ready), 0, expand, ['wavy-3']);
    expect(flightsAt(state, 0)).toEqual(['wavy-3', 'dotted-4', 'solid-1']);
    expect(state.frame).toEqual({ kind: 'flight' });
    expect(newsOf(news, 'expanding')).toEqual([{ kind: 'expanding', seat: 0 }]);
    expect(newsOf(news, 'drewFlight')).toEqual([{ kind: 'drewFlight', seat: 0, flight: 'wavy-3' }]);
  });

  test('AL-6.1 then one flight card may be played, the one just drawn too', () => {
    const state = act(position(ready), 0, expand, ['wavy-3']);
    for (const action of [
      fly('boi', 'new-york-chicago', 'dotted-4'),
      fly('boi', 'boston-montreal', 'solid-1'),
      fly('boi', 'halifax-boston', 'wavy-3'),
    ]) {
      expectAllowed(state, 0, action);
    }
    const flown = act(state, 0, fly('boi', 'halifax-boston', 'wavy-3'), []);
    expect(circlesOf(flown, 'halifax-boston')).toEqual(['boi', null]);
    expectRefusal(flown, 0, fly('boi', 'boston-montreal', 'solid-1'), 'notNow');
  });

  test('AL-6.1 for any founded airline, though one owns none of it', () => {
    const state = position({ ...ready, turn: 2, flights: [[], [], ['dotted-4']], frame: { kind: 'flight' } });
    expectAllowed(state, 2, fly('boi', 'new-york-chicago', 'dotted-4'));
    const flown = act(state, 2, fly('boi', 'new-york-chicago', 'dotted-4'));
    expect(flown.hands).toEqual(state.hands);
    expect(flown.laid).toEqual(state.laid);
  });

  test('AL-6.1 not for one that is not founded', () => {
    const state = act(position(ready), 0, expand, ['double-5']);
    expectRefusal(state, 0, fly('hit', 'dallas-houston', 'double-5'), 'notFounded', 'AL-6.1');
    expectRefusal(state, 0, fly('mox', 'boston-montreal', 'solid-1'), 'notFounded', 'AL-6.1');
  });

  test('AL-6.1 who played one draws a stock card, which is a duty', () => {
    const { state } = actAll(
      position(ready),
      0,
      [expand, ['wavy-3']],
      [fly('boi', 'new-york-chicago', 'dotted-4'), []],
    );
    expect(state.frame).toEqual({ kind: 'stock', thenFlight: false });
    expect(kindsListed(state, 0)).toEqual(['draw', 'take']);
    expectRefusal(state, 0, stop, 'notNow', 'AL-6.1');
    const drawn = act(state, 0, draw, ['zeb']);
    expect(cardsIn(drawn.hands[0])).toEqual({ boi: 2, hit: 1, zeb: 1 });
    const taken = act(state, 0, take('mox'), ['zeb']);
    expect(cardsIn(taken.hands[0])).toEqual({ boi: 2, hit: 1, mox: 1 });
    // No second flight card, unlike after founding.
    for (const after of [drawn, taken]) {
      expect(flightsAt(after, 0)).toEqual(['wavy-3', 'solid-1']);
      expect([frameKind(after), after.turn]).toEqual(['turn', 1]);
    }
  });

  test('AL-6.1 who played none keeps the flight card and draws no stock', () => {
    const { state, news } = actAll(position(ready), 0, [expand, ['wavy-3']], [stop, []]);
    expect(flightsAt(state, 0)).toEqual(['wavy-3', 'dotted-4', 'solid-1']);
    expect(cardsIn(state.hands[0])).toEqual({ boi: 2, hit: 1 });
    expect(state.row).toEqual(ROW);
    expect(newsOf(news, 'stayed')).toEqual([{ kind: 'stayed', seat: 0 }]);
    expect([frameKind(state), state.turn]).toEqual(['turn', 1]);
  });

  test.each(SEAT_NUMBERS)('AL-6.1 may always be chosen, with no airline founded, %i players', (seats) => {
    const state = act(position({ seats }), 0, expand, ['wavy-3']);
    expect(kindsListed(state, 0)).toEqual(['stop']);
    expect(act(state, 0, stop, []).turn).toBe(1);
  });

  test('AL-6.1 and with nothing to draw: the hand may still be played', () => {
    const start = position({ ...ready, flightPile: [], discards: [] });
    const { state, news } = actAndHear(start, 0, expand, []);
    expect(newsOf(news, 'noFlightLeft')).toHaveLength(1);
    expectAllowed(state, 0, fly('boi', 'new-york-chicago', 'dotted-4'));
    expect(isListed(state, 0, stop)).toBe(true);
  });
});

describe('AL-6.2 play stock', () => {
  test('AL-6.2 any number of cards of one founded airline, and nothing is drawn', () => {
    const { state, news } = actAndHear(position(ready), 0, play('boi', 2), []);
    expect(cardsIn(state.laid[0])).toEqual({ boi: 3 });
    expect(cardsIn(state.hands[0])).toEqual({ hit: 1 });
    expect(newsOf(news, 'laid')).toEqual([{ kind: 'laid', seat: 0, airline: 'boi', count: 2 }]);
    expect([frameKind(state), state.turn, state.idleTurns]).toEqual(['turn', 1, 0]);
  });

  test('AL-6.2 at least one, and no more than one has', () => {
    for (const count of [0, -1, 0.5]) {
      expectImpossible(position(ready), 0, { type: 'play', airline: 'boi', count });
    }
    expectRefusal(position(ready), 0, play('boi', 3), 'stockNotInHand', 'AL-6.2');
    expectRefusal(position({ ...ready, hands: [] }), 0, play('boi'), 'stockNotInHand', 'AL-6.2');
  });

  test('AL-6.2 not of an airline that is not founded, nor of an inactive one', () => {
    expectRefusal(position(ready), 0, play('hit'), 'notFounded', 'AL-6.2');
    const dead = position({ ...ZEB_INACTIVE, hands: [{ zeb: 2 }] });
    expectRefusal(dead, 0, play('zeb'), 'airlineInactive');
  });

  test('AL-6.2 who lays exactly one may sabotage', () => {
    const state = act(position(ready), 0, play('boi'), []);
    expect(state.frame).toEqual({ kind: 'sabotage' });
    expect(kindsListed(state, 0)).toEqual(['sabotage', 'stop']);
    expect(act(state, 0, stop, []).turn).toBe(1);
    expect(act(state, 0, sabotage('hit', 'new-york-chicago', 1), []).turn).toBe(1);
  });

  test('AL-6.2 who lays two may not', () => {
    const state = act(position(ready), 0, play('boi', 2), []);
    expectRefusal(state, 0, sabotage('hit', 'new-york-chicago', 1), 'notYourTurn');
  });

  test('AL-6.2 where no sabotage is possible the turn is over', () => {
    const state = position({
      circles: allTakenBut({ 'boston-new-york': ['boi', null, null] }),
      laid: [{ boi: 1 }],
      hands: [{ boi: 1 }],
      contrived: true,
    });
    expect(act(state, 0, play('boi'), []).turn).toBe(1);
  });
});

test('AL-6.3 stock that was laid stays open to all', () => {
  const start = position({ ...ready, turn: 1, laid: [{ boi: 1 }] });
  const after = act(start, 1, play('boi'), []);
  for (const eye of EYES) expect(view(after, eye).laid.map(cardsIn)).toEqual([{ boi: 1 }, { boi: 1 }, {}]);
  expectRefusal({ ...after, turn: 0, frame: { kind: 'turn', removed: false } }, 0, play('boi', 3), 'stockNotInHand');
});
