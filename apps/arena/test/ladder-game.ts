/**
 * A ladder that one to three climb together: each rung is a throw of a die, and four slips end it. Whoever takes the
 * rope slips less often. Nothing is hidden, all win or all lose.
 */

import type { Brain, Calibration, Lab } from '@tarmac/bots';
import type { Game, Parsed, Seat } from '@tarmac/kit';
import type { Registered } from '../src/games.ts';

interface Config {
  readonly height: 'low' | 'high';
}

interface State {
  readonly seats: number;
  readonly rungs: number;
  climbed: number;
  slips: number;
}

type Action = 'climb' | 'rope';

interface Ladder {
  config: Config;
  state: State;
  action: Action;
  view: State & { readonly eye: Seat | 'watcher' };
  news: { readonly action: Action; readonly slipped: boolean };
}

const RUNGS = { low: 4, high: 16 } as const;
const SLIPS = 4;
/** One in so many slips. */
const SAFE = { climb: 3, rope: 12 } as const;
const ACTIONS: readonly Action[] = ['climb', 'rope'];

const isOver = ({ rungs, climbed, slips }: State): boolean => climbed === rungs || slips === SLIPS;

function parseConfig(input: unknown): Parsed<Config> {
  const { height = 'high', ...surplus } = Object(input) as Record<string, unknown>;
  if (Object.keys(surplus).length > 0) return { ok: false, problem: 'there is only height' };
  if (height !== 'low' && height !== 'high') return { ok: false, problem: 'height: low or high' };
  return { ok: true, value: { height } };
}

const game: Game<Ladder> = {
  id: 'ladder',
  version: 1,
  seats: { min: 1, max: 3 },
  cooperative: true,
  options: [{ key: 'height', kind: 'choice', values: ['low', 'high'], default: 'high' }],
  hasOptionalActions: false,
  isOptional: () => false,
  longest: () => RUNGS.high + SLIPS,
  parseConfig,
  parseAction: (input) =>
    input === 'climb' || input === 'rope' ? { ok: true, value: input } : { ok: false, problem: 'no action' },
  load: (saved) => saved as State,
  setup: ({ height }, seats) => ({ seats, rungs: RUNGS[height], climbed: 0, slips: 0 }),
  toAct: (state) =>
    isOver(state)
      ? { mode: 'each', seats: [] }
      : { mode: 'any', seats: Array.from({ length: state.seats }, (_, seat) => seat) },
  actions: (state) => (isOver(state) ? [] : ACTIONS),
  check: (state) => (isOver(state) ? { code: 'over', rule: 'LADDER-1' } : null),
  apply(state, _seat, action, chance, news) {
    const slipped = chance.draw(SAFE[action]) === 0;
    if (slipped) state.slips++;
    else state.climbed++;
    news?.push({ action, slipped });
  },
  clone: (state) => ({ ...state }),
  view: (state, eye) => ({ ...state, eye }),
  awaited: (view) => game.toAct(view).seats,
  imagine: ({ eye: _, ...state }) => state,
  tell: (news) => news,
  outcome(state) {
    if (!isOver(state)) return null;
    const all = Array.from({ length: state.seats }, () => state.climbed);
    return { ranks: all.map(() => (state.slips === SLIPS ? 2 : 1)), scores: all, rule: 'LADDER-2' };
  },
  audit: () => [],
};

const LIMITS = { simulations: 1, candidates: 1, rounds: 1, remembers: true, temperature: 0 };

/** A planner of its own, which takes the rope: all there is to know about this game. */
const brain: Brain<Ladder> = {
  game,
  evaluation: {
    terms: [],
    features: [],
    seatsOf: ({ seats }) => seats,
    chapters: 1,
    chapterOf: () => 0,
    measure: () => undefined,
    weights: { win: [[]], points: [[0]] },
  },
  appraise: (_state, _seat, actions, into) => into.splice(0, into.length, ...actions.map(() => 0)),
  seatOf: ({ eye }) => eye as Seat,
  seatsIn: ({ seats }) => seats,
  forget: (view) => view,
  levels: { trainee: LIMITS, pilot: LIMITS, captain: LIMITS },
  plan: () => () => ({
    action: 'rope',
    candidates: [{ action: 'rope', value: 1, error: 0, points: 0, pointsError: 0, reasons: [] }],
  }),
};

const calibration: Calibration<Ladder> = {
  count: ({ news, state }) => ({
    won: state.slips === SLIPS ? 0 : 1,
    ropes: news.filter(({ action }) => action === 'rope').length,
  }),
  figuresFor: () => [
    { name: 'games won, %', value: ({ won = 0, games = 1 }) => (100 * won) / games, trials: 'games' },
    { name: 'ropes', value: ({ ropes = 0, decisions = 1 }) => (100 * ropes) / decisions, trials: 'decisions' },
  ],
};

const lab: Lab<Ladder> = {
  count: () => ({ startSeat: 0, rounds: null, leaderWon: null, measures: {}, holders: {} }),
};

export const LADDER: Registered = {
  game: game as Game,
  brain: brain as Brain,
  calibration: calibration as Calibration,
  lab: lab as Lab,
};
