/** A tournament as people run it: compiled, on several threads, killed and taken up again. */

import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { oneObject, scratchFolder } from './helpers.ts';

const folder = fileURLToPath(new URL('..', import.meta.url));
const files = scratchFolder();

beforeAll(() => {
  const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  execFileSync(process.execPath, [compiler, '-b', '.'], { cwd: folder, stdio: 'pipe' });
}, 120_000);

function wordsFor(bots: string, games: number, path: string): string[] {
  const words = ['tournament', '--seats', '2', '--bots', bots, '--games', `${games}`, '--out', path];
  return [...words, '--scale', '0.001', '--threads', '2', '--json'];
}

function built(words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/main.js', ...words], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { code: status, out: stdout, err: stderr };
}

/** Kills it without warning once some games are kept. */
async function killHalfWay(words: readonly string[], path: string): Promise<void> {
  const child = spawn(process.execPath, ['dist/main.js', ...words], { cwd: folder, stdio: 'ignore' });
  const ended = once(child, 'exit');
  while (child.exitCode === null && linesOf(`${path}.part`) < 4) await setTimeout(2);
  child.kill('SIGKILL');
  await ended;
  expect(child.signalCode, 'it ended before it could be killed').toBe('SIGKILL');
}

function linesOf(path: string): number {
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n').length - 1 : 0;
}

describe('the built command', () => {
  test.each([
    ['random,trainee', 24],
    ['random,random', 1000],
  ])('%s, %i games: killed and run again it is as if nothing had happened', async (bots, games) => {
    const whole = files.path(`whole ${bots}.json`);
    const killed = files.path(`killed ${bots}.json`);
    const { code, out, err } = built(wordsFor(bots, games, whole));
    expect({ code, err }).toEqual({ code: 0, err: '' });

    await killHalfWay(wordsFor(bots, games, killed), killed);
    expect(existsSync(killed)).toBe(false);
    const kept = linesOf(`${killed}.part`) - 1;
    expect(kept).toBeLessThan(games);
    const resumed = built(wordsFor(bots, games, killed));
    expect({ code: resumed.code, err: resumed.err }).toEqual({ code: 0, err: '' });
    expect(readFileSync(killed, 'utf8')).toBe(readFileSync(whole, 'utf8'));

    const figures = (text: string) => {
      const { thinking, out: _, ...rest } = oneObject(text);
      return { rest, thinking: thinking as { decisions: number }[] };
    };
    expect(figures(resumed.out).rest).toEqual(figures(out).rest);
    const decisions = (text: string) => figures(text).thinking.reduce((sum, bot) => sum + bot.decisions, 0);
    expect(decisions(resumed.out)).toBeLessThan(decisions(out));
  });

  test('stopped by Ctrl-C it reports on what there is and keeps it', async () => {
    const path = files.path('stopped.json');
    const words = wordsFor('random,trainee', 100_000, path);
    const child = spawn(process.execPath, ['dist/main.js', ...words], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let out = '';
    child.stdout.on('data', (text) => {
      out += text;
    });
    const ended = once(child, 'close');
    while (child.exitCode === null && linesOf(`${path}.part`) < 4) await setTimeout(2);
    child.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
    const { stopped, played } = oneObject(out) as { stopped: boolean; played: { games: number } };
    expect(stopped).toBe(true);
    expect(played.games).toBeGreaterThanOrEqual(3);
    expect((files.read('stopped.json') as { games: unknown[] }).games).toHaveLength(played.games);
    for (const beside of ['part', 'lock']) expect(existsSync(`${path}.${beside}`)).toBe(false);
  });

  test('a second run on the same file is told so and does no harm', async () => {
    const path = files.path('shared.json');
    const words = wordsFor('random,random', 1_000_000, path);
    const first = spawn(process.execPath, ['dist/main.js', ...words], { cwd: folder, stdio: 'ignore' });
    const ended = once(first, 'exit');
    while (first.exitCode === null && linesOf(`${path}.part`) < 4) await setTimeout(2);
    const { code, err } = built(words);
    first.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
    expect(err).toMatch(new RegExp(`^arena: --out: another run \\(process ${first.pid}\\) is writing .*\n$`));
    expect(code).toBe(2);
    expect((files.read('shared.json') as { games: unknown[] }).games.length).toBeGreaterThanOrEqual(3);
  });

  test('many threads are no reason for a warning', () => {
    const words = [
      'tournament',
      '--seats',
      '2',
      '--bots',
      'random,random',
      '--games',
      '24',
      '--threads',
      '12',
      '--json',
    ];
    const { code, err } = built(words);
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  test('simulates by thinking bots on two threads, the same every time', () => {
    const words = [
      'simulate',
      '--seats',
      '2',
      '--games',
      '4',
      '--bots',
      'trainee,random',
      '--scale',
      '0.001',
      '--json',
    ];
    const figures = (threads: string) => {
      const { movesPerSecond, bySeats, ...rest } = oneObject(built([...words, '--threads', threads]).out);
      expect(movesPerSecond).toBeTypeOf('number');
      expect(bySeats).toBeTypeOf('object');
      return rest;
    };
    const two = figures('2');
    expect(two).toMatchObject({ bots: ['trainee', 'random'], scale: 0.001, games: 4, auditFailures: 0 });
    expect(figures('1')).toEqual(two);
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
      const all = pool.each('playGame', jobs(1e5), () => void pool.close());
      await all.catch(({ message }) => print({ message }));`);
    expect(JSON.parse(printed).message).toMatch(
      /^a thread crashed at playGame \(it ended with code 1\): \{"game":"airl/,
    );
  });
});
