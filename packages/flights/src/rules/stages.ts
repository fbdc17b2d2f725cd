/** The three stages of a game of ten rounds. */

const LAST_ROUND_OF_STAGE = [3, 7];

/** CF-4.1 the stage of a round, 1 to 3. */
export function stageOf(round: number): number {
  return 1 + LAST_ROUND_OF_STAGE.filter((last) => round > last).length;
}
