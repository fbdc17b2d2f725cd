/** A bot is the same bot wherever it runs: in this thread, in a worker thread of Node, in a worker of a browser. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import type { Game } from '@tarmac/kit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { positionsOf } from '../src/bench/bots.ts';
import { replyTo } from '../src/bench/bots-door.ts';
import type { Runtime } from '../src/bench/bots-runtime.ts';
import { GAMES } from '../src/games.ts';

const game = airlinesEurope as Game;

/** A choice of every number of seats at the opening, in the first turn, in the middle and near the end. */
const QUESTIONS = [2, 3, 4, 5].flatMap((seats) =>
  positionsOf(game, seats, 10 + seats, 5)
    .slice(0, 4)
    .map(({ decision, view, actions }) => ({
      name: `${seats} seats, decision ${decision}`,
      question: { game: game.id, level: 'captain', view, actions, scale: 0.02, seed: 1000 * seats + decision },
    })),
);

type Question = (typeof QUESTIONS)[number]['question'];

/** What is answered in this thread, once for all runtimes. */
const HERE = new Map(QUESTIONS.map(({ question }) => [question, replyTo(question, () => Number.NaN).answer]));

/** In the middle of a game. */
const QUESTION = (QUESTIONS[2] as (typeof QUESTIONS)[number]).question;

export function testBotsIn(name: string, open: () => Promise<Runtime>): void {
  describe(`in a worker of ${name}`, () => {
    let runtime: Runtime;
    beforeAll(async () => {
      runtime = await open();
    });
    afterAll(() => runtime?.close());
    const ask = async (question: Question) => (await runtime.ask(question)).answer;

    test.each(QUESTIONS)('$name: the same action and the same figures to the last bit', async ({ question }) => {
      const answer = await ask(question);
      expect(answer).toStrictEqual(HERE.get(question));
      expect(answer).toMatchObject({ ok: true, value: { candidates: expect.any(Array) } });
    });

    test('another seed, other figures: the comparison can tell', async () => {
      expect(await ask({ ...QUESTION, seed: QUESTION.seed + 1 })).not.toEqual(HERE.get(QUESTION));
    });

    describe('a question that cannot be answered is told in one line, and the worker lives on', () => {
      const WRONG: readonly (readonly [what: string, change: object, problem: string])[] = [
        [
          'an unknown game',
          { game: 'whist' },
          `game is "whist": it can be ${GAMES.map((known) => known.game.id).join(', ')}`,
        ],
        ['an unknown level', { level: 'ace' }, 'level is "ace": it can be random, trainee, pilot, captain'],
        ['no action', { actions: [] }, 'there is no action to choose from'],
        ['no simulations', { simulations: 0 }, 'simulations is 0: it can be any number above 0'],
        ['no end', { simulations: Number.POSITIVE_INFINITY }, 'simulations is Infinity: it can be any number above 0'],
        ['no time', { milliseconds: -1 }, 'milliseconds is -1: it can be any number above 0'],
      ];

      test.each(WRONG)('%s', async (_, change, problem) => {
        expect(await ask({ ...QUESTION, ...change })).toEqual({ ok: false, problem });
        expect(await ask(QUESTION)).toMatchObject({ ok: true });
      });
    });

    test('simulations, time from outside and memory are measured', async () => {
      const asked = await runtime.ask({ ...QUESTION, milliseconds: 300, simulations: 1e9 });
      expect(asked.answer.ok).toBe(true);
      expect(asked.simulations).toBeGreaterThan(1);
      expect(asked.wallMs).toBeGreaterThan(0);
      expect(asked.heapBytes).toBeGreaterThan(1e6);
      if (process.platform === 'linux') expect(asked.grownBytes).toBeGreaterThan(1e6);
    });

    test('every simulation counts once', () => {
      const { simulations } = replyTo({ ...QUESTION, simulations: 1000 }, () => Number.NaN);
      // A world that was begun is looked at to its end.
      expect(simulations).toBeGreaterThanOrEqual(1000);
      expect(simulations).toBeLessThan(1100);
    });
  });
}
