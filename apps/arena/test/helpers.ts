/** A terminal that is not there: runs the arena and keeps what it says. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { runArena } from '../src/cli.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export async function arena(words: readonly string[]): Promise<Ran> {
  let out = '';
  let err = '';
  const code = await runArena(words, {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    errIsTerminal: false,
    columns: null,
  });
  return { code, out, err };
}

export async function arenaJson(words: readonly string[]): Promise<Record<string, unknown>> {
  const { out } = await arena([...words, '--json']);
  return oneObject(out);
}

/** Fails unless the text is exactly one JSON object and a line end. */
export function oneObject(text: string): Record<string, unknown> {
  if (!/^\{.*\}\n$/.test(text)) throw new Error(`not one line of one object: ${text.slice(0, 200)}`);
  return JSON.parse(text) as Record<string, unknown>;
}

/** A folder for the tests of one file, gone afterwards. */
export function scratchFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'arena-test-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return {
    path: (name: string) => join(folder, name),
    write(name: string, value: unknown): string {
      const path = join(folder, name);
      writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
      return path;
    },
    read: (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8')),
  };
}
