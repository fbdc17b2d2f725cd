/** CF-9.4 every eye sees the whole state, so that what it imagines is the state itself. */

import { type Eye, everyDraw, fastChance } from '@tarmac/kit';
import { expect, test } from 'vitest';
import { cooperativeFlights } from '../../rules/game.ts';
import type { State } from '../../rules/state.ts';
import { playRandomly } from '../support/random-game.ts';
import { TABLES } from '../support/tables.ts';

const { view, imagine } = cooperativeFlights;

test.each(TABLES)('what is imagined is what there is: $label', ({ seats, settings }) => {
  const { states } = playRandomly(settings, seats, 5);
  const eyes: Eye[] = [...Array.from({ length: seats }, (_, seat) => seat), 'watcher'];
  for (const state of states) {
    for (const eye of eyes) {
      const seen = view(state, eye);
      const imagined = imagine(seen, fastChance(1));
      expect(imagined).toEqual(state);
      expect(view(imagined, eye)).toEqual(seen);
      expect(seen).toEqual({ ...state, eye });
    }
  }
});

test('nothing of it is left to chance', () => {
  const { states } = playRandomly({}, 2, 3);
  let worlds = 0;
  everyDraw((chance) => {
    imagine(view(states[9] as State, 0), chance);
    worlds++;
  });
  expect(worlds).toBe(1);
});

test('what is imagined, and what is seen, can be changed without changing what there is', () => {
  const { states } = playRandomly({}, 3, 4);
  const state = states[12] as State;
  const before = JSON.stringify(state);
  const seen = view(state, 0);
  const kept = JSON.stringify(seen);
  const imagined = imagine(seen, fastChance(1));
  imagined.where.fill(0);
  imagined.pawns.fill(5);
  imagined.planeQueue.push(40);
  for (const own of imagined.trucks) own.fill(7);
  imagined.departuresDrawn.fill(true);
  expect(JSON.stringify(seen)).toBe(kept);
  expect(JSON.stringify(state)).toBe(before);
});

test('no state knows the order of a shuffled deck: cards in it differ in nothing but their number', () => {
  const { states } = playRandomly({}, 1, 2);
  for (const { where, planeQueue, passengerQueue, passengersShown, planesShown } of states) {
    const listed = [...planeQueue, ...passengerQueue, ...passengersShown, ...planesShown];
    where.forEach((place, card) => {
      if (place === -2) expect(listed).not.toContain(card);
    });
  }
});
