/** What the tests of the brain's parts share: every board there is, and positions from every kind of table. */

import { airlinesEuropeBrain } from '@tarmac/airlines-europe/bot';
import { airlinesEurope, BOARDS, type Board, parseBoard, type State } from '@tarmac/airlines-europe/rules';
import { policyChoice } from '@tarmac/bots';
import { fastChance } from '@tarmac/kit';
import { boardFile, FROZEN_BOARDS } from '../support/frozen-boards.ts';
import { smallBoard } from '../support/small-board.ts';
import { TABLES, type Table } from './support.ts';

/** By name: those of the game, the frozen ones, and the small one of the rule tests. */
export const everyBoard: readonly (readonly [string, Board])[] = [
  ...Object.values(BOARDS),
  ...FROZEN_BOARDS.map(frozen),
  smallBoard,
].map((board) => [board.id, board]);

function frozen(name: (typeof FROZEN_BOARDS)[number]): Board {
  const parsed = parseBoard(boardFile(name));
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.value;
}

/** In points, see `policyChoice`: much, so that rare actions come up too. */
const NOISE = 6;

/** A whole game: the state before each action, and the last one. */
export function gameAt({ seats, config }: Table, seed: number): State[] {
  const chance = fastChance(seed);
  const choose = policyChoice(airlinesEuropeBrain, NOISE);
  const state = airlinesEurope.setup(config, seats, chance);
  const states = [airlinesEurope.clone(state)];
  for (;;) {
    const [seat] = airlinesEurope.toAct(state).seats;
    if (seat === undefined) return states;
    airlinesEurope.apply(state, seat, choose(state, seat, airlinesEurope.actions(state, seat), chance), chance);
    states.push(airlinesEurope.clone(state));
  }
}

/** From one game at each of the 96 tables as many, evenly spread from the deal to the end, both included. */
export function samples(fromEach: number, seed: number): State[] {
  return TABLES.flatMap((table, index) => {
    const states = gameAt(table, seed + index);
    return Array.from(
      { length: fromEach },
      (_, sample) => states[Math.round((sample * (states.length - 1)) / (fromEach - 1))] as State,
    );
  });
}
