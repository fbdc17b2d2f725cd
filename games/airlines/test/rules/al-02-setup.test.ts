/** AL-2: the deal. */

import { airlines } from '@tarmac/airlines/rules';
import { type Chance, fastChance } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import type { News } from '../../rules/news.ts';
import { IN_PILE } from '../../rules/state.ts';
import { act, newsOf, seatsToAct } from '../support/act.ts';
import { expand, stop } from '../support/actions.ts';
import { SEAT_NUMBERS, sum } from '../support/booklet.ts';
import { view } from '../support/eyes.ts';
import { type Fated, fate, fullPiles } from '../support/fate.ts';
import { cardsIn, config, flightsAt, position } from '../support/position.ts';
import { smallBoard } from '../support/small-board.ts';

const FIRST_HAND: Fated[] = ['boi', 'boi', 'ita', 'zeb', 'zeb'];
const SECOND_HAND: Fated[] = ['lum', 'mox', 'pex', 'ruk', 'tav'];
const FACE_UP: Fated[] = ['hit', 'hit', 'hit', 'boi', 'ita'];
const FLIGHTS: Fated[] = ['wavy-5', 'wavy-5b', 'solid-3c', 'dotted-1', 'dashed-13', 'double-2'];

function deal(script: readonly Fated[], startSeat: number | null = 0) {
  const news: News[] = [];
  const luck = fate(fullPiles(smallBoard), script);
  const state = airlines.setup(config({ startSeat }), 2, luck, news);
  luck.finish();
  expect(airlines.audit(state)).toEqual([]);
  return { state, news };
}

describe('AL-2.1 hands and the row', () => {
  test.each(SEAT_NUMBERS)('AL-2.1 three flight cards and five stock cards each, five face up, %i players', (seats) => {
    const state = airlines.setup(config(), seats, fastChance(seats));
    expect(airlines.audit(state)).toEqual([]);
    for (let seat = 0; seat < seats; seat++) {
      expect(sum(state.hands[seat] ?? [])).toBe(5);
      expect(flightsAt(state, seat)).toHaveLength(3);
    }
    expect(state.row).toHaveLength(5);
    expect(sum(state.laid.map(sum))).toBe(0);
  });

  test('AL-2.1 each card as likely as any other', () => {
    const { state, news } = deal([...FIRST_HAND, ...SECOND_HAND, ...FACE_UP, ...FLIGHTS]);
    expect(state.hands.map(cardsIn)).toEqual([
      { boi: 2, ita: 1, zeb: 2 },
      { lum: 1, mox: 1, pex: 1, ruk: 1, tav: 1 },
    ]);
    expect(state.row).toEqual(['hit', 'hit', 'hit', 'boi', 'ita']);
    expect(flightsAt(state, 0).sort()).toEqual(['solid-3c', 'wavy-5', 'wavy-5b']);
    expect(flightsAt(state, 1).sort()).toEqual(['dashed-13', 'dotted-1', 'double-2']);
    expect(newsOf(news, 'began')).toEqual([{ kind: 'began', startSeat: 0, row: ['hit', 'hit', 'hit', 'boi', 'ita'] }]);
  });

  test.each(SEAT_NUMBERS)('AL-2.1 hands are secret, the row is not, %i players', (seats) => {
    const state = airlines.setup(config(), seats, fastChance(7));
    for (let seat = 0; seat < seats; seat++) {
      const seen = view(state, seat);
      expect(seen.hand).toEqual(state.hands[seat]);
      expect(seen.row).toEqual(state.row);
      state.flights.forEach((place, card) => {
        if (place === seat) expect(seen.flights[card]).toBe(seat);
        else expect(seen.flights[card]).toBeLessThan(0);
      });
    }
    expect(view(state, 'watcher').hand).toBeNull();
  });
});

describe('AL-2.2 the piles', () => {
  test.each(SEAT_NUMBERS)('AL-2.2 the scoring cards and the rest of the stock are one pile, %i players', (seats) => {
    const state = airlines.setup(config(), seats, fastChance(seats));
    expect(view(state, 'watcher').pileSize).toBe(84 - 5 * seats - 5 + 3);
    expect(state.scoringCards).toEqual({ inPile: 3, aside: 0 });
  });

  test.each(SEAT_NUMBERS)('AL-2.2 unless they are to come later, %i players', (seats) => {
    const state = airlines.setup(config({ controlledScoring: true }), seats, fastChance(seats));
    expect(view(state, 'watcher').pileSize).toBe(84 - 5 * seats - 5);
    expect(state.scoringCards).toEqual({ inPile: 0, aside: 3 });
  });

  test.each(SEAT_NUMBERS)('AL-2.2 the other flight cards are a pile of their own, %i players', (seats) => {
    const state = airlines.setup(config(), seats, fastChance(seats));
    expect(flightsAt(state, IN_PILE)).toHaveLength(42 - 3 * seats);
    expect(view(state, 'watcher').flightPileSize).toBe(42 - 3 * seats);
  });

  test('AL-2.2 nobody is dealt a scoring card', () => {
    for (let seed = 0; seed < 40; seed++) {
      const state = airlines.setup(config(), 6, fastChance(seed));
      expect(state.scoringCards.inPile).toBe(3);
      expect(state.scorings).toBe(0);
    }
  });
});

describe('AL-2.3 the start player', () => {
  test.each(SEAT_NUMBERS)('AL-2.3 is drawn first of all, each of %i as likely, unless the host set one', (seats) => {
    for (let start = 0; start < seats; start++) {
      const rest = fastChance(4);
      let draws = 0;
      const luck: Chance = {
        draw(bound) {
          if (draws++ > 0) return rest.draw(bound);
          expect(bound).toBe(seats);
          return start;
        },
        reveal() {},
      };
      expect(airlines.setup(config({ startSeat: null }), seats, luck).startSeat).toBe(start);
      expect(airlines.setup(config({ startSeat: start }), seats, fastChance(4)).startSeat).toBe(start);
    }
  });

  test('AL-2.3 no draw is wasted on a start player set by the host', () => {
    const cards = [...FIRST_HAND, ...SECOND_HAND, ...FACE_UP, ...FLIGHTS];
    expect(deal(cards, 1).state.startSeat).toBe(1);
    expect(deal([1, ...cards], null).state.startSeat).toBe(1);
  });

  test.each(SEAT_NUMBERS)('AL-2.3 begins, and turns go clockwise, %i players', (seats) => {
    let state = airlines.setup(config({ startSeat: seats - 1 }), seats, fastChance(5));
    const order: number[] = [];
    for (let turn = 0; turn <= seats; turn++) {
      const [seat] = seatsToAct(state);
      if (seat === undefined) throw new Error('nobody is to act');
      order.push(seat);
      state = act(act(state, seat, expand), seat, stop, []);
    }
    expect(order).toEqual([seats - 1, ...Array.from({ length: seats }, (_, seat) => seat)]);
  });

  test('AL-2.3 a match begins with the start player’s turn', () => {
    const state = position({ seats: 4, startSeat: 2, rounds: 0 });
    expect([state.turn, state.turnsDone]).toEqual([2, 0]);
    expect(seatsToAct(state)).toEqual([2]);
  });
});
