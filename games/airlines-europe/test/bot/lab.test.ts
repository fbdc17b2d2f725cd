/** What the balance lab counts in games that bots play. */

import { airlinesEuropeBrain, airlinesEuropeLab } from '@tarmac/airlines-europe/bot';
import { type AirlinesEurope, airlinesEurope, type News, type State } from '@tarmac/airlines-europe/rules';
import { type LabCounts, type LabFigures, labFigures, labRun, playToTheEnd } from '@tarmac/bots';
import { describe, expect, test } from 'vitest';
import { LAB_WORDS } from '../../text/lab.ts';

const CAST = { game: airlinesEurope, brain: airlinesEuropeBrain };
const CONFIG = { board: 'europe-1', deck: 'standard', flightBan: false, openScores: false, startSeat: null } as const;

function played(seats: number, seed: number): { counts: LabCounts; state: State; news: readonly News[] } {
  const news: News[] = [];
  const bots = Array.from({ length: seats }, () => 'policy' as const);
  const { state } = playToTheEnd<AirlinesEurope>(
    CAST,
    { seats, config: CONFIG, bots, scale: 1, seed, seating: 'lab' },
    { news },
  );
  return { counts: airlinesEuropeLab.count({ news, state }), state, news };
}

describe.each([2, 3, 4, 5])('with %i seats', (seats) => {
  const { counts, state, news } = played(seats, 40 + seats);

  test('points paid come to the scores less what was there before', () => {
    const paid = Object.values(counts.measures.paid ?? {}).reduce((sum, points) => sum + points, 0);
    const gained = news
      .flatMap((item) => (item.kind === 'scoringEnded' ? item.points : []))
      .reduce((sum, points) => sum + points, 0);
    expect(paid).toBe(gained);
  });

  test('an airline is worth what its last scoring paid to first place', () => {
    const last = news.slice(news.findLastIndex(({ kind }) => kind === 'scoringBegan'));
    for (const item of last) {
      if (item.kind !== 'scored' || item.share === 'abacus') continue;
      expect(counts.measures.value?.[item.share], item.share).toBe(item.row[0]);
    }
  });

  test('whoever has the majority holds a share, and holders are those with shares laid open', () => {
    const { majority = {}, holding = {} } = counts.holders;
    expect(Object.keys(majority)).toEqual(Object.keys(holding));
    expect(Object.keys(majority)).toHaveLength({ 2: 8, 3: 9, 4: 10, 5: 11 }[seats] as number);
    for (const [share, seatsWithMost] of Object.entries(majority)) {
      expect(holding[share]).toEqual(expect.arrayContaining([...seatsWithMost]));
      expect(seatsWithMost.length > 0).toBe((holding[share]?.length ?? 0) > 0);
    }
    const shares = Object.values(holding).reduce((sum, seatsWithOne) => sum + seatsWithOne.length, 0);
    expect(shares).toBe(state.portfolios.flat().filter((count) => count > 0).length);
  });

  test('AE-2.8 every seat began with one airline or two', () => {
    const began = Object.values(counts.holders.opening ?? {}).flat();
    for (let seat = 0; seat < seats; seat++) expect([1, 2]).toContain(began.filter((each) => each === seat).length);
  });

  test('every group and item has a name, in both languages', () => {
    for (const words of Object.values(LAB_WORDS)) {
      for (const [group, items] of Object.entries(counts.measures)) {
        expect(words.measures[group]?.title, group).toMatch(/\S/);
        for (const id of Object.keys(items)) expect(words.item(group, id)).not.toBe(id);
      }
      for (const group of Object.keys(counts.holders)) expect(words.strengths[group]?.lead, group).toMatch(/\.$/);
    }
  });
});

test('many games: the seats share all victories, and the same seed says the same', () => {
  const wish = {
    config: CONFIG,
    seats: 3,
    bots: ['policy', 'policy', 'random'],
    scale: 1,
    games: 12,
    seed: 7,
  } as const;
  const figuresOf = (): LabFigures => {
    const steps = labRun(CAST, airlinesEuropeLab, wish);
    for (;;) {
      const step = steps.next();
      if (step.done) return labFigures(step.value);
    }
  };
  const figures = figuresOf();
  for (const shares of [figures.bySeat, figures.byPlace])
    expect(shares.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(1, 12);
  expect(figures.bySeat[2]?.value).toBeLessThan(1 / 3);
  expect(figures.rounds?.least).toBeGreaterThan(5);
  expect(figures.leader?.games).toBe(12);
  expect(figuresOf()).toEqual(figures);
});
