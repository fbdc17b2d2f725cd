/** What of the news a summary of others' turns tells. */

import type { News } from '@tarmac/airlines/rules';
import { by, type DeedOf, deedsBy, forAll } from '@tarmac/kit/words';

export const deedOf: DeedOf = deedsBy<News>({
  began: null,
  exchanged: by(1),
  removed: by(1),
  founded: by(3),
  flew: by(3),
  expanding: by(0),
  stayed: by(2),
  drewFlight: by(0),
  noFlightLeft: null,
  flightsShuffled: null,
  laid: by(3),
  sabotaged: by(3),
  inactive: forAll(3),
  took: by(2),
  drew: by(2),
  turnedUp: null,
  pileEmpty: forAll(1),
  scoringCardsIn: forAll(2),
  scoringCard: by(1),
  shuffledBack: by(1),
  scoringBegan: null,
  thirdPlayer: null,
  scored: null,
  scoringEnded: forAll(3),
  lastRound: forAll(3),
  stalemate: forAll(3),
  bonus: forAll(1),
  ended: forAll(3),
});
