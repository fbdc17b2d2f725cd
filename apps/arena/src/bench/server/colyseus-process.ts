/** A server of Colyseus in its own process: a match of ours is a room, in memory. */

import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { fastChance, type Seat, type Shapes } from '@tarmac/kit';
import { gameById } from '../../seats.ts';
import { defaultConfig } from '../own.ts';
import type { PeerServerSettings } from './boardgame-io-process.ts';

/** The parts of `@colyseus/core` 0.18 that we use. */
interface Core {
  readonly Server: new (options: {
    transport: object;
    greet: boolean;
  }) => {
    define(name: string, room: new () => object): void;
    listen(port: number, host: string): Promise<void>;
  };
  readonly Room: new () => {
    patchRate: number | null;
    readonly clients: Iterable<Client>;
    onMessage(type: string, hear: (client: Client, message: Shapes['action']) => void): void;
  };
}

interface Client {
  userData?: Seat;
  send(type: string, message: unknown): void;
}

interface Transport {
  readonly WebSocketTransport: new (options: { server: object }) => object;
}

const { game: id, seats, peerFolder } = JSON.parse(process.argv[2] as string) as PeerServerSettings;
const require = createRequire(`${peerFolder}package.json`);
const { Server, Room } = require('@colyseus/core') as Core;
const { WebSocketTransport } = require('@colyseus/ws-transport') as Transport;
const { game } = gameById(id, 'the game');
const config = defaultConfig(game, seats);

/** Its own way for data that is not the same for all: a message to each client. */
class MatchRoom extends Room {
  readonly maxClients = seats;
  readonly #chance = fastChance(1);
  readonly #state = game.setup(config, seats, this.#chance);
  #moves = 0;

  onCreate(): void {
    // There is no state that all may see, so that nothing is sent by the clock.
    this.patchRate = null;
    this.onMessage('act', (client, action) => {
      const seat = client.userData as Seat;
      if (game.check(this.#state, seat, action) !== null) return client.send('refused', null);
      game.apply(this.#state, seat, action, this.#chance);
      this.#moves++;
      for (const each of this.clients) this.#show(each);
    });
  }

  onJoin(client: Client, { seat }: { seat: Seat }): void {
    client.userData = seat;
    this.#show(client);
  }

  #show(client: Client): void {
    client.send('view', { moves: this.#moves, view: game.view(this.#state, client.userData as Seat) });
  }
}

const http = createServer();
const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false });
server.define('match', MatchRoom);
await server.listen(0, '127.0.0.1');
process.send?.({ url: `http://127.0.0.1:${(http.address() as AddressInfo).port}` });
