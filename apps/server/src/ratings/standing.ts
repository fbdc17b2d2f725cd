/** A rating as it stands. */

export interface Standing {
  /** In thousandths. */
  readonly points: number;
  /** How many matches have moved it. */
  readonly games: number;
}

/** Of somebody who was never rated: as much as a pilot. */
export const BEGINNING: Standing = { points: 1_000_000, games: 0 };

/** Who has played fewer is not on the leaderboard: chance would be. */
export const MINIMUM_GAMES = 5;

export function wholePoints(thousandths: number): number {
  return Math.round(thousandths / 1000);
}
