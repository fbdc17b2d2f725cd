/** Random games to the end, and games as lists of numbers that shrink to the smallest that fails. */

import { canonical, fastChance, type Game, playout, recordingChance, replayingChance, step } from '@tarmac/kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toy } from './toy/game.ts';
import type { State, Toy } from './toy/state.ts';

const start = (seats: number, seed = 1): State => toy.setup({ deck: 'full' }, seats, fastChance(seed));

describe('playout', () => {
  test('plays to the end and counts its decisions', () => {
    let applied = 0;
    const counting: Game<Toy> = {
      ...toy,
      apply(...done) {
        applied++;
        toy.apply(...done);
      },
    };
    for (let seed = 0; seed < 50; seed++) {
      const state = start(3, seed);
      applied = 0;
      expect(playout(counting, state, 3, fastChance(seed))).toBe(applied);
      expect(toy.outcome(state)).not.toBeNull();
      expect(toy.audit(state)).toEqual([]);
    }
  });

  test('is decided by its chance alone', () => {
    const [one, two] = [start(4), start(4)];
    playout(toy, one, 4, fastChance(5));
    playout(toy, two, 4, fastChance(5));
    expect(canonical(one)).toBe(canonical(two));
  });

  test('stops at the limit of decisions', () => {
    const state = start(2);
    expect(playout(toy, state, 2, fastChance(1), { decisions: 3 })).toBe(3);
    expect(toy.outcome(state)).toBeNull();
    expect(playout(toy, state, 2, fastChance(1), { decisions: 0 })).toBe(0);
  });

  /** How many acts of one playout were optional, by their kind or because their seat owed nothing. */
  function optionalActs(game: Game<Toy>, optional: number, seed: number): number {
    let count = 0;
    const watching: Game<Toy> = {
      ...game,
      apply(state, seat, action, ...rest) {
        if (toy.isOptional(action) || !toy.toAct(state).seats.includes(seat)) count++;
        toy.apply(state, seat, action, ...rest);
      },
    };
    playout(watching, start(4, seed), 4, fastChance(seed), { optional });
    return count;
  }

  test('samples optional actions, no more than it may', () => {
    const counts = Array.from({ length: 40 }, (_, seed) => optionalActs(toy, 2, seed));
    expect(Math.max(...counts)).toBe(2);
    expect(Math.max(...Array.from({ length: 10 }, (_, seed) => optionalActs(toy, 0, seed)))).toBe(0);
  });

  test('takes no longer than the longest game and the optional acts it may make', () => {
    for (const optional of [0, 3, 50]) {
      for (let seed = 0; seed < 100; seed++) {
        const seats = 2 + (seed % 3);
        const made = playout(toy, start(seats, seed), seats, fastChance(seed), { optional });
        expect(made).toBeLessThanOrEqual(toy.longest(seats) + optional);
      }
    }
  });

  test('chooses evenly among what is left when no more optional acts may be made', () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 3000; seed++) {
      const state = start(2);
      playout(toy, state, 2, fastChance(seed), { optional: 0, decisions: 1 });
      const chosen = canonical(state.frame);
      counts.set(chosen, (counts.get(chosen) ?? 0) + 1);
    }
    // Two seats, two cards each.
    expect(counts.size).toBe(4);
    for (const count of counts.values()) expect(Math.abs(count - 750)).toBeLessThan(120);
  });

  test('looks for none where the game has none', () => {
    const actions = (state: State, seat: number) =>
      toy.toAct(state).seats.includes(seat) ? toy.actions(state, seat).filter((action) => !toy.isOptional(action)) : [];
    const isOptional = () => {
      throw new Error('asked');
    };
    const none: Game<Toy> = { ...toy, hasOptionalActions: false, actions, isOptional };
    expect(Math.max(...Array.from({ length: 20 }, (_, seed) => optionalActs(none, 50, seed)))).toBe(0);
  });

  test('throws when a seat to act has no action', () => {
    expect(() => playout({ ...toy, actions: () => [] }, start(2), 2, fastChance(1))).toThrow(
      /toy: seat \d is to act and has no action/,
    );
    const noDecision: Game<Toy> = { ...toy, isOptional: () => true };
    expect(() => playout(noDecision, start(2), 2, fastChance(1), { optional: 5 })).toThrow(
      /no action but optional ones/,
    );
  });
});

/** Any list of numbers is a game: each picks who acts, seats outside `toAct` included, and what it does. */
function playList(seats: number, seed: number, numbers: readonly number[], visit: (state: State) => void): void {
  let state = start(seats, seed);
  const luck = fastChance(seed + 1);
  for (const n of numbers) {
    const able = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => toy.actions(state, seat).length > 0);
    const seat = able[n % able.length];
    if (seat === undefined) return;
    const actions = toy.actions(state, seat);
    const action = actions[Math.floor(n / able.length) % actions.length];
    if (action === undefined) throw new Error('no action');
    const before = canonical(state);
    const chance = recordingChance(luck);
    const stepped = step(toy, state, seat, action, chance);
    if (!stepped.ok) throw new Error(`${canonical(action)} is listed and refused: ${canonical(stepped.refusal)}`);
    expect(canonical(state)).toBe(before);
    const replay = replayingChance(chance.draws);
    const again = step(toy, state, seat, action, replay);
    replay.finish();
    expect(again.ok && canonical(again.state)).toBe(canonical(stepped.state));
    state = stepped.state;
    visit(state);
  }
}

test('along any list of choices: nothing is lost, and every seat sees what it could see in its imagination', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 4 }),
      fc.nat(1e6),
      fc.array(fc.nat(1e6), { maxLength: 60 }),
      (seats, seed, numbers) => {
        playList(seats, seed, numbers, (state) => {
          expect(toy.audit(state)).toEqual([]);
          for (let eye = 0; eye < seats; eye++) {
            const view = toy.view(state, eye);
            expect(canonical(toy.view(toy.imagine(view, fastChance(seed)), eye))).toBe(canonical(view));
          }
        });
      },
    ),
    { numRuns: 60 },
  );
});
