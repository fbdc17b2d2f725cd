/** What an appraisal calls dominated is never played where there is anything else, whatever the level. */

import { airlinesEuropeBrain } from '@tarmac/airlines-europe/bot';
import { type Action, type AirlinesEurope, airlinesEurope } from '@tarmac/airlines-europe/rules';
import { type Bot, type Brain, playerOf } from '@tarmac/bots';
import { fastChance } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { type Position, positionsIn, SEAT_COUNTS, shortSighted } from './support.ts';

const THINKERS = ['trainee', 'pilot', 'captain'] as const;
const FEW = { simulations: 8 };

/** Positions in which some actions are dominated and others not, with the latter. */
function* mixed(
  brain: Brain<AirlinesEurope>,
  looked: number,
): Generator<Position & { readonly sound: readonly Action[] }> {
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
function neverDominated(brain: Brain<AirlinesEurope>, looked: number): number {
  const bots = THINKERS.map((level): [string, Bot<AirlinesEurope>] => [level, playerOf(brain, level).bot]);
  let found = 0;
  for (const { state, seat, actions, sound } of mixed(brain, looked)) {
    found++;
    const view = airlinesEurope.view(state, seat);
    for (const [level, bot] of bots) {
      const { action, candidates } = bot(view, actions, FEW, fastChance(found));
      for (const considered of [action, ...candidates.map((candidate) => candidate.action)])
        expect(sound, `${level} considers a dominated action`).toContain(considered);
    }
  }
  return found;
}

describe('no level plays or even looks at a dominated action', () => {
  test('by the appraisal as it is: Air ABACUS is not given up for Air ABACUS', () => {
    const found = neverDominated(shortSighted(0), 5000);
    expect(found).toBeGreaterThan(20);
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
      300,
    );
    expect(every).toBeGreaterThan(250);
  });

  test('one that has nothing else plays it all the same', () => {
    const brain: Brain<AirlinesEurope> = {
      ...airlinesEuropeBrain,
      appraise(_state, _seat, actions, into) {
        for (let index = 0; index < actions.length; index++) into[index] = Number.NEGATIVE_INFINITY;
      },
    };
    const [position] = positionsIn([3], 1);
    const { state, seat, actions } = position as Position;
    const { action } = playerOf(brain, 'pilot').bot(airlinesEurope.view(state, seat), actions, FEW, fastChance(1));
    expect(actions).toContain(action);
  });
});
