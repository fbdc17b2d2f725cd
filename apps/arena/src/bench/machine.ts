/** The measured machine, in words: figures mean nothing without it. */

import { spawnSync } from 'node:child_process';
import { arch, cpus, loadavg, platform, release, totalmem } from 'node:os';
import { figure } from '../table.ts';
import { rounded } from './figures.ts';

export interface Machine {
  readonly node: string;
  readonly cpus: number;
  readonly model: string;
  /** Of the last minute: a sign of how reliable a shared machine's figures are. */
  readonly load: number;
}

export function machineNow(): Machine {
  const [load = 0] = loadavg();
  return { node: process.version, cpus: cpus().length, model: cpus()[0]?.model ?? 'unknown', load: rounded(load) };
}

/** A sentence: the machine, the time, the commit, and the load before and after. */
export function machineInWords({ node, cpus: cores, model, load }: Machine, loadAfter: number): string {
  const memory = figure(totalmem() / 1e9, 0);
  const when = new Date().toISOString().slice(0, 16).replace('T', ' ');
  return `${model}, ${cores} cores, ${memory} GB, ${platform()} ${release()} on ${arch()}, Node.js ${node}. ${when} UTC, commit ${commit()}. Load of the last minute before ${figure(load, 2)}, after ${figure(loadAfter, 2)} (the measuring itself is in the second).`;
}

function commit(): string {
  const git = (...words: string[]) => spawnSync('git', words, { cwd: import.meta.dirname, encoding: 'utf8' });
  const { status, stdout } = git('rev-parse', '--short', 'HEAD');
  if (status !== 0) return 'unknown';
  const changed = git('status', '--porcelain', '--untracked-files=no').stdout.trim() !== '';
  return `${stdout.trim()}${changed ? ' with changes' : ''}`;
}
