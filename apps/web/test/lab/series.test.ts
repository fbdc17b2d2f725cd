/** One series of the lab: heard while it plays, silent from the moment it is stopped; or read from a file. */

import { labFile } from '@tarmac/bots';
import { describe, expect, test } from 'vitest';
import { readSeries, startSeries } from '../../src/lab/series.ts';
import { playInLab } from '../../src/worker/lab.ts';
import type { LabFigures, LabQuestion } from '../../src/worker/lab-api.ts';

const QUESTION = { game: 'airlines', games: 50 } as LabQuestion;
const WORDS = {} as Parameters<Parameters<typeof startSeries>[1]['onPlayed']>[0]['words'];
const after = (games: number) => ({ games }) as LabFigures;
/** Everything that waits has had its turn. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A promise that the test settles. */
function later<V>() {
  let resolve: (value: V) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<V>((keep, fail) => {
    resolve = keep;
    reject = fail;
  });
  return { promise, resolve, reject };
}

function stage() {
  const words = later<typeof WORDS>();
  const result = later<LabFigures>();
  const heard: unknown[] = [];
  let say: ((figures: LabFigures) => void) | null = null;
  const series = startSeries(QUESTION, {
    loadWords: () => words.promise,
    startWork(_question, onFigures) {
      heard.push('started');
      say = onFigures;
      return { result: result.promise, stop: () => heard.push('stopped') };
    },
    onPlayed: ({ figures }) => heard.push(figures.games),
    onEnd: (problem) => heard.push({ problem }),
  });
  return { words, result, heard, series, say: (games: number) => say?.(after(games)) };
}

test('figures as they come, and the end', async () => {
  const { words, result, heard, say } = stage();
  words.resolve(WORDS);
  await settled();
  say(20);
  result.resolve(after(50));
  await settled();
  expect(heard).toEqual(['started', 20, 50, { problem: null }]);
});

test('what goes wrong is told: words that do not load, work that fails', async () => {
  const offline = stage();
  offline.words.reject(new Error('no network'));
  const broken = stage();
  broken.words.resolve(WORDS);
  broken.result.reject(new Error('the worker broke'));
  await settled();
  expect(offline.heard).toEqual([{ problem: 'no network' }]);
  expect(broken.heard).toEqual(['started', { problem: 'the worker broke' }]);
});

describe('stopped', () => {
  test('while the words are loading: no work begins', async () => {
    const { words, heard, series } = stage();
    series.stop();
    words.resolve(WORDS);
    await settled();
    expect(heard).toEqual([]);
  });

  test('while it plays: the work stops, and what it still had to say is not heard', async () => {
    const { words, result, heard, series, say } = stage();
    words.resolve(WORDS);
    await settled();
    say(20);
    series.stop();
    say(30);
    result.resolve(after(50));
    await settled();
    expect(heard).toEqual(['started', 20, 'stopped']);
  });
});

describe('from a file', () => {
  const question = { game: 'airlines', options: {}, seats: 2, bots: ['random'], games: 2, seed: 1, scale: 1 };
  const played = async (): Promise<LabFigures> => {
    const steps = playInLab(question, () => 0);
    for (;;) {
      const step = await steps.next();
      if (step.done) return step.value;
    }
  };
  const wordsOf = (game: string) => (game === 'airlines' ? Promise.resolve(WORDS) : null);

  test('what was played elsewhere is here as it was', async () => {
    const figures = await played();
    const read = await readSeries(JSON.stringify(labFile(question, figures)), wordsOf);
    expect(read).toEqual({ ok: true, value: { question, figures, words: WORDS } });
  });

  test('a file that is none says what is wrong with it', async () => {
    const file = labFile(question, await played());
    const without = (part: 'decisions' | 'byPlace') => ({ ...file.figures, [part]: undefined });
    for (const [text, problem] of [
      ['certainly not', 'the file is not JSON'],
      ['[]', 'file must be an object'],
      [JSON.stringify({ ...file, format: 'tarmac-match' }), 'file.format must be one of "tarmac-lab"'],
      [JSON.stringify({ ...file, formatVersion: 2 }), 'file.formatVersion must be one of 1'],
      [JSON.stringify({ ...file, figures: without('byPlace') }), 'file.figures.byPlace is missing'],
      [
        JSON.stringify({ ...file, figures: { ...file.figures, decisions: {} } }),
        'file.figures.decisions.mean is missing',
      ],
      [JSON.stringify({ ...file, question: { ...question, game: 'chess' } }), 'there is no game chess'],
    ] as const)
      expect(await readSeries(text, wordsOf)).toEqual({ ok: false, problem });
  });
});
