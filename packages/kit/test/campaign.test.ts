/** What somebody has won of a campaign, and what it is worth. */

import { expect, test } from 'vitest';
import {
  type Campaign,
  type CampaignFigures,
  campaignRecord,
  type Shapes,
  starsOf,
  type Tried,
  triedIn,
  winsIn,
} from '../src/index.ts';

const DIFFICULTIES = ['easy', 'medium', 'hard'];

const tried = (scenario: string, difficulty: string, spare: number | null): Tried => ({
  scenario,
  difficulty,
  matches: 1,
  wins: spare === null ? 0 : 1,
  spare,
});

test('matches of one challenge are one line: how many, how many won, and the most rounds to spare', () => {
  const all = [tried('storm', 'easy', null), tried('storm', 'easy', 1), tried('calm', 'easy', 0)];
  expect(campaignRecord([...all, tried('storm', 'easy', 0), tried('storm', 'hard', null)])).toEqual([
    { scenario: 'storm', difficulty: 'easy', matches: 3, wins: 2, spare: 1 },
    { scenario: 'calm', difficulty: 'easy', matches: 1, wins: 1, spare: 0 },
    { scenario: 'storm', difficulty: 'hard', matches: 1, wins: 0, spare: null },
  ]);
});

test('records of two places are one, in whatever order', () => {
  const [here, there] = [campaignRecord([tried('storm', 'easy', 2)]), campaignRecord([tried('storm', 'easy', null)])];
  const both = [{ scenario: 'storm', difficulty: 'easy', matches: 2, wins: 1, spare: 2 }];
  expect(campaignRecord([...here, ...there])).toEqual(both);
  expect(campaignRecord([...there, ...here])).toEqual(both);
  expect(campaignRecord([])).toEqual([]);
});

test('stars are those of the highest difficulty won, rounds to spare the most at any', () => {
  const record = campaignRecord([
    tried('storm', 'easy', 3),
    tried('storm', 'hard', 0),
    tried('calm', 'medium', 1),
    tried('fog', 'hard', null),
  ]);
  expect(starsOf(DIFFICULTIES, record, 'storm')).toEqual({ stars: 3, spare: 3 });
  expect(starsOf(DIFFICULTIES, record, 'calm')).toEqual({ stars: 2, spare: 1 });
  expect(starsOf(DIFFICULTIES, record, 'fog')).toEqual({ stars: 0, spare: null });
  expect(starsOf(DIFFICULTIES, record, 'snow')).toEqual({ stars: 0, spare: null });
  // Of a difficulty that the game no longer has.
  expect(starsOf(DIFFICULTIES, [tried('fog', 'absurd', 0)], 'fog')).toEqual({ stars: 0, spare: 0 });
});

test('a match counts where it is a challenge; its rounds only where it was won', () => {
  const campaign: Campaign = {
    scenarios: ['storm'],
    difficulties: DIFFICULTIES,
    challengeOf: (config) => (config === null ? null : { scenario: 'storm', difficulty: 'easy' }),
    roundsToSpare: (state) => 10 - (state as number),
  };
  const state = (): Shapes['state'] => 8;
  const never = (): never => {
    throw new Error('nobody asked');
  };
  expect(triedIn(campaign, {}, true, state)).toEqual(tried('storm', 'easy', 2));
  expect(triedIn(campaign, {}, false, never)).toEqual(tried('storm', 'easy', null));
  expect(triedIn(campaign, null, true, never)).toBeNull();
});

test('measured games are counted by what became of each', () => {
  const results = { storm: { easy: '0-2-', hard: '----' } };
  const figures: CampaignFigures = {
    ...{ game: 'boats', version: 1, madeWith: 'a commit', bot: 'pilot', seats: 1, seed: 1, games: 4 },
    results,
  };
  expect(winsIn(figures, { scenario: 'storm', difficulty: 'easy' })).toBe(2);
  expect(winsIn(figures, { scenario: 'storm', difficulty: 'hard' })).toBe(0);
  expect(winsIn(figures, { scenario: 'storm', difficulty: 'medium' })).toBeNull();
});
