/** One thing a game has to pass, under a name for whatever runs tests. */

/** Throws an error that names game, seats, seed, step and action when the game fails it. */
export interface Check {
  readonly name: string;
  run(): void;
}
