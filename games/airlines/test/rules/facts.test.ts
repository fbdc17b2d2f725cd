/** What a picture is told beyond the view: it must be what the rules will do. */

import { BOARDS, type Facts, facts, scene } from '@tarmac/airlines/rules';
import { describe, expect, test } from 'vitest';
import type { State } from '../../rules/state.ts';
import { act, frameKind, paidFor } from '../support/act.ts';
import { draw, expand, fly, stop } from '../support/actions.ts';
import { faceOf, flightIds, LINES, NAMES, ROUNDS_ASIDE, SEAT_NUMBERS } from '../support/booklet.ts';
import { EYES, middle, view } from '../support/eyes.ts';
import { reachedCities, unusableFlights } from '../support/oracle.ts';
import { config, type Position, position } from '../support/position.ts';
import { playRandomly } from '../support/random-game.ts';
import { smallBoard } from '../support/small-board.ts';
import { allTakenBut, BOI_FOUNDED } from '../support/standing.ts';

const drawing: Position = { frame: { kind: 'stock', thenFlight: false } };

function factsOf(state: State): Facts {
  return facts(view(state, 'watcher'));
}

test('AL-11.1 the facts are the same to every eye', () => {
  for (const eye of EYES) expect(facts(view(middle(), eye))).toEqual(factsOf(middle()));
});

describe('AL-1.6 the scene', () => {
  test('AL-1.3 it has the board, and the flight cards in their order', () => {
    const { board, flights } = scene(view(middle(), 'watcher'));
    expect(board).toEqual(smallBoard);
    expect(flights).toEqual(flightIds(smallBoard).map((id) => ({ id, ...faceOf(id) })));
  });

  test('AL-1.6 a board that is known by its name comes with it', () => {
    for (const [id, board] of Object.entries(BOARDS)) {
      expect(scene(view(position({ board }), 0)).board).toEqual(board);
      const { board: named } = scene({ ...view(middle(), 0), config: config({ board: id }) });
      expect(named).toEqual(board);
    }
  });
});

describe('AL-9.2 what a scoring would pay now', () => {
  test('AL-9.2 it is what the next scoring does pay', () => {
    const start: State = { ...middle(), frame: { kind: 'stock', thenFlight: false } };
    const { worth, points } = factsOf(start);
    const after = act(start, 0, draw, ['scoring', 'tav']);
    NAMES.forEach((airline, index) => {
      expect(points[index], airline).toEqual(worth[index] === 0 ? [0, 0, 0] : paidFor(after, airline));
    });
    // BOI: headquarters and one flight; ITA: headquarters and two. The sabotage marker of ZEB is worth nothing.
    expect(worth).toEqual([2, 3, 0, 0, 0, 0, 0, 0, 0]);
  });

  test('AL-9.1 the number of the next scoring', () => {
    const after = (inPile: number) => factsOf(position({ scoringCards: { inPile, aside: 0 } })).nextScoring;
    expect([after(3), after(2), after(1), after(0)]).toEqual([1, 2, 3, 4]);
  });

  test('AL-9.5 none once the game is over', () => {
    const start = position({ ...BOI_FOUNDED, idleTurns: 8 });
    const over = act(act(start, 0, expand), 0, stop);
    expect(frameKind(over)).toBe('over');
    expect(factsOf(over).nextScoring).toBeNull();
  });
});

test('AL-4.4 how many flight cards can still be drawn, the discards included', () => {
  const left = (wish: Partial<Position>) => factsOf(position({ ...wish })).flightsToDraw;
  expect(left({})).toBe(42);
  expect(left({ flights: [['wavy-1'], ['wavy-2', 'wavy-3']] })).toBe(39);
  expect(left({ flightPile: ['wavy-1'], discards: ['solid-1', 'solid-2'] })).toBe(3);
  expect(left({ flightPile: [], discards: [] })).toBe(0);
});

describe('AL-4.6 of what use flight cards are', () => {
  test('AL-4.6 the lowest number of each style that a card must reach', () => {
    expect(factsOf(position()).lowestOpen).toEqual([1, 1, 1, 1, 1]);
    const { lowestOpen } = factsOf(position({ ...BOI_FOUNDED }));
    // Atlanta-Miami still has its 1.
    expect(lowestOpen[LINES.indexOf('dotted')]).toBe(1);
    const closed = position({ circles: allTakenBut({}), contrived: true });
    expect(factsOf(closed).lowestOpen).toEqual([null, null, null, null, null]);
  });

  test.each(SEAT_NUMBERS)('AL-4.6 below it cards are unusable, from it on they are not, %i players', (seats) => {
    for (const state of playRandomly(config(), seats, 20 + seats).states) {
      const { lowestOpen } = factsOf(state);
      const tooLow = flightIds(smallBoard).filter((id) => {
        const { style, value } = faceOf(id);
        return value < (lowestOpen[LINES.indexOf(style)] ?? Number.POSITIVE_INFINITY);
      });
      expect(tooLow).toEqual(unusableFlights(smallBoard, state));
    }
  });
});

describe('AL-4.1 reached cities', () => {
  test('AL-4.1 none before an airline is founded', () => {
    expect(factsOf(position()).reached.every((cities) => cities.length === 0)).toBe(true);
  });

  test('AL-4.1 then its headquarters and both ends of each of its routes', () => {
    const start = position({ ...BOI_FOUNDED, frame: { kind: 'flight' }, flights: [['dotted-4']] });
    const boi = (state: State) => [...(factsOf(state).reached[NAMES.indexOf('boi')] ?? [])].sort();
    expect(boi(start)).toEqual(['boston', 'new-york']);
    const flown = act(start, 0, fly('boi', 'new-york-chicago', 'dotted-4'));
    expect(boi(flown)).toEqual(['boston', 'chicago', 'new-york']);
    expect(boi(flown)).toEqual([...reachedCities(smallBoard, flown, 'boi')].sort());
  });
});

test.each(SEAT_NUMBERS)('AL-10.3 after which round the scoring cards come in, %i players', (seats) => {
  const rounds = ROUNDS_ASIDE[seats];
  const after = (wish: Partial<Position>) => factsOf(position({ ...drawing, seats, ...wish })).scoringCardsAfterRound;
  expect(after({ controlledScoring: true, rounds: 0 })).toBe(rounds);
  expect(after({ controlledScoring: true, rounds: rounds - 1, turn: seats - 1 })).toBe(rounds);
  expect(after({ controlledScoring: true, rounds })).toBeNull();
  expect(after({ rounds: 0 })).toBeNull();
});
