/** CF-4.2: what comes to auction. */

import { SUPPLY } from '@tarmac/flights/rules';
import { card } from '@tarmac/flights/support';
import { describe, expect, test } from 'vitest';
import { IN_ROW } from '../../rules/state.ts';
import {
  act,
  actAndHear,
  expectAllowed,
  expectImpossible,
  expectRefusal,
  frameKind,
  kindsListed,
  newsOf,
  play,
  seatsToAct,
} from '../support/act.ts';
import { add, addAirport } from '../support/actions.ts';
import { SEAT_NUMBERS } from '../support/booklet.ts';
import { namesAt, ownerOf, planning, position } from '../support/position.ts';
import { allFly, turnUp } from '../support/standing.ts';

/** A plane and a passenger lie there, and the first player is to add an airport. */
function begun(seats: number, wish: Parameters<typeof position>[0] = {}) {
  return position({ seats, frame: { kind: 'add', seat: 0, slot: -1 }, row: ['plane-2', 'europe-2'], ...wish });
}

describe('CF-4.2 how the row is filled', () => {
  test('CF-4.2 a plane and a passenger are turned up', () => {
    const { state, news } = turnUp('registration');
    expect(state.row).toEqual([card('plane-1'), card('africa-1')]);
    expect(newsOf(news, 'added')).toEqual([
      { kind: 'added', seat: null, card: card('plane-1') },
      { kind: 'added', seat: null, card: card('africa-1') },
    ]);
  });

  test('CF-4.2 then the first player adds any airport of the supply', () => {
    const state = begun(3);
    expect(seatsToAct(state)).toEqual([0]);
    expect(kindsListed(state, 0).filter((kind) => kind.startsWith('add'))).toEqual(['addAirport']);
    expectRefusal(state, 0, add('plane'), 'slotForbids');
    expectRefusal(state, 0, add('passenger'), 'slotForbids');
    expectRefusal(state, 1, addAirport('london'), 'notYourTurn', 'CF-4.2');
    const after = act(state, 0, addAirport('london'));
    expect(after.row).toEqual([card('plane-2'), card('europe-2'), card('london')]);
  });

  test('CF-4.2 then each next player one card, seen before the next chooses', () => {
    const third = play(begun(3), [[0, addAirport('london')]]);
    expect(seatsToAct(third)).toEqual([1]);
    const { state, news } = actAndHear(third, 1, add('plane'), ['plane-3']);
    expect(newsOf(news, 'added')).toEqual([{ kind: 'added', seat: 1, card: card('plane-3') }]);
    expect(seatsToAct(state)).toEqual([2]);
    expect(namesAt(state, IN_ROW)).toContain('plane-3');
    const last = act(state, 2, addAirport('paris'));
    expect(frameKind(last)).toBe('bid');
  });

  test.each(SEAT_NUMBERS)('CF-4.2 %i players: as many cards as players, and two more', (seats) => {
    const wanted = [addAirport('london'), addAirport('paris'), add('passenger'), add('plane'), add('plane')];
    const state = wanted.slice(0, seats).reduce((now, action, seat) => act(now, seat, action), begun(seats));
    expect(state.row).toHaveLength(seats + 2);
    expect(frameKind(state)).toBe('bid');
  });

  test('CF-4.2 the first slot of the second row takes no passenger', () => {
    const state = act(begun(2), 0, addAirport('london'));
    expectRefusal(state, 1, add('passenger'), 'slotForbids');
    expectAllowed(state, 1, add('plane'));
    expectAllowed(state, 1, addAirport('london'));
  });

  test('CF-4.2 the other slots as they are printed', () => {
    const slot1 = position({ seats: 5, frame: { kind: 'add', seat: 2, slot: 1 }, row: ['london'] });
    expectRefusal(slot1, 2, add('plane'), 'slotForbids');
    const slot2 = position({ seats: 5, frame: { kind: 'add', seat: 3, slot: 2 }, row: ['london'] });
    expectRefusal(slot2, 3, addAirport('paris'), 'slotForbids');
    const slot3 = position({ seats: 5, frame: { kind: 'add', seat: 4, slot: 3 }, row: ['london'] });
    for (const any of [add('plane'), add('passenger'), addAirport('paris')]) expectAllowed(slot3, 4, any);
  });

  test('CF-4.2 no electric planes, no landing rights', () => {
    const state = act(begun(2), 0, addAirport('london'));
    expectImpossible(state, 1, { type: 'add', kind: 'electric' });
    expectImpossible(state, 1, { type: 'add', kind: 'rights' });
  });

  test('CF-4.2 the second card of a city may be added beside the first', () => {
    const state = play(begun(2), [
      [0, addAirport('london')],
      [1, addAirport('london')],
    ]);
    expect([ownerOf(state, 'london'), ownerOf(state, 'london/b')]).toEqual([IN_ROW, IN_ROW]);
    const one = act(begun(2), 0, addAirport('moscow'));
    expectRefusal(one, 1, addAirport('moscow'), 'notInSupply');
    expect(ownerOf(one, 'paris')).toBe(SUPPLY);
  });
});

describe('CF-4.2 where nothing is left', () => {
  test('CF-4.2 a deck that is empty gives nothing', () => {
    const state = position({ seats: 2, frame: { kind: 'add', seat: 1, slot: 0 }, row: ['london'], planeDeck: [] });
    expectRefusal(state, 1, add('plane'), 'deckEmpty');
    expectAllowed(state, 1, addAirport('paris'));
  });

  test('CF-4.2 a fixed slot whose deck is empty stays empty', () => {
    const before = position({
      seats: 2,
      round: 5,
      players: ['trader', 'fuel-merchant'],
      event: 'regional-aid',
      frame: planning(2),
      planeDeck: [],
    });
    const { state, news } = allFly(before, [], ['sealed-offers', 'africa-1']);
    expect(newsOf(news, 'slotEmpty')).toEqual([{ kind: 'slotEmpty', seat: null, kinds: ['plane'] }]);
    expect(state.row).toEqual([card('africa-1')]);
  });

  test('CF-4.2 who finds only kinds that have run out adds nothing', () => {
    // With four players slot 2 takes a plane or a passenger.
    const before = position({
      seats: 4,
      frame: { kind: 'add', seat: 2, slot: 1 },
      row: ['london', 'paris'],
      planeDeck: [],
      passengerDeck: [],
    });
    const { state, news } = actAndHear(before, 2, addAirport('moscow'));
    expect(newsOf(news, 'slotEmpty')).toEqual([{ kind: 'slotEmpty', seat: 3, kinds: ['plane', 'passenger'] }]);
    expect(frameKind(state)).toBe('bid');
  });
});
