/** Airlines (1990) as an implementation of the contract. */

import type { Game } from '@tarmac/kit';
import type { Action } from './actions.ts';
import { apply } from './apply/index.ts';
import { audit } from './audit.ts';
import { check } from './check.ts';
import { clone } from './clone.ts';
import type { Config } from './config.ts';
import { imagine } from './imagine.ts';
import { actions } from './legal.ts';
import type { News } from './news.ts';
import { outcome } from './outcome.ts';
import { OPTIONS, parseAction, parseConfig, SEATS } from './parse.ts';
import { load, VERSION } from './saves.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';
import { awaited, longest, toAct } from './to-act.ts';
import { tell, view } from './view.ts';
import type { View } from './view-types.ts';

export interface Airlines {
  config: Config;
  state: State;
  action: Action;
  view: View;
  news: News;
}

export const airlines: Game<Airlines> = {
  id: 'airlines',
  version: VERSION,
  seats: SEATS,
  options: OPTIONS,
  hasOptionalActions: false,
  isOptional: () => false,
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
