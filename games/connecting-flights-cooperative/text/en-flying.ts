/** The words of the flight builder, in English. */

import { coins, list, plural } from '@tarmac/flights/text/en';
import { pawns } from './en-grammar.ts';

export const EN_FLYING = {
  title: 'Flights',
  modes: { flight: 'Flight', charter: 'Charter', best: 'Best flights', flown: 'This round' } satisfies Readonly<
    Record<'flight' | 'charter' | 'best' | 'flown', string>
  >,
  hand: 'Hand',
  part: {
    from: 'From',
    to: 'To',
    plane: 'Plane',
    truck: 'Truck',
    passenger: 'Passenger',
    pawns: 'Pawns aboard',
  } satisfies Readonly<Record<'from' | 'to' | 'plane' | 'truck' | 'passenger' | 'pawns', string>>,
  /** What is to be done first. */
  howTo: 'Choose where pawns wait, here or on the map.',
  chooseDestination: 'Choose where they fly.',
  clear: 'Start over',
  /** Confirms it. */
  fly: 'Fly',
  nobodyWaits: 'nobody waits',
  /** CF-6.2 a chain of this round ends there. */
  goesOn: 'the chain goes on',
  rights: 'landing rights',
  fuel: (needed: number) => `fuel ${needed}`,
  comeHome: (count: number) => `${count} home`,
  nobodyHome: 'nobody is at home there',
  filledIn: 'filled in',
  noTruck: 'none needed',
  none: {
    from: 'This hand has no airport left to fly from.',
    to: 'This hand has no airport left to fly to.',
    plane: 'This hand has no plane left.',
    passenger: 'This hand has no passenger left.',
  } satisfies Readonly<Record<'from' | 'to' | 'plane' | 'passenger', string>>,
  stack: (card: string, count: number) => (count === 1 ? card : `${count} × ${card}`),
  /** How many are aboard, of the seats there are. */
  aboard: (count: number, seats: number) => `${count} of ${seats} seats`,
  pawns: (count: number, continent: string) => `${pawns(count)} for ${continent}`,
  onePawn: (continent: string) => `A pawn for ${continent}`,
  everybody: (parts: readonly string[]) => (parts.length === 0 ? 'nobody' : list(parts)),
  more: (continent: string) => `One more for ${continent}`,
  fewer: (continent: string) => `One fewer for ${continent}`,
  atHome: 'comes home',
  /** What would come of a flight. */
  effect: {
    home: (who: string) => `Home: ${who}`,
    carried: (who: string, city: string) => `On to ${city}: ${who}`,
    stay: (who: string, city: string) => `Left in ${city}: ${who}`,
    fee: (paid: number) => `Not full: ${coins(paid)}`,
  },
  charter: {
    howTo: 'A charter moves one pawn to another city of its continent.',
    from: 'From',
    who: 'Who goes',
    to: 'To',
    price: (paid: number, left: number) => `The next charter costs ${coins(paid)}; ${left} left this round.`,
    noneLeft: 'No charter is left this round.',
    nobody: 'Nobody waits where a charter could fly.',
    closed: (continent: string) => `No charters in ${continent} yet.`,
  },
  best: {
    home: (count: number) => `${pawns(count)} can come home now`,
    /** The number first; the solution for whoever asks. */
    ownFirst: 'How is for you to find out, or to be shown.',
    show: 'Show the flights',
    none: 'No flight brings anybody further with the cards there are.',
    unproved: 'the best found so far',
    step: (at: number) => `Step ${at}`,
    byCharter: 'Charter',
    flyStep: 'Fly this step',
    flyAll: 'Fly all steps',
    flying: (left: number) => `Flying: ${left} ${plural(left, 'step', 'steps')} to go`,
    stop: 'Stop',
    lay: 'Look at this step',
    stopped: (at: number, of: number, what: string) => `Stopped at step ${at} of ${of}, ${what}:`,
    why: {
      ended: 'the flights were ended before it.',
      undone: 'the others did not agree to it, or it was taken back.',
    } satisfies Readonly<Record<'ended' | 'undone', string>>,
    read: 'Got it',
  },
  flown: {
    none: 'No flight yet this round.',
    chain: (number: number, hand: string) => `Chain ${number}, ${hand}`,
    flight: (from: string, to: string, who: string) => `${from} to ${to} with ${who}`,
    charters: (count: number) => `${count} ${plural(count, 'charter', 'charters')} this round`,
  },
  done: {
    left: (count: number) => (count === 0 ? 'Nobody is left on the board.' : `${pawns(count)} left on the board.`),
    /** The new pawns come before the penalties. */
    noPenalties: 'No penalty can come, whoever appears.',
    penalties: (due: string) => `New pawns come first, then penalties: ${due}.`,
  },
};

export type FlyingWords = typeof EN_FLYING;
