/** From pawns to be expected to the chance of winning, where nothing is played out. */

import {
  DEMAND_CARDS,
  demandKind,
  EXTRA,
  EXTRA_AFTER,
  GAMES_PAWNS,
  pawnsLeft,
  type State,
  scenarioOf,
} from '@tarmac/connecting-flights-cooperative/rules';
import { ROUNDS } from '@tarmac/flights/rules';
import { ODDS } from './data/odds.ts';
import type { Prospect } from './prospect.ts';

/** Pawns that must still come home: on the board, and to come at most. */
export function pawnsToCome(state: Pick<State, 'round' | 'config' | 'pawns' | 'frame'>): number {
  let count = pawnsLeft(state);
  const { games } = scenarioOf(state.config);
  const extra = EXTRA[state.config.difficulty];
  const isDrawn = state.frame.kind === 'further';
  for (let round = Math.max(1, state.round); round < ROUNDS; round++) {
    if (!isDrawn || round > state.round) count += DEMAND_CARDS[demandKind(round)].pawns;
    if (round === EXTRA_AFTER && extra !== null) count += DEMAND_CARDS[extra].pawns;
    if (games !== null && round === games.round) count += GAMES_PAWNS;
  }
  return count;
}

/** How far what is to be expected exceeds what is needed, in pawns. */
export function slackOf(state: State, { total }: Prospect): number {
  return total - pawnsToCome(state);
}

/** Like a logistic curve, by steps that every engine rounds alike. */
export function chanceOf(round: number, slack: number): number {
  const { middle, width } = ODDS[round]!;
  const x = (slack - middle) / width;
  return 0.5 * (1 + x / Math.sqrt(1 + x * x));
}

/** What a pawn more is worth in log-odds where the chances are even. */
export function logOddsPerPawn(round: number): number {
  return 2 / ODDS[round]!.width;
}

/** Pawns that will be left at the end. */
export function leftOf(round: number, slack: number): number {
  const { left, fewer } = ODDS[round]!;
  return Math.max(0, left - fewer * slack);
}
