/** CF-6.2, CF-6.3 ideas for flights: the best flying, and that with other aims. */

import { type Action, cooperativeFlights, type State, type Tables } from '@tarmac/connecting-flights-cooperative/rules';
import { ROUNDS } from '@tarmac/flights/rules';
import { fastChance } from '@tarmac/kit';
import { TUNING } from './data/tuning.ts';
import { bestFlying, type Worth } from './flying/index.ts';
import type { Sequence } from './outlook.ts';
import { writePlaced } from './placed.ts';
import { coldStart, type Effort, type Idea, type Prospect, type Prospector } from './prospect.ts';
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

const PASS: Action = { type: 'pass' };
const AFTERWARDS: Effort = { horizon: 3, tries: 1, laterTries: 40 };

/** The best first; `alternatives`: also with more and fewer charters, and stopping here if nobody can come home. */
export function flyingIdeas(
  state: State,
  tables: Tables,
  prospector: Prospector,
  sequences: readonly Sequence[],
  nodes: number,
  alternatives: boolean,
): Idea[] {
  const worth = worthOf(state, tables);
  const worths = alternatives ? [worth, { ...worth, coin: 0 }, { ...worth, coin: 3 * worth.coin + 50 }] : [worth];
  const flyings = worths.map((each) => bestFlying(state, tables, each, { nodes }));
  const plans = flyings.map(({ steps }) => steps);
  if (flyings.every(({ home }) => home === 0)) plans.push([]);
  return plans.map((steps) => {
    const actions = [...steps, PASS];
    return { actions, prospect: afterFlying(state, tables, prospector, sequences, actions) };
  });
}

/** Flown as planned and nothing more this round. */
export function afterFlying(
  state: State,
  tables: Tables,
  prospector: Prospector,
  sequences: readonly Sequence[],
  actions: readonly Action[],
): Prospect {
  const after = cooperativeFlights.clone(state);
  const nothing = fastChance(0);
  for (const action of actions) {
    if (action.type !== 'pass' && after.frame.kind === 'flights') cooperativeFlights.apply(after, 0, action, nothing);
  }
  const setting = settingOf(after, tables);
  const grounded = { ...setting, now: { ...setting.now, slots: [] } };
  const warm = coldStart(grounded, sequences.length, AFTERWARDS.horizon);
  const prospect = prospector.judge(after, grounded, sequences, AFTERWARDS, warm);
  const home = after.home - state.home;
  return { ...prospect, home: prospect.home + home, total: prospect.total + home };
}
