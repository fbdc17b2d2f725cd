/**
 * The connection that writes. It has a thread of its own, so that nobody waits for the disk who has nothing to write;
 * run from its sources, as the tests do, there is no compiled thread to start, and it is this one that writes.
 */

import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import { groupPacker } from './sqlite-packing.ts';
import { type GroupOutcome, groupRunner, type PlainUnit } from './sqlite-run.ts';

/** Nobody else writes; only a backup that begins, or somebody with a shell, may be in the way for a moment. */
export const BUSY_MS = 5000;

export const sqliteFile = (folder: string): string => join(folder, 'tarmac.db');

export function openConnection(folder: string): Sqlite.Database {
  const connection = new Sqlite(sqliteFile(folder), { timeout: BUSY_MS });
  // A match's head has some two thousand bytes and is written with every move: smaller pages hold one. For new files only.
  connection.pragma('page_size = 8192');
  connection.pragma('journal_mode = WAL');
  // Moving the log into the file holds everybody up for some milliseconds: less often, and pages written many times
  // over go once.
  connection.pragma('wal_autocheckpoint = 2000');
  connection.pragma('synchronous = FULL');
  // On macOS an ordinary fsync stops at the drive's own memory; elsewhere this changes nothing.
  connection.pragma('fullfsync = ON');
  // A backup holds the log back while it reads; afterwards the file need not stay that large.
  connection.pragma('journal_size_limit = 67108864');
  return connection;
}

export interface Writer {
  run(group: readonly PlainUnit[]): Promise<GroupOutcome>;
  close(): Promise<void>;
}

const COMPILED_THREAD = import.meta.url.endsWith('.ts') ? null : new URL('./sqlite-thread.js', import.meta.url);

export function openWriter(folder: string): Writer {
  return COMPILED_THREAD === null ? writeHere(openConnection(folder)) : writeInThread(COMPILED_THREAD, folder);
}

function writeHere(connection: Sqlite.Database): Writer {
  const run = groupRunner(connection);
  return {
    // In a turn of the event loop of its own: whoever writes again and again must not keep everybody else out.
    run: (group) => new Promise((resolve) => setImmediate(() => resolve(run(group)))),
    close: async () => {
      connection.close();
    },
  };
}

/** A thread that dies takes with it what was handed to it, which fails; the next group gets a new one. */
function writeInThread(module: URL, folder: string): Writer {
  let worker: Worker | null = null;
  let pack = groupPacker();
  let settle: ((outcome: GroupOutcome) => void) | null = null;

  function answer(outcome: GroupOutcome): void {
    settle?.(outcome);
    settle = null;
  }

  function open(): Worker {
    pack = groupPacker();
    const opened = new Worker(module, { workerData: folder, env: {}, execArgv: [] });
    opened.on('message', answer);
    opened.on('error', (error) => answer({ failure: String(error) }));
    opened.once('exit', (code) => {
      if (worker === opened) worker = null;
      answer({ failure: `the thread that writes ended with code ${code}` });
    });
    return opened;
  }

  return {
    run(group) {
      return new Promise((resolve) => {
        worker ??= open();
        settle = resolve;
        worker.postMessage(pack(group));
      });
    },
    async close() {
      const closed = worker;
      if (closed === null) return;
      const ended = new Promise((resolve) => closed.once('exit', resolve));
      closed.postMessage(null);
      await ended;
    },
  };
}
