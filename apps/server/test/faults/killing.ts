/** Servers killed again and again while people play: everything acknowledged is there, and everybody goes on. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import { fastChance, type Game } from '@tarmac/kit';
import { freePort } from '@tarmac/tools/ports';
import { expect, onTestFinished } from 'vitest';
import type { Postgres } from '../support/postgres.ts';
import { type Fleet, gatherFleet } from './fleet.ts';
import { postgresLog, sqliteLog, unanswered, unverified, wrongs } from './ledger.ts';
import { type NodeProcess, startNode } from './node-process.ts';
import { isOver } from './player.ts';

export interface Extent {
  readonly matches: number;
  readonly kills: number;
  readonly mostActsBetween: number;
}

const game = airlinesEurope as Game;
const TWO_SEATS = { game: game.id, seats: 2 };

/** The only server, on SQLite; the answer is how many acts were under way when it was killed. In the middle it is killed once more while people are still coming back. */
export async function killOnlyServer({ matches, kills, mostActsBetween }: Extent): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'tarmac-kill-'));
  const environment = { TARMAC_DATA: folder, TARMAC_PORT: String(await freePort()) };
  let server = await startNode(environment);
  onTestFinished(async () => {
    await server.kill();
    rmSync(folder, { recursive: true });
  });
  const readLog = sqliteLog(folder);
  const chance = fastChance(2);
  let fleet = await gatherOne();
  async function gatherOne(): Promise<Fleet> {
    const one = await gatherFleet(game, [server.base], matches, TWO_SEATS, chance.draw(1000));
    onTestFinished(one.stop);
    return one;
  }
  const finish = async () => {
    await fleet.over();
    expect(await wrongs(game, fleet, readLog)).toEqual([]);
    expect(await unverified(game, fleet, server.base)).toEqual([]);
    await fleet.stop();
  };
  const killAndRestart = async () => {
    await server.kill();
    await fleet.lost(server.base);
    server = await startNode(environment);
  };

  let inHand = 0;
  for (let kill = 0; kill < kills; kill++) {
    if (isMostlyOver(fleet)) {
      await finish();
      fleet = await gatherOne();
    }
    await Promise.race([fleet.acknowledged(1 + chance.draw(mostActsBetween)), fleet.over()]);
    fleet.hold();
    await killAndRestart();
    inHand += unanswered(fleet).length;
    if (kill === Math.floor(kills / 2)) {
      await fleet.back(matches);
      await killAndRestart();
    }
    await fleet.quiet();
    expect(await wrongs(game, fleet, readLog)).toEqual([]);
    fleet.release();
  }

  await finish();
  return inHand;
}

/** Two nodes on one PostgreSQL, the seats of each match on different ones, and one of the two killed in turn; the answer is the same. */
export async function killOneOfTwo(url: string, { matches, kills, mostActsBetween }: Extent): Promise<number> {
  const { nodes, restart, bases } = await startPair(url);
  const readLog = postgresLog(url);
  const chance = fastChance(4);
  let fleet = await gatherOne();
  async function gatherOne(): Promise<Fleet> {
    const one = await gatherFleet(game, bases, matches, TWO_SEATS, chance.draw(1000));
    onTestFinished(one.stop);
    // Of those who come last some could come after the first kill, and would meet nobody at their node.
    await one.back(one.players.length);
    return one;
  }
  let inHand = 0;
  for (let kill = 0; kill < kills; kill++) {
    if (isMostlyOver(fleet)) {
      await fleet.over();
      expect(await wrongs(game, fleet, readLog)).toEqual([]);
      await fleet.stop();
      fleet = await gatherOne();
    }
    await Promise.race([fleet.acknowledged(1 + chance.draw(mostActsBetween)), fleet.over()]);
    const victim = nodes[kill % 2] as NodeProcess;
    expect(fleet.players.filter(({ base }) => base === victim.base).length).toBe(matches);
    fleet.hold();
    await victim.kill();
    await fleet.lost(victim.base);
    inHand += unanswered(fleet).length;
    await fleet.quiet();
    expect(await wrongs(game, fleet, readLog)).toEqual([]);
    fleet.release();
    await Promise.race([fleet.acknowledged(matches), fleet.over()]);
    // Nothing is played while it starts: every match is to run through all of them.
    fleet.hold();
    await restart(kill % 2);
    await fleet.goHome();
    await fleet.quiet();
    fleet.release();
  }

  await fleet.moved(3);
  fleet.hold();
  await fleet.quiet();
  expect(await wrongs(game, fleet, readLog)).toEqual([]);
  return inHand;
}

/** PostgreSQL itself crashes under load: the nodes live on. */
export async function crashPostgres(postgres: Postgres, { matches, kills, mostActsBetween }: Extent): Promise<void> {
  const url = await postgres.createDatabase();
  const { nodes, bases } = await startPair(url);
  const readLog = postgresLog(url);
  const fleet = await gatherFleet(game, bases, matches, TWO_SEATS, 5);
  onTestFinished(fleet.stop);
  const chance = fastChance(6);
  for (let crash = 0; crash < kills; crash++) {
    await fleet.acknowledged(1 + chance.draw(mostActsBetween));
    await postgres.restart(crash % 2 === 0 ? 'immediate' : 'kill');
    await fleet.moved(2);
    fleet.hold();
    await fleet.quiet();
    expect(await wrongs(game, fleet, readLog)).toEqual([]);
    expect(nodes.map((node) => node.isRunning())).toEqual([true, true]);
    fleet.release();
  }
}

/** Then others are gathered: kills are to find people playing. */
function isMostlyOver({ players }: Fleet): boolean {
  return players.filter(isOver).length > players.length / 2;
}

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
