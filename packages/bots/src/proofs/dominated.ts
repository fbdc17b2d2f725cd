/** Proves that bots never play a dominated action if there is another, at any level. */

import { fastChance, type Shapes, same } from '@tarmac/kit';
import type { Bot } from '../bot.ts';
import type { Brain } from '../brain.ts';
import { playerOf } from '../make.ts';
import { withProposed } from '../proposed.ts';
import type { AskedPosition } from './positions.ts';

const THINKERS = ['trainee', 'pilot', 'captain'] as const;
const FEW = { simulations: 8 };

type Mixed<T extends Shapes> = AskedPosition<T> & { readonly sound: readonly T['action'][] };

/** Positions with dominated and other actions, listed or proposed, with the latter. */
function* mixed<T extends Shapes>(
  brain: Brain<T>,
  positions: Iterable<AskedPosition<T>>,
  looked: number,
): Generator<Mixed<T>> {
  let left = looked;
  for (const position of positions) {
    if (left === 0) return;
    left--;
    const { state, seat } = position;
    const actions = withProposed(brain, state, seat, position.actions);
    const worth: number[] = [];
    brain.appraise(state, seat, actions, worth);
    const sound = actions.filter((_, index) => worth[index] !== Number.NEGATIVE_INFINITY);
    if (sound.length > 0 && sound.length < actions.length) yield { ...position, sound };
  }
}

/**
 * Lets each level decide in the first so many positions: returns how many had dominated actions, and which levels
 * played one.
 */
export function findDominated<T extends Shapes>(
  brain: Brain<T>,
  positions: Iterable<AskedPosition<T>>,
  looked: number,
): { readonly found: number; readonly considered: readonly string[] } {
  const bots = THINKERS.map((level): [string, Bot<T>] => [level, playerOf(brain, level).bot]);
  const wrong: string[] = [];
  let found = 0;
  for (const { state, seat, actions, sound } of mixed(brain, positions, looked)) {
    found++;
    const view = brain.game.view(state, seat);
    for (const [level, bot] of bots) {
      const { action, candidates } = bot(view, actions, FEW, fastChance(found));
      for (const considered of [action, ...candidates.map((candidate) => candidate.action)])
        if (!sound.some((one) => same(one, considered))) wrong.push(`${level} considers ${JSON.stringify(considered)}`);
    }
  }
  return { found, considered: wrong };
}

/** The brain with further actions marked as dominated. */
export function alsoDominated<T extends Shapes>(brain: Brain<T>, isDominated: (index: number) => boolean): Brain<T> {
  return {
    ...brain,
    appraise(state, seat, actions, into) {
      brain.appraise(state, seat, actions, into);
      for (let index = 0; index < actions.length; index++)
        if (isDominated(index)) into[index] = Number.NEGATIVE_INFINITY;
    },
  };
}
