/** The planner's candidates: each possible act of the team with its continuation. */

import type { Action, State, Tables } from '@tarmac/connecting-flights-cooperative/rules';
import { demandKind, INCOME, scenarioOf } from '@tarmac/connecting-flights-cooperative/rules';
import { MOST_COINS } from '@tarmac/flights/rules';
import { fastChance, same } from '@tarmac/kit';
import { afterFlying, flyingIdeas } from './flights.ts';
import { type MarketEffort, makeShop, type Shop } from './market.ts';
import { rankFirst, worthOfPlacing, worthOfTaking } from './opening.ts';
import { drawSequence, type Sequence } from './outlook.ts';
import {
  coldStart,
  type Effort,
  type Idea,
  makeProspector,
  mixed,
  type Prospect,
  type Prospector,
} from './prospect.ts';
import { settingOf } from './setting.ts';

/** CF-7.1 whether a further pair is worth its coins. */
const EFFORT: Effort = { horizon: 2, tries: 60, laterTries: 30 };

/** `pairs`: pawns that a further pair may place, one for each of the sequences after it. */
function furtherIdeas(
  state: State,
  tables: Tables,
  prospector: Prospector,
  pairs: readonly (readonly number[])[],
  sequences: readonly Sequence[],
): Idea[] {
  const bonus = scenarioOf(state.config).further?.[demandKind(state.round)] ?? 0;
  const judged = [false, true].map((draw) => {
    const parts = sequences.map((sequence, place) => {
      const pawns = [...state.pawns];
      const placed = draw ? (pairs[place] ?? []) : [];
      for (const cell of placed) pawns[cell] = pawns[cell]! + 1;
      const coins = Math.min(MOST_COINS, Math.min(MOST_COINS, state.coins + (draw ? bonus : 0)) + INCOME);
      const next: State = { ...state, round: state.round + 1, pawns, coins };
      const setting = settingOf(next, tables);
      const warm = coldStart(setting, 1, EFFORT.horizon);
      const prospect = prospector.judge(next, setting, [sequence], EFFORT, warm);
      return { ...prospect, demand: -placed.length, total: prospect.total - placed.length };
    });
    return { actions: [{ type: 'further', draw } as const], prospect: parts.reduce(mixed) };
  });
  return judged.sort((a, b) => b.prospect.total - a.prospect.total);
}

export interface Diligence {
  /** Sequences of demand that are thought through. */
  readonly sequences: number;
  readonly market: MarketEffort;
  /** Flights the solver looks at. */
  readonly nodes: number;
  /** Whether more than the best flying is thought of. */
  readonly alternatives: boolean;
}

/** For who plays many games. */
export const QUICK: Diligence = {
  sequences: 1,
  market: { horizon: 1, tries: 20, laterTries: 10, close: 3, hopes: false },
  nodes: 200,
  alternatives: false,
};

export interface Workshop {
  readonly tables: Tables;
  readonly shop: Shop;
  readonly prospector: Prospector;
}

export function makeWorkshop(tables: Tables): Workshop {
  const prospector = makeProspector(tables);
  return { tables, prospector, shop: makeShop(tables, prospector) };
}

/** More are never compared. */
const MOST_IDEAS = 12;

/** The best first, each beginning with another action of the list. */
export function ideasFor(
  workshop: Workshop,
  state: State,
  actions: readonly Action[],
  diligence: Diligence,
): readonly Idea[] {
  const distinct: Idea[] = [];
  for (const idea of everyIdea(workshop, state, actions, diligence)) {
    if (distinct.length === MOST_IDEAS) break;
    const [first] = idea.actions;
    if (distinct.some((other) => same(other.actions[0], first))) continue;
    if (actions.some((action) => same(action, first))) distinct.push(idea);
  }
  return distinct;
}

function everyIdea(
  { tables, shop, prospector }: Workshop,
  state: State,
  actions: readonly Action[],
  { sequences, market, nodes, alternatives }: Diligence,
): readonly Idea[] {
  const { round } = state;
  switch (state.frame.kind) {
    case 'market':
      return shop.rank(state, foresee(state, tables, round, sequences, market.horizon), market);
    case 'flights': {
      const ahead = foresee(state, tables, round, sequences, market.horizon);
      // Who asks for no more than stopping here is told what comes of it, whatever could still be flown.
      if (actions.every(({ type }) => type === 'pass'))
        return actions.map((pass) => ({
          actions: [pass],
          prospect: afterFlying(state, tables, prospector, ahead, [pass]),
        }));
      return flyingIdeas(state, tables, prospector, ahead, nodes, alternatives);
    }
    case 'first':
      return rankFirst(state, tables, prospector, actions, foresee(state, tables, 1, sequences, market.horizon));
    case 'take':
    case 'place':
      return rankByLooks(state, tables, actions);
    case 'further': {
      const ahead = foresee(state, tables, round, sequences, market.horizon + 1);
      const pairs = ahead.map(([pair]) => pair ?? []);
      return furtherIdeas(
        state,
        tables,
        prospector,
        pairs,
        ahead.map((sequence) => sequence.slice(1)),
      );
    }
    default:
      return [];
  }
}

/** The same for every decision between two draws, so that one goes on where the last left off. */
function foresee(state: State, tables: Tables, round: number, count: number, rounds: number): Sequence[] {
  const from = { ...state, round };
  const seed = state.departuresDrawn.reduce((sum, isDrawn, card) => sum + (isDrawn ? 2 ** card : 0), round * 2 ** 16);
  const chance = fastChance(seed);
  return Array.from({ length: count }, () => drawSequence(from, tables, rounds, chance));
}

/** Of the setup, what is not worth a closer look. */
function rankByLooks(state: State, tables: Tables, actions: readonly Action[]): Idea[] {
  const looks = (action: Action) => {
    if (action.type === 'take') return worthOfTaking(state, tables, action);
    return action.type === 'place' ? worthOfPlacing(state, tables, action) : 0;
  };
  return actions
    .map((action) => ({ action, look: looks(action) }))
    .sort((a, b) => b.look - a.look)
    .map(({ action, look }) => ({
      actions: [action],
      prospect: { ...UNKNOWN, total: 0.1 * look, placing: 0.1 * look },
    }));
}

const UNKNOWN: Prospect = {
  total: 0,
  home: 0,
  network: 0,
  placing: 0,
  coins: 0,
  penalties: 0,
  demand: 0,
  left: 0,
  spread: 0,
  worlds: 1,
};
