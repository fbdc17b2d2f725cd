/** The flight planner and the trades in English. */

import { cards, flights, plural } from '@tarmac/flights/text/en';
import { times } from '@tarmac/kit/words';

/** A place in a chain, counted from 1. */
export interface PlaceWords {
  readonly chain: number;
  readonly flight: number;
  readonly part: 'from' | 'plane' | 'truck' | 'passenger' | 'to';
}

const PARTS: Readonly<Record<PlaceWords['part'], string>> = {
  from: 'origin',
  plane: 'plane',
  truck: 'truck',
  passenger: 'passenger',
  to: 'destination',
};

const placed = ({ chain, flight, part }: PlaceWords): string =>
  part === 'from' ? `Chain ${chain}, origin` : `Chain ${chain}, flight ${flight}, ${PARTS[part]}`;

export const EN_PLANNING = {
  planner: {
    /** In the market: nothing is handed in yet. */
    ifFlownNow: 'Your best flights if everyone flew now',
    noFlights: 'No flight can be made of your cards yet.',
    howTo: 'How to lay cards',
    help: 'Tap a card: it lies down where a flight waits for it; where several places glow, tap one. Tap a place first to choose it, or drag. With keys: J and the arrows go through your cards, Enter lays them, Delete takes back, Escape lets go, O hands in.',
    best: 'Show the best flights',
    hand: 'Your cards',
    allLaid: 'Everything is laid.',
    takeChainBack: (number: number) => `Take chain ${number} back`,
    /** For those who hear it: a place and what lies there; null for nothing. */
    place: (place: PlaceWords, piece: string | null) => `${placed(place)}: ${piece ?? 'empty'}`,
    stack: (name: string, count: number) => times(count, name),
    rights: (name: string) => `${name}, landing rights`,
    troubled: (name: string, sabotage: string) => `${name}, under ${sabotage}`,
    handInAgain: 'Hand in instead',
    /** Valid flights of all that lie there. */
    counted: (valid: number, all: number) => (valid === all ? flights(all) : `${valid} of ${flights(all)}`),
    /** What the revenue of a flight is made of. */
    fare: { stars: 'passenger', event: 'event', connecting: 'connection', sabotage: 'sabotage' } satisfies Readonly<
      Record<'stars' | 'event' | 'connecting' | 'sabotage', string>
    >,
    /** What has just been done, for those who hear it. */
    said: {
      pickedUp: (name: string, places: number) => `${name} picked up: ${places} ${plural(places, 'place', 'places')}.`,
      laid: (place: string) => `Laid. ${place}.`,
      tookBack: (name: string) => `${name} taken back.`,
      letGo: (name: string) => `${name} let go.`,
      aimed: (place: string, count: number) => `${place}. ${cards(count)} could lie there.`,
      cleared: 'All taken back.',
      filled: 'Flights laid.',
    },
  },
  trade: {
    offerTo: (name: string) => `Offer to ${name}`,
    counterTo: (name: string) => `Counter-offer to ${name}`,
    openOffers: 'Open offers',
    fewer: (what: string) => `Fewer: ${what}`,
    more: (what: string) => `More: ${what}`,
    tradeCard: (card: string) => `Trade ${card}`,
    lendCard: (card: string) => `Lend ${card}`,
    borrowCard: (card: string) => `Borrow ${card}`,
    goesAlong: (sabotage: string) => `${sabotage} goes with it`,
    /** Of the answers that offers got in this market. */
    answers: 'Answers',
    why: 'Why? (optional)',
    hopeless: (name: string, less: number) =>
      `Nothing in it for ${name}: no flight of theirs would earn more, and what they give is printed at ${-less} more than what they get.`,
    chooseBoth: 'Choose what each side gives.',
    yourCoins: 'Your coins',
    bestOf: (name: string) => `Best plan of ${name}`,
    yourBest: 'Your best plan',
  },
  telling: {
    leap: (round: number, name: string, from: number, to: number) =>
      `The greatest leap: ${name}, from ${from} to ${to} in round ${round}.`,
  },
};

export type PlanningWords = typeof EN_PLANNING;
