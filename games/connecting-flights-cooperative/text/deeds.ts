/** What of the news a summary of others' turns tells. */

import type { News } from '@tarmac/connecting-flights-cooperative/rules';
import { by, type DeedOf, deedsBy, forAll } from '@tarmac/kit/words';

export const deedOf: DeedOf = deedsBy<News>({
  began: null,
  pair: (news) => (news.for === 'setup' ? null : forAll(2)()),
  renewedDeck: null,
  placed: by(2),
  first: by(3),
  took: by(2),
  display: null,
  roundBegan: forAll(1),
  bought: by(3),
  rented: by(3),
  boughtTruck: by(3),
  refilled: null,
  renewed: by(2),
  marketClosed: by(1),
  flew: by(3),
  chartered: by(2),
  flightsClosed: by(2),
  fullPlanesBonus: forAll(1),
  further: by(2),
  games: forAll(2),
  interest: forAll(1),
  income: forAll(1),
  carbon: forAll(1),
  penalties: forAll(3),
  proposed: by(2),
  agreed: by(1),
  disagreed: by(2),
  withdrawn: by(1),
  ended: forAll(3),
});
