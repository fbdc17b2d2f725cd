/** What a seat is short of, and what offers and answers bring, in English. */

import { coins, list, truck } from '@tarmac/flights/text/en';

/** A sum of which a part is a guess. */
const about = (sum: number, guess: boolean): string => (guess ? `about ${coins(sum)}` : coins(sum));
const signed = (sum: number): string => `${sum < 0 ? '−' : '+'}${Math.abs(sum)}`;

export const EN_MISSING = {
  title: 'What am I missing?',
  none: 'At likely prices your coins buy nothing that would add a flight or raise one this round.',
  dear: (have: number) => `With more than your ${coins(have)} there would be:`,
  about: 'Each set adds a flight or raises one, and none of its pieces is idle. Prices with ≈ are guesses.',
  /** One piece, by where it comes from. */
  piece: {
    truck: (capacity: number) => truck(capacity),
    aTruck: (capacity: number) => `a ${truck(capacity)}`,
    rights: (city: string) => `landing rights in ${city}`,
    row: (card: string) => `${card}, up for auction`,
    supply: (city: string) => `${city}, which you can add to the auction`,
    seat: (card: string, owner: string) => `${card} of ${owner}`,
    loan: (city: string, owner: string) => `${city} on loan from ${owner}`,
    lift: (sabotage: string, card: string) => `${sabotage} on ${card} paid off`,
    deck: (card: string) => `${card}, which nobody can sell now`,
  },
  /** What a piece costs. */
  price: (sum: number, guess: boolean) => (guess ? `≈${sum}` : `${sum}`),
  spokenPrice: about,
  revenue: 'This round',
  costs: 'Cost',
  tax: 'Subsidy or tax',
  later: 'Each later round',
  again: (paid: number) => `renting again for ${paid}`,
  net: 'Coins by the last round',
  signed,
  guess: {
    row: 'What a card fetches at auction is a guess.',
    seat: (owner: string) => `What ${owner} would ask is a guess; a trade may be refused.`,
  },
  mark: 'Mark the pieces',
  /** For who hears one button and not the card that it is on. */
  markThese: (pieces: readonly string[]) => `Mark the pieces: ${pieces.join(', ')}`,
  marked: 'Marked: press again to unmark',
  unmark: 'Unmark',
  wanted: 'on your list',
  askFor: (piece: string) => `Ask for ${piece}`,
  following: 'Your list',
  state: { have: 'yours', gone: 'no longer to be had', due: 'to get' },
  allThere: (to: number) => `All there: your best plan earns ${to}.`,
  /** Of a card up for auction. */
  completes: (from: number, to: number) => `With it alone your best plan earns ${to} instead of ${from}.`,
  lacks: (pieces: readonly string[], from: number, to: number) =>
    `It still takes ${list(pieces)}: then your best plan earns ${to} instead of ${from}.`,
  withPrice: (piece: string, sum: number, guess: boolean) => `${piece} (${guess ? '≈' : ''}${sum})`,
  inDeck: (piece: string) => `It is in the deck: nobody can sell you ${piece} now.`,
  tooDear: (price: number, have: number) => `All of it costs ${price}, and you have ${coins(have)}.`,
  useless: 'No flight of yours needs it, not even with one more piece of each other kind.',
  /** Under a card that waits: by how much, and with how many more. */
  short: (gain: number, others: number) => (others === 0 ? signed(gain) : `${signed(gain)} with ${others} more`),
  /** Why there are no landing rights to rent. */
  noRights: {
    closed: 'An event or a sabotage forbids landing rights this round.',
    limit: 'You have rented what one may in a round.',
    offers: 'An offer is open: it is answered first.',
    coins: (city: string, cost: number, have: number) =>
      `The cheapest that one of your passengers could use, ${city}, costs ${coins(cost)}: you have ${have}.`,
    taken: (passengers: readonly string[]) =>
      `The bank has no airport left for ${list(passengers)}: on that continent, with stars enough.`,
    noPassenger: 'You own no passenger: landing rights are for one who wants to go there.',
  },
};

export type MissingWords = typeof EN_MISSING;
