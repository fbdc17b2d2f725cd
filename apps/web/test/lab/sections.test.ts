/** From figures to charts: which there are, what they say, and where their scales end. */

import type { LabWords } from '@tarmac/kit/words';
import { describe, expect, test } from 'vitest';
import { commandOf } from '../../src/lab/command.ts';
import { type LabPageWords, type Section, sectionsOf } from '../../src/lab/sections.ts';
import type { LabFigures } from '../../src/worker/lab-api.ts';

const estimate = (value: number, by = 0.1) => ({ value, low: value - by, high: value + by });
const spread = {
  mean: estimate(12.5),
  deviation: 2,
  least: 10,
  median: 12,
  most: 16,
  bins: [
    { from: 10, to: 13, count: 6 },
    { from: 13, to: 16, count: 3 },
  ],
};

const FIGURES: LabFigures = {
  games: 100,
  seats: 2,
  cooperative: false,
  fairShare: 0.5,
  won: null,
  bySeat: [estimate(0.5), estimate(0.5)],
  byPlace: [estimate(0.55), estimate(0.3)],
  decisions: spread,
  rounds: null,
  scores: { all: spread, bySeat: [], winner: null, margin: null },
  leader: null,
  endings: [],
  measures: [
    { id: 'value', items: [{ id: 'red', count: 100, mean: estimate(7), deviation: 1, won: null, lost: null }] },
  ],
  strengths: [
    {
      id: 'majority',
      items: [
        { id: 'red', count: 50, share: estimate(0.7), beyond: estimate(0.2) },
        { id: 'blue', count: 9, share: estimate(0.7), beyond: estimate(0.2) },
      ],
    },
  ],
};

const GAME: LabWords = {
  measures: { value: { title: 'Values', lead: 'At the end.' } },
  strengths: { majority: { title: 'Majorities', lead: 'Most shares.' } },
  item: (_group, id) => id.toUpperCase(),
};

const TITLES = {
  won: 'won',
  order: 'order',
  seats: 'seats',
  leader: 'leader',
  length: 'length',
  rounds: 'rounds',
  scores: 'scores',
  margin: 'margin',
};
const WORDS: LabPageWords = {
  number: (value) => value.toFixed(1),
  percent: (share) => `${Math.round(share * 100)} %`,
  signed: (share) => `${share > 0 ? '+' : ''}${Math.round(share * 100)}`,
  interval: (low, high) => `(${low} to ${high})`,
  place: (place) => `place ${place + 1}`,
  seat: (seat) => `seat ${seat + 1}`,
  team: 'team',
  leader: 'leader',
  titles: TITLES,
  leads: {
    won: '',
    shares: '',
    leader: '',
    measure: 'Means.',
    strength: 'Less the fair share.',
    strengthTeam: 'Less without.',
  },
  spread: (...said) => said.join(' '),
  bin: (from, to) => `${from}-${to}`,
};

const named = (sections: readonly Section[], title: string) => {
  const found = sections.find((section) => section.title === title);
  if (found === undefined) throw new Error(`there is no ${title}`);
  return found;
};
const bars = (sections: readonly Section[], title: string) =>
  named(sections, title) as Extract<Section, { kind: 'bars' }>;

describe('the charts of a series', () => {
  const sections = sectionsOf(FIGURES, WORDS, GAME, false);

  test('are those the game has figures for, seats only where their bots differ', () => {
    expect(sections.map(({ title }) => title)).toEqual(['order', 'length', 'scores', 'Values', 'Majorities']);
    expect(sectionsOf(FIGURES, WORDS, GAME, true).map(({ title }) => title)).toContain('seats');
  });

  test('a share whose interval leaves the fair one out stands out', () => {
    expect(bars(sections, 'order')).toMatchObject({
      mark: 0.5,
      from: 0,
      rows: [
        { label: 'place 1', said: '55 % (45 % to 65 %)', clear: false },
        { label: 'place 2', said: '30 % (20 % to 40 %)', clear: true },
      ],
    });
  });

  test('all of every row lies on its scale', () => {
    for (const section of sections)
      if (section.kind === 'bars')
        for (const { low, high, value } of section.rows) {
          expect(section.from).toBeLessThanOrEqual(Math.min(low, value, section.mark ?? low));
          expect(section.to).toBeGreaterThanOrEqual(Math.max(high, value, section.mark ?? high));
        }
  });

  test('what fewer than ten seats had is left out of the strengths', () => {
    expect(bars(sections, 'Majorities')).toMatchObject({
      lead: 'Most shares. Less the fair share.',
      mark: 0,
      rows: [{ label: 'RED', said: '+20 (+10 to +30)', clear: true }],
    });
  });

  test('lengths are columns', () => {
    expect(named(sections, 'length')).toEqual({
      kind: 'spread',
      title: 'length',
      lead: '12.5 12.0 10.0 16.0',
      bins: [
        { said: '10.0-13.0', count: 6 },
        { said: '13.0-16.0', count: 3 },
      ],
      most: 6,
    });
  });

  test('a team has one bar, and its strengths are against games without', () => {
    const team = sectionsOf(
      { ...FIGURES, cooperative: true, won: estimate(0.6), bySeat: [], byPlace: [] },
      WORDS,
      GAME,
      false,
    );
    expect(bars(team, 'won').rows).toMatchObject([{ label: 'team', said: '60 % (50 % to 70 %)', clear: true }]);
    expect(bars(team, 'Majorities').lead).toBe('Most shares. Less without.');
  });
});

test('the command that plays the same again', () => {
  const question = {
    game: 'airlines',
    options: { deck: 'exact', board: {} },
    seats: 2,
    bots: ['pilot', 'captain'],
    games: 50,
    seed: 7,
    scale: 0.05,
  };
  expect(commandOf(question)).toBe(
    'npm run -s arena -- report --game airlines --seats 2 --bots pilot,captain --games 50 --seed 7 --scale 0.05 --option deck=exact --out report.html',
  );
});
