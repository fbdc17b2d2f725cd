/** The flight planner and the trades in English. */

import { cards, flights, plural } from '@tarmac/flights/text/en';
import { times } from '@tarmac/kit/words';
import type { PlaceWords, PlanningWords } from './planning-words.ts';

const PARTS: Readonly<Record<PlaceWords['part'], string>> = {
  from: 'origin',
  plane: 'plane',
  truck: 'truck',
  passenger: 'passenger',
  to: 'destination',
};

const placed = ({ chain, flight, part }: PlaceWords): string =>
  part === 'from' ? `Chain ${chain}, origin` : `Chain ${chain}, flight ${flight}, ${PARTS[part]}`;

export const EN_PLANNING: PlanningWords = {
  planner: {
    ifFlownNow: 'Your best flights if everyone flew now',
    noFlights: 'No flight can be made of your cards yet.',
    howTo: 'How to lay cards',
    help: 'Tap a card, then a glowing place, or drag it there. With keys: Enter picks up and lays, the arrows choose the place, Delete takes back, Escape lets go.',
    hand: 'Your cards',
    allLaid: 'Everything is laid.',
    takeChainBack: (number) => `Take chain ${number} back`,
    place: (place, piece) => `${placed(place)}: ${piece ?? 'empty'}`,
    stack: (name, count) => times(count, name),
    rights: (name) => `${name}, landing rights`,
    troubled: (name, sabotage) => `${name}, under ${sabotage}`,
    handInAgain: 'Hand in instead',
    counted: (valid, all) => (valid === all ? flights(all) : `${valid} of ${flights(all)}`),
    fare: { stars: 'passenger', event: 'event', connecting: 'connection', sabotage: 'sabotage' },
    said: {
      pickedUp: (name, places) => `${name} picked up: ${places} ${plural(places, 'place', 'places')}.`,
      laid: (place) => `Laid. ${place}.`,
      tookBack: (name) => `${name} taken back.`,
      letGo: (name) => `${name} let go.`,
      aimed: (place, count) => `${place}. ${cards(count)} could lie there.`,
      cleared: 'All taken back.',
      filled: 'Flights laid.',
    },
  },
  trade: {
    offerTo: (name) => `Offer to ${name}`,
    counterTo: (name) => `Counter-offer to ${name}`,
    openOffers: 'Open offers',
    fewer: (what) => `Fewer: ${what}`,
    more: (what) => `More: ${what}`,
    tradeCard: (card) => `Trade ${card}`,
    lendCard: (card) => `Lend ${card}`,
    borrowCard: (card) => `Borrow ${card}`,
    goesAlong: (sabotage) => `${sabotage} goes with it`,
    chooseBoth: 'Choose what each side gives.',
    yourCoins: 'Your coins',
    bestOf: (name) => `Best plan of ${name}`,
    yourBest: 'Your best plan',
  },
  telling: {
    leap: (round, name, from, to) => `The greatest leap: ${name}, from ${from} to ${to} in round ${round}.`,
  },
};
