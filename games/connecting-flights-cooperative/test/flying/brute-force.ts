/** Every way to fly the rest of a phase, one after the other: slow, and too simple to be wrong. No pruning, only a memory. */

import { AIRPORT_CARDS, brokenRule, CARDS, FIRST_PASSENGER, FIRST_PLANE, isElectric } from '@tarmac/flights/rules';
import type { Flyable, Worth } from '../../bot/flying/index.ts';
import type { Tables } from '../../rules/tables.ts';

const COLOURS = 6;
const EUROPE = 1;
const FEE = 2;

interface Now {
  readonly pawns: readonly number[];
  readonly coins: number;
  readonly charters: number;
  readonly left: readonly number[];
  readonly reached: readonly number[];
  readonly serving: readonly number[];
  readonly trucks: readonly (readonly number[])[];
}

/** The most that the rest of the phase can be worth. */
export function bestValue(state: Flyable, tables: Tables, worth: Worth): number {
  const known = new Map<string, number>();
  const row = tables.board.charters[state.config.difficulty][state.trucks.length - 1] as readonly number[];
  const lowCost = state.config.scenario === 'low-cost';
  const closed = state.config.scenario === 'volcano' && state.round <= 4 ? EUROPE : -1;

  function best(now: Now): number {
    const key = JSON.stringify([
      now.pawns.join(''),
      now.coins,
      now.charters,
      now.left,
      now.reached,
      now.serving,
      now.trucks,
    ]);
    const before = known.get(key);
    if (before !== undefined) return before;
    let value = now.coins * worth.coin;
    now.pawns.forEach((count, cell) => {
      value += count * (worth.placed[cell] as number);
    });
    for (const [next, home] of [...charters(now), ...flights(now)])
      value = Math.max(value, best(next) + home * worth.home);
    known.set(key, value);
    return value;
  }

  function* charters(now: Now): Generator<readonly [Now, number]> {
    const price = row[now.charters];
    if (price === undefined || price > now.coins) return;
    for (const [cell, count] of now.pawns.entries()) {
      const city = Math.floor(cell / COLOURS);
      const continent = tables.continentOfCity[city] as number;
      if (count === 0 || continent === closed) continue;
      for (const to of tables.citiesOn[continent] as readonly number[]) {
        if (to === city) continue;
        const pawns = now.pawns.slice();
        pawns[cell] = count - 1;
        const target = to * COLOURS + (cell % COLOURS);
        pawns[target] = (pawns[target] as number) + 1;
        yield [{ ...now, pawns, coins: now.coins - price, charters: now.charters + 1 }, 0];
      }
    }
  }

  function* flights(now: Now): Generator<readonly [Now, number]> {
    for (let hand = 0; hand < state.trucks.length; hand++) {
      const cards = Array.from({ length: CARDS }, (_, card) => card).filter(
        (card) => state.where[card] === hand || state.rightsOf[card] === hand,
      );
      const airports = cards.filter((card) => card < AIRPORT_CARDS);
      const free = cards.filter((card) => !now.serving.includes(card));
      const planes = free.filter((card) => card >= FIRST_PLANE && card < FIRST_PASSENGER);
      for (const from of airports.filter((card) => !now.left.includes(card))) {
        for (const to of airports.filter((card) => !now.left.includes(card) && !now.reached.includes(card))) {
          for (const passenger of free.filter((card) => card >= FIRST_PASSENGER)) {
            for (const plane of planes) {
              for (const truck of trucksFor(now, hand, plane)) {
                const rights = state.rightsOf[from] === hand;
                if (brokenRule(tables, { from, to, plane, passenger, truck }, 0, rights) !== null) continue;
                yield* loaded(now, { hand, from, to, plane, passenger, truck });
              }
            }
          }
        }
      }
    }
  }

  function* loaded(
    now: Now,
    {
      hand,
      from,
      to,
      plane,
      passenger,
      truck,
    }: Record<'hand' | 'from' | 'to' | 'plane' | 'passenger' | 'truck', number>,
  ): Generator<readonly [Now, number]> {
    const stars = tables.starsOf[plane] as number;
    const origin = (tables.cityOf[from] as number) * COLOURS;
    const target = (tables.cityOf[to] as number) * COLOURS;
    for (const load of loads(now.pawns.slice(origin, origin + COLOURS), stars)) {
      const aboard = load.reduce((sum, count) => sum + count, 0);
      const fee = lowCost && aboard < stars ? FEE : 0;
      if (aboard === 0 || fee > now.coins) continue;
      const pawns = now.pawns.slice();
      let home = 0;
      load.forEach((count, colour) => {
        pawns[origin + colour] = (pawns[origin + colour] as number) - count;
        if (colour === tables.continentOf[to]) home += count;
        else pawns[target + colour] = (pawns[target + colour] as number) + count;
      });
      const trucks = now.trucks.map((of, whose) =>
        of.map((count, place) => (whose === hand && place + 1 === truck ? count - 1 : count)),
      );
      yield [
        {
          pawns,
          coins: now.coins - fee,
          charters: now.charters,
          left: [...now.left, from].sort(),
          reached: [...now.reached, to].sort(),
          serving: [...now.serving, plane, passenger].sort(),
          trucks,
        },
        home,
      ];
    }
  }

  return (
    best({
      pawns: state.pawns,
      coins: state.coins,
      charters: state.charters,
      left: state.flights.map(({ from }) => from),
      reached: state.flights.map(({ to }) => to),
      serving: state.flights.flatMap(({ plane, passenger }) => [plane, passenger]),
      trucks: state.trucks.map((of, hand) =>
        of.map((count, place) => {
          const used = state.flights.filter((flight) => flight.hand === hand && flight.truck === place + 1);
          return count - used.length;
        }),
      ),
    }) -
    state.coins * worth.coin
  );
}

function trucksFor(now: Now, hand: number, plane: number): number[] {
  if (isElectric(plane)) return [0];
  return (now.trucks[hand] ?? []).flatMap((count, place) => (count > 0 ? [place + 1] : []));
}

function loads(there: readonly number[], most: number): number[][] {
  let found: number[][] = [[]];
  for (const count of there) {
    found = found.flatMap((load) => Array.from({ length: count + 1 }, (_, number) => [...load, number]));
  }
  return found.filter((load) => load.reduce((sum, count) => sum + count, 0) <= most);
}
