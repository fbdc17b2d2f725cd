/** What is counted in a finished game, and the figures made of it. */

import { playerOf } from '@tarmac/bots';
import {
  cooperativeCalibration,
  cooperativeFlightsBrain,
  flyingProbe,
} from '@tarmac/connecting-flights-cooperative/bot';
import { cooperativeFlights, type News, pawnsLeft } from '@tarmac/connecting-flights-cooperative/rules';
import { fastChance } from '@tarmac/kit';
import { expect, test } from 'vitest';
import { tableOf } from './support.ts';

const { count, figuresFor } = cooperativeCalibration;

function finished(seed: number) {
  const { seats, config } = tableOf(1, { difficulty: 'medium' });
  const { bot, budget } = playerOf(cooperativeFlightsBrain, 'pilot');
  const luck = fastChance(seed);
  const news: News[] = [];
  const state = cooperativeFlights.setup(config, seats, luck, news);
  while (state.frame.kind !== 'over') {
    const actions = cooperativeFlights.actions(state, 0);
    const { action } = bot(cooperativeFlights.view(state, 0), actions, budget, fastChance(seed));
    cooperativeFlights.apply(state, 0, action, luck, news);
  }
  return { state, news };
}

test('a game is won or lost; its pawns, coins and flights are those of its end', () => {
  const { state, news } = finished(1);
  const counts = count({ state, news });
  expect((counts.won as number) + (counts.lost as number)).toBe(1);
  expect(counts).toMatchObject({
    won: state.won ? 1 : 0,
    'games.medium': 1,
    left: pawnsLeft(state),
    home: state.home,
    coins: state.coins,
    charters: news.filter(({ kind }) => kind === 'chartered').length,
    reached5: 1,
    flights10: state.round === 10 ? state.flights.length : 0,
  });
  expect(counts.flights5).toBeGreaterThan(1);
});

test('the figures have different names, and aims where the design has them', () => {
  const figures = figuresFor(1);
  expect(new Set(figures.map(({ name }) => name)).size).toBe(figures.length);
  const won = figures.find(({ name }) => name === 'games won on medium (%)');
  expect(won?.aim).toEqual({ least: 50, most: 70 });
  expect(won?.value({ games: 10, 'games.medium': 4, 'won.medium': 3 })).toBe(75);
  expect(figures.find(({ name }) => name === 'pawns left where it was lost')?.value({ lost: 2, left: 5 })).toBe(2.5);
});

test('the probe solves the flights of every round of some games', () => {
  const solve = flyingProbe.make();
  expect(solve()).toBeGreaterThan(40);
  expect(flyingProbe.most).toBe(50_000_000);
});
