/** A server under all attacks at once, beside honest matches whose every move is timed. */

import { Worker } from 'node:worker_threads';
import { PROTOCOL } from '@tarmac/wire';
import { startNode } from '../faults/node-process.ts';
import { game, pause, playHonestly, quantile, residentBytes } from './honest.ts';

/** What the settings say when nothing is set; attackers come from many addresses. */
const SETTINGS = {
  TARMAC_MESSAGES_PER_SECOND: '20',
  TARMAC_SOCKETS_PER_ADDRESS: '200',
  TARMAC_REQUESTS_PER_MINUTE: '300',
  TARMAC_TRUST_PROXY: '127.0.0.1',
};

export interface Siege {
  readonly moves: number;
  /** Of honest moves, from sending to the acknowledgement, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** The most that a clock counted of a turn beyond what its player thought, in milliseconds. */
  readonly overcharged: number;
  /** Resident bytes: before the attack, after a fifth of it, at its end, and some time after it. */
  readonly memory: Readonly<Record<'before' | 'early' | 'late' | 'after', number>>;
  readonly isRunning: boolean;
  readonly problems: readonly string[];
  readonly attacks: Readonly<Record<string, number>>;
}

export async function besiege(data: string, matches: number, seconds: number): Promise<Siege> {
  const node = await startNode({ TARMAC_DATA: data, ...SETTINGS });
  try {
    const { parties, timed, end } = await playHonestly(node.base, matches);
    await pause(5);
    const before = await residentBytes(node.base);
    const attackers = new Worker(new URL('./siege-attackers.mjs', import.meta.url), {
      workerData: {
        base: node.base,
        match: parties[0]?.match,
        protocol: PROTOCOL,
        bot: { game: game.id, seats: 5, bots: { 1: 'captain', 2: 'captain', 3: 'captain', 4: 'captain' } },
      },
    });
    timed.latencies.length = 0;
    await pause(seconds / 5);
    const early = await residentBytes(node.base);
    await pause((4 * seconds) / 5);
    const late = await residentBytes(node.base);
    const attacks = await new Promise<Record<string, number>>((resolve) => {
      attackers.once('message', resolve);
      attackers.postMessage('counts');
    });
    await attackers.terminate();
    await pause(Math.min(60, seconds));
    const after = await residentBytes(node.base);
    await end();
    return {
      moves: timed.latencies.length,
      p50: quantile(timed.latencies, 0.5),
      p99: quantile(timed.latencies, 0.99),
      overcharged: Math.max(...timed.overcharges),
      memory: { before, early, late, after },
      isRunning: node.isRunning(),
      problems: timed.problems,
      attacks,
    };
  } finally {
    await node.stop();
  }
}
