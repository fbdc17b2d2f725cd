/** The terms of the planner's judgement: the possible reasons of an explanation. */

export const TERMS = [
  /** Pawns that come home this round. */
  'home',
  /** Where those wait who are left. */
  'placing',
  /** What the cards will bring home in the rounds to come. */
  'network',
  'coins',
  /** Crowded airports, colours with all their pawns out, unequal hands. */
  'penalties',
  /** Pawns still to come. */
  'demand',
] as const;
export type Term = (typeof TERMS)[number];
