/** Tables of every kind, and positions that come up when a quick planner plays at them. */

import {
  type Action,
  type Config,
  cooperativeFlights,
  SCENARIO_IDS,
  type State,
  tablesOf,
} from '@tarmac/connecting-flights-cooperative/rules';
import { fastChance } from '@tarmac/kit';
import { ideasFor, QUICK } from '../../bot/ideas.ts';
import { workshopFor } from '../../bot/workshops.ts';

export const TABLES = tablesOf('world-1');
const WORKSHOP = workshopFor(TABLES);

export interface Table {
  readonly seats: number;
  readonly config: Config;
}

export function tableOf(seats: number, wishes: Partial<Config> = {}): Table {
  const config = cooperativeFlights.parseConfig(wishes, seats);
  if (!config.ok) throw new Error(config.problem);
  return { seats, config: config.value };
}

/** Every scenario, the number of seats and the difficulty changing with it. */
export const ALL_TABLES: readonly Table[] = SCENARIO_IDS.map((scenario, place) =>
  tableOf(1 + (place % 3), {
    scenario,
    difficulty: (['easy', 'medium', 'hard'] as const)[place % 3] ?? 'easy',
    hands: place % 2 === 0 ? 'one' : 'two',
  }),
);

/** Every decision of a game, before it is made: the quick planner's, without seats asking each other. */
function* decisionsOf({ seats, config }: Table, seed: number): Generator<State> {
  const luck = fastChance(seed);
  const state = cooperativeFlights.setup(config, seats, luck);
  while (state.frame.kind !== 'over') {
    yield state;
    const actions: readonly Action[] = cooperativeFlights.actions(state, 0);
    const [best] = ideasFor(WORKSHOP, state, actions, QUICK);
    cooperativeFlights.apply(state, 0, best?.actions[0] ?? (actions.at(-1) as Action), luck);
  }
}

const played = new Map<string, readonly State[]>();

/** Copies of those that are of that kind; a game that was asked for before is not played again. */
export function positionsOf(table: Table, seed: number, kind: State['frame']['kind']): State[] {
  const game = JSON.stringify([table, seed]);
  const states = played.get(game) ?? Array.from(decisionsOf(table, seed), cooperativeFlights.clone);
  played.set(game, states);
  return states.filter(({ frame }) => frame.kind === kind).map(cooperativeFlights.clone);
}
