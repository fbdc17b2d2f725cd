/** Games added up by hand: who won from where, how far apart they were, and what went with winning. */

import { addLabGame, emptyLabTally, type LabCounts, type LabGame, labFigures, mergeLabTallies } from '@tarmac/bots';
import { describe, expect, test } from 'vitest';

const NOTHING: LabCounts = { startSeat: 0, rounds: null, leaderWon: null, measures: {}, holders: {} };

function game(ranks: readonly number[], scores: readonly number[], counts: Partial<LabCounts> = {}): LabGame {
  return { ranks, scores, rule: 'X-1', decisions: 10, counts: { ...NOTHING, ...counts } };
}

function tallyOf(seats: number, games: readonly LabGame[], cooperative = false) {
  const tally = emptyLabTally(seats, cooperative);
  for (const each of games) addLabGame(tally, each);
  return tally;
}

const THREE: readonly LabGame[] = [
  game([1, 2, 3], [30, 20, 10], {
    startSeat: 0,
    rounds: 5,
    leaderWon: 1,
    measures: { value: { red: 4, blue: 8 } },
    holders: { majority: { red: [0], blue: [1, 2] } },
  }),
  game([2, 1, 2], [12, 20, 12], {
    startSeat: 1,
    rounds: 7,
    leaderWon: 0,
    measures: { value: { red: 6, blue: 8 } },
    holders: { majority: { red: [1], blue: [] } },
  }),
  game([1, 3, 1], [25, 5, 25], {
    startSeat: 2,
    rounds: 6,
    leaderWon: 0.5,
    measures: { value: { red: 8, blue: 8 } },
    holders: { majority: { red: [0, 1], blue: [2] } },
  }),
];

describe('seats against each other', () => {
  const figures = labFigures(tallyOf(3, THREE));

  test('a shared victory is divided: seat 0 has one and a half of three', () => {
    expect(figures.bySeat.map(({ value }) => value)).toEqual([1.5 / 3, 1 / 3, 0.5 / 3]);
  });

  test('by turn order: who began won the first, the second, and half of the third', () => {
    expect(figures.byPlace.map(({ value }) => value)).toEqual([2.5 / 3, 0.5 / 3, 0]);
  });

  test('win shares of all seats come to one', () => {
    for (const shares of [figures.bySeat, figures.byPlace])
      expect(shares.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(1, 12);
  });

  test('scores: all, the best of each game, and how far it was ahead', () => {
    const { all, winner, margin, bySeat } = figures.scores;
    expect(all.mean.value).toBeCloseTo(159 / 9, 12);
    expect(all).toMatchObject({ least: 5, median: 20, most: 30 });
    expect(winner?.mean.value).toBeCloseTo(75 / 3, 12);
    // Ten ahead, eight ahead, level.
    expect(margin?.mean.value).toBe(6);
    expect(bySeat.map(({ value }) => value)).toEqual([67 / 3, 15, 47 / 3]);
  });

  test('how sure the mean score is, whole games say, not seats', () => {
    // 60, 44 and 55 points in all, of three seats each: means of 20, 14.67 and 18.33; t of two degrees is 4.3027.
    const means = [20, 44 / 3, 55 / 3];
    const mean = 159 / 9;
    const deviation = Math.sqrt(means.reduce((sum, each) => sum + (each - mean) ** 2, 0) / 2);
    expect(figures.scores.all.mean.high).toBeCloseTo(mean + (4.30265 * deviation) / Math.sqrt(3), 4);
  });

  test('the leader won one and a half of three', () => {
    expect(figures.leader).toMatchObject({ games: 3, won: { value: 0.5 } });
  });

  test('measures have means; equal ones do not spread', () => {
    const [value] = figures.measures;
    expect(value?.id).toBe('value');
    expect(value?.items.map(({ id, count, mean, deviation }) => [id, count, mean.value, deviation])).toEqual([
      ['red', 3, 6, 2],
      ['blue', 3, 8, 0],
    ]);
    expect(value?.items[0]).toMatchObject({ won: null, lost: null });
    expect(value?.items[0]?.mean.high).toBeGreaterThan(6);
    expect(value?.items[1]?.mean).toEqual({ value: 8, low: null, high: null });
  });

  test('what went with winning: red with 2.5 of its four holders, blue with a half of three', () => {
    const [red, blue] = figures.strengths[0]?.items ?? [];
    expect(red).toMatchObject({ id: 'red', count: 4, share: { value: 2.5 / 4 } });
    expect(red?.beyond?.value).toBeCloseTo(2.5 / 4 - 1 / 3, 12);
    expect(blue).toMatchObject({ id: 'blue', count: 3, share: { value: 0.5 / 3 } });
    expect(blue?.beyond?.low).toBeLessThan(blue?.beyond?.value ?? 0);
  });

  test('what nobody had says nothing', () => {
    const tally = tallyOf(2, [game([1, 2], [3, 1], { holders: { bought: { plane: [] } } })]);
    expect(labFigures(tally).strengths[0]?.items).toEqual([{ id: 'plane', count: 0, share: null, beyond: null }]);
  });

  test('a figure of no game is a bug', () => {
    expect(() => labFigures(emptyLabTally(2, false))).toThrow('no game was played');
  });
});

describe('a team', () => {
  const did = (deed: boolean, coins: number) => ({
    holders: { deeds: { charter: deed ? [0, 1] : [] } },
    measures: { coins: { charters: coins } },
  });
  const figures = labFigures(
    tallyOf(
      2,
      [
        game([1, 1], [40, 40], did(true, 6)),
        game([1, 1], [44, 44], did(true, 8)),
        game([2, 2], [30, 30], did(true, 4)),
        game([2, 2], [20, 20], did(false, 0)),
      ],
      true,
    ),
  );

  test('wins half of its games, and nobody of it wins alone', () => {
    expect(figures.won?.value).toBe(0.5);
    expect([figures.bySeat, figures.byPlace]).toEqual([[], []]);
  });

  test('has one score, and no margin over itself', () => {
    expect(figures.scores.all.mean.value).toBe(33.5);
    expect(figures.scores).toMatchObject({ bySeat: [], winner: null, margin: null });
  });

  test('had something in a game once, however many seats it has, and is compared with its games without', () => {
    const [charter] = figures.strengths[0]?.items ?? [];
    expect(charter).toMatchObject({ count: 3, share: { value: 2 / 3 }, beyond: { value: 2 / 3 } });
  });

  test('what was measured in the games won, and in those lost', () => {
    const [charters] = figures.measures[0]?.items ?? [];
    expect(charters?.won).toMatchObject({ count: 2, mean: { value: 7 } });
    expect(charters?.lost).toMatchObject({ count: 2, mean: { value: 2 } });
  });
});

describe('shared among workers', () => {
  test('two halves are the whole, in either order', () => {
    const [first, ...rest] = THREE;
    const one = tallyOf(3, [first as LabGame]);
    const other = tallyOf(3, rest);
    const whole = tallyOf(3, THREE);
    expect(mergeLabTallies(one, other)).toEqual(whole);
    expect(labFigures(mergeLabTallies(other, one))).toEqual(labFigures(whole));
  });

  test('merging changes neither half', () => {
    const one = tallyOf(3, THREE);
    const before = structuredClone(one);
    mergeLabTallies(one, one);
    expect(one).toEqual(before);
  });

  test('a tally and its figures are plain data', () => {
    const tally = tallyOf(3, THREE);
    expect(JSON.parse(JSON.stringify(tally))).toEqual(tally);
    expect(JSON.parse(JSON.stringify(labFigures(tally)))).toEqual(labFigures(tally));
  });
});
