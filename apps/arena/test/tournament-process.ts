/** Tournaments as people run them: compiled, in a process of its own. */

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ensureCompiled } from '@tarmac/tools/compiled';
import { beforeAll, expect } from 'vitest';
import { oneObject, scratchFolder } from './helpers.ts';

const folder = fileURLToPath(new URL('..', import.meta.url));

export function tournamentProcess() {
  const files = scratchFolder();
  beforeAll(() => ensureCompiled(folder));
  return { files, killedAndResumed: (bots: string, games: number) => killedAndResumed(files, bots, games) };
}

export function wordsFor(bots: string, games: number, path: string): string[] {
  const words = ['tournament', '--seats', '2', '--bots', bots, '--games', `${games}`, '--out', path];
  return [...words, '--scale', '0.001', '--threads', '2', '--json'];
}

export function built(words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/main.js', ...words], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { code: status, out: stdout, err: stderr };
}

/** Kills it without warning once some games are kept. */
async function killHalfWay(words: readonly string[], path: string): Promise<void> {
  const { child, ended } = await underWay(words, path);
  child.kill('SIGKILL');
  await ended;
  expect(child.signalCode, 'it ended before it could be killed').toBe('SIGKILL');
}

function linesOf(path: string): number {
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n').length - 1 : 0;
}

/** Whether killed and run again it is as if nothing had happened. */
async function killedAndResumed(files: ReturnType<typeof scratchFolder>, bots: string, games: number): Promise<void> {
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
}

/** A run that has kept some games. */
export async function underWay(words: readonly string[], path: string) {
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
  return { child, ended, out: () => out };
}
