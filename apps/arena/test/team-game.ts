/** A tiny game with what Airlines Europe has not: a team of which any may act, and optional actions out of turn. */

import type { Game, Parsed, Refusal, Seat, ToAct } from '@tarmac/kit';
import type { Registered } from '../src/games.ts';

interface State {
  readonly seats: number;
  /** Rounds of three decisions: the team's, then seat 1's, then seat 0's. */
  done: number;
  /** Whether each seat's flag is up; it may be changed at any time. */
  flags: boolean[];
}

type Action = { readonly type: 'go' } | { readonly type: 'flag'; readonly up: boolean };

type News = { readonly seat: Seat; readonly action: Action };

interface Shapes {
  config: Record<string, never>;
  state: State;
  action: Action;
  view: State;
  news: News;
}

const DECISIONS = 6;

function toAct({ done, seats }: State): ToAct {
  if (done === DECISIONS) return { mode: 'each', seats: [] };
  if (done % 3 === 0) return { mode: 'any', seats: Array.from({ length: seats }, (_, seat) => seat) };
  return { mode: 'each', seats: [done % 3 === 1 ? 1 : 0] };
}

function check(state: State, seat: Seat, action: Action): Refusal | null {
  const { seats } = toAct(state);
  if (seats.length === 0) return { code: 'over', rule: 'TEAM-1' };
  if (action.type === 'flag') return action.up === state.flags[seat] ? { code: 'same', rule: 'TEAM-2' } : null;
  return seats.includes(seat) ? null : { code: 'notNow', rule: 'TEAM-1' };
}

function parseAction(input: unknown): Parsed<Action> {
  if (input === null || typeof input !== 'object' || Array.isArray(input)) return { ok: false, problem: 'no object' };
  const { type, up, ...surplus } = input as Record<string, unknown>;
  if (Object.keys(surplus).length > 0) return { ok: false, problem: 'surplus' };
  if (type === 'go' && !('up' in input)) return { ok: true, value: { type } };
  if (type === 'flag' && typeof up === 'boolean') return { ok: true, value: { type, up } };
  return { ok: false, problem: 'type' };
}

const EVERY: readonly Action[] = [{ type: 'go' }, { type: 'flag', up: true }, { type: 'flag', up: false }];
const copy = (state: State): State => ({ ...state, flags: [...state.flags] });

const game: Game<Shapes> = {
  id: 'team',
  version: 1,
  seats: { min: 2, max: 3 },
  options: [],
  hasOptionalActions: true,
  isOptional: (action) => action.type === 'flag',
  longest: () => DECISIONS,
  parseConfig: () => ({ ok: true, value: {} }),
  parseAction,
  load: (saved) => saved as State,
  setup: (_, seats) => ({ seats, done: 0, flags: new Array<boolean>(seats).fill(false) }),
  toAct,
  actions: (state, seat) => EVERY.filter((action) => check(state, seat, action) === null),
  check,
  apply(state, seat, action, _, news) {
    if (action.type === 'go') state.done++;
    else state.flags[seat] = action.up;
    news?.push({ seat, action });
  },
  clone: copy,
  view: copy,
  awaited: (seen) => toAct(seen).seats,
  imagine: copy,
  tell: (news) => news,
  outcome: (state) => (state.done === DECISIONS ? { ranks: [], scores: [], rule: 'TEAM-1' } : null),
  audit: () => [],
};

export const TEAM: Registered = { game: game as Game };
