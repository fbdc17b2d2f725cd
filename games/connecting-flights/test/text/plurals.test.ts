/** None, one, two and many are counted as each language counts them. */

import { BOARD_TEXTS, describeAction, describeIdentity, describeNews, TEXTS } from '@tarmac/connecting-flights/text';
import { expect, test } from 'vitest';
import { namesIn, PLAN, WORLD } from './samples.ts';

test.each([
  ['en', ['0 coins', '1 coin', '2 coins', '21 coins', '100 coins']],
  ['fr', ['0 pièce', '1 pièce', '2 pièces', '21 pièces', '100 pièces']],
] as const)('coins in %s', (language, expected) => {
  expect([0, 1, 2, 21, 100].map(TEXTS[language].coins)).toEqual(expected);
});

test.each([
  ['en', ['0 bids left', '1 bid left', '2 bids left']],
  ['fr', ['Encore 0 offre', 'Encore 1 offre', 'Encore 2 offres']],
] as const)('bids in %s', (language, expected) => {
  expect([0, 1, 2].map(BOARD_TEXTS[language].auction.bidsLeft)).toEqual(expected);
});

test.each([
  ['en', 'Fly London–Paris–? (2 flights, for 15 coins)'],
  ['fr', 'Effectuer les vols Londres–Paris–? (2 vols, pour 15 pièces)'],
] as const)('a plan in %s, with what it earns', (language, expected) => {
  expect(describeAction(language, { type: 'fly', chains: PLAN }, namesIn(language), { revenue: 15 })).toBe(expected);
});

test.each([
  ['en', 'Registration: Anna pays 5 coins and Ben pays 1 coin.'],
  ['fr', 'Immatriculation\u202f: Anna paie 5 pièces et Ben paie 1 pièce.'],
] as const)('payments in %s', (language, expected) => {
  const news = { kind: 'eventCoins', event: 'registration', coins: [-5, -1, 0] } as const;
  expect(describeNews(language, { ...news, coins: [...news.coins] }, namesIn(language))).toBe(expected);
});

test.each([
  ['en', 'Own 1 electric plane.', 'Own 2 electric planes.'],
  ['fr', 'Possédez 1 avion électrique.', 'Possédez 2 avions électriques.'],
] as const)('the goal of a task in %s', (language, one, two) => {
  const task = (goal: number) => {
    const identities = WORLD.identities.map((each) => ({ ...each, goals: [goal, goal, goal, goal] }));
    return describeIdentity(language, { ...WORLD, identities }, 'green-pioneer', 3).task;
  };
  expect([task(1), task(2)]).toEqual([one, two]);
});

test.each([
  ['en', 'Ben and Chloé share the victory', '1. Ben with a revenue of 61'],
  ['fr', 'Ben et Chloé partagent la victoire', '1. Ben avec un revenu de 61'],
] as const)('a shared victory in %s is told as one, best first', (language, shared, first) => {
  const line = describeNews(
    language,
    {
      kind: 'ended',
      rule: 'CF-4.9',
      ranks: [3, 1, 1],
      scores: [40, 61, 61],
      standings: [],
      identities: ['globetrotter', 'connector', 'first-class'],
    },
    namesIn(language),
  );
  expect(line).toContain(shared);
  expect(line.indexOf(first)).toBeGreaterThan(line.indexOf(shared));
});
