/** News in English: a sentence or two for each kind. */

import type { News, Share } from '@tarmac/airlines-europe/rules';
import { placings, tally, times } from '@tarmac/kit/words';
import { abacusShares, cards, list, money, points, shares, sharesOf, spaces, unseenCards } from './en-grammar.ts';
import { SHARE_NAMES, SHARE_ORDER } from './share-names.ts';
import type { Names, Text } from './words.ts';

export const EN_NEWS: Text['news'] = {
  began: ({ startSeat, market }, names) => `${names.seat(startSeat)} starts. The market opens with ${cards(market)}.`,
  redealt: ({ seat }, names) =>
    `${names.seat(seat)} was dealt eight shares of one and the same airline: they go back and eight new ones are dealt.`,
  opened: ({ shares }, names) =>
    `The first portfolios are revealed: ${shares.map((pair, seat) => `${names.seat(seat)} with ${cards(pair)}`).join('; ')}.`,
  bought: ({ seat, airline, route, cost, track }, names) =>
    `${names.seat(seat)} buys ${SHARE_NAMES[airline]} a licence on ${names.route(route)} for ${money(cost)}; the marker moves to space ${track}.`,
  bonus: ({ airline, target, spaces: forward, track }, names) =>
    `Bonus connection: ${SHARE_NAMES[airline]} reaches ${names.city(target)} and moves ${spaces(forward)} more, to space ${track}.`,
  allBlocked: () => 'No airline can be given another licence: the game ends at once, with one last scoring.',
  took: ({ seat, airline }, names) => `${names.seat(seat)} takes ${SHARE_NAMES[airline]} from the market.`,
  drew: ({ seat, airline }, names) =>
    airline === null
      ? `${names.seat(seat)} draws a card from the deck.`
      : `${names.seat(seat)} draws ${SHARE_NAMES[airline]} from the deck.`,
  wentWithout: ({ seat }, names) => `No card is left: ${names.seat(seat)} goes without.`,
  turnedUp: ({ airlines }) =>
    airlines.length === 0
      ? 'The deck is empty: nothing is turned up for the market.'
      : `Turned up for the market: ${cards(airlines)}.`,
  scoringCard: ({ seat, holder, number }, names) =>
    `${names.seat(seat)} uncovers scoring card ${number} of 3; it goes to ${names.seat(holder)}.`,
  played: ({ seat, shares: played }, names) => `${names.seat(seat)} plays ${playedShares(played)}.`,
  paid: ({ seat, amount, reason }, names) =>
    reason === 'dividend'
      ? `${names.seat(seat)} receives a dividend of ${money(amount)}.`
      : `${names.seat(seat)} takes ${money(amount)} from the bank.`,
  exchanged: (news, names) => `${names.seat(news.seat)} gives up ${givenUp(news)} for ${abacusShares(news.acquired)}.`,
  bankBroke: ({ returned }, names) => `The bank is broke. ${returnedMoney(returned, names)}`,
  marketCleared: ({ airlines }) => `Cleared away from the market: ${cards(airlines)}.`,
  scoringBegan: ({ number }) => `A scoring begins. Air ABACUS pays by its row ${number} of 3.`,
  thirdPortfolio: ({ shares: held }) => {
    const parts = SHARE_ORDER.flatMap((share, at) => {
      const count = held[at] ?? 0;
      return count === 0 ? [] : [times(count, SHARE_NAMES[share])];
    });
    return parts.length === 0
      ? 'The fictitious third player holds no shares.'
      : `The fictitious third player’s portfolio is laid open: ${list(parts)}.`;
  },
  scored: ({ share, row, held, third, points: paid }, names) => {
    const parts = held.flatMap((count, seat) =>
      count === 0 ? [] : [`${names.seat(seat)} gets ${points(paid[seat] ?? 0)} for ${shares(count)}`],
    );
    if (third !== null && third > 0) parts.push(`the fictitious third player holds ${shares(third)}`);
    return `${SHARE_NAMES[share]} pays ${row.join('-')}: ${parts.length === 0 ? 'nobody has a share in the portfolio' : parts.join('; ')}.`;
  },
  scoringEnded: ({ points: gained }, names) =>
    `The scoring is over. It brought ${list(gained.map((count, seat) => `${points(count)} to ${names.seat(seat)}`))}.`,
  wentOn: ({ seat }, names) => `The scoring card leaves the game; play goes on with ${names.seat(seat)}.`,
  banned: ({ seat, route, licence }, names) =>
    `${names.seat(seat)} places a ban marker: licence ${licence + 1} on ${names.route(route)} is closed for good.`,
  passed: ({ seat }, names) => `${names.seat(seat)} passes and places no more bans this time.`,
  ended: ({ rule, ranks, scores }, names) => {
    const order = placings(ranks, scores);
    const winners = order.filter(({ rank }) => rank === 1);
    const won = `${list(winners.map(({ seat }) => names.seat(seat)))} ${winners.length === 1 ? 'wins' : 'share the victory'}`;
    const places = order.map(({ rank, seat, score }) => `${rank}. ${names.seat(seat)} with ${points(score)}`);
    return `The game is over (${rule}): ${won}. ${places.join('; ')}.`;
  },
};

function playedShares(played: readonly Share[]): string {
  return list(tally(played).map(([share, count]) => sharesOf(count, share)));
}

/** Eyes that may not see the hand cards hear the number of each back. */
function givenUp({ fromPortfolio, fromHand, backs }: Extract<News, { kind: 'exchanged' }>): string {
  const parts: string[] = [];
  if (fromPortfolio.length > 0) parts.push(`${cards(fromPortfolio)} from the portfolio`);
  if (fromHand !== null) {
    if (fromHand.length > 0) parts.push(`${cards(fromHand)} from the hand`);
  } else if (backs.ordinary + backs.abacus > 0) {
    const seen: string[] = [];
    if (backs.ordinary > 0) seen.push(unseenCards(backs.ordinary));
    if (backs.abacus > 0) seen.push(times(backs.abacus, SHARE_NAMES.abacus));
    parts.push(`${list(seen)} from the hand`);
  }
  return parts.join(', and ');
}

function returnedMoney(returned: readonly number[], names: Names): string {
  const parts = returned.flatMap((amount, seat) =>
    amount === 0 ? [] : [`${names.seat(seat)} returns ${money(amount)}`],
  );
  return parts.length === 0
    ? `Nobody holds more than ${money(8)}, so nothing is returned.`
    : `What exceeds ${money(8)} goes back: ${list(parts)}.`;
}
