/** What `arena bench` times beside the rules: the exact flying solver on positions that come up in games. */

import {
  bestFlying,
  cooperativeFlights,
  type State,
  type Tables,
  tablesOf,
  type Worth,
} from '@tarmac/connecting-flights/cooperative/rules';
import { fastChance } from '@tarmac/kit';
import { worthOf } from './flights.ts';
import { ideasFor } from './ideas.ts';
import { QUICK, playOut } from './rollout.ts';
import { workshopFor } from './workshops.ts';

const GAMES = 6;
const MOST_HANDS = 3;

interface Position {
  readonly state: State;
  readonly worth: Worth;
}

export const flyingProbe = {
  name: 'exact flying, all rounds of some games',
  /** In nanoseconds: what a position may take on average. */
  most: 50_000_000,
  /** Solves every position once and says how many there were. */
  make(): () => number {
    const tables = tablesOf('world-1');
    const positions = Array.from({ length: GAMES }, (_, game) => positionsOf(tables, game)).flat();
    return () => {
      for (const { state, worth } of positions) bestFlying(state, tables, worth);
      return positions.length;
    };
  },
} as const;

/** Before the flights of every round, as the quick policy plays. */
function positionsOf(tables: Tables, game: number): Position[] {
  const seats = 1 + (game % MOST_HANDS);
  const config = cooperativeFlights.parseConfig({ difficulty: 'medium' }, seats);
  if (!config.ok) throw new Error(config.problem);
  const luck = fastChance(game);
  const workshop = workshopFor(tables);
  const state = cooperativeFlights.setup(config.value, seats, luck);
  while (state.frame.kind === 'first') {
    const [best] = ideasFor(workshop, state, cooperativeFlights.actions(state, 0), QUICK);
    if (best === undefined) throw new Error('there is no first flight');
    for (const action of best.actions) cooperativeFlights.apply(state, 0, action, luck);
  }
  const positions: Position[] = [];
  playOut(state, workshop, luck, luck, (before) => {
    positions.push({ state: cooperativeFlights.clone(before), worth: worthOf(before, tables) });
  });
  return positions;
}
