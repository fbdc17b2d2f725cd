/** The only server, on SQLite, killed again and again while fifty matches are played. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import { fastChance, type Game, verifyMatch } from '@tarmac/kit';
import Sqlite from 'better-sqlite3';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { nodeDigest } from '../../src/digest.ts';
import { call } from '../support/client.ts';
import { expectOk } from '../support/play.ts';
import { freePort } from '../support/ports.ts';
import { gatherFleet } from './fleet.ts';
import { arrived, contradictions, type Logged, misled, READ_LOG } from './ledger.ts';
import { build, startNode } from './node-process.ts';

const game = airlinesEurope as Game;
const MATCHES = 50;
const KILLS = 10;
/** Between two kills; some come while people are still coming back from the one before. */
const MOST_ACTS = 400;

beforeAll(build, 120_000);

test('a server killed ten times under fifty matches loses nothing it has acknowledged', { timeout: 240_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tarmac-kill-'));
  const environment = { TARMAC_DATA: folder, TARMAC_PORT: String(await freePort()) };
  let server = await startNode(environment);
  onTestFinished(async () => {
    await server.kill();
    rmSync(folder, { recursive: true });
  });
  const readLog = () => {
    const database = new Sqlite(join(folder, 'tarmac.db'), { readonly: true });
    const log = database.prepare(READ_LOG).all() as Logged[];
    database.close();
    return log;
  };
  const fleet = await gatherFleet(game, [server.base], MATCHES, { game: game.id, seats: 2 }, 1);
  onTestFinished(() => fleet.stop());
  const { players, problems } = fleet;
  const chance = fastChance(2);

  for (let kill = 0; kill < KILLS; kill++) {
    await fleet.acknowledged(chance.draw(MOST_ACTS));
    fleet.hold();
    await server.kill();
    server = await startNode(environment);
    await fleet.quiet();
    const log = readLog();
    expect(contradictions(players, log)).toEqual([]);
    expect(misled(game, players, log)).toEqual([]);
    expect(problems).toEqual([]);
    fleet.release();
  }
  console.log('killed', performance.now());
  await fleet.over();
  console.log('over', performance.now());
  const log = readLog();
  await arrived(players, log);
  expect(contradictions(players, log)).toEqual([]);
  expect(misled(game, players, log)).toEqual([]);
  expect(problems).toEqual([]);
  for (const { match } of players.filter(({ seat }) => seat === 0).slice(0, 5)) {
    const file = await expectOk(await call(server.base, 'GET', `/api/matches/${match}/export`));
    expect(verifyMatch(game, file, nodeDigest)).toMatchObject({ ok: true, problems: [] });
  }
  console.log(log.length, server.logged);
});
