/** What an appraisal calls dominated is never played where there is anything else, whatever the level. */

import { airlinesBrain } from '@tarmac/airlines/bot';
import { type Action, type Airlines, airlines } from '@tarmac/airlines/rules';
import { type Bot, type Brain, playerOf } from '@tarmac/bots';
import { fastChance } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { type Position, positionsIn, SEAT_COUNTS, shortSighted } from './support.ts';

const THINKERS = ['trainee', 'pilot', 'captain'] as const;
const FEW = { simulations: 8 };

/** Positions in which some actions are dominated and others not, with the latter. */
function* mixed(brain: Brain<Airlines>, looked: number): Generator<Position & { readonly sound: readonly Action[] }> {
  let left = looked;
  for (const position of positionsIn(SEAT_COUNTS, 3)) {
    if (left === 0) return;
    left--;
    const { state, seat, actions } = position;
    const worth: number[] = [];
    brain.appraise(state, seat, actions, worth);
    const sound = actions.filter((_, index) => worth[index] !== Number.NEGATIVE_INFINITY);
    if (sound.length > 0 && sound.length < actions.length) yield { ...position, sound };
  }
}

/** Plays each level there and says how many positions there were. */
function neverDominated(brain: Brain<Airlines>, looked: number): number {
  const bots = THINKERS.map((level): [string, Bot<Airlines>] => [level, playerOf(brain, level).bot]);
  let found = 0;
  for (const { state, seat, actions, sound } of mixed(brain, looked)) {
    found++;
    const view = airlines.view(state, seat);
    for (const [level, bot] of bots) {
      const { action, candidates } = bot(view, actions, FEW, fastChance(found));
      for (const considered of [action, ...candidates.map((candidate) => candidate.action)])
        expect(sound, `${level} considers a dominated action`).toContain(considered);
    }
  }
  return found;
}

describe('no level plays or even looks at a dominated action', () => {
  test('by the appraisal as it is: no high flight card goes where a lower one of the hand does the same', () => {
    const found = neverDominated(shortSighted(0), 600);
    expect(found).toBeGreaterThan(50);
  });

  test('whatever is dominated: here every second action', () => {
    const brain = shortSighted(0);
    const every = neverDominated(
      {
        ...brain,
        appraise(state, seat, actions, into) {
          brain.appraise(state, seat, actions, into);
          for (let index = 0; index < actions.length; index += 2) into[index] = Number.NEGATIVE_INFINITY;
        },
      },
      120,
    );
    expect(every).toBeGreaterThan(100);
  });

  test('one that has nothing else plays it all the same', () => {
    const brain: Brain<Airlines> = {
      ...airlinesBrain,
      appraise(_state, _seat, actions, into) {
        for (let index = 0; index < actions.length; index++) into[index] = Number.NEGATIVE_INFINITY;
      },
    };
    const [position] = positionsIn([3], 1);
    const { state, seat, actions } = position as Position;
    const { action } = playerOf(brain, 'pilot').bot(airlines.view(state, seat), actions, FEW, fastChance(1));
    expect(actions).toContain(action);
  });
});
