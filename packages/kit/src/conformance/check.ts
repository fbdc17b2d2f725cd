/** One check of a game, with a name for the test runner. */

/** On failure it throws an error with game, seats, seed, step and action. */
export interface Check {
  readonly name: string;
  run(): void;
}
