/** AE-2: from the box to the first decision. */

import { bagSize, type Chance, drawFromBag } from '@tarmac/kit';
import { ABACUS_COUNT, AIRLINES, inPlay, SHARE_COUNTS, SHARES } from './airlines.ts';
import type { Config } from './config.ts';
import { DEALT, MARKET_SIZE } from './deck.ts';
import type { News } from './news.ts';
import { FREE, type State } from './state.ts';
import { tablesOf } from './tables.ts';

const MONEY_PER_SEAT = 30;
export const TOTAL_MONEY = (seats: number): number => MONEY_PER_SEAT * seats;

/** AE-2.3, AE-7.1, AE-7.2: the money at the start, from action D, and after a broken bank. */
export const CASH = 8;

/** AE-10.1 by number of seats. */
const BAN_MARKERS: Readonly<Record<number, number>> = { 2: 4, 3: 4, 4: 3, 5: 2 };

export const banMarkersEach = (config: Config, seats: number): number =>
  config.flightBan ? (BAN_MARKERS[seats] ?? 0) : 0;

/** AE-2.2 one for the start player, one more for each seat clockwise. */
export function startingPoints(seats: number, startSeat: number): number[] {
  return perSeat(seats, (seat) => 1 + ((seat - startSeat + seats) % seats));
}

function perSeat<T>(seats: number, make: (seat: number) => T): T[] {
  return Array.from({ length: seats }, (_, seat) => make(seat));
}

export function setup(config: Config, seats: number, chance: Chance, news?: News[]): State {
  const tables = tablesOf(config.board);
  const { board } = tables;
  const playing = inPlay(seats);
  const startSeat = config.startSeat ?? chance.draw(seats);
  const circles = tables.costs.map(() => FREE);

  const bag = SHARE_COUNTS.map((count, airline) => (playing[airline] ? count : 0));
  const draw = (): number => drawFromBag(bag, bagSize(bag), chance);
  const market = Array.from({ length: MARKET_SIZE }, () => AIRLINES[draw()]!);
  const hands = perSeat(seats, () => SHARES.map(() => 0));
  for (const hand of hands) deal(hand, draw);
  const redealt = hands.flatMap((hand, seat) => {
    let times = 0;
    // AE-2.7
    while (hand.some((count) => count === DEALT)) {
      for (let airline = 0; airline < bag.length; airline++) {
        bag[airline] = bag[airline]! + hand[airline]!;
        hand[airline] = 0;
      }
      deal(hand, draw);
      times++;
    }
    return new Array<number>(times).fill(seat);
  });

  news?.push({ kind: 'began', startSeat, market: market.slice() });
  for (const seat of redealt) news?.push({ kind: 'redealt', seat });
  return {
    config,
    seats,
    startSeat,
    turn: startSeat,
    frame: { kind: 'opening', chosen: perSeat(seats, () => null) },
    circles,
    planes: SHARE_COUNTS.map((count, airline) => (playing[airline] ? count : 0)),
    track: AIRLINES.map((airline, index) => (playing[index] ? board.track.starts[airline] : 0)),
    // AE-2.5
    bonus: AIRLINES.map((_, airline) => playing[airline] === true && tables.bonusTargets[airline] !== -1),
    banMarkers: perSeat(seats, () => banMarkersEach(config, seats)),
    bag,
    deck: { drawn: 0, met: 0, metAt: 0 },
    market,
    hands,
    portfolios: perSeat(seats, () => SHARES.map(() => 0)),
    gone: SHARES.map(() => 0),
    given: perSeat(seats, () => AIRLINES.map(() => 0)),
    sightings: perSeat(seats, () => ({ open: AIRLINES.map(() => 0), closed: DEALT, since: [] })),
    abacus: ABACUS_COUNT,
    bank: TOTAL_MONEY(seats) - CASH * seats,
    cash: perSeat(seats, () => CASH),
    scores: startingPoints(seats, startSeat),
    payouts: [],
    scorings: 0,
    scoringCards: null,
    endedBy: null,
  };
}

function deal(hand: number[], draw: () => number): void {
  for (let card = 0; card < DEALT; card++) {
    const airline = draw();
    hand[airline] = hand[airline]! + 1;
  }
}
