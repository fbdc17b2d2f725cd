/** The parts of a real process: database, clock, random numbers. Only this file takes them from outside. */

import { randomBytes } from 'node:crypto';
import { GAMES } from './games.ts';
import type { Load } from './load.ts';
import { makeLog } from './ops/logging.ts';
import { makeMetrics } from './ops/metrics.ts';
import type { Parts } from './parts.ts';
import type { Settings } from './settings.ts';
import { orStartProblem } from './start-problem.ts';
import { openDatabase } from './storage/open.ts';

export interface Overrides extends Partial<Pick<Parts, 'games' | 'now' | 'elapsed' | 'random' | 'log'>> {
  /** Where the web app was built. */
  readonly webFolder?: string;
  readonly load?: Load;
}

export async function openParts(settings: Settings, overrides: Overrides = {}): Promise<Parts> {
  const { random = randomBytes, now = Date.now, games = gamesById() } = overrides;
  const elapsed = overrides.elapsed ?? (() => performance.now());
  const node = random(9).toString('base64url');
  const log = overrides.log ?? makeLog(settings.logLevel, node);
  const metrics = makeMetrics();
  const database = await orStartProblem(openDatabase(settings, { node, log, metrics }));
  return { settings, database, games, now, elapsed, random, node, log, metrics };
}

function gamesById(): Parts['games'] {
  return new Map(GAMES.map((parts) => [parts.game.id, parts]));
}
