/** The log in English. */

import { coins, either, KINDS, list, plural, truck } from '@tarmac/flights/text/en';
import { placings } from '@tarmac/kit/words';
import { because } from './en-answers.ts';
import { bundle } from './en-bundle.ts';
import { EN_CARDS } from './en-cards.ts';
import { chainsOf } from './plans.ts';
import type { Names, Text } from './words.ts';

export const EN_NEWS: Text['news'] = {
  began: ({ continentsOut }, names) =>
    continentsOut.length === 0
      ? 'Everyone has two player cards and a secret identity. All six continents are in play.'
      : `Everyone has two player cards and a secret identity. Not in play: ${list(continentsOut.map((id) => names.continent(id)))}.`,
  playersShown: ({ players }, names) =>
    `The player cards are shown: ${list(players.map((player, seat) => `${names.seat(seat)} is the ${names.player(player)}`))}.`,
  startChosen: ({ seat, continent }, names) => `${names.seat(seat)} starts in ${names.continent(continent)}.`,
  firstFlights: ({ flights, coins: left }, names) =>
    `The first flights: ${flights
      .map(
        ({ from, to, plane, passenger }, seat) =>
          `${names.seat(seat)} flies ${names.city(from)}–${names.city(to)} (${plane}-star plane, ${passenger}-star passenger) and keeps ${coins(left[seat] ?? 0)}`,
      )
      .join('; ')}.`,
  roundBegan: ({ round, firstSeat }, names) => `Round ${round} begins. ${names.seat(firstSeat)} is first player.`,
  event: ({ event }, names) => {
    const card = names.board.events.find(({ id }) => id === event);
    const effect = card === undefined ? '' : ` ${EN_CARDS.events[event].effect(card)}`;
    return `Event: ${names.event(event)}.${effect}`;
  },
  eventCoins: ({ event, coins: moved }, names) => {
    const parts = changes(moved, names);
    return parts.length === 0 ? `${names.event(event)} moves no coins.` : `${names.event(event)}: ${list(parts)}.`;
  },
  named: ({ seat, continent }, names) => `${names.seat(seat)} names ${names.continent(continent)}.`,
  added: ({ seat, card }, names) =>
    seat === null
      ? `Turned up for the auction: ${names.aCard(card)}.`
      : `${names.seat(seat)} adds ${names.aCard(card)} to the auction.`,
  slotEmpty: ({ seat, kinds }, names) => {
    const kind = either(kinds.map((each) => KINDS[each]));
    return seat === null
      ? `A place of the auction stays empty: there is nothing left to turn up where ${kind} would go.`
      : `${names.seat(seat)} adds nothing: there is nothing left where ${kind} would go.`;
  },
  called: ({ card, price }, names) => `Under the hammer: ${names.aCard(card)}, from ${coins(price)}.`,
  bid: ({ seat, card, coins: bid }, names) => `${names.seat(seat)} bids ${bid} for ${names.theCard(card)}.`,
  outbid: ({ seat, card, forced }, names) =>
    forced
      ? `${names.seat(seat)} can bid no more for ${names.theCard(card)}.`
      : `${names.seat(seat)} passes on ${names.theCard(card)}.`,
  sold: ({ seat, card, coins: paid }, names) => `${names.seat(seat)} wins ${names.theCard(card)} for ${coins(paid)}.`,
  unsold: ({ card }, names) => `Nobody wants ${names.theCard(card)}: it stays unsold.`,
  marketOpened: () => 'The market is open.',
  rented: ({ seat, card, coins: paid }, names) =>
    `${names.seat(seat)} rents landing rights in ${names.airport(card)} for ${coins(paid)}.`,
  boughtElectric: ({ seat, card, coins: paid }, names) =>
    `${names.seat(seat)} buys ${names.aCard(card)} for ${coins(paid)}.`,
  boughtTruck: ({ seat, capacity, coins: paid }, names) =>
    `${names.seat(seat)} buys a ${truck(capacity)} for ${coins(paid)}.`,
  soldCard: ({ seat, card, coins: paid }, names) =>
    `${names.seat(seat)} sells ${names.theCard(card)} to the bank for ${coins(paid)}.`,
  soldTruck: ({ seat, capacity, coins: paid }, names) =>
    `${names.seat(seat)} sells a ${truck(capacity)} to the bank for ${coins(paid)}.`,
  passedMarket: ({ seat }, names) => `${names.seat(seat)} buys nothing more for now.`,
  offered: ({ from, to, give, take }, names) =>
    `${names.seat(from)} offers ${names.seat(to)} ${bundle(give, names)} for ${bundle(take, names)}.`,
  countered: ({ from, to, give, take, reason }, names) =>
    `${names.seat(to)} declines and offers ${names.seat(from)} ${bundle(give, names)} for ${bundle(take, names)} instead${because(reason, names)}.`,
  withdrawn: ({ from, to }, names) => `${names.seat(from)} withdraws the offer to ${names.seat(to)}.`,
  declined: ({ from, to, reason }, names) =>
    `${names.seat(to)} declines the offer of ${names.seat(from)}${because(reason, names)}.`,
  lapsed: ({ from, to }, names) => `The offer of ${names.seat(from)} to ${names.seat(to)} lapses.`,
  traded: ({ from, to, give, take }, names) =>
    `${names.seat(from)} and ${names.seat(to)} trade: ${names.seat(from)} gives ${bundle(give, names)} and gets ${bundle(take, names)}.`,
  flew: ({ seat, plan, revenue, coins: now }, names) => {
    const chains = chainsOf(plan, names);
    return chains.length === 0
      ? `${names.seat(seat)} flies nothing, earns nothing and has ${coins(now)}.`
      : `${names.seat(seat)} flies ${list(chains)}, earns ${revenue} and now has ${coins(now)}.`;
  },
  penalty: ({ seat, card, coins: paid }, names) =>
    `${names.seat(seat)} pays ${coins(paid)} again for unused landing rights in ${names.airport(card)}.`,
  taxed: ({ coins: moved }, names) => {
    const parts = changes(moved, names);
    return parts.length === 0
      ? 'Subsidies and taxes: nobody gets or pays anything.'
      : `Subsidies and taxes: ${list(parts)}.`;
  },
  saboteurs: ({ seats }, names) =>
    seats.length === 0
      ? 'Nobody may sabotage this round.'
      : `${list(seats.map((seat) => names.seat(seat)))} may sabotage this round.`,
  tookCoins: ({ seat, coins: got }, names) => `${names.seat(seat)} takes ${coins(got)} and sabotages nobody.`,
  drewSabotage: ({ seat, sabotage }, names) =>
    sabotage === null
      ? `${names.seat(seat)} draws a sabotage card.`
      : `${names.seat(seat)} draws the sabotage card ${names.sabotage(sabotage)}.`,
  buried: ({ seat, sabotage }, names) =>
    sabotage === null
      ? `${names.seat(seat)} puts the sabotage card under the deck unseen.`
      : `${names.seat(seat)} puts ${names.sabotage(sabotage)} under the deck unseen.`,
  sabotaged: ({ seat, victim, sabotage, on }, names) =>
    on === null
      ? `${names.seat(seat)} uses ${names.sabotage(sabotage)} on ${names.seat(victim)}.`
      : `${names.seat(seat)} lays ${names.sabotage(sabotage)} on ${names.theCard(on)} of ${names.seat(victim)}.`,
  deflected: ({ seat, sabotage, coins: paid }, names) =>
    `${names.seat(seat)} pays ${coins(paid)} and ${names.sabotage(sabotage)} comes to nothing.`,
  struck: ({ seat, victim, sabotage, paid, gained, truck: swapped }, names) => {
    if (swapped > 0) {
      return `${names.sabotage(sabotage)}: ${names.seat(victim)} swaps a ${truck(swapped)} for a ${truck(swapped - 1)}.`;
    }
    const got = gained === 0 ? '' : `; ${names.seat(seat)} gets ${coins(gained)}`;
    return `${names.sabotage(sabotage)}: ${names.seat(victim)} pays ${coins(paid)}${got}.`;
  },
  lifted: ({ seat, sabotage, card, coins: paid }, names) =>
    `${names.seat(seat)} pays ${coins(paid)} and frees ${names.theCard(card)} of ${names.sabotage(sabotage)}.`,
  wornOff: ({ seat, sabotage }, names) => `${names.sabotage(sabotage)} no longer works on ${names.seat(seat)}.`,
  claimed: ({ seat, identity, coins: got }, names) =>
    `${names.seat(seat)} shows a secret identity, ${names.identity(identity)}: the task is met, for ${coins(got)}.`,
  ordered: ({ claim }) =>
    claim
      ? 'Your secret identity will be claimed as soon as its task is met.'
      : 'Your secret identity waits, even if its task is met.',
  abilityPaid: ({ seat, player, coins: got }, names) =>
    `${names.seat(seat)}, the ${names.player(player)}, gets ${coins(got)}.`,
  nextStage: ({ stage }) => `The events of stage ${stage} come into play.`,
  ended: ({ rule, ranks, scores, identities }, names) => {
    const order = placings(ranks, scores);
    const winners = order.filter(({ rank }) => rank === 1);
    const won = `${list(winners.map(({ seat }) => names.seat(seat)))} ${plural(winners.length, 'wins', 'share the victory')}`;
    const places = order.map(({ rank, seat, score }) => `${rank}. ${names.seat(seat)} with a revenue of ${score}`);
    const hidden = identities.map((identity, seat) => `${names.seat(seat)} (${names.identity(identity)})`);
    return `The game is over (${rule}): ${won}. ${places.join('; ')}. The secret identities: ${list(hidden)}.`;
  },
};

/** 'Anna gets 10 coins', 'Ben pays 5 coins'. */
function changes(moved: readonly number[], names: Names): string[] {
  return moved.flatMap((count, seat) =>
    count === 0 ? [] : [`${names.seat(seat)} ${count > 0 ? `gets ${coins(count)}` : `pays ${coins(-count)}`}`],
  );
}
