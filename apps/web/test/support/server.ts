/** The real server, as `npm run play` starts it: a child process on a fresh SQLite file and a free port. */

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export const ROOT = join(import.meta.dirname, '..', '..', '..', '..');

export interface RunningServer {
  /** Such as http://127.0.0.1:34567 */
  readonly address: string;
  stop(): Promise<void>;
}

/** Tests open more people and pages in a minute than anybody would. */
const GENEROUS = {
  TARMAC_REQUESTS_PER_MINUTE: '100000',
  TARMAC_NEW_PEOPLE_PER_HOUR: '100000',
  TARMAC_MESSAGES_PER_SECOND: '1000',
};

export async function startServer(settings: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'tarmac-web-'));
  const child = spawn(process.execPath, [join(ROOT, 'apps/server/dist/main.js'), 'serve'], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      TARMAC_PORT: '0',
      TARMAC_DATA: folder,
      TARMAC_LOG: 'error',
      ...GENEROUS,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += String(chunk);
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const address = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /https?:\/\/\S+/.exec(line)?.[0];
      if (found !== undefined) resolve(found.replace(/\/$/, ''));
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it listened:\n${errors}`)));
  });
  return {
    address,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
