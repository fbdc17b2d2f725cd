/** Converts expected pawns to the chance of winning, without playouts. */

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
import type { Prospect } from './prospect.ts';

/**
 * What the pilot's own games say of a position in the market, by round from 0. Slack is how many pawns more are to be
 * expected home than must come home; early on it counts only the flights there are, so that it is far below 0.
 */
interface Odds {
  /** The slack at which the chances are even, and how wide the middle is. */
  readonly middle: number;
  readonly width: number;
  /** Pawns left at the end: so many with no slack, and so many fewer with each pawn of it. */
  readonly left: number;
  readonly fewer: number;
}

const ODDS: readonly Odds[] = [
  { middle: -42, width: 23, left: -0.75, fewer: 0.047 },
  { middle: -42, width: 23, left: -0.75, fewer: 0.047 },
  { middle: -29, width: 17, left: -1, fewer: 0.078 },
  { middle: -23, width: 11, left: -1.3, fewer: 0.104 },
  { middle: -17, width: 9, left: -1, fewer: 0.128 },
  { middle: -12, width: 6, left: -0.8, fewer: 0.158 },
  { middle: -8, width: 5, left: -0.6, fewer: 0.236 },
  { middle: -8, width: 3, left: -1, fewer: 0.277 },
  { middle: -5, width: 2, left: -0.7, fewer: 0.374 },
  { middle: -3, width: 1.8, left: -0.3, fewer: 0.556 },
  { middle: -1, width: 1, left: -0.2, fewer: 0.861 },
];

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
