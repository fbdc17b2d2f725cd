/** A server offered twice what it can serve, and how long moves take meanwhile. */

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { PROTOCOL } from '@tarmac/wire';
import { startNode } from '../faults/node-process.ts';
import { pause, playHonestly, quantile } from './honest.ts';

interface Counts {
  readonly sent: number;
  readonly answered: number;
  readonly refused: Readonly<Record<string, number>>;
}

interface Phase extends Counts {
  readonly moves: number;
  /** Of moves, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

export interface Overload {
  /** Honest matches alone; with spectators who wait for each answer; with twice as much as those got answered. */
  readonly calm: Phase;
  readonly full: Phase;
  readonly twice: Phase;
  /** Messages a second. */
  readonly capacity: number;
  readonly problems: readonly string[];
}

export async function overload(data: string, matches: number, sockets: number, seconds: number): Promise<Overload> {
  const node = await startNode({ TARMAC_DATA: data });
  try {
    const { parties, timed, end } = await playHonestly(node.base, matches);
    const workerData = { base: node.base, protocol: PROTOCOL, sockets, matches: parties.map(({ match }) => match) };
    const crowd = new Worker(new URL('./crowd.mjs', import.meta.url), { workerData });
    await once(crowd, 'message');

    async function phase(pace: 'closed' | number | null): Promise<Phase> {
      crowd.postMessage(pace);
      await once(crowd, 'message');
      timed.latencies.length = 0;
      await pause(seconds);
      const { latencies } = timed;
      const of = { moves: latencies.length, p50: quantile(latencies, 0.5), p99: quantile(latencies, 0.99) };
      crowd.postMessage(null);
      const [counts] = (await once(crowd, 'message')) as [Counts];
      return { ...of, ...counts };
    }

    const calm = await phase(null);
    const full = await phase('closed');
    const capacity = full.answered / seconds;
    const twice = await phase(2 * capacity);
    await end();
    await crowd.terminate();
    return { calm, full, twice, capacity, problems: timed.problems };
  } finally {
    await node.stop();
  }
}
