/** The facts for pictures: those of the rules, and those of the solver. */

import {
  cooperativeFlights,
  type Facts,
  facts as ruleFacts,
  tablesOf,
  type View,
} from '@tarmac/connecting-flights-cooperative/rules';
import { fastChance } from '@tarmac/kit';
import { bestFlying, plainWorth } from './flying/index.ts';

/** Few enough flights to solve while a picture is drawn. */
const NODES = 3_500;

export function facts(view: View): Facts {
  return { ...ruleFacts(view), best: best(view) };
}

function best(view: View): Facts['best'] {
  if (view.config.solver === false) return null;
  if (view.frame.kind !== 'market' && view.frame.kind !== 'flights') return null;
  const tables = tablesOf(view.config.board);
  // Only the order of shuffled cards is imagined, which no flight depends on.
  const state = cooperativeFlights.imagine(view, fastChance(1));
  const { home, steps, proved } = bestFlying(state, tables, plainWorth(state, tables), { nodes: NODES });
  return { home, steps, proved };
}
