/** A candle that a team of one to three carries: four steps win, but whoever is alone meets the wind at the last. */

import type { Manifest } from '@tarmac/bots';
import type { Eye, Game, Seat } from '@tarmac/kit';

interface State {
  readonly seats: number;
  steps: number;
  isOut: boolean;
}

interface View extends State {
  readonly eye: Eye;
}

interface Candle {
  config: Record<string, never>;
  state: State;
  action: 'step';
  view: View;
  news: { readonly by: Seat };
}

const WAY = 4;
const isOver = ({ steps, isOut }: State): boolean => isOut || steps === WAY;

const candle: Game<Candle> = {
  id: 'candle',
  version: 1,
  seats: { min: 1, max: 3 },
  cooperative: true,
  options: [],
  hasOptionalActions: false,
  isOptional: () => false,
  longest: () => WAY,
  parseConfig: () => ({ ok: true, value: {} }),
  parseAction: (input) => (input === 'step' ? { ok: true, value: input } : { ok: false, problem: 'no step' }),
  load: (saved) => saved as State,
  setup: (_config, seats) => ({ seats, steps: 0, isOut: false }),
  toAct: (state) =>
    isOver(state)
      ? { mode: 'each', seats: [] }
      : { mode: 'any', seats: Array.from({ length: state.seats }, (_, seat) => seat) },
  actions: (state) => (isOver(state) ? [] : ['step']),
  check: (state) => (isOver(state) ? { code: 'over', rule: 'CANDLE-1' } : null),
  apply(state, seat, _action, chance, news) {
    if (state.seats === 1 && state.steps === WAY - 1) state.isOut = chance.draw(2) === 0;
    if (!state.isOut) state.steps++;
    news?.push({ by: seat });
  },
  clone: (state) => ({ ...state }),
  view: (state, eye) => ({ ...state, eye }),
  awaited: (view) => candle.toAct(view).seats,
  imagine: ({ seats, steps, isOut }) => ({ seats, steps, isOut }),
  tell: (news) => news,
  outcome(state) {
    if (!isOver(state)) return null;
    const all = new Array<number>(state.seats);
    return { ranks: all.fill(state.isOut ? 2 : 1), scores: all.map(() => state.steps), rule: 'CANDLE-1' };
  },
  audit: () => [],
};

export const CANDLE: Manifest = {
  game: candle as Game,
  scene: () => null,
  facts: () => null,
  viewProblem: () => null,
  newsProblem: () => null,
  mind: () => Promise.reject(new Error('nobody thinks about a candle')),
};
