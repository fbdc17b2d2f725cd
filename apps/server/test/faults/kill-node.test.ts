/** Two nodes on one PostgreSQL, the seats of each match on different ones, and one of the two killed again and again. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import { fastChance, type Game } from '@tarmac/kit';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../support/ports.ts';
import { type Postgres, startPostgres } from '../support/postgres.ts';
import { gatherFleet } from './fleet.ts';
import { postgresLog, unanswered, wrongs } from './ledger.ts';
import { build, type NodeProcess, startNode } from './node-process.ts';

const game = airlinesEurope as Game;
const MATCHES = 50;
const KILLS = 10;
const MOST_ACTS_BETWEEN = 600;

let postgres: Postgres;
beforeAll(async () => {
  build();
  postgres = await startPostgres();
}, 120_000);
afterAll(() => postgres.stop());

/** Two of them, each with an address to come back to. */
async function startPair(url: string) {
  const environments = await Promise.all(
    [0, 1].map(async () => ({ DATABASE_URL: url, TARMAC_PORT: String(await freePort()) })),
  );
  const nodes = await Promise.all(environments.map((environment) => startNode(environment)));
  onTestFinished(async () => {
    await Promise.all(nodes.map((node) => node.kill()));
  });
  const restart = async (index: number) => {
    nodes[index] = await startNode(environments[index] as Record<string, string>);
  };
  return { nodes, restart, bases: nodes.map(({ base }) => base) };
}

test('one of two killed ten times: the other has everything, and those who were there go on with it', {
  timeout: 240_000,
}, async () => {
  const url = await postgres.createDatabase();
  const { nodes, restart, bases } = await startPair(url);
  const readLog = postgresLog(url);
  const fleet = await gatherFleet(game, bases, MATCHES, { game: game.id, seats: 2 }, 3);
  onTestFinished(fleet.stop);
  const chance = fastChance(4);
  let inHand = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    await fleet.acknowledged(1 + chance.draw(MOST_ACTS_BETWEEN));
    const victim = nodes[kill % 2] as NodeProcess;
    expect(fleet.players.filter(({ base }) => base === victim.base).length).toBe(MATCHES);
    fleet.hold();
    await victim.kill();
    await fleet.lost(victim.base);
    inHand += unanswered(fleet).length;
    await fleet.quiet();
    expect(await wrongs(game, fleet, readLog)).toEqual([]);
    fleet.release();
    await fleet.acknowledged(MATCHES);
    // Nothing is played while it starts: every match is to run through all ten.
    fleet.hold();
    await restart(kill % 2);
    await fleet.goHome();
    await fleet.quiet();
    fleet.release();
  }
  expect(inHand).toBeGreaterThan(KILLS);

  await fleet.moved(3);
  fleet.hold();
  await fleet.quiet();
  expect(await wrongs(game, fleet, readLog)).toEqual([]);
});

test('PostgreSQL crashes under load: the nodes live, and nothing acknowledged is lost', {
  timeout: 240_000,
}, async () => {
  const url = await postgres.createDatabase();
  const { nodes, bases } = await startPair(url);
  const readLog = postgresLog(url);
  const fleet = await gatherFleet(game, bases, MATCHES, { game: game.id, seats: 2 }, 5);
  onTestFinished(fleet.stop);
  const chance = fastChance(6);

  for (const how of ['immediate', 'kill', 'immediate'] as const) {
    await fleet.acknowledged(1 + chance.draw(MOST_ACTS_BETWEEN));
    await postgres.restart(how);
    await fleet.moved(2);
    fleet.hold();
    await fleet.quiet();
    expect(await wrongs(game, fleet, readLog)).toEqual([]);
    expect(nodes.map((node) => node.isRunning())).toEqual([true, true]);
    fleet.release();
  }
});
