/** The present value of a rating. */

export interface Standing {
  /** In thousandths. */
  readonly points: number;
  /** The number of matches that changed it. */
  readonly games: number;
}

/** The first rating of a person: that of a pilot. */
export const BEGINNING: Standing = { points: 1_000_000, games: 0 };

/** People with fewer rated matches are not on the leaderboard, since chance would decide. */
export const MINIMUM_GAMES = 5;

export function wholePoints(thousandths: number): number {
  return Math.round(thousandths / 1000);
}
