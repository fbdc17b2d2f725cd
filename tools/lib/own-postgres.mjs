/** A temporary PostgreSQL server: its own data, its own port on 127.0.0.1, and nothing left after `stop`. */

import { execFile, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './ports.mjs';

/** Signals that end a server: in order; at once, with recovery at the next start; `kill -9`. */
const SIGNALS = /** @type {const} */ ({ fast: 'SIGINT', immediate: 'SIGQUIT', kill: 'SIGKILL' });

const MOST_CLIENTS = 300;

/** @typedef {keyof typeof SIGNALS} Ending */
/** @typedef {{ readonly uid: number, readonly gid: number }} Account */
/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/** @typedef {{ kill(signal: NodeJS.Signals): void, end(how: Ending): Promise<void> }} Server */

/**
 * `url` names an empty database. `end` resolves when no process of the server is left, and keeps the data; `start` starts
 * it again on the same port with the same data; `stop` ends the server and removes its data.
 * @typedef {{
 *   readonly url: string,
 *   end(how: Ending): Promise<void>,
 *   start(): Promise<void>,
 *   restart(how: Ending): Promise<void>,
 *   stop(): Promise<void>,
 * }} OwnPostgres
 */

const run = promisify(execFile);

/**
 * @param {string} installed the folder with `initdb` and `postgres`
 * @returns {Promise<OwnPostgres>}
 */
export async function startOwnPostgres(installed) {
  const folder = await mkdtemp(join(tmpdir(), 'tarmac-postgres-'));
  /** @type {Server | null} */
  let server = null;
  // A process that exits early must not leave a server behind.
  const leave = () => {
    server?.kill(SIGNALS.immediate);
    // Its processes may still write while they end, and rmSync does not report a folder that is not empty.
    for (let tries = 0; tries < 100 && existsSync(folder); tries++) {
      rmSync(folder, { recursive: true, force: true });
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
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
      const child = serve(join(programs, 'postgres'), data, port, account);
      server = serverOf(child);
      await readiness(child);
    };
    const end = async (/** @type {Ending} */ how) => server?.end(how);
    await start();
    return {
      url: `postgres://tarmac:${password}@127.0.0.1:${port}/postgres`,
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

/**
 * @param {string} postgres
 * @param {string} data
 * @param {number} port
 * @param {Account | null} account
 */
function serve(postgres, data, port, account) {
  const where = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
  const settings = [...where, 'fsync=on', `max_connections=${MOST_CLIENTS}`];
  const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  // In a process group of its own: Ctrl-C goes to the parent, which then ends it in order.
  return spawn(postgres, args, { cwd: data, stdio: ['ignore', 'ignore', 'pipe'], detached: true, ...account });
}

/**
 * @param {ChildProcess} child
 * @returns {Server}
 */
function serverOf(child) {
  // Every process of the server holds stderr: it closes with the last of them, which may outlive a killed postmaster.
  const closed = new Promise((resolve) => child.once('close', resolve));
  return {
    kill: (signal) => child.kill(signal),
    async end(how) {
      child.kill(SIGNALS[how]);
      await closed;
    },
  };
}

/**
 * @param {ChildProcess} child
 * @returns {Promise<void>}
 */
function readiness(child) {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      said = (said + text).slice(-4000);
      if (said.includes('database system is ready to accept connections')) resolve();
    });
    child.once('error', reject);
    child.once('close', () => reject(new Error(`PostgreSQL did not start:\n${said}`)));
  });
}

/**
 * @param {string} initdb
 * @param {string} folder
 * @param {string} password
 * @param {Account | null} account
 */
async function makeData(initdb, folder, password, account) {
  const data = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  await writeFile(passwordFile, password, { mode: 0o600 });
  await giveTo(account, folder);
  const who = ['--username=tarmac', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  // Without waiting for the disk: a new cluster has no data yet.
  const how = ['--encoding=UTF8', '--locale=C', '--no-sync'];
  await run(initdb, ['-D', data, ...who, ...how], { cwd: folder, ...account });
  return data;
}

/**
 * PostgreSQL refuses to run as root.
 * @returns {Account | null}
 */
function unprivileged() {
  if (process.getuid?.() !== 0) return null;
  const idOf = (/** @type {string} */ flag) => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout);
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/**
 * @param {Account | null} account
 * @param {string} folder
 */
async function giveTo(account, folder) {
  if (account !== null) await run('chown', ['-R', `${account.uid}:${account.gid}`, folder]);
}

/**
 * Other users cannot read a checkout in root's home: then the programs are copied into the folder.
 * @param {string} programs
 * @param {Account | null} account
 * @param {string} folder
 */
async function reachable(programs, account, folder) {
  if (account === null) return programs;
  await giveTo(account, folder);
  if (spawnSync(join(programs, 'postgres'), ['--version'], { cwd: folder, ...account }).status === 0) return programs;
  const home = join(folder, 'native');
  await cp(dirname(programs), home, { recursive: true, verbatimSymlinks: true });
  return join(home, basename(programs));
}
