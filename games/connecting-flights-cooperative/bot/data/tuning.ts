/**
 * The parameters of the team's planner, in pawns brought home. Tuned by its own games
 * (rules/data/CALIBRATION.md).
 */

export const TUNING = {
  /** By round, from 0: what a coin that is left is worth. */
  coin: [0.05, 0.05, 0.05, 0.045, 0.04, 0.035, 0.03, 0.022, 0.015, 0.007, 0],
  /** How much more a coin of penalties counts, which comes again and again. */
  fine: 2,
  /** Where a pawn waits: on an airport one flight from home, one charter from there, two flights away. */
  direct: 0.5,
  nearDirect: 0.4,
  onward: 0.25,
  nearOnward: 0.16,
  /** Coins a round that future charters may cost. */
  charterPurse: 4,
  /** Of a first flight: what a star of its airports is worth, for the passengers to come. */
  firstStar: 0.2,
  /** With a gain like that in sight nothing new is hoped for. */
  goodEnough: 4,
  /** What six new cards must promise beyond those that lie there. */
  renewGain: 0.3,
} as const;
