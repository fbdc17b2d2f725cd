/** The only server, on SQLite, killed again and again while fifty matches are played. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import { fastChance, type Game } from '@tarmac/kit';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../support/ports.ts';
import { gatherFleet } from './fleet.ts';
import { sqliteLog, unanswered, unverified, wrongs } from './ledger.ts';
import { build, startNode } from './node-process.ts';

const game = airlinesEurope as Game;
const MATCHES = 50;
const KILLS = 10;
const MOST_ACTS_BETWEEN = 400;

beforeAll(build, 120_000);

test('killed ten times, it has everything it acknowledged, and everybody goes on where they were', {
  timeout: 240_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tarmac-kill-'));
  const environment = { TARMAC_DATA: folder, TARMAC_PORT: String(await freePort()) };
  let server = await startNode(environment);
  onTestFinished(async () => {
    await server.kill();
    rmSync(folder, { recursive: true });
  });
  const readLog = sqliteLog(folder);
  const fleet = await gatherFleet(game, [server.base], MATCHES, { game: game.id, seats: 2 }, 1);
  onTestFinished(fleet.stop);
  const chance = fastChance(2);
  const killAndRestart = async () => {
    await server.kill();
    await fleet.lost(server.base);
    server = await startNode(environment);
  };

  let inHand = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    await fleet.acknowledged(1 + chance.draw(MOST_ACTS_BETWEEN));
    fleet.hold();
    await killAndRestart();
    inHand += unanswered(fleet).length;
    // Once more, while people are still coming back.
    if (kill === 4) {
      await fleet.back(MATCHES);
      await killAndRestart();
    }
    await fleet.quiet();
    expect(await wrongs(game, fleet, readLog)).toEqual([]);
    fleet.release();
  }
  expect(inHand).toBeGreaterThan(KILLS);

  await fleet.over();
  expect(await wrongs(game, fleet, readLog)).toEqual([]);
  expect(await unverified(game, fleet, server.base)).toEqual([]);
});
