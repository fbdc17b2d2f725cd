/** What is told of a choice and of a moment: effects, the leaderboard, flights to draw, what flies, letters of players. */

import { connectingFlights } from '@tarmac/connecting-flights/rules';
import { lettersOf } from '@tarmac/flights/board/logic';
import { card } from '@tarmac/flights/support';
import { describe, expect, test } from 'vitest';
import { NOTHING } from '../../board/logic/draft.ts';
import { flightsToDraw } from '../../board/logic/drawn-flights.ts';
import { type Effect, effectsOf } from '../../board/logic/effects.ts';
import { costOf } from '../../board/logic/first-flight.ts';
import { coinsFor, fieldsOf } from '../../board/logic/leaderboard.ts';
import { movesIn } from '../../board/logic/motion.ts';
import type { Action } from '../../rules/actions.ts';
import { WORLD } from '../../rules/data/world.ts';
import { taxDue } from '../../rules/modifiers.ts';
import { tablesOf } from '../../rules/tables.ts';
import { planning, position } from '../support/position.ts';
import { DECISIONS, decisionAt } from './games.ts';

const LUCK = { draw: () => 0, reveal: () => undefined };

function toldOf(before: ReturnType<typeof decisionAt>, action: Action): readonly Effect[] {
  const state = connectingFlights.clone(before.state);
  connectingFlights.apply(state, before.seat, action, LUCK);
  const after = decisionAt(state, before.seat);
  return effectsOf(before.seat, action, before, { view: after.view, facts: after.facts, news: [], whole: true });
}

describe('effects', () => {
  test('a purchase tells what it leaves', () => {
    const before = decisionAt(position({ seats: 2, coins: [30, 40] }), 0);
    const price = before.facts.truckPrices[before.seat]?.[1] ?? 0;
    const told = toldOf(before, { type: 'buyTruck', capacity: 2 });
    expect(told).toContainEqual({ kind: 'coins', seat: 0, from: 30, to: 30 - price });
  });

  test('a plan tells what it earns, and how many of its flights do not count', () => {
    const owned = [['london', 'paris', 'plane-3', 'europe-3']];
    const before = decisionAt(position({ seats: 2, frame: planning(2), owned, contrived: true }), 0);
    const leg = { plane: card('plane-3'), truck: 1, passenger: card('europe-3'), to: card('paris') };
    expect(toldOf(before, { type: 'fly', chains: [{ from: card('london'), legs: [leg] }] })).toEqual([
      { kind: 'revenue', coins: 20 },
    ]);
    expect(toldOf(before, { type: 'fly', chains: [{ from: card('london'), legs: [{ ...leg, truck: 0 }] }] })).toEqual([
      { kind: 'revenue', coins: 0 },
      { kind: 'invalid', flights: 1 },
    ]);
  });
});

describe('the leaderboard (CF-4.6)', () => {
  test('gives and takes what the rules say', () => {
    const tables = tablesOf(WORLD);
    const state = position({ seats: 2, players: ['trader', 'investment-manager'] });
    for (let revenue = 0; revenue <= 120; revenue++)
      expect(coinsFor(WORLD, revenue)).toBe(taxDue(state, tables, 0, revenue));
  });

  test('shows everyone on one field, the higher revenue first', () => {
    const fields = fieldsOf(WORLD, [0, 22, 34, 90]);
    expect(fields.flatMap(({ seats }) => seats).toSorted()).toEqual([0, 1, 2, 3]);
    expect(fields.find(({ from }) => from === 20)?.seats).toEqual([2, 1]);
    expect(fields.at(-1)).toMatchObject({ to: null, seats: [3] });
  });
});

test('CF-3.3 the first flight costs what its four cards cost', () => {
  const draft = { kind: 'first', from: 'london', to: 'paris', plane: 3, passenger: 3 } as const;
  expect(costOf(WORLD, draft)).toBe(105);
  expect(costOf(WORLD, { ...draft, to: null, passenger: null })).toBe(55);
});

describe('flights on the map', () => {
  test('are those of the plan that is being laid', () => {
    const { scene, view } = decisionAt(position({ seats: 2, frame: planning(2) }), 0);
    const leg = { plane: 40, truck: 1, passenger: 70, to: card('paris') };
    const chains = [{ from: card('london'), legs: [leg, { ...leg, plane: null, to: card('cairo') }] }];
    const drawn = flightsToDraw(scene, view, 0, {
      kind: 'none',
      laid: { round: view.round, action: { type: 'fly', chains } },
    });
    expect(drawn).toEqual([
      { seat: 0, from: 'london', to: 'paris', valid: true },
      { seat: 0, from: 'paris', to: 'cairo', valid: false },
    ]);
  });

  test('are what everybody flew, once that is known', () => {
    const flown = DECISIONS.filter(({ view }) => view.flown !== null);
    expect(flown.length).toBeGreaterThan(0);
    for (const { scene, view } of flown) {
      const count = view.flown?.flat(2).length ?? 0;
      expect(flightsToDraw(scene, view, null, NOTHING)).toHaveLength(count);
    }
  });
});

describe('what flies over the table', () => {
  const { scene } = decisionAt(position({ seats: 2 }), 0);

  test('a card that is sold goes from the row to its buyer', () => {
    expect(movesIn(scene, [{ kind: 'sold', seat: 1, card: 3, coins: 20 }])).toEqual([
      { kind: 'card', seat: 1, from: 'row-3', to: 'seat-1' },
    ]);
  });

  test('every flight goes from its origin to its destination', () => {
    const leg = { plane: 40, truck: 1, passenger: 70, to: card('paris') };
    const plan = [{ from: card('london'), legs: [leg, { ...leg, to: card('cairo') }] }];
    expect(
      movesIn(scene, [{ kind: 'flew', seat: 0, plan, flown: [], revenue: 20, coins: 20 }]).map(({ from, to }) => [
        from,
        to,
      ]),
    ).toEqual([
      ['city-london', 'city-paris'],
      ['city-paris', 'city-cairo'],
    ]);
  });

  test('a trade goes both ways', () => {
    const nothing = { cards: [], trucks: [0, 0, 0, 0], coins: 0, loans: [] };
    const news = {
      kind: 'traded',
      from: 0,
      to: 1,
      give: { ...nothing, cards: [3] },
      take: { ...nothing, coins: 9 },
    } as const;
    expect(movesIn(scene, [news])).toEqual([
      { kind: 'card', seat: 1, from: 'seat-0', to: 'seat-1' },
      { kind: 'coin', seat: 0, from: 'seat-1', to: 'seat-0' },
    ]);
  });
});

describe('letters of players', () => {
  test('are the first of their names that nobody has yet', () => {
    expect(lettersOf(['Ada', 'Bessie', 'Amelia'])).toEqual(['A', 'B', 'M']);
  });

  test('are numbers where a name has none left', () => {
    expect(lettersOf(['Bo', 'Bo', 'bo', '7'])).toEqual(['B', 'O', '3', '4']);
  });
});
