/** What the made-up games of these tests have in common: the parts of the contract that a search never asks for. */

import { type Brain, type Limits, makeJudge } from '@tarmac/bots';
import { type Game, type Parsed, type Shapes, same } from '@tarmac/kit';

/** A game's heart; the rest of the contract is filled in. */
type Heart<T extends Shapes> = Pick<
  Game<T>,
  'seats' | 'setup' | 'toAct' | 'actions' | 'apply' | 'clone' | 'view' | 'imagine' | 'outcome'
>;

function never(): never {
  throw new Error('no bot needs this');
}

export function tinyGame<T extends Shapes>(heart: Heart<T>): Game<T> {
  return {
    id: 'tiny',
    version: 1,
    options: [],
    hasOptionalActions: false,
    isOptional: () => false,
    longest: () => 100,
    parseConfig: (): Parsed<T['config']> => never(),
    parseAction: (): Parsed<T['action']> => never(),
    load: never,
    tell: never,
    awaited: never,
    audit: () => [],
    check: (state, seat, action) =>
      heart.actions(state, seat).some((legal) => same(legal, action)) ? null : { code: 'illegal', rule: 'TINY-1.1' },
    ...heart,
  };
}

/** Looks at everything, to the end of any game here, and takes the best. */
export const THOROUGH: Limits = {
  simulations: 300,
  candidates: 10,

  rounds: 3,
  remembers: true,
  temperature: 0,
};

export const TINY_LEVELS: Brain['levels'] = {
  trainee: { simulations: 20, candidates: 3, rounds: 1, remembers: false, temperature: 0.1 },
  pilot: { simulations: 100, candidates: 3, rounds: 1, remembers: true, temperature: 0 },
  captain: THOROUGH,
};

/** The win share of one seat once the game is over. */
export function wonBy<T extends Shapes>(brain: Brain<T>, state: T['state'], seat: number): number {
  return makeJudge(brain)(state).shares[seat] as number;
}
