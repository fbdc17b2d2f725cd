/** A server under all attacks at once, beside honest matches whose every move is timed. */

import { Worker } from 'node:worker_threads';
import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import { fastChance, type Game, type Seat } from '@tarmac/kit';
import { PROTOCOL } from '@tarmac/wire';
import { startNode } from '../faults/node-process.ts';
import { type Client, call } from '../support/client.ts';
import { choices, gather, owes } from '../support/play.ts';

const game = airlinesEurope as Game;
const THINKING_MILLISECONDS = 1000;
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

interface Timed {
  readonly latencies: number[];
  readonly overcharges: number[];
  readonly problems: string[];
  ended: boolean;
}

export async function besiege(data: string, matches: number, seconds: number): Promise<Siege> {
  const node = await startNode({ TARMAC_DATA: data, ...SETTINGS });
  const timed: Timed = { latencies: [], overcharges: [], problems: [], ended: false };
  try {
    const parties = [];
    const clock = { kind: 'live', bank: 3600, increment: 0 } as const;
    for (let count = 0; count < matches; count++) {
      const party = await gather([node.base], { game: game.id, seats: 2, clock }, true).catch(patience);
      if (party === null) count--;
      else parties.push(party);
    }
    const players = parties.flatMap(({ match, people }) =>
      people.map(({ client, seat }) => play(client, match, seat, timed)),
    );
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
    timed.ended = true;
    await Promise.all(players);
    const sorted = timed.latencies.toSorted((a, b) => a - b);
    const at = (part: number) => sorted[Math.floor(part * (sorted.length - 1))] ?? Number.POSITIVE_INFINITY;
    return {
      moves: sorted.length,
      p50: at(0.5),
      p99: at(0.99),
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

/** Thinks a second, moves, and keeps account of how long that took and of what the clock counted. */
async function play(client: Client, match: string, seat: Seat, timed: Timed): Promise<void> {
  const chance = fastChance(seat + 1);
  let thought = 0;
  /** Null while nobody saw the turn begin. */
  let leftAtBegin: number | null = null;
  try {
    for (let moves = 0; !timed.ended; moves++) {
      await client.until(() => timed.ended || isOver(client, match) || owes(client, match, seat), 'a turn');
      if (timed.ended || isOver(client, match)) return;
      const begun = performance.now();
      await pause((THINKING_MILLISECONDS * (0.5 + chance.draw(1000) / 1000)) / 1000);
      const actions = choices(game, client, match, seat);
      const frame = client.seen(match, seat)?.frame as number;
      const action = actions[chance.draw(actions.length)];
      const sent = performance.now();
      thought += sent - begun;
      const reply = await client.ask({ kind: 'act', id: `m${moves}`, match, seat, frame, action });
      timed.latencies.push(performance.now() - sent);
      if (reply.kind === 'refused') timed.problems.push(`${reply.problem} ${reply.detail ?? ''}`);
      await client.until(() => (client.seen(match, seat)?.frame ?? 0) > frame, 'the frame of the move');
      const own = client.seen(match, seat)?.clocks[seat];
      if (own?.since !== null) continue;
      if (leftAtBegin !== null) timed.overcharges.push(leftAtBegin - own.left - thought);
      thought = 0;
      leftAtBegin = own.left;
    }
  } catch (error) {
    if (!timed.ended) timed.problems.push(String(error));
  }
}

const isOver = (client: Client, match: string) => client.table(match)?.state === 'over';

async function residentBytes(base: string): Promise<number> {
  const text = await (await call(base, 'GET', '/metrics')).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]);
}

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, 1000 * seconds));

/** Fifty tables at once are more than one address may open: those who come wait, as people would. */
async function patience(): Promise<null> {
  await pause(1);
  return null;
}
