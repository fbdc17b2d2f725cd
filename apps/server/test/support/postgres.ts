/** A real PostgreSQL for one test file: its own data, its own port on 127.0.0.1, and nothing left after `stop`. */

import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { findPostgres } from '@tarmac/tools/postgres';
import pg from 'pg';
import { freePort } from './ports.ts';

/** What ends a server: it says goodbye to its clients; it drops everything and recovers at the next start; `kill -9`. */
const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT', kill: 'SIGKILL' } as const;

type Ending = keyof typeof SIGNALS;

export type Postgres = {
  /** A database that is there from the beginning. */
  readonly url: string;
  /** A new and empty database; the answer is its URL. */
  createDatabase(): Promise<string>;
  /** Answers when no process of the server is left. Its data stay. */
  end(how: Ending): Promise<void>;
  /** On the same port, with the same data. */
  start(): Promise<void>;
  restart(how: Ending): Promise<void>;
  /** Ends the server and removes its data. */
  stop(): Promise<void>;
};

type Account = { readonly uid: number; readonly gid: number };

const run = promisify(execFile);

export async function startPostgres(installed = installedPrograms()): Promise<Postgres> {
  const folder = await mkdtemp(join(tmpdir(), 'tarmac-postgres-'));
  let server: Server | null = null;
  // Tests that end in a hurry must not leave a server behind.
  const leave = () => {
    server?.kill(SIGNALS.immediate);
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', leave);
  const stop = async () => {
    await server?.end('immediate');
    await rm(folder, { recursive: true, force: true });
    process.off('exit', leave);
  };
  try {
    const account = unprivileged();
    const programs = await reachable(installed, account, folder);
    const password = randomBytes(16).toString('hex');
    const data = await makeData(join(programs, 'initdb'), folder, password, account);
    const port = await freePort();
    const start = async () => {
      server = serve(join(programs, 'postgres'), data, port, account);
      await server.ready;
    };
    const end = async (how: Ending) => server?.end(how);
    const urlOf = (database: string) => `postgres://tarmac:${password}@127.0.0.1:${port}/${database}`;
    await start();
    let databases = 0;
    return {
      url: urlOf('postgres'),
      async createDatabase() {
        databases += 1;
        const name = `test_${databases}`;
        await execute(urlOf('postgres'), `create database ${name}`);
        return urlOf(name);
      },
      end,
      start,
      async restart(how) {
        await end(how);
        await start();
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Server = { readonly ready: Promise<void>; kill(signal: NodeJS.Signals): void; end(how: Ending): Promise<void> };

function serve(postgres: string, data: string, port: number, account: Account | null): Server {
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=on'];
  const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  const child = spawn(postgres, args, { cwd: data, stdio: ['ignore', 'ignore', 'pipe'], ...account });
  // Every process of the server holds stderr: it closes with the last of them, which may outlive a killed postmaster.
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return {
    ready: readiness(child),
    kill: (signal) => child.kill(signal),
    async end(how) {
      child.kill(SIGNALS[how]);
      await closed;
    },
  };
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

function installedPrograms(): string {
  const { path, problem } = findPostgres();
  if (path === null) throw new Error(problem);
  return path;
}

/** A checkout in root's home is closed to everybody else: then the programs come along into the folder. */
async function reachable(programs: string, account: Account | null, folder: string): Promise<string> {
  if (account === null) return programs;
  await giveTo(account, folder);
  if (spawnSync(join(programs, 'postgres'), ['--version'], { cwd: folder, ...account }).status === 0) return programs;
  const home = join(folder, 'native');
  await cp(dirname(programs), home, { recursive: true, verbatimSymlinks: true });
  return join(home, basename(programs));
}

async function execute(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
