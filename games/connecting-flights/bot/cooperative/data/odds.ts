/**
 * What the pilot's own games say of a position in the market, by round from 0. Slack is how many pawns more are to be
 * expected home than must come home; early on it counts only the flights there are, so that it is far below 0.
 */
export interface Odds {
  /** The slack at which the chances are even, and how wide the middle is. */
  readonly middle: number;
  readonly width: number;
  /** Pawns left at the end: so many with no slack, and so many fewer with each pawn of it. */
  readonly left: number;
  readonly fewer: number;
}

export const ODDS: readonly Odds[] = [
  { middle: -52, width: 20, left: -0.1, fewer: 0.023 },
  { middle: -52, width: 20, left: -0.1, fewer: 0.023 },
  { middle: -33, width: 15, left: -0.7, fewer: 0.055 },
  { middle: -24.5, width: 10, left: -1.3, fewer: 0.104 },
  { middle: -18.5, width: 8.5, left: -1, fewer: 0.128 },
  { middle: -13, width: 6, left: -0.8, fewer: 0.158 },
  { middle: -8.5, width: 4.5, left: -0.6, fewer: 0.236 },
  { middle: -8.5, width: 2.5, left: -1, fewer: 0.277 },
  { middle: -5.5, width: 2, left: -0.7, fewer: 0.374 },
  { middle: -3, width: 1.5, left: -0.3, fewer: 0.556 },
  { middle: -1.5, width: 1, left: -0.2, fewer: 0.861 },
];
