/** Airlines (1990) wired to the contract. */

import type { Game } from '@tarmac/kit';
import type { Action } from './actions.ts';
import { apply } from './apply/index.ts';
import { audit } from './audit.ts';
import { check } from './check.ts';
import { clone } from './clone.ts';
import type { Config } from './config.ts';
import { BOARDS } from './data/boards.ts';
import { NORTH_AMERICA } from './data/north-america.ts';
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
  seats: { min: 2, max: 6 },
  options: [
    { key: 'board', kind: 'choice', values: Object.keys(BOARDS), default: NORTH_AMERICA.id },
    { key: 'seatBonus', kind: 'flag', default: false },
    { key: 'lastRound', kind: 'flag', default: false },
    { key: 'controlledScoring', kind: 'flag', default: false },
    { key: 'startSeat', kind: 'seat', default: null },
  ],
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
