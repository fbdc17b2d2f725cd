/** What is listed is exactly what is not refused, of all the finite kinds of action; of the others a part of it. */

import { connectingFlights } from '@tarmac/connecting-flights/rules';
import { canonical } from '@tarmac/kit';
import { expect, test } from 'vitest';
import type { Action } from '../../rules/actions.ts';
import { WORLD } from '../../rules/data/world.ts';
import { frameKind, seatsToAct } from '../support/act.ts';
import { SEAT_NUMBERS } from '../support/booklet.ts';
import { everyAction, UNBOUNDED } from '../support/every-action.ts';
import { config } from '../support/position.ts';
import { playRandomly } from '../support/random-game.ts';

const isBounded = ({ type }: Action) => !UNBOUNDED.includes(type);
const texts = (actions: readonly Action[]) => actions.map((action) => canonical(action)).sort();

const FRAMES = ['add', 'bid', 'first', 'keep', 'market', 'over', 'plans', 'sabotage', 'start', 'use'];

test.each(SEAT_NUMBERS)('with %i seats, in every kind of frame', (seats) => {
  const universe = everyAction(WORLD);
  const { states } = playRandomly(config({ offers: '5' }), seats, 90 + seats, ({ type }) => type === 'drawSabotage');
  const met = new Map<string, number>();
  for (const state of states) {
    const times = (met.get(frameKind(state)) ?? 0) + 1;
    met.set(frameKind(state), times);
    if (times > 60 || times % 6 !== 1) continue;
    for (let seat = 0; seat < seats; seat++) {
      const lawful = universe.filter((action) => connectingFlights.check(state, seat, action) === null);
      const listed = connectingFlights.actions(state, seat);
      expect(texts(listed.filter(isBounded))).toEqual(texts(lawful));
      for (const action of listed) expect(connectingFlights.check(state, seat, action)).toBeNull();
      expect(new Set(texts(listed)).size).toBe(listed.length);
      if (seatsToAct(state).includes(seat))
        expect(listed.some((action) => !connectingFlights.isOptional(action))).toBe(true);
    }
  }
  expect([...met.keys()]).toEqual(expect.arrayContaining(FRAMES));
});
