/** The campaign of the six scenarios: what belongs to it, and when a game was won early. */

import { campaign, cooperativeFlights, DIFFICULTIES, type State } from '@tarmac/connecting-flights-cooperative/rules';
import { fastChance } from '@tarmac/kit';
import { expect, test } from 'vitest';
import { WORLD } from '../rules/data/world.ts';

const game = cooperativeFlights;

function configOf(options: object) {
  const parsed = game.parseConfig(options, 1);
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.value;
}

test('CF-7 the campaign has the six scenarios in the order of the rules, each a table of its own', () => {
  expect(campaign.scenarios).toEqual([
    'creating-demand',
    'low-cost',
    'olympic-games',
    'good-old-days',
    'volcano',
    'future',
  ]);
  expect(campaign.difficulties).toEqual(DIFFICULTIES);
  for (const scenario of campaign.scenarios)
    for (const difficulty of campaign.difficulties) {
      const challenge = { scenario, difficulty };
      expect(campaign.challengeOf(configOf(challenge))).toEqual(challenge);
    }
});

test('neither the plain game nor a board of one’s own counts', () => {
  expect(campaign.challengeOf(configOf({}))).toBeNull();
  expect(campaign.challengeOf(configOf({ scenario: 'volcano', board: WORLD }))).toBeNull();
});

test('CF-6.6 rounds to spare are those after the round of the victory', () => {
  const dealt = game.setup(configOf({ scenario: 'volcano' }), 1, fastChance(1));
  const wonIn = (round: number): State => ({ ...dealt, round, won: true });
  expect([10, 8, 1, 0].map((round) => campaign.roundsToSpare(wonIn(round)))).toEqual([0, 2, 9, 9]);
});
