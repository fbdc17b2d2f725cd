/** The parts that every module of the server gets as an argument. Nothing is global, so that tests can pass their own. */

import type { Brain, Level } from '@tarmac/bots';
import type { Campaign, Game } from '@tarmac/kit';
import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from './ops/metrics.ts';
import type { Settings } from './settings.ts';
import type { Database } from './storage/database.ts';

export interface Parts {
  readonly settings: Settings;
  readonly database: Database;
  /** By id. */
  readonly games: ReadonlyMap<string, GameParts>;
  /** Milliseconds since 1970, by the database's clock. */
  now(): number;
  /** Milliseconds since some moment, on a clock that never goes back: for limits and for how long something took. */
  elapsed(): number;
  /** Milliseconds until coming to a table and leaving it are told, if not the usual ones. */
  readonly settling?: number;
  /** Why this node's clock is not fit for serving, or null. */
  clockProblem(): string | null;
  /** Bytes that nobody can guess. */
  random(bytes: number): Buffer;
  /** The id of this process among the nodes, new with every start. */
  readonly node: string;
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
}

export interface GameParts {
  readonly game: Game;
  /** Without one its bots play at random. */
  readonly brain: Brain | null;
  /** By level, in points; without them matches against its bots are not rated. */
  readonly botRatings?: Readonly<Record<Level, number>>;
  readonly campaign?: Campaign;
}

/** An id as `packages/wire` has them: 96 bits. */
export function newId(parts: Pick<Parts, 'random'>): string {
  return parts.random(12).toString('base64url');
}
