/** A real PostgreSQL of the arena's own: its own data, its own port on 127.0.0.1, and nothing left after `stop`. */

import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { findPostgres } from '@tarmac/tools/postgres';
import { BadInput } from '../bad-input.ts';
import { lastingPort } from './ports.ts';

export interface Postgres {
  readonly url: string;
  stop(): Promise<void>;
}

interface Account {
  readonly uid: number;
  readonly gid: number;
}

const run = promisify(execFile);

export async function startPostgres(): Promise<Postgres> {
  const { path, problem } = findPostgres();
  if (path === null) throw new BadInput(problem);
  const folder = await mkdtemp(join(tmpdir(), 'tarmac-postgres-'));
  let child: ChildProcess | null = null;
  // Whoever ends in a hurry must not leave a database behind.
  const leave = () => {
    child?.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', leave);
  const stop = async () => {
    if (child !== null) await ended(child);
    await rm(folder, { recursive: true, force: true });
    process.off('exit', leave);
  };
  try {
    const account = unprivileged();
    await giveTo(account, folder);
    const programs = await reachable(path, account, folder);
    const password = randomBytes(16).toString('hex');
    const data = await makeData(join(programs, 'initdb'), folder, password, account);
    const port = await lastingPort();
    child = serve(join(programs, 'postgres'), data, port, account);
    await readiness(child);
    return { url: `postgres://tarmac:${password}@127.0.0.1:${port}/postgres`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function serve(postgres: string, data: string, port: number, account: Account | null): ChildProcess {
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=on'];
  const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  // In a group of its own: Ctrl-C is for the arena, which then ends it in order.
  return spawn(postgres, args, { cwd: data, stdio: ['ignore', 'ignore', 'pipe'], detached: true, ...account });
}

function readiness(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-4000);
      if (said.includes('database system is ready to accept connections')) resolve();
    });
    child.once('error', reject);
    child.once('close', () => reject(new Error(`PostgreSQL did not start:\n${said}`)));
  });
}

/** Every process of the server holds stderr: it closes with the last of them. */
async function ended(child: ChildProcess): Promise<void> {
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGQUIT');
  await closed;
}

async function makeData(initdb: string, folder: string, password: string, account: Account | null): Promise<string> {
  const data = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  await writeFile(passwordFile, password, { mode: 0o600 });
  await giveTo(account, folder);
  const who = ['--username=tarmac', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  // A fresh cluster is not worth waiting for the disk; what the server writes later is.
  const how = ['--encoding=UTF8', '--locale=C', '--no-sync'];
  await run(initdb, ['-D', data, ...who, ...how], { cwd: folder, ...account });
  return data;
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): Account | null {
  if (process.getuid?.() !== 0) return null;
  const idOf = (flag: string) => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout);
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function giveTo(account: Account | null, folder: string): Promise<void> {
  if (account !== null) await run('chown', ['-R', `${account.uid}:${account.gid}`, folder]);
}

/** A checkout in root's home is closed to everybody else: then the programs come along into the folder. */
async function reachable(programs: string, account: Account | null, folder: string): Promise<string> {
  if (account === null) return programs;
  if (spawnSync(join(programs, 'postgres'), ['--version'], { cwd: folder, ...account }).status === 0) return programs;
  const home = join(folder, 'native');
  await cp(dirname(programs), home, { recursive: true, verbatimSymlinks: true });
  return join(home, basename(programs));
}
