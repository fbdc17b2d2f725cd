/** Installs and loads the library for comparison; nothing else depends on it. */

import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { BadInput } from '../bad-input.ts';
import type { BoardgameIo } from './boardgame-io.ts';

export const PEER_FOLDER = new URL('../../peers/boardgame-io/', import.meta.url);
const NPM = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--fetch-retries=1', '--fetch-retry-mintimeout=1000'];

/** Its server needs old versions of some dependencies, which are pinned beside it. */
const PINNED = readPackage(new URL('package.json', PEER_FOLDER)).dependencies ?? {};

export const PEER_VERSION: string = PINNED['boardgame.io'] ?? 'unknown';

interface PackageFile {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

function readPackage(file: URL): PackageFile {
  return JSON.parse(readFileSync(file, 'utf8')) as PackageFile;
}

function peerInstalled(): boolean {
  return Object.entries(PINNED).every(([name, version]) => {
    const file = new URL(`node_modules/${name}/package.json`, PEER_FOLDER);
    return existsSync(file) && readPackage(file).version === version;
  });
}

export async function installPeer(say: (line: string) => void): Promise<void> {
  if (peerInstalled()) return;
  const folder = fileURLToPath(PEER_FOLDER);
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

/** boardgame.io reads NODE_ENV at load and at run time. */
export function loadPeer(): BoardgameIo {
  const require = createRequire(new URL('package.json', PEER_FOLDER));
  return { ...require('boardgame.io/core'), ...require('boardgame.io/client') } as BoardgameIo;
}
