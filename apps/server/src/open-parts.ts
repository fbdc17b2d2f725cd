/** The parts of a real process: database, clock, random numbers. Only this file takes them from outside. */

import { randomBytes } from 'node:crypto';
import { GAMES } from './games.ts';
import type { Load } from './load.ts';
import { makeLog } from './ops/logging.ts';
import { makeMetrics } from './ops/metrics.ts';
import type { Parts } from './parts.ts';
import type { Settings } from './settings.ts';
import { orStartProblem, StartProblem } from './start-problem.ts';
import type { Database } from './storage/database.ts';
import { type DatabaseClock, openDatabaseClock } from './storage/database-clock.ts';
import { openDatabase } from './storage/open.ts';

export interface Overrides extends Partial<Pick<Parts, 'games' | 'now' | 'elapsed' | 'random' | 'log' | 'settling'>> {
  /** Where the web app was built. */
  readonly webFolder?: string;
  readonly load?: Load;
}

export async function openParts(settings: Settings, overrides: Overrides = {}): Promise<Parts> {
  const { random = randomBytes, games = gamesById() } = overrides;
  const elapsed = overrides.elapsed ?? (() => performance.now());
  const node = random(9).toString('base64url');
  const log = overrides.log ?? makeLog(settings.logLevel, node);
  const metrics = makeMetrics();
  const database = await orStartProblem(openDatabase(settings, { node, log, metrics }));
  const clock = await clockOf(database, elapsed, log);
  return {
    settings,
    database: { ...database, close: () => closeBoth(clock, database) },
    games,
    now: overrides.now ?? clock.now,
    elapsed,
    ...(overrides.settling === undefined ? {} : { settling: overrides.settling }),
    clockProblem: clock.problem,
    random,
    node,
    log,
    metrics,
  };
}

/** A node with a wrong clock does not start. */
async function clockOf(database: Database, elapsed: () => number, log: Parts['log']): Promise<DatabaseClock> {
  const clocks = { wall: Date.now, elapsed };
  const clock = await orStartProblem(openDatabaseClock(database.time, clocks, log));
  const problem = clock.problem();
  if (problem === null) return clock;
  await closeBoth(clock, database);
  throw new StartProblem(problem);
}

async function closeBoth(clock: DatabaseClock, database: Database): Promise<void> {
  clock.close();
  await database.close();
}

function gamesById(): Parts['games'] {
  return new Map(GAMES.map((parts) => [parts.game.id, parts]));
}
