/**
 * boardgame.io's own server with a game of ours, in its own process; with files if FLATFILE_DIR is set, as documented.
 */

import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { gameById } from '../../seats.ts';
import { asBoardgameIo, type BoardgameIo } from '../boardgame-io.ts';
import { defaultConfig } from '../own.ts';

export interface PeerServerSettings {
  readonly game: string;
  readonly seats: number;
  readonly peerFolder: string;
}

/** The parts of `boardgame.io/server` 0.50.2 that we use. */
interface ServerModule {
  Server(options: { games: readonly object[]; origins: readonly string[] }): {
    run(options: { port: { host: string; port: number } }): Promise<{ appServer: { address(): AddressInfo } }>;
  };
}

const { game: id, seats, peerFolder } = JSON.parse(process.argv[2] as string) as PeerServerSettings;
const require = createRequire(`${peerFolder}package.json`);
const { game } = gameById(id, 'the game');
const wrapped = asBoardgameIo(game, defaultConfig(game, seats), seats, require('boardgame.io/core') as BoardgameIo, {
  disableUndo: false,
});
const { Server } = require('boardgame.io/server') as ServerModule;
// Koa passes `port` to Node unchanged, which accepts an address in it too.
const { appServer } = await Server({ games: [wrapped], origins: [] }).run({ port: { host: '127.0.0.1', port: 0 } });
process.send?.({ url: `http://127.0.0.1:${appServer.address().port}` });
