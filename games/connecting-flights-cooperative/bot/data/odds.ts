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
