/** CF-6.4, CF-6.5 the penalties foreseen, held against every way in which the rules can draw. */

import { everyDraw } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { facts } from '../../bot/facts.ts';
import type { Forecast } from '../../rules/forecast.ts';
import { cooperativeFlights } from '../../rules/game.ts';
import type { News } from '../../rules/news.ts';
import type { State } from '../../rules/state.ts';
import { tablesOf } from '../../rules/tables.ts';
import { playRandomly } from '../support/random-game.ts';
import { position } from './support/position.ts';

const factsOf = (state: State) => facts(cooperativeFlights.view(state, 0));

/** Nothing more is done in the round, and the rules play on with every card that can come. */
function bruteForce(from: State): Forecast {
  const cities = factsOf(from).nextDeparture.length;
  const crowded = new Array<number>(cities).fill(0);
  const full = new Array<number>(6).fill(0);
  const due = new Map<number, number>();
  everyDraw((chance, weight) => {
    const state = cooperativeFlights.clone(from);
    const news: News[] = [];
    while (state.round === from.round && state.frame.kind !== 'over') {
      const action = state.frame.kind === 'further' ? ({ type: 'further', draw: false } as const) : PASS;
      cooperativeFlights.apply(state, 0, action, chance, news);
    }
    const paid = news.find((item) => item.kind === 'penalties');
    due.set(paid?.due ?? 0, (due.get(paid?.due ?? 0) ?? 0) + weight());
    const add = (to: number[], at: number) => to.splice(at, 1, (to[at] ?? 0) + weight());
    for (const city of paid?.crowded ?? []) add(crowded, placeOf(state, city));
    for (const continent of paid?.full ?? []) add(full, CONTINENTS.indexOf(continent));
  });
  return { crowded, full, due: [...due].sort(([a], [b]) => a - b).map(([coins, chance]) => ({ coins, chance })) };
}

const PASS = { type: 'pass' } as const;
const CONTINENTS: readonly string[] = ['north-america', 'europe', 'asia', 'south-america', 'africa', 'oceania'];

const placeOf = ({ config }: State, city: string) => tablesOf(config.board).cityIndex(city as never);

function expectSame(state: State): void {
  const { forecast } = factsOf(state);
  const brute = bruteForce(state);
  expect(forecast?.due.map(({ coins }) => coins)).toEqual(brute.due.map(({ coins }) => coins));
  for (const [at, { chance }] of brute.due.entries()) expect(forecast?.due[at]?.chance).toBeCloseTo(chance, 10);
  for (const [at, chance] of brute.crowded.entries()) expect(forecast?.crowded[at]).toBeCloseTo(chance, 10);
  for (const [at, chance] of brute.full.entries()) expect(forecast?.full[at]).toBeCloseTo(chance, 10);
}

describe('CF-6.5 foreseen is what every draw brings, counted', () => {
  test.each([
    [{ difficulty: 'easy' }, 1],
    [{ difficulty: 'medium' }, 2],
    [{ difficulty: 'hard' }, 3],
    [{ difficulty: 'hard', scenario: 'olympic-games' }, 1],
    [{ difficulty: 'medium', scenario: 'creating-demand' }, 2],
  ] as const)('%j with %i seats, in the market and the flights of every round', (wish, seats) => {
    const { states } = playRandomly(wish, seats, 7);
    const seen = new Set<string>();
    for (const state of states) {
      const moment = `${state.round}/${state.frame.kind}`;
      if (state.round < 1 || state.round > 9 || seen.has(moment)) continue;
      if (!['market', 'flights', 'further'].includes(state.frame.kind)) continue;
      seen.add(moment);
      expectSame(state);
    }
    expect(seen.size).toBeGreaterThan(12);
  });

  test('one more of a colour, or at an airport, costs only where the pair brings it', () => {
    const { states } = playRandomly({ difficulty: 'easy' }, 1, 11);
    const chances = states.flatMap((state) => {
      const { forecast } = factsOf(state);
      return forecast === null ? [] : [...forecast.full, ...forecast.crowded];
    });
    expect(chances.every((chance) => chance >= 0 && chance <= 1)).toBe(true);
    expect(chances.some((chance) => chance > 0 && chance < 1)).toBe(true);
  });
});

test.each([
  ['the setup', { round: 0, frame: { kind: 'first', hand: 0 } }],
  ['CF-6.6 the last round', { round: 10 }],
] as const)('%s has no penalties after it, and none are foreseen', (_, wish) => {
  expect(factsOf(position({ seats: 1, contrived: true, ...wish })).forecast).toBeNull();
});

describe('CF-6.5 what a team can count on', () => {
  test('45 coins a round to the last one, and what is lost above 100 (CF-1.7)', () => {
    expect(factsOf(position({ seats: 1, round: 4, coins: 60 })).budget).toMatchObject({
      income: 45,
      times: 6,
      lost: 5,
    });
    expect(factsOf(position({ seats: 1, round: 10, coins: 100 })).budget).toMatchObject({ times: 0, lost: 0 });
  });

  test('CF-7.6 less the carbon tax on the trucks there are', () => {
    expect(factsOf(position({ seats: 1, scenario: 'future', trucks: [[1, 3, 4]] })).budget.income).toBe(43);
  });

  test('CF-6.3 what one, two and more charters cost from here', () => {
    const { budget } = factsOf(
      position({ seats: 1, hands: 'two', difficulty: 'medium', frame: 'flights', charters: 2 }),
    );
    expect(budget.charters).toEqual([2, 5, 9, 14, 20]);
  });
});
