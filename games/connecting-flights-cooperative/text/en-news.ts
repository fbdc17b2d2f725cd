/** The log in English. */

import type { Action, DemandKind } from '@tarmac/connecting-flights-cooperative/rules';
import type { Continent } from '@tarmac/flights/rules';
import { small } from '@tarmac/flights/text';
import { coins, list, plural, truck } from '@tarmac/flights/text/en';
import { EN_ACTIONS } from './en-actions.ts';
import { flightCards, forHand, load, pawns, placed, toHand } from './en-grammar.ts';
import { aboard, route } from './grammar.ts';
import type { Names, Text } from './words.ts';

const DEMAND: Readonly<Record<DemandKind, string>> = { low: 'low demand', high: 'high demand' };
const DECKS = { departure: 'departure', low: 'low demand', high: 'high demand' } as const;
const DRAWN = {
  setup: 'Drawn for the setup',
  round: 'New pawns',
  further: 'A further pair',
  extra: 'One more pair after round 8',
} as const;

export const EN_NEWS: Text['news'] = {
  began: () => 'The game begins: all six continents are in play, and the team has 100 coins.',
  pair: ({ for: why, demandKind, placed: where, missing }, names) => {
    const come = where.length === 0 ? 'nobody comes' : placed(where, names);
    return `${DRAWN[why]} (${DEMAND[demandKind]}): ${come}.${notPlaced(missing, names)}`;
  },
  renewedDeck: ({ deck }) => `The ${DECKS[deck]} cards have run out and are shuffled anew.`,
  placed: ({ seat, city, pawn }, names) =>
    `${names.seat(seat)} places a pawn for ${names.continent(pawn)} in ${names.city(city)}.`,
  first: ({ seat, hand, from, to, plane, passenger }, names) =>
    `${names.seat(seat)} chooses a starting flight${whose(seat, hand, names)}: ${names.airport(from)}–${names.airport(to)}, ${names.aCard(plane)} and ${names.aCard(passenger)}.`,
  took: ({ seat, hand, card }, names) =>
    names.isOwn(seat, hand)
      ? `${names.seat(seat)} takes ${names.aCard(card)}.`
      : `${names.seat(seat)} gives ${toHand(hand, names)}${names.aCard(card)}.`,
  display: ({ cards }, names) => `The display: ${cardList(cards, names)}.`,
  roundBegan: ({ round }) => `Round ${round} begins.`,
  bought: ({ seat, hand, card, coins: paid }, names) =>
    `${names.seat(seat)} buys ${receiver(seat, hand, names)}${bought(card, names)} (${coins(paid)}).`,
  rented: ({ seat, hand, card, coins: paid }, names) =>
    `${names.seat(seat)} rents landing rights in ${names.airport(card)}${whose(seat, hand, names)} (${coins(paid)}).`,
  boughtTruck: ({ seat, hand, capacity, coins: paid }, names) =>
    `${names.seat(seat)} buys ${receiver(seat, hand, names)}a ${truck(capacity)} (${coins(paid)}).`,
  refilled: ({ card }, names) => `New in the display: ${names.aCard(card)}.`,
  renewed: ({ seat, coins: paid, cards }, names) =>
    `${names.seat(seat)} renews the display (${coins(paid)}): ${cardList(cards, names)}.`,
  marketClosed: ({ seat }, names) => `${names.seat(seat)} closes the market.`,
  flew: ({ seat, flight, home, fee }, names) => {
    const came = aboard(home);
    const arrived = came === 0 ? 'nobody is home yet' : `${came} ${plural(came, 'comes', 'come')} home`;
    const paid = fee === 0 ? '' : ` The empty seats cost ${coins(fee)}.`;
    return `${names.seat(seat)} flies ${route(flight, names)}${whose(seat, flight.hand, names)} (${flightCards(flight, names)}) with ${load(flight.pawns, names)}: ${arrived}.${paid}`;
  },
  chartered: ({ seat, pawn, from, to, coins: paid }, names) =>
    `${names.seat(seat)} charters a pawn for ${names.continent(pawn)} from ${names.city(from)} to ${names.city(to)} (${coins(paid)}).`,
  flightsClosed: ({ seat, home, left }, names) =>
    `${names.seat(seat)} ends the flights: ${pawns(home)} came home this round, ${left} ${plural(left, 'is', 'are')} left on the board.`,
  fullPlanesBonus: ({ coins: got }) => `So many came home in one round that the team gets ${coins(got)}.`,
  further: ({ seat, draw, coins: got }, names) =>
    draw
      ? `${names.seat(seat)} has a further pair drawn: the team gets ${coins(got)}.`
      : `${names.seat(seat)} leaves it at one pair.`,
  games: ({ city, placed: where, missing }, names) => {
    const come =
      where.length === 0 ? 'nobody comes' : `pawns for ${list(where.map(({ pawn }) => names.continent(pawn)))} come`;
    return `The Games are over: ${come} to ${names.city(city)}.${notPlaced(missing, names)}`;
  },
  interest: ({ coins: paid }) => `Negative interest takes ${coins(paid)}.`,
  income: ({ coins: got }) => `Income: the team gets ${coins(got)}.`,
  carbon: ({ trucks, coins: paid }) =>
    `Carbon tax: ${coins(paid)} for ${trucks} large ${plural(trucks, 'truck', 'trucks')}.`,
  penalties: ({ crowded, full, unequal, due, paid }, names) => {
    const why = [
      ...(crowded.length === 0
        ? []
        : [`${list(crowded.map((city) => names.city(city)))} ${plural(crowded.length, 'is', 'are')} crowded`]),
      ...(full.length === 0
        ? []
        : [`all pawns for ${list(full.map((pawn) => names.continent(pawn)))} are on the board`]),
      ...(unequal ? ['the hands are unequal'] : []),
    ];
    const short = paid === due ? '' : `, of which ${paid} ${plural(paid, 'is', 'are')} there`;
    return `Penalties: ${why.join('; ')}. That costs ${coins(due)}${short}.`;
  },
  proposed: ({ seat, action }, names) => `${names.seat(seat)} proposes: ${small(label(action, names))}.`,
  agreed: ({ seat }, names) => `${names.seat(seat)} agrees.`,
  disagreed: ({ seat, by }, names) => `${names.seat(seat)} refuses what ${names.seat(by)} proposed.`,
  withdrawn: ({ seat }, names) => `${names.seat(seat)} withdraws the proposal.`,
  ended: ({ won, round, home, left }) =>
    won
      ? `The game is won in round ${round} (CF-6.6): everybody is home, ${pawns(home)} in all.`
      : `The game is lost (CF-6.6): ${pawns(left)} ${plural(left, 'is', 'are')} left after the flights of round ${round}; ${home} came home.`,
};

/** Of a proposal, as its button says it. */
function label(action: Action, names: Names): string {
  return (EN_ACTIONS[action.type] as (action: Action, names: Names, context: object) => string)(action, names, {});
}

/** An airport by its city, without which of its cards it is. */
function bought(card: number, names: Names): string {
  return names.face(card)?.kind === 'airport' ? `the airport of ${names.airport(card)}` : names.aCard(card);
}

function whose(seat: number, hand: number, names: Names): string {
  return names.isOwn(seat, hand) ? '' : forHand(hand, names);
}

function receiver(seat: number, hand: number, names: Names): string {
  return names.isOwn(seat, hand) ? '' : toHand(hand, names);
}

function cardList(cards: readonly number[], names: Names): string {
  return cards.length === 0 ? 'nothing is left' : list(cards.map((card) => names.aCard(card)));
}

function notPlaced(missing: readonly Continent[], names: Names): string {
  return missing.length === 0 ? '' : ` Not placed: for ${list(missing.map((pawn) => names.continent(pawn)))}.`;
}
