/**
 * A rope that a team of one to three pulls up: five pulls win, one cut loses. Whoever wants to rest asks the others,
 * and everybody has to agree. Nothing is hidden.
 */

import type { Game, Parsed, Refusal, Seat, ToAct } from '@tarmac/kit';

interface State {
  readonly seats: number;
  pulled: number;
  isCut: boolean;
  /** By seat, while somebody wants to rest: who has agreed. */
  agreed: boolean[] | null;
}

type Action = 'pull' | 'cut' | 'rest' | 'agree';

interface Rope {
  config: Record<string, never>;
  state: State;
  action: Action;
  view: State;
  news: Action;
}

const HEIGHT = 5;

function toAct({ seats, pulled, isCut, agreed }: State): ToAct {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  if (isCut || pulled === HEIGHT) return { mode: 'each', seats: [] };
  return agreed === null ? { mode: 'any', seats: all } : { mode: 'each', seats: all.filter((seat) => !agreed[seat]) };
}

function actions(state: State, seat: Seat): readonly Action[] {
  if (!toAct(state).seats.includes(seat)) return [];
  if (state.agreed !== null) return ['agree'];
  return state.seats > 1 ? ['pull', 'cut', 'rest'] : ['pull', 'cut'];
}

const ACTIONS: readonly unknown[] = ['pull', 'cut', 'rest', 'agree'] satisfies Action[];
const parseAction = (input: unknown): Parsed<Action> =>
  ACTIONS.includes(input) ? { ok: true, value: input as Action } : { ok: false, problem: 'no such action' };

const check = (state: State, seat: Seat, action: Action): Refusal | null =>
  actions(state, seat).includes(action) ? null : { code: 'not-now', rule: 'ROPE-1' };

const copy = (state: State): State => structuredClone(state);

const rope: Game<Rope> = {
  id: 'rope',
  version: 1,
  seats: { min: 1, max: 3 },
  cooperative: true,
  options: [],
  hasOptionalActions: false,
  isOptional: () => false,
  longest: () => 1000,
  parseConfig: () => ({ ok: true, value: {} }),
  parseAction,
  load: (saved) => saved as State,
  setup: (_config, seats) => ({ seats, pulled: 0, isCut: false, agreed: null }),
  toAct,
  actions,
  check,
  apply(state, seat, action, chance, news) {
    // What was pulled up is not let down again.
    if (action === 'pull') chance.reveal();
    if (action === 'pull') state.pulled++;
    if (action === 'cut') state.isCut = true;
    if (action === 'rest') state.agreed = Array.from({ length: state.seats }, (_, other) => other === seat);
    if (action === 'agree' && state.agreed !== null) state.agreed[seat] = true;
    if (state.agreed?.every((yes) => yes)) state.agreed = null;
    news?.push(action);
  },
  clone: copy,
  view: copy,
  awaited: (view) => toAct(view).seats,
  imagine: copy,
  tell: (news) => news,
  outcome(state) {
    if (toAct(state).seats.length > 0) return null;
    const all = new Array<number>(state.seats);
    return { ranks: all.fill(state.isCut ? 2 : 1), scores: all.map(() => state.pulled), rule: 'ROPE-2' };
  },
  audit: () => [],
};

export const ROPE = rope as Game;
