/** News in English: a sentence or two for each kind. */

import { placings, times } from '@tarmac/kit/words';
import { cards, list, markers, plural, points, stock, stockOf, turns } from './en-grammar.ts';
import { AIRLINE_ORDER } from './orders.ts';
import type { Text } from './words.ts';

export const EN_NEWS: Text['news'] = {
  began: ({ startSeat, row }, names) => `${names.seat(startSeat)} starts. The row opens with ${cards(row, names)}.`,
  exchanged: ({ seat, flight }, names) =>
    `${names.seat(seat)} exchanges ${names.flight(flight)}, which nobody can use any more: it leaves the game.`,
  removed: ({ seat, airlines }, names) =>
    seat === null
      ? `The pile is empty: ${cards(airlines, names)}, being inactive, ${plural(airlines.length, 'leaves', 'leave')} the row for good.`
      : `${names.seat(seat)} removes ${cards(airlines, names)} from the row for good: the airline is inactive.`,
  founded: ({ seat, airline, count, headquarters }, names) =>
    `${names.seat(seat)} founds ${names.airline(airline)} with ${stock(count)}; a marker goes on its headquarters, ${names.city(headquarters)}.`,
  flew: ({ seat, airline, route, number, flight }, names) =>
    `${names.seat(seat)} plays ${names.flight(flight)} for ${names.airline(airline)} on ${names.route(route)} and covers the ${number}.`,
  expanding: ({ seat }, names) => `${names.seat(seat)} chooses to expand a network.`,
  stayed: ({ seat }, names) => `${names.seat(seat)} plays no flight card, and so draws no stock card.`,
  drewFlight: ({ seat, flight }, names) =>
    flight === null
      ? `${names.seat(seat)} draws a flight card.`
      : `${names.seat(seat)} draws the flight card ${names.flight(flight)}.`,
  noFlightLeft: ({ seat }, names) => `No flight card is left: ${names.seat(seat)} draws none.`,
  flightsShuffled: ({ count }) =>
    `The flight pile is empty: ${count} discarded ${plural(count, 'card is', 'cards are')} shuffled to make a new one.`,
  laid: ({ seat, airline, count }, names) => `${names.seat(seat)} plays ${stockOf(count, names.airline(airline))}.`,
  sabotaged: ({ seat, airline, route, number }, names) =>
    `${names.seat(seat)} sabotages ${names.route(route)}: a marker of ${names.airline(airline)} covers the ${number} for good.`,
  inactive: ({ airline }, names) =>
    `${names.airline(airline)} can never be founded any more: it is inactive and its stock worthless.`,
  took: ({ seat, airline }, names) => `${names.seat(seat)} takes ${names.airline(airline)} from the row.`,
  drew: ({ seat, airline }, names) =>
    airline === null
      ? `${names.seat(seat)} draws a stock card from the pile.`
      : `${names.seat(seat)} draws ${names.airline(airline)} from the pile.`,
  turnedUp: ({ airline }, names) => `Turned up for the row: ${names.airline(airline)}.`,
  pileEmpty: () => 'The pile is empty: the row is filled no more.',
  scoringCardsIn: ({ round }) => `Round ${round} is over: the scoring cards are shuffled into the pile.`,
  scoringCard: ({ seat, number }, names) => `${names.seat(seat)} uncovers scoring card ${number} of 3.`,
  shuffledBack: ({ seat }, names) =>
    `${names.seat(seat)} uncovers a scoring card in the first round: it is shuffled back and nothing is scored.`,
  scoringBegan: ({ number }) => `Scoring ${number} begins.`,
  thirdPlayer: ({ stock: held }, names) => {
    const parts = AIRLINE_ORDER.flatMap((airline, at) => {
      const count = held[at] ?? 0;
      return count === 0 ? [] : [times(count, names.airline(airline))];
    });
    return parts.length === 0
      ? 'The fictitious third player holds no stock.'
      : `The stock of the fictitious third player is laid open: ${list(parts)}.`;
  },
  scored: ({ airline, markers: worth, held, third, points: paid }, names) => {
    const parts = held.flatMap((count, seat) =>
      count === 0 ? [] : [`${names.seat(seat)} gets ${points(paid[seat] ?? 0)} for ${stock(count)}`],
    );
    if (third !== null && third > 0) parts.push(`the fictitious third player holds ${stock(third)}`);
    return `${names.airline(airline)} has ${markers(worth)} on the board: ${parts.length === 0 ? 'nobody has laid any of its stock' : parts.join('; ')}.`;
  },
  scoringEnded: ({ number, points: gained }, names) =>
    `Scoring ${number} is over. It brought ${list(gained.map((count, seat) => `${points(count)} to ${names.seat(seat)}`))}.`,
  lastRound: ({ seat }, names) =>
    `No stock card is left to draw: everyone has one more turn, ${names.seat(seat)} the last.`,
  stalemate: ({ turns: idle, routesOpen }) =>
    `No stock has been laid or drawn for ${turns(idle)}${routesOpen ? '' : ', and no route is open to any airline'}: the game ends, with a last scoring.`,
  bonus: ({ points: gained }, names) => {
    const parts = gained.flatMap((count, seat) => (count === 0 ? [] : [`${points(count)} to ${names.seat(seat)}`]));
    return parts.length === 0 ? 'Nobody gets a seat bonus.' : `The seat bonus brings ${list(parts)}.`;
  },
  ended: ({ rule, ranks, scores }, names) => {
    const order = placings(ranks, scores);
    const winners = order.filter(({ rank }) => rank === 1);
    const won = `${list(winners.map(({ seat }) => names.seat(seat)))} ${winners.length === 1 ? 'wins' : 'share the victory'}`;
    const places = order.map(({ rank, seat, score }) => `${rank}. ${names.seat(seat)} with ${points(score)}`);
    return `The game is over (${rule}): ${won}. ${places.join('; ')}.`;
  },
};
