/** Connecting Flights, competitive, wired to the contract. */

import type { Game } from '@tarmac/kit';
import type { Action } from './actions.ts';
import { apply } from './apply/index.ts';
import { audit } from './audit.ts';
import { check } from './check.ts';
import { clone } from './clone.ts';
import { type Config, OFFER_LIMITS } from './config.ts';
import { BOARDS } from './data/boards.ts';
import { WORLD } from './data/world.ts';
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

export interface ConnectingFlights {
  config: Config;
  state: State;
  action: Action;
  view: View;
  news: News;
}

const OPTIONAL: readonly Action['type'][] = ['offer', 'withdraw', 'lift', 'order'];

export const connectingFlights: Game<ConnectingFlights> = {
  id: 'connecting-flights',
  version: VERSION,
  seats: { min: 2, max: 5 },
  options: [
    { key: 'board', kind: 'choice', values: Object.keys(BOARDS), default: WORLD.id },
    { key: 'offers', kind: 'choice', values: OFFER_LIMITS, default: '3' },
  ],
  hasOptionalActions: true,
  isOptional: ({ type }) => OPTIONAL.includes(type),
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
