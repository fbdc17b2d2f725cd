/** Connecting Flights, cooperative and solo, wired to the contract. */

import type { Game } from '@tarmac/kit';
import type { Action } from './actions.ts';
import { apply } from './apply/index.ts';
import { audit } from './audit.ts';
import { check } from './check.ts';
import { clone } from './clone.ts';
import { type Config, HANDS, SCENARIO_IDS } from './config.ts';
import { BOARDS } from './data/boards.ts';
import { WORLD } from './data/world.ts';
import { DIFFICULTIES } from './difficulty.ts';
import { imagine } from './imagine.ts';
import { actions } from './legal.ts';
import type { News } from './news.ts';
import { outcome } from './outcome.ts';
import { parseAction, parseConfig } from './parse.ts';
import { load, VERSION } from './saves.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';
import { awaited, longest, toAct } from './to-act.ts';
import { tell, view } from './view.ts';
import type { View } from './view-types.ts';

export interface CooperativeFlights {
  config: Config;
  state: State;
  action: Action;
  view: View;
  news: News;
}

export const cooperativeFlights: Game<CooperativeFlights> = {
  id: 'connecting-flights-cooperative',
  version: VERSION,
  seats: { min: 1, max: 3 },
  cooperative: true,
  options: [
    { key: 'difficulty', kind: 'choice', values: DIFFICULTIES, default: 'easy' },
    { key: 'scenario', kind: 'choice', values: SCENARIO_IDS, default: 'none' },
    { key: 'hands', kind: 'choice', values: HANDS, default: 'one' },
    { key: 'beginner', kind: 'flag', default: false },
    { key: 'consent', kind: 'flag', default: false },
    { key: 'board', kind: 'choice', values: Object.keys(BOARDS), default: WORLD.id },
  ],
  hasOptionalActions: true,
  isOptional: ({ type }) => type === 'withdraw',
  longest,
  parseConfig,
  parseAction,
  load,
  setup,
  toAct,
  actions,
  check,
  apply,
  clone,
  view,
  awaited,
  imagine,
  tell,
  outcome,
  audit,
};
