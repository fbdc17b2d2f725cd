/** The review of a match file: put beside the replay, in words a page can have made, or refused with a reason. */

import type { MatchFile, Shapes } from '@tarmac/kit';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Moment } from '../../src/backend/backend.ts';
import { reviewFile } from '../../src/worker/review.ts';
import type { ReviewReport, ReviewResult } from '../../src/worker/review-api.ts';
import { device, done, GAME, memoryStore, newMatch, playPeople } from './support.ts';

const TINY = { glance: 0.005, deep: 1, playouts: 4 };

const here = device(memoryStore(), 7);
let text: string;
let seen: string;
let report: ReviewReport;
const parts: number[] = [];
/** By eye: what a replay shows. */
let moments: readonly (readonly Moment[])[];

async function run(game: string, file: string, told: number[] = []): Promise<ReviewResult> {
  const steps = reviewFile({ game, text: file }, TINY);
  for (;;) {
    const step = await steps.next();
    if (step.done) return step.value;
    told.push(step.value.part);
  }
}

beforeAll(async () => {
  const id = await newMatch(here, [{ name: 'Ada' }, { bot: 'random' }, { bot: 'random' }]);
  done(await here.api.open(id));
  await playPeople(here, id, 2, 10);
  seen = done(await here.api.download(id)).text;
  await playPeople(here, id, 3);
  text = done(await here.api.download(id)).text;
  moments = await Promise.all(
    ([0, 1, 2, 'watcher'] as const).map(async (eye) => done(await here.api.history(id, eye))),
  );
  const result = await run(GAME, text, parts);
  if (result.kind !== 'review') throw new Error(result.detail);
  report = result;
});

const momentOf = (eye: number, frame: number | undefined) => moments[eye]?.find((moment) => moment.frame === frame);

describe('a report', () => {
  test('is told piece by piece, and is plain data', () => {
    expect(parts.length).toBeGreaterThan(100);
    expect(parts).toEqual(parts.toSorted((a, b) => a - b));
    expect(structuredClone(report)).toEqual(report);
    expect(report).toMatchObject({ game: GAME, seats: 3, cooperative: false, deep: 1 });
    expect(report.decisions.filter(({ deep }) => deep)).toHaveLength(1);
  });

  test('says of every point which frame of a replay shows it, for each eye', () => {
    expect(report.points[0]?.frames).toEqual([1, 1, 1, 1]);
    for (const { frames } of report.points)
      for (const [eye, frame] of frames.entries()) expect(momentOf(eye, frame)).toBeDefined();
    const last = report.points.at(-1)?.frames ?? [];
    expect(last).toEqual(moments.map((ofEye) => ofEye.at(-1)?.frame));
  });

  test('says of every decision in which frame its player still owed it', () => {
    for (const { seat, framesBefore, frames } of report.decisions) {
      expect(momentOf(seat, framesBefore[seat])?.awaited).toContain(seat);
      expect(frames[seat]).toBe((framesBefore[seat] ?? 0) + 1);
    }
  });

  test('has for the words of the game what was played, and up to two others', () => {
    for (const { advice, playedIndex, played, best } of report.decisions) {
      expect(advice.length).toBeGreaterThan(0);
      expect(advice.length).toBeLessThanOrEqual(3);
      expect(advice[playedIndex]).toMatchObject({ action: played.action, chosen: true });
      expect(advice[0]).toMatchObject({ action: best.action, winShare: best.value });
    }
  });

  test('says of a better choice how it compares with what was played, as clearly as the loss is', () => {
    const lost = report.decisions.filter(({ loss }) => loss > 0);
    expect(lost.length).toBeGreaterThan(10);
    for (const { advice, played, best, loss, lossError } of lost) {
      const isClear = loss > 1.96 * lossError;
      expect(advice[0]).toMatchObject({ against: played.action, comparison: isClear ? 'better' : 'close' });
      expect(advice[1]).toMatchObject({
        action: played.action,
        against: best.action,
        comparison: isClear ? 'worse' : 'close',
      });
    }
    expect(lost.some(({ loss, lossError }) => loss > 1.96 * lossError)).toBe(true);
  });
});

describe('refused is', () => {
  test('what one eye has seen, which is not the whole match', async () => {
    expect(await run(GAME, seen)).toMatchObject({ kind: 'refused', why: 'one-eye' });
  });

  test.each([
    ['no JSON', () => '{', /JSON/],
    ['no match file', () => '{"format":"other"}', /match/],
    ['a match of another game', () => JSON.stringify({ ...file(), game: 'airlines' }), /airlines/],
    ['a match that breaks the rules', () => JSON.stringify({ ...file(), log: againstTheRules() }), /^entry \d+/],
  ])('%s', async (_, made, problem) => {
    expect(await run(GAME, made())).toMatchObject({ why: 'bad-file', detail: expect.stringMatching(problem) });
  });

  test('a game nobody knows', async () => {
    expect(await run('chess', text)).toMatchObject({ why: 'bad-file', detail: expect.stringMatching(/chess/) });
  });
});

const file = (): MatchFile<Shapes> => JSON.parse(text);

function againstTheRules(): unknown[] {
  const { log } = file();
  const at = log.findIndex(({ kind }) => kind === 'act');
  return log.map((entry, place) => (place === at ? { ...entry, seat: 2, draws: [[0, 1]] } : entry));
}
