/** What the evaluation measures, worked out by hand. */

import { describe, expect, test } from 'vitest';
import { FEATURES, measure } from '../../bot/features.ts';
import type { State } from '../../rules/state.ts';
import { position } from '../support/position.ts';

function measured(state: State): Record<string, number>[] {
  const into = new Float64Array(5 * FEATURES.length).fill(7);
  measure(state, into);
  return Array.from({ length: state.seats }, (_, seat) =>
    Object.fromEntries(FEATURES.map(({ name }, at) => [name, into[seat * FEATURES.length + at] as number])),
  );
}

const FLYING = ['athens', 'london', 'plane-2', 'europe-2'];

describe('the network and what may come of it, in tens of revenue', () => {
  test('one flight of 15; nothing waits', () => {
    const [first] = measured(position({ owned: [FLYING] }));
    expect(first).toMatchObject({ revenue: 1.5, fuelled: 0, planes: 0, passengers: 0, airports: 0 });
  });

  test('a second flight that only lacks its truck, its plane, its passenger or its airport', () => {
    const second = ['paris', 'plane-2/b', 'europe-2/b'];
    const [lacksTruck] = measured(position({ owned: [[...FLYING, ...second]], trucks: [[1]] }));
    expect(lacksTruck).toMatchObject({ revenue: 1.5, fuelled: 1.5 });
    const lacking = (name: string) =>
      measured(position({ owned: [[...FLYING, ...second.filter((one) => one !== name)]], trucks: [[1]] }))[0];
    expect(lacking('plane-2/b')?.planes).toBe(1.5);
    expect(lacking('europe-2/b')?.passengers).toBe(1.5);
    expect(lacking('paris')?.airports).toBe(1.5);
  });
});

test('coins in tens, those beyond 50 once more; electric planes', () => {
  const [first, second] = measured(position({ coins: [70, 30], owned: [['electric-1', 'electric-2']] }));
  expect(first).toMatchObject({ coins: 7, rich: 2, electric: 2 });
  expect(second).toMatchObject({ coins: 3, rich: 0, electric: 0 });
});

test('CF-3.4 the reward to come grows with the task, and is over once claimed', () => {
  const wish = {
    identities: ['green-pioneer', 'connector', 'first-class', 'hub-owner', 'bargain-hunter'] as const,
    owned: [['electric-1']],
  };
  expect(measured(position(wish))[0]?.reward).toBeCloseTo(0.75, 9);
  expect(measured(position({ ...wish, claimed: [true] }))[0]?.reward).toBe(0);
});

test('CF-4.7 a card that is grounded counts as held, and as grounded', () => {
  const [first] = measured(position({ owned: [FLYING], sabotages: { 'engine-failure': 'plane-2' } }));
  expect(first).toMatchObject({ revenue: 1.5, grounded: 1 });
  expect(first?.now).toBeCloseTo(-1.5, 9);
});

test('once it is over only the revenue counts', () => {
  const state = position({ owned: [FLYING], coins: [70], contrived: true });
  const over: State = { ...state, endedBy: 'CF-4.9', frame: { kind: 'over' }, revenue: [35, 0, 0, 0, 0] };
  const [first] = measured(over);
  for (const [name, value] of Object.entries(first ?? {})) expect(value, name).toBe(name === 'revenue' ? 3.5 : 0);
});
