/** What a person's bots notice of somebody else's twenty tables full of the strongest ones, in a real server. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import { fastChance, type Game } from '@tarmac/kit';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { build, startNode } from '../faults/node-process.ts';
import { type Client, call, connect, newcomer } from '../support/client.ts';
import { expectOk, owes, playOnce } from '../support/play.ts';

const game = airlinesEurope as Game;
const TABLES = 20;
const TURNS = Number(process.env['SHARING_TURNS'] ?? 30);
/** In milliseconds: of a round of four turns of a few milliseconds each, most is none of the bots' doing. */
const SLACK = 50;

beforeAll(build);

/** One person beside four bots of a level, already at their own table. */
async function sitDown(base: string, client: Client, cookie: string, level: string): Promise<string> {
  const bots = { 1: level, 2: level, 3: level, 4: level };
  const table = { game: game.id, seats: 5, bots, sit: { seat: 0, contribution: 'x' } };
  const { id } = (await expectOk(await call(base, 'POST', '/api/tables', table, { cookie }))) as { id: string };
  await expectOk(await call(base, 'POST', `/api/tables/${id}/start`, undefined, { cookie }));
  await client.watch(id, 0);
  return id;
}

/** Moves at once, whenever it is the person's turn, until the match is over. */
async function keepPlaying(client: Client, match: string, seed: number, hear: (bots: number) => void): Promise<void> {
  const chance = fastChance(seed);
  const isOver = () => client.table(match)?.state === 'over';
  let moved: number | null = null;
  for (;;) {
    await client.until(() => isOver() || owes(client, match, 0), 'a turn');
    if (isOver()) return;
    if (moved !== null) hear(performance.now() - moved);
    const before = client.seen(match, 0)?.awaited;
    await playOnce(game, client, match, 0, (count) => chance.draw(count));
    // A person may owe several decisions in a row, in which nobody waits for a bot.
    moved = before !== undefined && owes(client, match, 0) ? null : performance.now();
  }
}

/** The time that the bots of one round take, as the median of some rounds of as many matches as it takes. */
async function roundOf(base: string, level: string): Promise<number> {
  const cookie = await newcomer(base, 'Modest');
  const client = await connect(base, { cookie, forget: true });
  const rounds: number[] = [];
  for (let seed = 1; rounds.length < TURNS; seed++) {
    const match = await sitDown(base, client, cookie, level);
    const played = keepPlaying(client, match, seed, (milliseconds) => {
      rounds.push(milliseconds);
      if (rounds.length === TURNS) client.close();
    });
    await played.catch((error) => {
      if (rounds.length < TURNS) throw error;
    });
  }
  return rounds.toSorted((a, b) => a - b)[Math.floor(rounds.length / 2)] as number;
}

/** One person with many tables, who moves at once at each of them. */
async function hoard(base: string): Promise<{ stop(): void }> {
  const cookie = await newcomer(base, 'Greedy');
  const clients: Client[] = [];
  let stopped = false;
  const goOn = async (client: Client, first: string, seed: number): Promise<void> => {
    for (let match = first; !stopped; match = await sitDown(base, client, cookie, 'captain'))
      await keepPlaying(client, match, seed, () => {});
  };
  for (let table = 1; table <= TABLES; table++) {
    const client = await connect(base, { cookie, forget: true });
    clients.push(client);
    goOn(client, await sitDown(base, client, cookie, 'captain'), table).catch((error) => {
      if (!stopped) throw error;
    });
  }
  return {
    stop() {
      stopped = true;
      for (const client of clients) client.close();
    },
  };
}

test.each([['1'], ['2']])('with %s threads, another’s bots take about twice as long at most', async (threads) => {
  const folder = mkdtempSync(join(tmpdir(), 'tarmac-sharing-'));
  const node = await startNode({ TARMAC_DATA: folder, TARMAC_BOT_THREADS: threads });
  onTestFinished(async () => {
    await node.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const alone: Record<string, number> = {};
  for (const level of ['trainee', 'pilot']) alone[level] = await roundOf(node.base, level);
  const greedy = await hoard(node.base);
  const beside: Record<string, number> = {};
  for (const level of Object.keys(alone)) beside[level] = await roundOf(node.base, level);
  greedy.stop();
  process.stdout.write(`${JSON.stringify({ threads, alone, beside })}\n`);
  for (const [level, time] of Object.entries(alone)) expect(beside[level]).toBeLessThan(2.2 * time + SLACK);
});
