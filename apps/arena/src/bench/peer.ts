/** Fetches and loads the library we measure ourselves against; it is no dependency of anything else. */

import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { BadInput } from '../bad-input.ts';
import type { BoardgameIo } from './boardgame-io.ts';

const FOLDER = new URL('../../peers/boardgame-io/', import.meta.url);
const NPM = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--fetch-retries=1', '--fetch-retry-mintimeout=1000'];

export const PEER_VERSION: string = readVersion(
  new URL('package.json', FOLDER),
  (read) => read.dependencies?.['boardgame.io'],
);

interface PackageFile {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

function readVersion(file: URL, pick: (read: PackageFile) => string | undefined): string {
  return pick(JSON.parse(readFileSync(file, 'utf8')) as PackageFile) ?? 'unknown';
}

function peerInstalled(): boolean {
  const file = new URL('node_modules/boardgame.io/package.json', FOLDER);
  return existsSync(file) && readVersion(file, (read) => read.version) === PEER_VERSION;
}

export async function installPeer(say: (line: string) => void): Promise<void> {
  if (peerInstalled()) return;
  const folder = fileURLToPath(FOLDER);
  say(`Installing boardgame.io ${PEER_VERSION} to measure beside (once, into ${folder}node_modules) …`);
  try {
    await promisify(execFile)('npm', NPM, { cwd: folder, shell: process.platform === 'win32' });
  } catch (error) {
    const said = String((error as { stderr?: unknown }).stderr ?? error);
    const line = said.split('\n').find((candidate) => /npm (error|ERR!)/.test(candidate)) ?? said.split('\n')[0];
    throw new BadInput(
      `boardgame.io ${PEER_VERSION} could not be installed to measure beside (${line?.trim()}); it needs the network once, or leave it out with --no-peer`,
    );
  }
}

/** boardgame.io reads NODE_ENV while it is loaded and while it runs. */
export function loadPeer(): BoardgameIo {
  const require = createRequire(new URL('package.json', FOLDER));
  return { ...require('boardgame.io/core'), ...require('boardgame.io/client') } as BoardgameIo;
}
