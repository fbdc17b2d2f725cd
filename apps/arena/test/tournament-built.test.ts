/** A tournament on several threads, killed and taken up again. */

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { oneObject } from './helpers.ts';
import { built, tournamentProcess, underWay, wordsFor } from './tournament-process.ts';

const { files, killedAndResumed } = tournamentProcess();

describe('the built command', () => {
  test('killed and run again it is as if nothing had happened', () => killedAndResumed('random,random', 1000));

  test('stopped by Ctrl-C it reports on what there is and keeps it', async () => {
    const path = files.path('stopped.json');
    const words = wordsFor('random,trainee', 100_000, path);
    const { child, ended, out } = await underWay(words, path);
    child.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
    const { stopped, played } = oneObject(out()) as { stopped: boolean; played: { games: number } };
    expect(stopped).toBe(true);
    expect(played.games).toBeGreaterThanOrEqual(3);
    expect((files.read('stopped.json') as { games: unknown[] }).games).toHaveLength(played.games);
    for (const beside of ['part', 'lock']) expect(existsSync(`${path}.${beside}`)).toBe(false);
  });

  test('a second run on the same file is told so and does no harm', async () => {
    const path = files.path('shared.json');
    const words = wordsFor('random,random', 1_000_000, path);
    const { child: first, ended } = await underWay(words, path);
    const { code, err } = built(words);
    first.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
    expect(err).toMatch(new RegExp(`^arena: --out: another run \\(process ${first.pid}\\) is writing .*\n$`));
    expect(code).toBe(2);
    expect((files.read('shared.json') as { games: unknown[] }).games.length).toBeGreaterThanOrEqual(3);
  });
});

describe('the pool', () => {
  /** Runs a script with an open pool of two threads and gives back what it printed. */
  function withPool(script: string): string {
    const source = `
      import { openPool } from ${JSON.stringify(new URL('../dist/workers/pool.js', import.meta.url).href)};
      const pool = openPool(2);
      const job = { game: 'airlines-europe', seats: 2, bots: ['random', 'random'], scale: 1, seating: '00',
        config: { board: 'europe-1', deck: 'standard', flightBan: false, openScores: false, startSeat: null } };
      const jobs = (count) => Array.from({ length: count }, (_, seed) => ({ ...job, seed }));
      const print = (value) => console.log(JSON.stringify(value));
      ${script}
      await pool.close();`;
    return execFileSync(process.execPath, [files.write('pool.mjs', source)], { encoding: 'utf8' });
  }

  test('hands every job out once and every result back with its place', () => {
    const printed = withPool(`
      const scores = [];
      await pool.each('playGame', jobs(20), (result, index) => { scores[index] = result.scores; });
      const alone = [];
      await pool.each('playGame', [jobs(20)[13]], (result) => { alone.push(result.scores); });
      print({ count: scores.filter(Boolean).length, same: JSON.stringify(scores[13]) === JSON.stringify(alone[0]) });`);
    expect(JSON.parse(printed)).toEqual({ count: 20, same: true });
  });

  test('a job that fails ends it with its own message', () => {
    const printed = withPool(`
      const wrong = { ...job, game: 'chess', seed: 1 };
      await pool.each('playGame', [...jobs(3), wrong], () => {}).catch(({ message }) => print({ message }));`);
    expect(JSON.parse(printed).message).toMatch(/the game is "chess"/);
  });

  test('a thread that dies is reported with what it was doing', () => {
    const printed = withPool(`
      // The other thread is still thinking when the first game is over.
      const games = jobs(2).map((game, at) => (at === 0 ? game : { ...game, bots: ['captain', 'captain'] }));
      const all = pool.each('playGame', games, () => void pool.close());
      await all.catch(({ message }) => print({ message }));`);
    expect(JSON.parse(printed).message).toMatch(
      /^a thread crashed at playGame \(it ended with code 1\): \{"game":"airl/,
    );
  });
});
