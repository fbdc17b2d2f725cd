/** Our server as a target: people and tables over HTTP, a socket for each seat. */

import { createRequire } from 'node:module';
import type { Seat } from '@tarmac/kit';
import type { NewTable, TableInfo } from '@tarmac/wire';
import type WebSocket from 'ws';
import { act, helloFrom, type OwnSocket, watch } from './own-socket.ts';
import type { LiveMatch, Target } from './target.ts';

/** The server's maximum: no clock may run out between two slices. */
const CLOCK: NewTable['clock'] = { kind: 'live', bank: 86_400, increment: 30 };
/** As many as play at once; later matches reuse people. */
const PARTIES = 100;

/** The identity cookie. */
type Identity = string;

/** What a match is like where it is not the usual one of the benches. */
export interface OwnMatch {
  readonly clock?: NewTable['clock'];
  /** Sockets that watch each match, besides those of its seats. */
  readonly spectators?: number;
}

/** `modulesFrom`: a file from which `ws` resolves. */
export function ownTarget(
  url: string,
  game: string,
  seats: number,
  modulesFrom: string,
  { clock = CLOCK, spectators = 0 }: OwnMatch = {},
): Target {
  const Socket = createRequire(modulesFrom)('ws') as typeof WebSocket;
  const parties: Identity[][] = [];
  let matches = 0;
  let watched: Promise<string> | null = null;
  let stranger: Promise<Identity> | null = null;
  const spectator = () => {
    stranger ??= newPerson(seats);
    return stranger;
  };

  async function request(method: string, path: string, identity: Identity | null, body?: object) {
    const response = await fetch(`${url}/api/${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(identity === null ? {} : { cookie: identity }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} was answered with ${response.status}: ${text}`);
    return { text, cookie: response.headers.get('set-cookie') };
  }

  async function newPerson(seat: Seat): Promise<Identity> {
    const { cookie } = await request('POST', 'me', null, { name: `Seat ${seat}` });
    const [identity] = cookie?.split(';') ?? [];
    if (identity === undefined) throw new Error('the server gave a new person no identity');
    return identity;
  }

  async function nextParty(): Promise<Identity[]> {
    const number = matches++ % PARTIES;
    const party = parties[number] ?? (await Promise.all(Array.from({ length: seats }, (_, seat) => newPerson(seat))));
    parties[number] = party;
    return party;
  }

  /** Opens a table, seats everybody, and starts it. */
  async function started(party: readonly Identity[]): Promise<string> {
    const [host, ...guests] = party as [Identity, ...Identity[]];
    const table: Partial<NewTable> = { game, seats, clock, sit: { seat: 0, contribution: 'bench' } };
    const { text } = await request('POST', 'tables', host, table);
    const { id } = JSON.parse(text) as TableInfo;
    for (const [index, guest] of guests.entries())
      await request('PUT', `tables/${id}/seats/${index + 1}`, guest, { contribution: 'bench' });
    await request('POST', `tables/${id}/start`, host);
    return id;
  }

  async function watching(identity: Identity, match: string): Promise<OwnSocket> {
    const address = `${url.replace('http', 'ws')}/api/socket`;
    const socket = await helloFrom(new Socket(address, { headers: { cookie: identity, origin: url } }));
    await watch(socket, match);
    return socket;
  }

  return {
    async begin(): Promise<LiveMatch> {
      const party = await nextParty();
      const match = await started(party);
      const sockets = await Promise.all(party.map((identity) => watching(identity, match)));
      const watchers: OwnSocket[] = [];
      while (watchers.length < spectators) watchers.push(await watching(await spectator(), match));
      return {
        view: (seat) => (sockets[seat] as OwnSocket).view(),
        play: (seat, action, secret) => act(sockets, match, seat, action, secret),
        bytes: () => sockets.reduce((sum, socket) => sum + socket.bytes(), 0),
        close() {
          for (const socket of [...sockets, ...watchers]) socket.close();
        },
      };
    },
    /** A watcher of an idle match. */
    async connect() {
      const party = await nextParty();
      watched ??= started(party);
      return watching(party[0] as Identity, await watched);
    },
    async visit(match) {
      (await watching(await spectator(), match)).close();
    },
  };
}
