/** The labels of buttons, in English. */

import { coins, flights, list, truck } from '@tarmac/flights/text/en';
import type { FrameKind } from './dues.ts';
import { because } from './en-answers.ts';
import { bundle } from './en-bundle.ts';
import { chainsOf, flightsIn } from './plans.ts';
import type { Text } from './words.ts';

const PASSED: Readonly<Partial<Record<FrameKind, string>>> = {
  bid: 'Pass on this card',
  market: 'Buy nothing more for now',
};

export const EN_ACTIONS: Text['actions'] = {
  keep: ({ player }, names) => `Keep the ${names.player(player)}`,
  start: ({ continent }, names) => `Start in ${names.continent(continent)}`,
  first: ({ from, to, plane, passenger }, names) =>
    `Buy ${names.city(from)}–${names.city(to)} with a ${plane}-star plane and a ${passenger}-star passenger`,
  name: ({ continent }, names) => `Name ${names.continent(continent)}`,
  add: ({ kind }) => `Add the top ${kind} of the deck`,
  addAirport: ({ city }, names) => `Add ${names.city(city)}`,
  bid: ({ coins: bid }) => `Bid ${bid}`,
  pass: (_, __, { frame }) => (frame && PASSED[frame]) ?? 'Pass',
  rent: ({ city }, names) => `Rent landing rights in ${names.city(city)}`,
  buyElectric: ({ stars }) => `Buy a ${stars}-star electric plane`,
  buyTruck: ({ capacity }) => `Buy a ${truck(capacity)}`,
  sell: ({ card }, names) => `Sell ${names.theCard(card)} to the bank`,
  sellTruck: ({ capacity }) => `Sell a ${truck(capacity)} to the bank`,
  offer: ({ to, give, take }, names) => `Offer ${names.seat(to)} ${bundle(give, names)} for ${bundle(take, names)}`,
  withdraw: () => 'Withdraw your offer',
  answer: ({ from, accept, reason }, names) =>
    `${accept ? 'Accept' : 'Decline'} the offer of ${names.seat(from)}${because(reason, names)}`,
  counter: ({ from, give, take, reason }, names) =>
    `Counter ${names.seat(from)} with ${bundle(give, names)} for ${bundle(take, names)}${because(reason, names)}`,
  fly: ({ chains }, names, { revenue }) => {
    const count = flightsIn(chains);
    const earned = revenue === undefined ? '' : `, for ${coins(revenue)}`;
    return count === 0 ? 'Fly nothing' : `Fly ${list(chainsOf(chains, names))} (${flights(count)}${earned})`;
  },
  recall: () => 'Take your plan back',
  takeCoins: () => 'Take 10 coins',
  drawSabotage: () => 'Draw a sabotage card',
  sabotage: ({ victim, on }, names) =>
    on === null ? `Sabotage ${names.seat(victim)}` : `Sabotage ${names.theCard(on)} of ${names.seat(victim)}`,
  bury: () => 'Put the card under the deck unused',
  deflect: ({ pay }) => (pay ? 'Pay to ward it off' : 'Let it happen'),
  lift: ({ sabotage }, names) => {
    const lift = names.board.sabotages.find(({ id }) => id === sabotage)?.lift ?? 0;
    return `Pay off ${names.sabotage(sabotage)} for ${coins(lift)}`;
  },
  order: ({ claim }) =>
    claim ? 'Claim the secret identity as soon as its task is met' : 'Wait with the secret identity',
};
