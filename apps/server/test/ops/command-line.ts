/** A command line that is not there: runs a command of the server and keeps what it says. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { runServer } from '../../src/cli.ts';

export interface Ran {
  readonly code: number;
  readonly out: readonly string[];
  readonly err: readonly string[];
}

/** A folder for one test, gone afterwards. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tarmac-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

export async function tarmac(words: readonly string[], environment: Record<string, string> = {}): Promise<Ran> {
  const { ended } = typed(words, environment);
  return ended;
}

/** A server that serves until `stop`; `line` is what it has said. */
export async function serving(environment: Record<string, string>, outIsTerminal = false) {
  const variables = { TARMAC_PORT: '0', TARMAC_LOG: 'silent', ...environment };
  const { ended, said, stop, fail } = typed(['serve'], variables, outIsTerminal);
  const line = await Promise.race([said, ended.then(({ err }) => Promise.reject(new Error(err.join('\n'))))]);
  const address = /http:\S+/.exec(line)?.[0] ?? '';
  onTestFinished(async () => {
    stop();
    await ended;
  });
  return {
    line,
    address,
    stop: () => {
      stop();
      return ended;
    },
    /** Something is thrown where nobody catches it. */
    fail: (error: unknown) => {
      fail(error);
      return ended;
    },
  };
}

function typed(words: readonly string[], environment: Record<string, string>, outIsTerminal = false) {
  const out: string[] = [];
  const err: string[] = [];
  let stop = () => {};
  let fail = (_error: unknown) => {};
  let say = (_line: string) => {};
  const said = new Promise<string>((resolve) => {
    say = resolve;
  });
  const ended = runServer(words, environment, {
    out: (line) => {
      out.push(line);
      say(line);
    },
    err: (line) => err.push(line),
    outIsTerminal,
    onEnd: (asked) => {
      let isAsked = false;
      stop = () => {
        if (!isAsked) asked();
        isAsked = true;
      };
    },
    onUncaught: (hear) => {
      fail = hear;
    },
    exit: () => {
      throw new Error('nobody asked twice');
    },
  }).then((code) => ({ code, out, err }));
  return { ended, said, stop: () => stop(), fail: (error: unknown) => fail(error) };
}
