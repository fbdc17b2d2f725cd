/** What pictures are told beside what is seen: all of it could be worked out at the table. */

import { card } from '@tarmac/flights/support';
import { optionsAllowHints } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { facts } from '../bot/facts.ts';
import { type Facts, scene } from '../rules/facts.ts';
import { cooperativeFlights } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import { act, playAndHear } from './rules/support/act.ts';
import { charter, fly, pass } from './rules/support/actions.ts';
import { opened, started } from './rules/support/opening.ts';
import { position } from './rules/support/position.ts';
import { playRandomly } from './support/random-game.ts';

const factsOf = (state: State): Facts => facts(cooperativeFlights.view(state, 0));

describe('the scene', () => {
  test('hands, charters and demand of a table', () => {
    const { hands, charterRow, demandByRound, difficulty } = scene(
      cooperativeFlights.view(position({ seats: 1, hands: 'two', difficulty: 'medium' }), 'watcher'),
    );
    expect(hands).toBe(2);
    expect(charterRow).toEqual([1, 2, 2, 3, 4, 5, 6]);
    expect(demandByRound.map((kind) => kind?.[0] ?? '-').join('')).toBe('lllhhhhll-');
    expect(difficulty).toBe('medium');
  });

  test('cards by number', () => {
    const { cards, fuel } = scene(position());
    expect(cards[card('london/b')]).toMatchObject({ kind: 'airport', city: 'london', continent: 'europe', stars: 3 });
    expect(cards[card('electric-2')]).toMatchObject({ kind: 'plane', electric: true, stars: 2 });
    expect(cards[card('asia-1')]).toMatchObject({ kind: 'passenger', continent: 'asia', stars: 1 });
    expect(fuel[0]).toEqual([1, 3, 3, 2, 4, 4]);
  });
});

describe('prices', () => {
  test('CF-6.1 as usual', () => {
    const { truckPrices, electricPrices, passengerPrice, renewPrice, closedContinent } = factsOf(position());
    expect(truckPrices).toEqual([5, 10, 15, 20]);
    expect(electricPrices).toEqual([24, 34, null]);
    expect([passengerPrice, renewPrice, closedContinent]).toEqual([10, 2, null]);
  });

  test('CF-7.4 the good old days: cheap trucks, none of 4, nothing electric', () => {
    const { truckPrices, electricPrices } = factsOf(position({ scenario: 'good-old-days' }));
    expect(truckPrices).toEqual([0, 5, 10, null]);
    expect(electricPrices).toEqual([null, null, null]);
  });

  test('CF-7.5 Europe is closed up to round 4', () => {
    expect(factsOf(position({ scenario: 'volcano', round: 4 })).closedContinent).toBe('europe');
    expect(factsOf(position({ scenario: 'volcano', round: 5 })).closedContinent).toBeNull();
  });

  test('CF-6.3 charters cost more along the row, until there are none', () => {
    const charters = (made: number) => factsOf(position({ frame: 'flights', charters: made })).nextCharter;
    expect([0, 2, 7, 8].map(charters)).toEqual([1, 2, 4, null]);
  });
});

describe('CF-2.10 what is used', () => {
  const before = position({
    seats: 2,
    frame: 'flights',
    owned: [['london', 'cairo', 'plane-2', 'plane-3', 'africa-1', 'asia-1'], ['paris']],
    rights: { tokyo: 0 },
    trucks: [[2, 4], [4]],
    pawns: { london: 'red pink', lima: 'blue' },
  });
  const first = act(before, 0, fly(0, 'london', 'plane-2', 2, 'africa-1', 'cairo', 'red pink'));

  test('nothing before the first flight', () => {
    const { usedCards, usedTrucks, chainEnds } = factsOf(before);
    expect([usedCards, usedTrucks, chainEnds]).toEqual([
      [],
      [
        [0, 0, 0, 0],
        [0, 0, 0, 0],
      ],
      [[], []],
    ]);
  });

  test('after a flight its chain goes on from where it ended', () => {
    const { usedCards, usedTrucks, chainEnds, pawnsLeft, pawnsOf } = factsOf(first);
    expect(usedCards).toEqual([card('london'), card('plane-2'), card('africa-1')]);
    expect(usedTrucks[0]).toEqual([0, 1, 0, 0]);
    expect(chainEnds).toEqual([[card('cairo')], []]);
    expect(pawnsLeft).toBe(2);
    expect(pawnsOf).toEqual([1, 0, 1, 0, 0, 0]);
  });

  test('CF-2.6 no chain goes on from landing rights', () => {
    const { usedCards, chainEnds } = factsOf(act(first, 0, fly(0, 'cairo', 'plane-3', 4, 'asia-1', 'tokyo', 'pink')));
    expect(usedCards).toEqual(
      ['london', 'tokyo', 'cairo', 'plane-2', 'plane-3', 'asia-1', 'africa-1'].map(card).sort((a, b) => a - b),
    );
    expect(chainEnds).toEqual([[], []]);
  });
});

describe('if the round ended now', () => {
  test('CF-6.5 penalties', () => {
    const state = position({
      seats: 2,
      owned: [['london', 'paris', 'athens', 'moscow'], []],
      pawns: { lima: 'blue blue blue pink', bogota: 'blue blue' },
    });
    expect(factsOf(state).penalties).toEqual({ crowded: ['lima'], full: ['north-america'], unequal: true, due: 20 });
    expect(factsOf(position({ seats: 1 })).penalties.due).toBe(0);
  });

  test('CF-7.6 charges', () => {
    expect(factsOf(position()).charges).toBeNull();
    const state = position({ seats: 1, scenario: 'future', coins: 39, trucks: [[1, 3, 4]] });
    expect(factsOf(state).charges).toEqual({ interest: 9, carbon: 2 });
  });
});

describe('what is to come', () => {
  test.each([
    ['easy', 1, 50],
    ['easy', 3, 55],
    ['medium', 2, 53],
    ['medium', 3, 58],
    ['hard', 1, 55],
    ['hard', 3, 60],
  ] as const)('CF-5.1, CF-6.4, CF-6.5 %s with %i seats places %i pawns in all', (difficulty, seats, all) => {
    const { state } = opened({ difficulty }, seats);
    const { pawnsLeft, stillToCome } = factsOf(state);
    expect(pawnsLeft + stillToCome).toBe(all);
  });

  test('it falls by what is drawn, and nothing comes after the end', () => {
    const { states } = playRandomly({ difficulty: 'hard' }, 1, 3);
    const left = states.map((state) => factsOf(state).stillToCome);
    expect(left).toEqual(left.toSorted((a, b) => b - a));
    expect([...new Set(left)]).toEqual([40, 37, 34, 31, 26, 21, 16, 11, 3, 0]);
  });

  test('CF-7.3 the pairs of the setup come after the pawns of the team, and five pawns in round 5', () => {
    const { state } = opened({ scenario: 'olympic-games' }, 1);
    expect(factsOf(state).stillToCome).toBe(8 + 35 + 5);
    const inRound = (round: number) => factsOf(position({ seats: 1, scenario: 'olympic-games', round })).stillToCome;
    expect(inRound(5) - inRound(6)).toBe(5 + 5);
  });

  test('CF-6.4 the decks, and where the next pawns may come', () => {
    const { departuresLeft, demandsLeft, nextDeparture } = factsOf(opened({}, 1).state);
    expect(departuresLeft).toBe(10);
    expect(demandsLeft).toEqual({ low: 6, high: 5 });
    expect(nextDeparture.reduce((sum, share) => sum + share, 0)).toBeCloseTo(6);
  });

  test('CF-6.4 an empty deck is made anew', () => {
    const empty = position({
      seats: 3,
      round: 10,
      drawn: { departure: Array.from({ length: 13 }, (_, place) => place) },
    });
    const { departuresLeft, nextDeparture } = factsOf(empty);
    expect(departuresLeft).toBe(0);
    expect(nextDeparture.reduce((sum, share) => sum + share, 0)).toBeCloseTo(6);
  });
});

describe('the best flying', () => {
  const state = position({
    seats: 1,
    frame: 'flights',
    owned: [['london', 'cairo', 'plane-3', 'africa-1']],
    pawns: { london: 'red red', paris: 'red', lima: 'blue' },
  });

  test('brings home whom it says, by acts that can be done one after another', () => {
    const { best } = factsOf(state);
    expect(best).toMatchObject({ home: 3, proved: true });
    const { state: after } = playAndHear(state, best?.steps ?? []);
    expect(after.homeThisRound).toBe(3);
  });

  test('is told to nobody at a table without a solver', () => {
    const without: State = { ...state, config: { ...state.config, solver: false } };
    expect(factsOf(without).best).toBeNull();
    expect(scene(cooperativeFlights.view(without, 0)).solver).toBe(false);
    expect(optionsAllowHints(cooperativeFlights.options, { ...without.config })).toBe(false);
    expect(optionsAllowHints(cooperativeFlights.options, { ...state.config })).toBe(true);
  });

  test('goes on from what was done already', () => {
    const { best } = factsOf(act(state, 0, charter('red', 'paris', 'london')));
    expect(best?.steps.map(({ type }) => type)).toEqual(['fly']);
  });

  test('is told in the market and during the flights only', () => {
    expect(factsOf(position({ seats: 1 })).best).not.toBeNull();
    expect(factsOf(opened({}, 1).state).best).toBeNull();
    expect(factsOf(act(started(opened({}, 1).state), 0, pass)).best).not.toBeNull();
  });
});
