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
  leader: { title: 'Won by who led after lunch', lead: 'Most points then.' },
  rounds: 'Length in laps',
  item: (_group, id) => id.toUpperCase(),
};

const TITLES = {
  won: 'won',
  order: 'order',
  seats: 'seats',
  length: 'length',
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
  wonAndLost: (title) => `${title}: won and lost`,
  inWon: (item) => `${item}, won`,
  inLost: (item) => `${item}, lost`,
  titles: TITLES,
  leads: {
    won: '',
    shares: '',
    leader: 'The line says nothing.',
    measure: 'Means.',
    reached: 'Only of games so long.',
    wonAndLost: 'Blue: won.',
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
          expect(section.from).toBeLessThanOrEqual(Math.min(low ?? value, value, section.mark ?? value));
          expect(section.to).toBeGreaterThanOrEqual(Math.max(high ?? value, value, section.mark ?? value));
        }
  });

  test('what fewer than ten seats had is left out of the strengths', () => {
    expect(bars(sections, 'Majorities')).toMatchObject({
      lead: 'Most shares. Less the fair share.',
      mark: 0,
      rows: [{ label: 'RED', said: '+20 (+10 to +30)', clear: true }],
    });
  });

  test('lengths are columns, and their mean has its interval, in words and along the columns', () => {
    expect(named(sections, 'length')).toEqual({
      kind: 'spread',
      title: 'length',
      lead: '12.5 (12.4 to 12.6) 12.0 10.0 16.0',
      bins: [
        { said: '10.0-13.0', count: 6 },
        { said: '13.0-16.0', count: 3 },
      ],
      most: 6,
      // Three of six from the left: a whole number has its middle a half further.
      mean: { value: 50, low: expect.closeTo((100 * 2.9) / 6, 9), high: expect.closeTo((100 * 3.1) / 6, 9) },
    });
  });

  test('a column of one number is called by it', () => {
    const bins = [12, 13].map((from) => ({ from, to: from + 1, count: 3 }));
    const [length] = sectionsOf({ ...FIGURES, byPlace: [], decisions: { ...spread, bins } }, WORDS, GAME, false);
    expect(length).toMatchObject({ title: 'length', bins: [{ said: '12.0' }, { said: '13.0' }] });
  });

  test('numbers that are all alike have no interval, said or drawn', () => {
    const alike = { value: 7, low: null, high: null };
    const items = [{ id: 'red', count: 100, mean: alike, deviation: 0, won: null, lost: null }];
    const figures = { ...FIGURES, decisions: { ...spread, mean: alike }, measures: [{ id: 'value', items }] };
    const told = sectionsOf(figures, WORDS, GAME, false);
    expect(bars(told, 'Values').rows).toMatchObject([{ said: '7.0', value: 7, low: null, high: null }]);
    expect(named(told, 'length')).toMatchObject({ lead: '7.0 12.0 10.0 16.0', mean: { low: null, high: null } });
  });

  test('what few games of many got to is left out, and the rest says that not all of them did', () => {
    const item = (id: string, count: number) => ({ id, count, mean: estimate(7), deviation: 1, won: null, lost: null });
    const measured = (games: number, counts: readonly number[]) => {
      const items = counts.map((count, round) => item(`round-${round + 1}`, count));
      return bars(sectionsOf({ ...FIGURES, games, measures: [{ id: 'value', items }] }, WORDS, GAME, false), 'Values');
    };
    const long = measured(100, [100, 40, 9]);
    expect(long.rows.map(({ label }) => label)).toEqual(['ROUND-1', 'ROUND-2']);
    expect(long.lead).toBe('At the end. Means. Only of games so long.');
    const short = measured(6, [6, 6, 5]);
    expect(short.rows.map(({ label }) => label)).toEqual(['ROUND-1', 'ROUND-2']);
    expect(measured(6, [6, 6]).lead).toBe('At the end. Means.');
  });

  test('the game says what leading is and what a round is called', () => {
    const figures = { ...FIGURES, rounds: spread, leader: { games: 90, won: estimate(0.7) } };
    const told = sectionsOf(figures, WORDS, GAME, false);
    expect(bars(told, 'Won by who led after lunch')).toMatchObject({
      lead: 'Most points then. The line says nothing.',
      mark: 0.5,
      rows: [{ label: 'leader', said: '70 % (60 % to 80 %)', clear: true }],
    });
    expect(told.map(({ title }) => title)).toContain('Length in laps');
    const wordless = sectionsOf(figures, WORDS, { ...GAME, leader: null, rounds: null }, false);
    expect(wordless.map(({ title }) => title)).toEqual(sections.map(({ title }) => title));
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

  test('of a team, what is measured is told apart by games won and lost, where there are enough of them', () => {
    const both = { won: { count: 60, mean: estimate(8) }, lost: { count: 40, mean: estimate(6) } };
    const item = { id: 'red', count: 100, mean: estimate(7), deviation: 1, ...both };
    const items = [item, { ...item, id: 'blue', won: { count: 9, mean: estimate(8) }, lost: null }];
    const told = sectionsOf({ ...FIGURES, cooperative: true, measures: [{ id: 'value', items }] }, WORDS, GAME, false);
    expect(bars(told, 'Values: won and lost')).toMatchObject({
      lead: 'At the end. Blue: won.',
      rows: [
        { label: 'RED, won', said: '8.0 (7.9 to 8.1)', clear: true },
        { label: 'RED, lost', said: '6.0 (5.9 to 6.1)', clear: false },
      ],
    });
  });
});

describe('the command that plays the same again', () => {
  const question = {
    game: 'airlines',
    options: { deck: 'exact', startSeat: null },
    seats: 2,
    bots: ['pilot', 'captain'],
    games: 50,
    seed: 7,
    scale: 0.05,
  };

  test('has the options that were chosen', () => {
    expect(commandOf(question)).toBe(
      'npm run -s arena -- report --game airlines --seats 2 --bots pilot,captain --games 50 --seed 7 --scale 0.05 --option deck=exact --out report.json',
    );
  });

  test('is not said where one of them does not fit in: it would play another table', () => {
    expect(commandOf({ ...question, options: { board: { name: 'mine' } } })).toBeNull();
  });
});
