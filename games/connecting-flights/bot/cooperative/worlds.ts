/** The demand that games played out meet: while there are few sequences left, every one of them once; before that by luck. */

import { ROUNDS, type State, type Tables } from '@tarmac/connecting-flights/cooperative/rules';
import { type Chance, everyDraw, fastChance } from '@tarmac/kit';
import { countSequences, drawSequence } from './outlook.ts';

export interface Worlds {
  /** How many there are, where each is met; else null. */
  readonly count: number | null;
  /** The draws of the next world, as often as it is played. */
  next(): () => Chance;
}

const SEEDS = 2 ** 31;

export function worldsAfter(state: State, tables: Tables, most: number, chance: Chance): Worlds {
  const seed = () => chance.draw(SEEDS);
  if (countSequences(state) > most) return { count: null, next: () => { const same = seed(); return () => fastChance(same); } };
  const all = everySequence(state, tables);
  let place = 0;
  return {
    count: all.length,
    next() {
      // Without putting back, so that none comes twice before all have come.
      const left = all.length - (place % all.length);
      const start = place % all.length;
      const other = start + chance.draw(left);
      const drawn = all[other] as readonly number[];
      all[other] = all[start] as readonly number[];
      all[start] = drawn;
      place++;
      const rest = seed();
      return () => scripted(drawn, fastChance(rest));
    },
  };
}

function everySequence(state: State, tables: Tables): (readonly number[])[] {
  const all: number[][] = [];
  everyDraw((chance) => {
    const values: number[] = [];
    const recorder: Chance = {
      draw(bound) {
        const value = chance.draw(bound);
        values.push(value);
        return value;
      },
      reveal() {},
    };
    drawSequence(state, tables, ROUNDS, recorder);
    all.push(values);
  });
  return all;
}

/** What was written down first, then luck: CF-7.1 draws more. */
function scripted(values: readonly number[], after: Chance): Chance {
  let place = 0;
  return {
    draw(bound) {
      const value = values[place++];
      return value === undefined || value >= bound ? after.draw(bound) : value;
    },
    reveal() {},
  };
}
