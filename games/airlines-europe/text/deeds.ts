/** What of the news a summary of others' turns tells. */

import type { News } from '@tarmac/airlines-europe/rules';
import { by, type DeedOf, deedsBy, forAll, thereby } from '@tarmac/kit/words';

export const deedOf: DeedOf = deedsBy<News>({
  began: null,
  redealt: null,
  opened: forAll(2),
  bought: by(3),
  bonus: thereby(3),
  allBlocked: forAll(3),
  took: by(2),
  drew: by(2),
  wentWithout: by(0),
  turnedUp: null,
  scoringCard: by(1),
  played: by(3),
  // The dividend follows the shares that were played; money from the bank is an action of its own.
  paid: ({ seat, reason }) => ({ seat, weight: reason === 'dividend' ? 1 : 3, decided: true }),
  exchanged: by(3),
  bankBroke: forAll(2),
  marketCleared: null,
  scoringBegan: null,
  thirdPortfolio: null,
  scored: null,
  scoringEnded: forAll(3),
  wentOn: null,
  banned: by(3),
  passed: by(1),
  ended: forAll(3),
});
