/** What a choice would change, what is drawn of it, and what moves when it is made. */

import { cooperativeFlights } from '@tarmac/connecting-flights-cooperative/rules';
import { describe, expect, test } from 'vitest';
import { draftOf, NOTHING, noFlight } from '../../board/logic/draft.ts';
import { flightsToDraw } from '../../board/logic/drawn-flights.ts';
import { effectsOf, type Foreseen, type Sight } from '../../board/logic/effects.ts';
import { movesIn } from '../../board/logic/motion.ts';
import { priceOf } from '../../board/logic/price.ts';
import type { LaidFlight } from '../../board/logic/shapes.ts';
import { facts } from '../../bot/facts.ts';
import { costOf } from '../../rules/costs.ts';
import type { Frame } from '../../rules/state.ts';
import { tablesOf } from '../../rules/tables.ts';
import { DECISIONS } from './decisions.ts';

function moment(frame: Frame, coins: number, home: number, best: number | null, left = 20, due = 0): Sight {
  return {
    view: { coins, home, frame },
    facts: {
      best: best === null ? null : { home: best, steps: [], proved: true },
      forecast: { crowded: [], full: [], due: [{ coins: due, chance: 1 }] },
      charges: null,
      pawnsLeft: left,
    },
  };
}

const foreseen = (after: Sight, whole = true): Foreseen => ({ ...after, news: [], whole });
const market: Frame = { kind: 'market' };
const flights: Frame = { kind: 'flights' };

describe('what a choice would change', () => {
  test('a purchase: the coins, and what the best flying brings home', () => {
    const effects = effectsOf(
      0,
      { type: 'buyTruck', hand: 0, capacity: 4 },
      moment(market, 50, 3, 2),
      foreseen(moment(market, 30, 3, 4)),
    );
    expect(effects).toEqual([
      { kind: 'coins', from: 50, to: 30 },
      { kind: 'best', from: 2, to: 4 },
    ]);
  });

  test('that nothing comes of a purchase is told too', () => {
    const effects = effectsOf(
      0,
      { type: 'renew' },
      moment(market, 50, 3, 2),
      foreseen(moment(market, 48, 3, 2), false),
    );
    expect(effects).toEqual([
      { kind: 'coins', from: 50, to: 48 },
      { kind: 'best', from: 2, to: 2 },
      { kind: 'unknown', of: 'display' },
    ]);
  });

  test('a flight: who comes home, who is left, and what the round would cost less', () => {
    const effects = effectsOf(
      0,
      { type: 'charter', pawn: 'asia', from: 'paris', to: 'london' },
      moment(flights, 10, 3, 2, 20, 5),
      foreseen(moment(flights, 9, 4, 2, 19, 0)),
    );
    expect(effects).toEqual([
      { kind: 'coins', from: 10, to: 9 },
      { kind: 'home', pawns: 1 },
      { kind: 'left', from: 20, to: 19 },
      { kind: 'due', from: 5, to: 0 },
    ]);
  });

  test('CF-1.8 a proposal: the others are asked first, and nothing else', () => {
    const proposed: Frame = {
      kind: 'consent',
      by: 0,
      action: { type: 'renew' },
      agreed: [true, false],
      within: 'market',
    };
    const effects = effectsOf(0, { type: 'renew' }, moment(market, 50, 3, 2), foreseen(moment(proposed, 50, 3, null)));
    expect(effects).toEqual([{ kind: 'asks' }]);
  });

  test('the end of the flights brings pawns that nobody knows yet', () => {
    const effects = effectsOf(
      0,
      { type: 'pass' },
      moment(flights, 10, 3, 0),
      foreseen(moment(flights, 10, 3, 0), false),
    );
    expect(effects).toEqual([{ kind: 'unknown', of: 'demand' }]);
  });

  test('the end of the flights with pawns that could still come home', () => {
    const effects = effectsOf(
      0,
      { type: 'pass' },
      moment(flights, 10, 3, 2),
      foreseen(moment(flights, 10, 3, 2), false),
    );
    expect(effects).toContainEqual({ kind: 'couldCome', pawns: 2 });
  });
});

const scene = DECISIONS[0]?.scene ?? { cards: [] };
const cardOf = (city: string) => scene.cards.findIndex((card) => card.city === city);

describe('flights on the map', () => {
  const flown = {
    flights: [{ hand: 1, from: cardOf('paris'), plane: 40, truck: 1, passenger: 70, to: cardOf('cairo'), pawns: [1] }],
  };

  test('are those of this round', () => {
    expect(flightsToDraw(scene, flown, NOTHING)).toEqual([{ hand: 1, from: 'paris', to: 'cairo', flown: true }]);
  });

  test('and what is chosen, or put together and not yet chosen', () => {
    const laid: LaidFlight = {
      hand: 0,
      from: cardOf('tokyo'),
      plane: null,
      truck: 0,
      passenger: null,
      to: cardOf('sydney'),
      pawns: [],
    };
    const laying = (flight: LaidFlight) => ({ kind: 'flight', chosen: flight, laid: flight }) as const;
    const tokyoToSydney = { hand: 0, from: 'tokyo', to: 'sydney', flown: false };
    expect(flightsToDraw(scene, { flights: [] }, laying(laid))).toEqual([tokyoToSydney]);
    expect(flightsToDraw(scene, { flights: [] }, laying({ ...laid, to: null }))).toEqual([]);
    const charter = draftOf({ type: 'charter', pawn: 'asia', from: 'paris', to: 'london' });
    expect(flightsToDraw(scene, { flights: [] }, charter)).toEqual([
      { hand: null, from: 'paris', to: 'london', flown: false },
    ]);
    const first = { ...noFlight(1), from: 'lima', to: 'bogota' };
    expect(flightsToDraw(scene, { flights: [] }, first)).toEqual([
      { hand: 1, from: 'lima', to: 'bogota', flown: false },
    ]);
  });
});

test('a card that is bought goes from where it lay to its hand; coins go where they are paid', () => {
  const [city, plane] = [cardOf('paris'), scene.cards.findIndex(({ kind }) => kind === 'plane')];
  const moves = movesIn(scene, [
    { kind: 'bought', seat: 0, hand: 1, card: plane, coins: 10 },
    { kind: 'bought', seat: 0, hand: 0, card: city, coins: 30 },
    { kind: 'rented', seat: 0, hand: 0, card: city, coins: 12 },
    { kind: 'roundBegan', round: 2 },
  ]);
  expect(moves).toEqual([
    { kind: 'card', hand: 1, from: `shown-${plane}`, to: 'hand-1' },
    { kind: 'card', hand: 0, from: 'city-paris', to: 'hand-0' },
    { kind: 'coin', hand: 0, from: 'coins', to: 'city-paris' },
  ]);
});

test('what an action costs is what the rules take for it', () => {
  const seen = new Set<string>();
  for (const { state, seat, view, scene: own } of DECISIONS.filter((_, index) => index % 4 === 0)) {
    const told = facts(view);
    for (const action of cooperativeFlights.actions(state, seat)) {
      const cost = costOf(state, tablesOf(state.config.board), action);
      if (cost > 0) seen.add(action.type);
      expect(priceOf(own, told, action)).toBe(cost);
    }
  }
  expect([...seen]).toEqual(
    expect.arrayContaining(['buy', 'buyAirport', 'rent', 'buyTruck', 'renew', 'charter', 'fly']),
  );
});
