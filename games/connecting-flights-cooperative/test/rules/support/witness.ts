/** Somebody who hears all the news of a cooperative game, keeps the books by the rulebook, and complains. */

import { cardNames, GRID, sum } from '@tarmac/flights/support';
import type { Config } from '../../../rules/config.ts';
import type { News } from '../../../rules/news.ts';
import { PAWNS_OF } from './booklet.ts';
import { PRINTED } from './printed.ts';

export interface Books {
  readonly coins: number;
  readonly home: number;
  /** By city, then colour. */
  readonly pawns: readonly number[];
  /** The hand of every card that was taken. */
  readonly owners: ReadonlyMap<number, number>;
  readonly trucks: readonly (readonly number[])[];
  readonly complaints: readonly string[];
}

export interface Witness {
  hear(news: readonly News[]): void;
  books(): Books;
}

const NAMES = cardNames();
const STARS = /-(\d)(\/\w)?$/;

export function witness({ scenario, difficulty }: Config, seats: number, hands: number): Witness {
  const pawns = PRINTED.cities.flatMap(() => GRID.map(() => 0));
  const owners = new Map<number, number>();
  const start = scenario === 'good-old-days' ? 3 : 4;
  const trucks = Array.from({ length: hands }, () => [1, 2, 3, 4].map((capacity) => (capacity === start ? 1 : 0)));
  const complaints: string[] = [];
  let coins = 100;
  let home = 0;
  let homeThisRound = 0;
  let charters = 0;

  const complain = (isWrong: boolean, what: string) => {
    if (isWrong) complaints.push(what);
  };
  /** CF-1.7 */
  const settle = (change: number, what: string) => {
    complain(coins + change < 0, `${what}: ${-change} cannot have been paid of ${coins}`);
    coins = Math.max(0, Math.min(100, coins + change));
  };
  const at = (city: string, colour: number) => PRINTED.cities.findIndex(({ id }) => id === city) * GRID.length + colour;
  const move = (city: string, colour: number, count: number) => {
    const place = at(city, colour);
    pawns[place] = (pawns[place] as number) + count;
    complain((pawns[place] as number) < 0, `${city} has too few pawns`);
  };
  const ofColour = (colour: number) => sum(pawns.filter((_, place) => place % GRID.length === colour));
  const inCity = (city: number) => sum(pawns.slice(city * GRID.length, (city + 1) * GRID.length));
  const take = (card: number, hand: number) => {
    complain(owners.has(card), `${NAMES[card]} has an owner`);
    owners.set(card, hand);
  };

  /** CF-5.1, CF-6.4 */
  const pair = (item: Extract<News, { kind: 'pair' }>) => {
    const airports = PRINTED.departures[item.departure] ?? [];
    const rows = (PRINTED.demands[item.demandKind][item.demand] ?? []).flatMap((pawn, row) =>
      pawn === null ? [] : [{ city: airports[row] as string, pawn }],
    );
    complain(rows.length !== PAWNS_OF[item.demandKind], 'a card of demand has too few rows');
    const expected = rows.filter(({ pawn }) => {
      const isPassedOver = item.for === 'setup' && scenario === 'olympic-games' && pawn === 'europe';
      return !isPassedOver && ofColour(GRID.indexOf(pawn)) < 5;
    });
    complain(JSON.stringify(expected) !== JSON.stringify(item.placed), `pair: ${JSON.stringify(item.placed)}`);
    complain(item.missing.length !== rows.length - expected.length, 'pair: others are missing');
    for (const { city, pawn } of item.placed) move(city, GRID.indexOf(pawn), 1);
  };

  /** CF-6.1 */
  const price = (card: number, isRented: boolean) => {
    const name = NAMES[card] as string;
    const stars = Number(STARS.exec(name)?.[1]) - 1;
    if (name.startsWith('plane')) return PRINTED.prices.plane[stars];
    if (name.startsWith('electric')) return PRINTED.prices.electric[stars];
    if (STARS.test(name)) return 10;
    const city = PRINTED.cities.find(({ id }) => id === name.split('/')[0]);
    return PRINTED.prices[isRented ? 'rights' : 'airport'][(city?.stars ?? 1) - 1];
  };

  /** CF-6.2 */
  const flew = ({ flight, home: arrived, fee }: Extract<News, { kind: 'flew' }>) => {
    const city = (card: number) => (NAMES[card] as string).split('/')[0] as string;
    const there = GRID.indexOf(PRINTED.cities.find(({ id }) => id === city(flight.to))?.continent ?? 'europe');
    const stars = Number(STARS.exec(NAMES[flight.plane] as string)?.[1]);
    flight.pawns.forEach((count, colour) => {
      move(city(flight.from), colour, -count);
      if (colour !== there) move(city(flight.to), colour, count);
      complain(arrived[colour] !== (colour === there ? count : 0), 'a flight: others came home');
    });
    const isFull = sum(flight.pawns) === stars;
    complain(fee !== (scenario === 'low-cost' && !isFull ? 2 : 0), `a flight of ${stars} stars paid ${fee}`);
    settle(-fee, 'a flight');
    home += sum(arrived);
    homeThisRound += sum(arrived);
  };

  /** CF-6.5 */
  const penalties = (item: Extract<News, { kind: 'penalties' }> | null) => {
    const crowded = PRINTED.cities.filter((_, city) => inCity(city) >= 4).map(({ id }) => id);
    const full = GRID.filter((_, colour) => ofColour(colour) === 5);
    const sizes = trucks.map((_, hand) => [...owners.values()].filter((owner) => owner === hand).length);
    const isUnequal = seats > 1 && Math.max(...sizes) - Math.min(...sizes) >= 4;
    const due = 5 * crowded.length + 10 * full.length + (isUnequal ? 5 : 0);
    if (item === null) {
      complain(due > 0, `penalties of ${due} were not told`);
      return;
    }
    const expected = { kind: 'penalties', crowded, full, unequal: isUnequal, due, paid: Math.min(due, coins) };
    complain(JSON.stringify(expected) !== JSON.stringify(item), `penalties: ${JSON.stringify(item)}`);
    settle(-item.paid, 'penalties');
  };

  const income = (item: Extract<News, { kind: 'income' }>) => {
    complain(item.coins > 45 || Math.min(100, coins + 45) !== coins + item.coins, `income of ${item.coins}`);
    settle(45, 'income');
    charters = 0;
    homeThisRound = 0;
  };

  const ears: { readonly [K in News['kind']]?: (item: Extract<News, { kind: K }>) => void } = {
    pair,
    placed: ({ city, pawn }) => move(city, GRID.indexOf(pawn), 1),
    games: ({ placed, missing }) => {
      for (const { city, pawn } of placed) move(city, GRID.indexOf(pawn), 1);
      complain(placed.length + missing.length !== 5, 'the games bring five');
    },
    first: ({ from, to, plane, passenger, hand }) => {
      for (const card of [from, to, plane, passenger]) take(card, hand);
    },
    took: ({ card, hand }) => take(card, hand),
    bought: ({ card, hand, coins: paid }) => {
      complain(paid !== price(card, false), `${NAMES[card]} for ${paid}`);
      take(card, hand);
      settle(-paid, 'a purchase');
    },
    rented: ({ card, coins: paid }) => {
      complain(paid !== price(card, true), `rights of ${NAMES[card]} for ${paid}`);
      settle(-paid, 'landing rights');
    },
    boughtTruck: ({ hand, capacity, coins: paid }) => {
      const held = trucks[hand] as number[];
      held[capacity - 1] = (held[capacity - 1] as number) + 1;
      const less = scenario === 'good-old-days' ? 5 : 0;
      complain(paid !== (PRINTED.prices.truck[capacity - 1] ?? 0) - less, `a truck for ${paid}`);
      settle(-paid, 'a truck');
    },
    renewed: () => settle(-2, 'six new cards'),
    flew,
    chartered: ({ from, to, pawn, coins: paid }) => {
      complain(paid !== PRINTED.charters[difficulty][hands - 1]?.[charters], `a charter for ${paid}`);
      charters++;
      move(from, GRID.indexOf(pawn), -1);
      move(to, GRID.indexOf(pawn), 1);
      settle(-paid, 'a charter');
    },
    fullPlanesBonus: () => {
      complain(homeThisRound < 6, 'a bonus for too few');
      settle(5, 'a bonus');
    },
    further: ({ coins: paid }) => settle(paid, 'a further pair'),
    interest: ({ coins: paid }) => {
      complain(paid !== 3 * Math.floor(coins / 10), `interest of ${paid}`);
      settle(-paid, 'interest');
    },
    income,
    carbon: ({ coins: paid }) => {
      complain(paid !== sum(trucks.map((held) => sum(held.slice(2)))), `carbon of ${paid}`);
      settle(-paid, 'carbon');
    },
    penalties,
  };

  return {
    hear(news) {
      for (const item of news) (ears[item.kind] as ((told: News) => void) | undefined)?.(item);
      // A round that ended without a word of penalties had none.
      const kinds = news.map(({ kind }) => kind);
      if (kinds.includes('income') && !kinds.includes('penalties')) penalties(null);
    },
    books: () => ({ coins, home, pawns, owners, trucks, complaints }),
  };
}
