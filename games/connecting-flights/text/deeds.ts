/** What of the news a summary of others' turns tells. */

import type { News } from '@tarmac/connecting-flights/rules';
import { by, type Deed, type DeedOf, deedsBy, forAll, thereby, to } from '@tarmac/kit/words';

const offering =
  (end: 'from' | 'to', weight: Deed['weight']) =>
  (news: { readonly from: number; readonly to: number }): Deed => ({ seat: news[end], weight, decided: true });

export const deedOf: DeedOf = deedsBy<News>({
  began: null,
  playersShown: forAll(2),
  startChosen: by(2),
  firstFlights: forAll(3),
  roundBegan: forAll(1),
  event: forAll(2),
  eventCoins: forAll(1),
  named: by(2),
  added: (news) => (news.seat === null ? null : by(2)(news)),
  slotEmpty: null,
  called: null,
  bid: by(1),
  outbid: by(0),
  sold: to(3),
  unsold: null,
  marketOpened: null,
  rented: by(3),
  boughtElectric: by(3),
  boughtTruck: by(3),
  soldCard: by(2),
  soldTruck: by(2),
  passedMarket: by(0),
  offered: offering('from', 2),
  countered: offering('to', 2),
  withdrawn: offering('from', 1),
  declined: offering('to', 2),
  lapsed: null,
  traded: offering('to', 3),
  flew: to(3),
  penalty: to(1),
  taxed: forAll(2),
  saboteurs: null,
  tookCoins: by(2),
  drewSabotage: by(1),
  buried: by(0),
  sabotaged: by(3),
  deflected: by(2),
  struck: thereby(2),
  lifted: by(2),
  wornOff: null,
  claimed: to(3),
  ordered: by(0),
  abilityPaid: to(1),
  nextStage: forAll(1),
  ended: forAll(3),
});
