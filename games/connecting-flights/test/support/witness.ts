/** Somebody who hears all the news of a game, keeps the books by the rulebook, and complains. */

import { cardNames } from '@tarmac/flights/support';
import type { Bundle } from '../../rules/actions.ts';
import type { PlayerCardId } from '../../rules/cards/ids.ts';
import type { News } from '../../rules/news.ts';

interface Books {
  readonly coins: number[];
  /** The owner of every card that was bought or traded. */
  readonly owners: Map<number, number>;
  readonly complaints: string[];
}

const NAMES = cardNames();
type Heard<K extends News['kind']> = Extract<News, { kind: K }>;

/** `first`: the owners of the cards of first flights, which the news does not name one by one. */
export function keepBooks(news: readonly News[], seats: number, first: ReadonlyMap<number, number>): Books {
  const coins = new Array<number>(seats).fill(0);
  const owners = new Map(first);
  const complaints: string[] = [];
  let players: readonly PlayerCardId[] = [];
  let firstSeat = 0;
  let added = 0;
  let called: { card: number; price: number } | null = null;
  let bids: Heard<'bid'>[] = [];
  let flown: Heard<'flew'>[] = [];

  /** CF-1.7 */
  const settle = (seat: number, change: number, what: string) => {
    const sum = (coins[seat] ?? 0) + change;
    if (sum < 0) complaints.push(`${what}: seat ${seat} cannot have paid ${-change}`);
    coins[seat] = Math.min(100, sum);
  };
  const hand = (from: number, to: number, { cards, coins: paid }: Bundle) => {
    for (const card of cards) {
      if (owners.get(card) !== from) complaints.push(`${NAMES[card]} was traded by seat ${from}, who has it not`);
      owners.set(card, to);
    }
    settle(from, -paid, 'a trade');
  };

  /** CF-4.3 */
  const sold = ({ seat, card, coins: price }: Heard<'sold'>) => {
    const last = bids.at(-1);
    if (called?.card !== card || last?.seat !== seat || last.coins !== price)
      complaints.push(`${NAMES[card]} was missold`);
    settle(seat, -price, 'a sale');
    owners.set(card, seat);
  };
  const bid = (item: Heard<'bid'>) => {
    const { seat, coins: offered } = item;
    const last = bids.at(-1);
    const least = players[seat] === 'estate-agent' ? (called?.price ?? 0) - 5 : (called?.price ?? 0);
    if (last === undefined ? offered < least : offered <= last.coins) complaints.push(`a bid of ${offered}`);
    if (last?.seat === seat) complaints.push(`seat ${seat} has bid against itself`);
    if (offered > (coins[seat] ?? 0)) complaints.push(`seat ${seat} has bid more than it has`);
    if (bids.filter((one) => one.seat === seat).length >= (players[seat] === 'broker' ? 3 : 2)) {
      complaints.push(`seat ${seat} has bid too often`);
    }
    if (item.card !== called?.card) complaints.push('a bid on another card');
    bids.push(item);
  };

  for (const item of news) {
    switch (item.kind) {
      case 'playersShown':
        players = item.players;
        break;
      case 'firstFlights':
        item.coins.forEach((left, seat) => {
          coins[seat] = left;
        });
        break;
      case 'roundBegan':
        if (item.round > 1 && item.firstSeat !== (firstSeat + 1) % seats) complaints.push('the wrong first player');
        firstSeat = item.firstSeat;
        added = 0;
        flown = [];
        break;
      case 'eventCoins':
      case 'taxed':
        item.coins.forEach((change, seat) => {
          settle(seat, change, item.kind);
        });
        break;
      case 'added':
      case 'slotEmpty':
        added++;
        break;
      case 'called':
        if (added !== seats + 2) complaints.push(`${added} cards in an auction of ${seats}`);
        called = item;
        bids = [];
        break;
      case 'bid':
        bid(item);
        break;
      case 'sold':
        sold(item);
        break;
      case 'unsold':
        if (bids.length > 0) complaints.push('a card with bids was not sold');
        break;
      case 'boughtElectric':
        owners.set(item.card, item.seat);
        settle(item.seat, -item.coins, item.kind);
        break;
      case 'soldCard':
        owners.delete(item.card);
        settle(item.seat, item.coins, item.kind);
        break;
      case 'rented':
      case 'boughtTruck':
      case 'penalty':
      case 'deflected':
      case 'lifted':
        settle(item.seat, -item.coins, item.kind);
        break;
      case 'soldTruck':
      case 'tookCoins':
      case 'claimed':
      case 'abilityPaid':
        settle(item.seat, item.coins, item.kind);
        break;
      case 'traded':
        hand(item.from, item.to, item.give);
        hand(item.to, item.from, item.take);
        settle(item.from, item.take.coins, item.kind);
        settle(item.to, item.give.coins, item.kind);
        break;
      case 'struck':
        settle(item.victim, -item.paid, item.kind);
        settle(item.seat, item.gained, item.kind);
        break;
      case 'flew':
        settle(item.seat, item.revenue, item.kind);
        if (coins[item.seat] !== item.coins) complaints.push(`seat ${item.seat} has ${item.coins} coins by the news`);
        flown.push(item);
        break;
      case 'saboteurs':
        complaints.push(...wrongSaboteurs(item.seats, flown, coins));
        break;
      default:
    }
  }
  return { coins, owners, complaints };
}

/** CF-4.7 whoever they are, they are equal, and nobody has both less revenue and fewer coins than they. */
function wrongSaboteurs(seats: readonly number[], flown: readonly Heard<'flew'>[], coins: readonly number[]): string[] {
  const revenue = (seat: number) => flown.find((item) => item.seat === seat)?.revenue ?? 0;
  const [one] = seats;
  if (one === undefined) return [];
  const isEqual = seats.every((seat) => revenue(seat) === revenue(one) && coins[seat] === coins[one]);
  const isBeaten = coins.some((held, seat) => revenue(seat) < revenue(one) && held < (coins[one] ?? 0));
  return isEqual && !isBeaten ? [] : [`the saboteurs are ${seats}`];
}
