/** How far each bonus connection is, held against a search of our own on the board file. */

import {
  AIRLINES,
  type Airline,
  airlinesEurope,
  type Board,
  type State,
  tablesOf,
} from '@tarmac/airlines-europe/rules';
import { describe, expect, test } from 'vitest';
import { bonusDistances } from '../../bot/distances.ts';
import { act } from '../support/act.ts';
import { buy } from '../support/actions.ts';
import { circlesOf, position } from '../support/position.ts';
import { everyBoard, gameAt } from './support-parts.ts';

function distances(state: State): Record<Airline, number> {
  const into = new Float64Array(AIRLINES.length).fill(Number.NaN);
  bonusDistances(state, tablesOf(state.config.board), into);
  return Object.fromEntries(AIRLINES.map((airline, index) => [airline, into[index]])) as Record<Airline, number>;
}

/** The cities an airline reaches, and from there one route at a time until the target is among them. */
function searched(board: Board, state: State, airline: Airline): number {
  const bonus = board.bonuses.find((candidate) => candidate.airline === airline);
  if (bonus === undefined) return 0;
  const reached = new Set([board.homes[airline]]);
  for (const route of board.routes)
    if (circlesOf(state, route.id).includes(airline)) for (const city of route.cities) reached.add(city);
  let licences = 0;
  while (!reached.has(bonus.target)) {
    licences++;
    const before = [...reached];
    for (const { cities } of board.routes)
      if (cities.some((city) => before.includes(city))) for (const city of cities) reached.add(city);
    if (reached.size === before.length) throw new Error(`${bonus.target} cannot be reached`);
  }
  return licences;
}

describe.each(everyBoard)('AE-4.9 on the board %s', (_id, board) => {
  const games = [2, 3, 4, 5].map((seats) =>
    gameAt({ seats, config: { board, deck: 'standard', flightBan: true, openScores: false, startSeat: 0 } }, seats),
  );

  test('as many licences as a search of the board finds, all game long', () => {
    const seen = new Set<number>();
    for (const states of games) {
      for (const state of states) {
        const found = distances(state);
        for (const airline of AIRLINES) {
          expect(found[airline], airline).toBe(searched(board, state, airline));
          seen.add(found[airline]);
        }
      }
    }
    expect(seen.size).toBeGreaterThan(2);
  });

  test('nearer only by a licence of its own, by one step at most; 0 exactly when the bonus is taken', () => {
    let steps = 0;
    for (const states of games) {
      for (const [index, state] of states.entries()) {
        const now = distances(state);
        const next = states[index + 1];
        AIRLINES.forEach((airline, number) => {
          expect(now[airline] > 0, airline).toBe(state.bonus[number]);
          if (next === undefined) return;
          const later = distances(next)[airline];
          const bought = (state.planes[number] as number) - (next.planes[number] as number);
          expect(now[airline] - later).toBeGreaterThanOrEqual(0);
          expect(now[airline] - later, airline).toBeLessThanOrEqual(bought);
          if (later < now[airline]) steps++;
        });
      }
    }
    expect(steps).toBeGreaterThan(0);
  });
});

describe('AE-4.9 orange on its way from Athens to London on the small board', () => {
  // Athens-Rome-Paris-London is as short as any.
  const towards = { 'rome-athens': ['orange'], 'paris-rome': ['orange'] } as const;

  test('three licences from home', () => {
    expect(distances(position()).orange).toBe(3);
  });

  test('the licences of others do not bring it nearer', () => {
    const others = { 'rome-athens': ['blue'], 'paris-rome': ['blue'], 'london-paris': ['gray'] } as const;
    expect(distances(position({ seats: 4, circles: others })).orange).toBe(3);
  });

  test('its own do, if they lead there', () => {
    expect(distances(position({ circles: { 'athens-ankara': ['orange'] } })).orange).toBe(3);
    expect(distances(position({ circles: { 'rome-athens': ['orange'] } })).orange).toBe(2);
    expect(distances(position({ circles: towards })).orange).toBe(1);
  });

  test('nothing is left once the last one is bought', () => {
    const before = position({ circles: towards, cash: [8, 8, 8] });
    const after = act(before, 0, buy('orange', 'london-paris'));
    expect(after.bonus[AIRLINES.indexOf('orange')]).toBe(false);
    expect(distances(after).orange).toBe(0);
    expect(airlinesEurope.audit(after)).toEqual([]);
  });

  test('nor once its marker has left the game, wherever its licences lie', () => {
    const state = position({ circles: towards });
    expect(distances({ ...state, bonus: state.bonus.map(() => false) }).orange).toBe(0);
  });

  test('airlines without a bonus connection need nothing', () => {
    const { red, black, brown, blue } = distances(position());
    expect([red, black, brown, blue]).toEqual([0, 0, 0, 0]);
  });
});
