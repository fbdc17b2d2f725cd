/** A server under all attacks at once, beside honest matches whose every move is timed. */

import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { PROTOCOL } from '@tarmac/wire';
import { type NodeProcess, startNode } from '../faults/node-process.ts';
import { call } from '../support/client.ts';
import { game, pause, playHonestly, quantile, residentBytes } from './honest.ts';

/** Threads of bots end after a minute without work, and only then give back their memory. */
const REST_SECONDS = 70;
const LONGEST_AFTERMATH_SECONDS = 600;
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
  /** Resident bytes after a fifth of the attack, at its end, and a while after it. */
  readonly memory: Readonly<Record<'early' | 'late' | 'after', number>>;
  /** Bytes when all garbage has been collected, before the attack and a while after it. */
  readonly kept: Readonly<Record<'before' | 'after', Kept>>;
  readonly isRunning: boolean;
  readonly problems: readonly string[];
  readonly attacks: Readonly<Record<string, number>>;
}

interface Kept {
  /** Objects, and buffers beside them. */
  readonly heap: number;
  /** What V8 has taken for objects that live longer, used or not. */
  readonly reserved: number;
  readonly resident: number;
}

export async function besiege(data: string, matches: number, seconds: number): Promise<Siege> {
  const collector = fileURLToPath(new URL('./collect-on-signal.mjs', import.meta.url));
  const node = await startNode(
    { TARMAC_DATA: data, ...SETTINGS },
    { flags: ['--max-semi-space-size=64', '--expose-gc', '--import', collector] },
  );
  try {
    const { parties, timed, end } = await playHonestly(node.base, matches);
    await pause(5);
    const before = await keptBy(node);
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
    await botsAtRest(node.base);
    const after = await residentBytes(node.base);
    const kept = { before, after: await keptBy(node) };
    await end();
    return {
      moves: timed.latencies.length,
      p50: quantile(timed.latencies, 0.5),
      p99: quantile(timed.latencies, 0.99),
      overcharged: Math.max(...timed.overcharges),
      memory: { early, late, after },
      kept,
      isRunning: node.isRunning(),
      problems: timed.problems,
      attacks,
    };
  } finally {
    await node.stop();
  }
}

/** What the attackers have left to the bots is thought to its end. */
async function botsAtRest(base: string): Promise<void> {
  let decided = '';
  let rested = 0;
  for (let waited = 0; rested < REST_SECONDS && waited < LONGEST_AFTERMATH_SECONDS; waited += 5) {
    await pause(5);
    const metrics = await (await call(base, 'GET', '/metrics')).text();
    const now = (metrics.match(/^tarmac_bot_decisions_total.*/gm) ?? []).join();
    rested = now === decided ? rested + 5 : 0;
    decided = now;
  }
}

async function keptBy(node: NodeProcess): Promise<Kept> {
  const said = node.logged.length;
  const told = () => node.logged.slice(said).find((line) => line.startsWith('collected '));
  node.signal('SIGUSR2');
  for (let tries = 0; told() === undefined && tries < 300; tries++) await pause(0.1);
  return JSON.parse(told()?.slice('collected '.length) ?? '{}');
}
