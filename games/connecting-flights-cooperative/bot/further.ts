/** CF-7.1 whether a further pair is worth its coins. */

import { demandKind, INCOME, type State, scenarioOf, type Tables } from '@tarmac/connecting-flights-cooperative/rules';
import { MOST_COINS } from '@tarmac/flights/rules';
import type { Sequence } from './outlook.ts';
import { coldStart, type Effort, type Idea, mixed, type Prospector } from './prospect.ts';
import { settingOf } from './setting.ts';

const EFFORT: Effort = { horizon: 2, tries: 60, laterTries: 30 };

/** `pairs`: pawns that a further pair may place, one for each of the sequences after it. */
export function furtherIdeas(
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
