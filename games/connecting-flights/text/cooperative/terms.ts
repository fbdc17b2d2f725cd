/** The reasons an explanation can give. */

export type Term =
  /** Pawns brought home this round. */
  | 'home'
  /** Where the rest stand. */
  | 'placing'
  /** Flights for the rounds to come. */
  | 'network'
  | 'coins'
  | 'penalties'
  /** Room for what will come. */
  | 'demand';
