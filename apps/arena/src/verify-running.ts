/** Lets the server verify every running match: apps do not import each other, so it runs as a program. */

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BadInput } from './bad-input.ts';
import type { Report } from './command.ts';
import { quoted } from './flags.ts';
import type { Io } from './io.ts';

export const SERVER = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));

/** The server's exit code for a bad result, see docs/operations.md. */
const BAD_NEWS = 1;
const BAD_INPUT = 2;
/** A line of the server: it could not start, and the reason. */
const COULD_NOT = /^tarmac: .*$/;

export async function verifyRunning(server: string, io: Io): Promise<Report> {
  if (!existsSync(server)) throw new BadInput('verify: the server is not built: run npm run build first');
  const { code, out, err } = await run(server);
  const said = err.trim();
  const text = out.trim();
  if (code === BAD_INPUT) throw new BadInput(`verify: ${said}`);
  // A crashed program also ends with 1, but has found nothing.
  if (code === BAD_NEWS && text === '' && COULD_NOT.test(said))
    return { json: { ok: false, lines: [said] }, text: said, failed: true };
  const isVerdict = text !== '' && (code === 0 || code === BAD_NEWS);
  if (!isVerdict) throw new Error(`the server ended with ${code}: ${quoted(said)}`);
  if (said !== '') io.err(`${said}\n`);
  return { json: { ok: code === 0, lines: text.split('\n') }, text, failed: code === BAD_NEWS };
}

interface Ran {
  /** Null if a signal ended it. */
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function run(server: string): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [server, 'verify'], { stdio: ['ignore', 'pipe', 'pipe'] });
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, out, err }));
  });
}
