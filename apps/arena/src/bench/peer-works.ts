/** The works that time the same rules on boardgame.io, each in its own thread. */

import type { Game } from '@tarmac/kit';
import { openThread, type Thread } from '@tarmac/threads';
import type { Sample, Work } from './measure.ts';
import type { PeerWork } from './peer-worker.ts';

/** The headline is `defaults`: the library as documented, in its production environment. */
export const WRAPPINGS = {
  defaults: {
    environment: 'production',
    disableUndo: false,
    settings:
      'local Client, debug panel off, NODE_ENV=production, undo kept (its default), G changed as an immer draft',
  },
  withoutUndo: { environment: 'production', disableUndo: true, settings: 'the same with disableUndo' },
  development: { environment: 'development', disableUndo: false, settings: 'the defaults with NODE_ENV=development' },
} as const;

export const peerName = (wrapping: string): string => `boardgame.io, ${wrapping}`;

/** Twenty games a second need this long to be compiled; less would flatter us. */
const PEER_WARM_UP_SECONDS = 3;

export interface PeerWorks {
  readonly works: readonly Work[];
  close(): Promise<void>;
}

export function peerWorks(game: Game, seats: number): PeerWorks {
  const threads: Thread<number, Sample>[] = [];
  const works = Object.entries(WRAPPINGS).map(([name, { environment, disableUndo }]): Work => {
    const workerData: PeerWork = { game: game.id, seats, disableUndo };
    const env = { ...process.env, NODE_ENV: environment };
    const module = new URL('./peer-worker.js', import.meta.url);
    const thread = openThread<number, Sample>(module, () => {}, { worker: { workerData, env } });
    threads.push(thread);
    return {
      name: peerName(name),
      warmUpSeconds: PEER_WARM_UP_SECONDS,
      sample: thread.ask,
    };
  });
  return {
    works,
    async close() {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}
