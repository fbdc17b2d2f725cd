/** Installs and loads the libraries for comparison; nothing else depends on them. */

import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { BadInput } from '../bad-input.ts';
import type { BoardgameIo } from './boardgame-io.ts';

const NPM = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--fetch-retries=1', '--fetch-retry-mintimeout=1000'];

interface PackageFile {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

interface Peer {
  readonly name: string;
  readonly folder: URL;
  readonly version: string;
  /** With what it needs beside it, at the versions it works with. */
  readonly pinned: Readonly<Record<string, string>>;
}

export const BOARDGAME_IO = peerAt('boardgame.io', 'boardgame-io', 'boardgame.io');
export const COLYSEUS = peerAt('Colyseus', 'colyseus', '@colyseus/core');

export const PEER_VERSION: string = BOARDGAME_IO.version;

function peerAt(name: string, place: string, main: string): Peer {
  const folder = new URL(`../../peers/${place}/`, import.meta.url);
  const pinned = readPackage(new URL('package.json', folder)).dependencies ?? {};
  return { name, folder, pinned, version: pinned[main] ?? 'unknown' };
}

function readPackage(file: URL): PackageFile {
  return JSON.parse(readFileSync(file, 'utf8')) as PackageFile;
}

function isInstalled({ folder, pinned }: Peer): boolean {
  return Object.entries(pinned).every(([name, version]) => {
    const file = new URL(`node_modules/${name}/package.json`, folder);
    return existsSync(file) && readPackage(file).version === version;
  });
}

export async function installPeer(say: (line: string) => void, peer = BOARDGAME_IO): Promise<void> {
  if (isInstalled(peer)) return;
  const folder = fileURLToPath(peer.folder);
  say(`Installing ${peer.name} ${peer.version} to measure beside (once, into ${folder}node_modules) …`);
  try {
    await promisify(execFile)('npm', NPM, { cwd: folder, shell: process.platform === 'win32' });
  } catch (error) {
    const said = String((error as { stderr?: unknown }).stderr ?? error);
    const line = said.split('\n').find((candidate) => /npm (error|ERR!)/.test(candidate)) ?? said.split('\n')[0];
    throw new BadInput(
      `${peer.name} ${peer.version} could not be installed to measure beside (${line?.trim()}); it needs the network once, or leave it out with --no-peer`,
    );
  }
}

/** boardgame.io reads NODE_ENV at load and at run time. */
export function loadPeer(): BoardgameIo {
  const require = createRequire(new URL('package.json', BOARDGAME_IO.folder));
  return { ...require('boardgame.io/core'), ...require('boardgame.io/client') } as BoardgameIo;
}
