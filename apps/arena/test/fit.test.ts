/** `arena fit`: from games of its own to a file of weights, the same for the same seed. */

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type AirlinesEurope, airlinesEurope } from '@tarmac/airlines-europe/rules';
import { describe, expect, test } from 'vitest';
import { type FittedEvaluation, fitEvaluation } from '../src/fit/fit.ts';
import { type Gathered, type Gathering, gather } from '../src/fit/gather.ts';
import { asJson, asText } from '../src/fit/report.ts';
import { eachPosition, positionsIn, type Samples } from '../src/fit/samples.ts';
import { weightsFile } from '../src/fit/weights-file.ts';
import type { Registered } from '../src/games.ts';
import { arena, arenaJson, scratchFolder } from './helpers.ts';

const files = scratchFolder();

type Brain = NonNullable<Registered['brain']>;
type State = AirlinesEurope['state'];

const FEATURES = [
  { name: 'score', term: 'points' },
  { name: 'cash', term: 'cash' },
  { name: 'nothing', term: 'cash' },
];

/** Starting points are fewer, those of a first scoring more. */
const EARLY = 5;

/** Chapter 0 is before the first scoring, chapter 1 two seats, chapter 2 more of them. It likes the first actions. */
const brain = {
  game: airlinesEurope,
  evaluation: {
    terms: ['points', 'cash'],
    features: FEATURES,
    seatsOf: (state: State) => state.seats,
    chapters: 3,
    chapterOf: (state: State) => (state.scores.every((score) => score < EARLY) ? 0 : state.seats === 2 ? 1 : 2),
    measure(state: State, into: Float64Array) {
      for (let seat = 0; seat < state.seats; seat++) {
        into[3 * seat] = state.scores[seat] as number;
        into[3 * seat + 1] = state.cash[seat] as number;
        into[3 * seat + 2] = 0;
      }
    },
    weights: { win: [0, 1, 2].map(() => [0.1, 0, 0]), points: [0, 1, 2].map(() => [1, 0, 0, 30]) },
  },
  appraise(_state: State, _seat: number, actions: readonly unknown[], into: number[]) {
    for (let index = 0; index < actions.length; index++) into[index] = -index;
  },
  seatOf: (view: AirlinesEurope['view']) => (view.eye === 'watcher' ? 0 : view.eye),
  seatsIn: (view: AirlinesEurope['view']) => view.seats,
  forget: (view: AirlinesEurope['view']) => view,
  levels: {
    trainee: { simulations: 4, candidates: 2, rounds: 1, remembers: true, temperature: 0 },
    pilot: { simulations: 4, candidates: 2, rounds: 1, remembers: true, temperature: 0 },
    captain: { simulations: 4, candidates: 2, rounds: 1, remembers: true, temperature: 0 },
  },
} as unknown as Brain;

const GATHERING: Gathering = {
  brain,
  player: 'policy',
  scale: 1,
  positions: 12,
  seatCounts: [2, 3],
  games: 40,
  seed: 5,
};

const silent = () => {};
const play = (changes: Partial<Gathering> = {}): Gathered => gather({ ...GATHERING, ...changes }, silent);
const gathered = play();
const fitted = fitEvaluation(gathered, 10, silent);

function scoresOf(parts: readonly Samples[]): string[] {
  const scores = new Set<string>();
  eachPosition(parts, (samples, first, seats) => scores.add(samples.scores.slice(first, first + seats).join(' ')));
  return [...scores].sort();
}

describe('gathering positions', () => {
  test('keeps so many of each game, and holds out every fifth', () => {
    expect(positionsIn(gathered.learnt)).toBe(2 * 32 * 12);
    expect(positionsIn(gathered.heldOut)).toBe(2 * 8 * 12);
    eachPosition(gathered.heldOut, (_samples, _first, _seats, game) => {
      expect(game % 5).toBe(4);
    });
  });

  test('each in its chapter, with every seat and one victory to share', () => {
    eachPosition([gathered.learnt[1] as Samples], ({ shares }, first, seats) => {
      expect(seats).toBe(2);
      expect((shares[first] as number) + (shares[first + 1] as number)).toBe(1);
    });
    eachPosition([gathered.learnt[0] as Samples], ({ values, features }, first, seats) => {
      for (let row = first; row < first + seats; row++) expect(values[row * features]).toBeLessThan(EARLY);
    });
    expect(gathered.learnt.every(({ positions }) => positions > 0)).toBe(true);
  });

  test('the same seed plays the same games, whatever is kept of them and whichever seat counts are played', () => {
    const again = play({ positions: 3, seatCounts: [3] });
    const threes = scoresOf(gathered.learnt).filter((scores) => scores.split(' ').length === 3);
    expect(scoresOf(again.learnt)).toEqual(threes);
    expect(threes.length).toBeGreaterThan(25);
    expect(scoresOf(play({ positions: 3, seatCounts: [3], seed: 6 }).learnt)).not.toEqual(threes);
  });

  test('levels may play, too', () => {
    const levels = play({ player: 'trainee', games: 5, seatCounts: [2] });
    expect(positionsIn(levels.learnt)).toBe(4 * 12);
  });
});

describe('the fit', () => {
  test('foretells held-out games better than 1 divided by seats', () => {
    const losses = fitted.assessment?.logLoss;
    expect(losses?.fit).toBeLessThan(losses?.uniform as number);
    expect(fitted.assessment?.positions).toBe(2 * 8 * 12);
  });

  test('a chapter with few positions has the weights of all together, and the report says so', () => {
    const { chapters } = fitEvaluation(play({ seatCounts: [2] }), 10, silent);
    expect(chapters.map(({ pooled }) => pooled)).toEqual([true, false, true]);
    expect(chapters[0]?.win).toEqual(chapters[2]?.win);
    expect(chapters[0]?.win).not.toEqual(chapters[1]?.win);
    expect(chapters[2]?.assessment).toBeNull();
    const text = asText(FEATURES, { chapters, assessment: null });
    expect(text).toContain('Fewer than 200 positions, so the weights of all chapters together: chapter 0, 2.');
    expect(text.match(/^All chapters together/gm)).toHaveLength(1);
    expect(text.match(/^Chapter 1 /gm)).toHaveLength(1);
  });

  test('the report names every feature with its weights and their errors', () => {
    const { chapters } = asJson(FEATURES, fitted);
    expect(chapters[1]?.weights.map(({ feature }) => feature)).toEqual(['score', 'cash', 'nothing']);
    expect(chapters[1]?.weights[0]).toMatchObject({ term: 'points', win: expect.any(Number) });
    expect(chapters[1]?.weights[0]?.winError).toBeGreaterThan(0);
    expect(chapters[1]?.weights[2]).toMatchObject({ win: 0, winError: 0, points: 0, pointsError: 0 });
    expect(asText(FEATURES, fitted)).toMatch(/^nothing +cash +0\.00 +0\.0 +- /m);
  });
});

describe('the file of weights', () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url));

  function evaluationOf(chapters: number, features: number): FittedEvaluation {
    const weights = (length: number) => Array.from({ length }, (_, i) => Math.sin(i + 1) * 10 ** ((i % 12) - 8));
    const chapter = {
      win: { weights: weights(features), errors: [] },
      points: { weights: weights(features + 1), errors: [] },
      firstFeature: { weights: [1], errors: [] },
      positions: 0,
      pooled: false,
      assessment: null,
    };
    return { chapters: new Array<typeof chapter>(chapters).fill(chapter), assessment: null };
  }

  test.each([
    [1, 1],
    [1, 9],
    [1, 10],
    [1, 40],
    [2, 1],
    [30, 1],
    [3, 4],
    [8, 31],
  ])('%i chapters of %i features lie as the formatter wants them', (chapters, features) => {
    const text = weightsFile('arena fit', evaluationOf(chapters, features));
    const formatter = `${root}/node_modules/.bin/biome`;
    const wanted = execFileSync(formatter, ['format', '--stdin-file-path=weights.ts'], { cwd: root, input: text });
    expect(text).toBe(wanted.toString());
  });

  test('has five digits of each weight, which is a number JavaScript reads back', () => {
    const text = weightsFile('arena fit', evaluationOf(1, 3));
    expect(text).toContain('win: [[8.4147e-9, 9.093e-8, 1.4112e-7]]');
  });
});

describe('the command', () => {
  const words = ['fit', '--seats', '2..3', '--games', '5', '--positions', '6', '--seed', '3'];
  const text = (name: string) => readFileSync(files.path(name), 'utf8');

  test('the same seed writes the same file, another seed another one', async () => {
    const first = await arenaJson([...words, '--write', files.path('a.ts')]);
    await arenaJson([...words, '--write', files.path('b.ts')]);
    await arenaJson([...words.slice(0, -1), '4', '--write', files.path('c.ts')]);
    expect(text('a.ts')).toBe(text('b.ts'));
    expect(text('a.ts')).not.toBe(text('c.ts').replace('--seed 4', '--seed 3'));
    const command =
      'arena fit --game airlines-europe --seats 2..3 --games 5 --seed 3 --bots policy --positions 6 --ridge 10';
    expect(text('a.ts')).toContain(`/** Made by \`${command}\`; do not edit by hand. */\n`);
    expect(first).toMatchObject({ command, written: files.path('a.ts') });
  });

  test('people get tables', async () => {
    const { code, out, err } = await arena(words);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^arena fit --game airlines-europe /);
    expect(out).toMatch(/^chapter +positions +held out +log-loss/m);
    expect(out).toMatch(/^all +48 +12 /m);
    expect(out).toMatch(/^chapter +0–10 +10–20/m);
  });

  test.each([
    ['--games 4', /--games wants a whole number from 5/],
    ['--positions 0', /--positions wants a whole number from 1/],
    ['--ridge 0', /--ridge wants a whole number from 1/],
    ['--seats 6', /--seats wants 2 to 5/],
    ['--bots clever', /--bots is "clever": it can be policy, random, trainee/],
    ['--scale 0.5', /--scale is for levels/],
    ['--bots pilot --scale 101', /--scale wants a number above 0 and up to 100, not "101"/],
    ['--write /nowhere/weights.ts', /cannot write "\/nowhere\/weights.ts" \(ENOENT\)/],
    [`--games 5 --seats 2 --write ${files.path('')}`, /cannot write .* \(EISDIR\)/],
  ])('%s is refused in one line', async (flags, says) => {
    const { code, out, err } = await arena(['fit', ...flags.split(' ')]);
    expect(err).toMatch(says);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });
});
