/** CF-6.2, CF-6.3 the next flight or charter: the first step of the best flying there is. */

import { bestFlying, ROUNDS, type State, type Tables } from '@tarmac/connecting-flights/cooperative/rules';
import type { Flying, Worth } from '@tarmac/connecting-flights/cooperative/rules';
import { TUNING } from './data/tuning.ts';
import { writePlaced } from './placed.ts';
import { settingOf } from './setting.ts';

/** So that the solver adds whole numbers. */
const PAWN = 1000;

export function worthOf(state: State, tables: Tables): Worth {
  const placed = new Float64Array(state.pawns.length);
  if (state.round < ROUNDS) writePlaced(settingOf(state, tables).later, tables, placed);
  return {
    home: PAWN,
    placed: Array.from(placed, (worth) => Math.round(PAWN * worth)),
    coin: Math.round(PAWN * (TUNING.coin[state.round] as number)),
  };
}

export function flyBest(state: State, tables: Tables, nodes: number): Flying {
  return bestFlying(state, tables, worthOf(state, tables), { nodes });
}
