/** The end screen's story of a game agrees with its outcome. */

import { airlines, facts, type State, type View } from '@tarmac/airlines/rules';
import { describe, expect, test } from 'vitest';
import {
  handsLeft,
  paidInAll,
  seatBonus,
  sharedPlaces,
  standings,
  turningPoints,
  worthOverTime,
} from '../../board/moments/story/match-story.ts';
import { playRandomly } from '../support/random-game.ts';
import { CONFIG, SCENE } from './whole-games.ts';

const watched = (state: State) => airlines.view(state, 'watcher');

test.each([2, 3, 4, 5, 6])('in games of %i payments and seat bonus lead from nothing to the final scores', (seats) => {
  const { state, states } = playRandomly(CONFIG, seats, seats);
  const view = watched(state);
  const all = standings(view);
  expect(all[0]?.totals).toEqual(states[0]?.scores);
  const bonus = seatBonus(view);
  // AL-10.1
  expect(bonus).toEqual(view.scores.map((_, seat) => (seat - state.startSeat + seats) % seats));
  const made = all.at(-1)?.totals ?? [];
  expect(made.map((points, seat) => points + (bonus?.[seat] ?? 0))).toEqual(airlines.outcome(state)?.scores);
  expect(paidInAll(view).reduce((sum, { total }) => sum + total, 0)).toBe(made.reduce((sum, each) => sum + each, 0));

  const worth = worthOverTime(states.map((each) => ({ facts: facts(watched(each)) })));
  expect(worth[0]?.values).toEqual(SCENE.flights.slice(0, 9).map(() => 0));
  expect(worth.at(-1)?.values).toEqual(facts(view).worth);
  expect(worth.length).toBeLessThan(states.length);
});

test('AL-11.3 the hands that are laid open at the end are told card by card', () => {
  const { state, states } = playRandomly(CONFIG, 4, 2);
  const hands = handsLeft(SCENE, watched(state));
  expect(hands?.map(({ stock }) => stock.reduce((sum, { count }) => sum + count, 0))).toEqual(watched(state).handSizes);
  expect(hands?.flatMap(({ flights }, seat) => flights.map(({ id }) => [id, seat])).sort()).toEqual(
    SCENE.flights
      .flatMap(({ id }, card) => ((state.flights[card] ?? -1) >= 0 ? [[id, state.flights[card] as number]] : []))
      .sort(),
  );
  const [first] = states;
  if (first === undefined) throw new Error('no game');
  expect(handsLeft(SCENE, watched(first))).toBeNull();
});

describe('turning points', () => {
  const { state } = playRandomly(CONFIG, 3, 1);
  const over = watched(state);
  const PAYOUTS: View['payouts'] = [
    { scoring: 1, airline: 'hit', points: [6, 3, 0] },
    { scoring: 2, airline: 'ita', points: [0, 4, 0] },
  ];
  const ended = (seatBonus: boolean, scores: number[]): View => ({
    ...over,
    config: { ...CONFIG, seatBonus },
    payouts: PAYOUTS,
    scores,
  });

  test('a lead that changes hands is told, with what paid the most', () => {
    expect(turningPoints(ended(false, [6, 7, 0]))).toEqual([
      { kind: 'lead', scoring: 1, seats: [0], points: 6 },
      { kind: 'lead', scoring: 2, seats: [1], points: 7 },
      { kind: 'scoring', scoring: 1, seat: 0, points: 6 },
      { kind: 'payout', scoring: 1, seat: 0, airline: 'hit', points: 6 },
    ]);
  });

  test('AL-10.1 a seat bonus that puts somebody else in front is told last', () => {
    expect(turningPoints(ended(true, [8, 7, 1])).at(-1)).toEqual({ kind: 'bonus', seats: [0], points: 8 });
    expect(turningPoints(ended(true, [6, 8, 2])).map(({ kind }) => kind)).not.toContain('bonus');
  });

  test('AL-10.1 without the option, or without an end, there is no bonus', () => {
    expect(seatBonus(ended(false, [8, 7, 1]))).toBeNull();
    expect(seatBonus({ ...ended(true, [8, 7, 1]), endedBy: null })).toBeNull();
  });
});

test('AL-9.3 equal points share the place', () => {
  expect(sharedPlaces([12, 30, 30, 12, 5])).toEqual([
    { points: 30, seats: [1, 2] },
    { points: 12, seats: [0, 3] },
  ]);
  expect(sharedPlaces([3, 2, 1])).toEqual([]);
});
