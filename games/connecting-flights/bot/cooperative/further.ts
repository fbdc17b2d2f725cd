/** CF-7.1 whether a further pair is worth its coins. */

import {
  type Action,
  demandKind,
  MOST_COINS,
  type State,
  scenarioOf,
  type Tables,
} from '@tarmac/connecting-flights/cooperative/rules';
import type { Sequence } from './outlook.ts';
import { coldStart, type Effort, type Prospect, type Prospector } from './prospect.ts';
import { settingOf } from './setting.ts';

const EFFORT: Effort = { horizon: 2, tries: 60, laterTries: 30 };
const INCOME = 45;

export interface FurtherIdea {
  readonly actions: readonly Action[];
  readonly prospect: Prospect;
}

/** `pairs`: pawns that a further pair may place, one for each of the sequences after it. */
export function furtherIdeas(
  state: State,
  tables: Tables,
  prospector: Prospector,
  pairs: readonly (readonly number[])[],
  sequences: readonly Sequence[],
): FurtherIdea[] {
  const bonus = scenarioOf(state.config).further?.[demandKind(state.round)] ?? 0;
  const judged = [false, true].map((draw) => {
    const parts = sequences.map((sequence, place) => {
      const pawns = [...state.pawns];
      const placed = draw ? (pairs[place] ?? []) : [];
      for (const cell of placed) pawns[cell] = (pawns[cell] as number) + 1;
      const coins = Math.min(MOST_COINS, Math.min(MOST_COINS, state.coins + (draw ? bonus : 0)) + INCOME);
      const next: State = { ...state, round: state.round + 1, pawns, coins };
      const setting = settingOf(next, tables);
      const warm = coldStart(setting, 1, EFFORT.horizon);
      const prospect = prospector.judge(next, setting, [sequence], EFFORT, warm);
      return { ...prospect, demand: -placed.length, total: prospect.total - placed.length };
    });
    return { actions: [{ type: 'further', draw } as const], prospect: mean(parts) };
  });
  return judged.sort((a, b) => b.prospect.total - a.prospect.total);
}

function mean(parts: readonly Prospect[]): Prospect {
  const of = (key: keyof Prospect) => parts.reduce((sum, part) => sum + part[key], 0) / Math.max(1, parts.length);
  return {
    total: of('total'),
    home: of('home'),
    network: of('network'),
    placing: of('placing'),
    coins: of('coins'),
    penalties: of('penalties'),
    demand: of('demand'),
    left: of('left'),
    spread: of('spread'),
    worlds: parts.length,
  };
}
