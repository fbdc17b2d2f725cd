/** Our server as a target: people and tables over HTTP, a socket for each seat. */

import { createRequire } from 'node:module';
import type { NewTable } from '@tarmac/wire';
import type WebSocket from 'ws';
import { newPerson, type Person, startTable } from '../../server-api.ts';
import { act, helloFrom, type OwnSocket, watch } from './own-socket.ts';
import type { LiveMatch, Target } from './target.ts';

/** As many as play at once; later matches reuse people. */
const PARTIES = 100;

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
  { clock, spectators = 0 }: OwnMatch = {},
): Target {
  const Socket = createRequire(modulesFrom)('ws') as typeof WebSocket;
  const parties: Person[][] = [];
  let matches = 0;
  let watched: Promise<string> | null = null;
  let stranger: Promise<Person> | null = null;
  const spectator = () => {
    stranger ??= newPerson(url, 'Spectator');
    return stranger;
  };

  async function nextParty(): Promise<Person[]> {
    const number = matches++ % PARTIES;
    const party =
      parties[number] ??
      (await Promise.all(Array.from({ length: seats }, (_, seat) => newPerson(url, `Seat ${seat}`))));
    parties[number] = party;
    return party;
  }

  async function watching({ cookie }: Person, match: string): Promise<OwnSocket> {
    const address = `${url.replace('http', 'ws')}/api/socket`;
    const socket = await helloFrom(new Socket(address, { headers: { cookie, origin: url } }));
    await watch(socket, match);
    return socket;
  }

  return {
    async begin(): Promise<LiveMatch> {
      const party = await nextParty();
      const match = await startTable(url, party, game, clock);
      const sockets = await Promise.all(party.map((person) => watching(person, match)));
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
      watched ??= startTable(url, party, game, clock);
      return watching(party[0] as Person, await watched);
    },
    async visit(match) {
      (await watching(await spectator(), match)).close();
    },
  };
}
