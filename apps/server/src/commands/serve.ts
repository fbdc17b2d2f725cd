/** `serve`: runs a node until a signal ends it. */

import { publicAddress } from '../public-address.ts';
import { startServer } from '../server.ts';
import type { Settings } from '../settings.ts';
import { BUG, type Command } from './command.ts';

export const serveCommand: Command = {
  name: 'serve',
  words: [],
  summary: 'serves until it is told to stop (this is what happens without a command)',
  async run(settings, _words, io) {
    const server = await startServer(settings);
    const { address, port } = server;
    const at = publicAddress({ origin: settings.origin, address, port });
    io.out(`Tarmac is at ${at} and keeps its data in ${placeOf(settings)}`);
    const ending = new Promise<number>((resolve) => {
      let times = 0;
      io.onEnd(() => {
        times += 1;
        // A second signal ends the process at once.
        if (times > 1) io.exit(130);
        resolve(0);
      });
      // The state of the process is unknown now: the node ends. Other nodes or its next start continue from the database.
      io.onUncaught((error) => {
        const err = error instanceof Error ? error : new Error(`what was thrown is no error but: ${typeof error}`);
        server.parts.log.fatal({ err }, 'this is a bug: the server ends');
        resolve(BUG);
      });
    });
    const code = await ending;
    await server.close();
    return code;
  },
};

function placeOf({ databaseUrl, dataFolder }: Settings): string {
  if (databaseUrl === null) return `${dataFolder}/tarmac.db`;
  // The URL has the password in it.
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL (${host}${pathname})`;
}
