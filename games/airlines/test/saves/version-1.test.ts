/** Saved games of version 1: idle turns were counted with flight cards left to draw too (AL-9.5). */

import { readFileSync } from 'node:fs';
import { fastChance, playout, step } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { airlines } from '../../rules/game.ts';
import type { State } from '../../rules/state.ts';
import { expand, stop } from '../support/actions.ts';

const saved = JSON.parse(readFileSync(new URL('./version-1.json', import.meta.url), 'utf8')) as {
  readonly version: number;
  readonly states: readonly State[];
};

describe.each(saved.states.map((state) => ({ frame: state.frame.kind, state })))('in frame $frame', ({ state }) => {
  test('AL-9.5 after seven idle turns of old the count begins anew, and nothing else changes', () => {
    expect(state.idleTurns).toBe(7);
    const loaded = airlines.load(state, saved.version);
    expect(airlines.audit(loaded)).toEqual([]);
    expect({ ...loaded, idleTurns: 7 }).toEqual(state);
    expect(loaded.idleTurns).toBe(0);
  });

  test('AL-9.5 it is played on where the old rules would have ended it', () => {
    const chance = fastChance(1);
    let now = airlines.load(state, saved.version);
    for (let act = 0; act < 6; act++) {
      const action = now.frame.kind === 'flight' ? stop : expand;
      const stepped = step(airlines, now, now.turn, action, chance);
      if (!stepped.ok) throw new Error(stepped.refusal.code);
      now = stepped.state;
    }
    expect([now.idleTurns, now.endedBy]).toEqual([0, null]);
    expect(airlines.audit(now)).toEqual([]);
    playout(airlines, now, now.seats, chance);
    expect(airlines.audit(now)).toEqual([]);
    expect(now.endedBy).not.toBeNull();
  });
});

test('what has ended stays as it ended', () => {
  const ended = {
    ...saved.states[0],
    endedBy: 'AL-9.5',
    idleTurns: 9,
    frame: { kind: 'over' },
    scorings: (saved.states[0]?.scorings ?? 0) + 1,
  };
  expect(airlines.load(ended, saved.version)).toEqual(ended);
});

test.each([null, 7, 'save', []])('%j is no save of version 1 either', (input) => {
  expect(() => airlines.load(input, saved.version)).toThrow(/^Airlines: /);
});
