/** The balance lab's job: questions from the page, progress and figures back, and clear words for what cannot be. */

import { describe, expect, test } from 'vitest';
import { playInLab } from '../../src/worker/lab.ts';
import type { LabFigures, LabProgress, LabQuestion } from '../../src/worker/lab-api.ts';

const QUESTION: LabQuestion = {
  game: 'airlines-europe',
  options: {},
  seats: 3,
  bots: ['random'],
  games: 5,
  seed: 2,
  scale: 1,
};

/** A clock that a second passes on whenever it is read. */
function hasty(): () => number {
  let at = 0;
  return () => {
    at += 1000;
    return at;
  };
}

async function done(question: LabQuestion, now: () => number): Promise<{ said: LabProgress[]; figures: LabFigures }> {
  const steps = playInLab(question, now);
  const said: LabProgress[] = [];
  for (;;) {
    const step = await steps.next();
    if (step.done) return { said, figures: step.value };
    said.push(step.value);
  }
}

test('says how far it is with the figures so far, and ends with all', async () => {
  const { said, figures } = await done(QUESTION, hasty());
  expect(said.map(({ done: played, games }) => [played, games])).toEqual([1, 2, 3, 4, 5].map((played) => [played, 5]));
  expect(said.map((each) => each.figures.games)).toEqual([1, 2, 3, 4, 5]);
  expect(said.at(-1)?.figures).toEqual(figures);
  expect(figures.bySeat.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(1, 12);
});

test('says no more than can be seen, and the same whatever the clock', async () => {
  const { said, figures } = await done(QUESTION, () => 0);
  expect(said).toHaveLength(1);
  expect(figures).toEqual((await done(QUESTION, hasty())).figures);
});

test('what it says can cross a message channel', async () => {
  const { said } = await done({ ...QUESTION, games: 1 }, () => 0);
  expect(structuredClone(said)).toEqual(said);
});

test('one level for each seat, options of the table, and a team', async () => {
  const { figures } = await done(
    {
      ...QUESTION,
      game: 'connecting-flights-cooperative',
      options: { difficulty: 'hard' },
      seats: 2,
      bots: ['random', 'random'],
      games: 2,
    },
    () => 0,
  );
  expect(figures).toMatchObject({ cooperative: true, games: 2, bySeat: [] });
  expect(figures.won?.value).toBe(0);
});

describe('what cannot be played is said in words', () => {
  test.each<[Partial<LabQuestion>, string]>([
    [{ game: 'chess' }, 'there is no game chess'],
    [{ seats: 9 }, 'seats is 9: it can be a whole number from 2 to 5'],
    [{ games: 0 }, 'games is 0'],
    [{ games: 1.5 }, 'games is 1.5'],
    [{ seed: -1 }, 'seed is -1'],
    [{ scale: 0 }, 'scale is 0'],
    [{ scale: Number.NaN }, 'scale is NaN'],
    [{ bots: ['wizard'] }, 'there is no level wizard'],
    [{ bots: [] }, 'there are 0 levels for 3 seats'],
    [{ bots: ['random', 'random'] }, 'there are 2 levels for 3 seats'],
    [{ options: { deck: 'marked' } }, 'deck'],
  ])('%j', async (wrong, words) => {
    await expect(done({ ...QUESTION, ...wrong }, () => 0)).rejects.toThrow(words);
  });
});
