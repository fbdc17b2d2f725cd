/** What `arena bench` times beside the rules: the exact flying solver on positions that come up in games. */

import { cooperativeFlights, type State, type Tables, tablesOf } from '@tarmac/connecting-flights-cooperative/rules';
import { fastChance } from '@tarmac/kit';
import { worthOf } from '../flights.ts';
import { ideasFor, QUICK } from '../ideas.ts';
import { workshopFor } from '../workshops.ts';
import { bestFlying, type Worth } from './index.ts';

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

/** Before the flights of every round, as a quick planner plays. */
function positionsOf(tables: Tables, game: number): Position[] {
  const seats = 1 + (game % MOST_HANDS);
  const config = cooperativeFlights.parseConfig({ difficulty: 'medium' }, seats);
  if (!config.ok) throw new Error(config.problem);
  const luck = fastChance(game);
  const workshop = workshopFor(tables);
  const state = cooperativeFlights.setup(config.value, seats, luck);
  const positions: Position[] = [];
  while (state.frame.kind !== 'over') {
    if (state.frame.kind === 'flights') {
      positions.push({ state: cooperativeFlights.clone(state), worth: worthOf(state, tables) });
    }
    const [best] = ideasFor(workshop, state, cooperativeFlights.actions(state, 0), QUICK);
    if (best === undefined) throw new Error(`no idea what to do in ${state.frame.kind}`);
    for (const action of best.actions) cooperativeFlights.apply(state, 0, action, luck);
  }
  return positions;
}
