/** The same test body over every dialect, each test with a database of its own. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { afterAll, beforeAll, describe, onTestFinished, test } from 'vitest';
import { makeMetrics } from '../../src/ops/metrics.ts';
import type { Database } from '../../src/storage/database.ts';
import { openDatabase } from '../../src/storage/open.ts';
import { partition } from '../../src/storage/partition.ts';
import type { DueRow, LogRow } from '../../src/storage/schema.ts';
import type { StorageParts, StorageSettings } from '../../src/storage/storage-parts.ts';
import { type Databases, type Postgres, sharedPostgres, startPostgres } from '../support/postgres.ts';

export interface Dialect {
  readonly name: Database['dialect'];
  /** Where an empty database can be opened. */
  place(): Promise<StorageSettings>;
}

export function overDialects(body: (dialect: Dialect) => void): void {
  describe('sqlite', () => body({ name: 'sqlite', place: async () => sqlitePlace() }));
  describe('postgres', () => {
    const postgres = usePostgres();
    body({ name: 'postgres', place: () => postgresPlace(postgres()) });
  });
}

/** The same for PostgreSQL once more with its tables partitioned: for tests of the storage itself. */
export function overDatabases(body: (dialect: Dialect) => void): void {
  overDialects(body);
  describe('postgres, partitioned', () => {
    const postgres = usePostgres();
    body({ name: 'postgres', place: () => partitionedPlace(postgres()) });
  });
}

/** Each test has a database of its own, open. */
export const testOn = ({ place }: Dialect) => test.extend('database', async () => openAt(await place()));

/** The server that all share, for the tests around it. */
export function usePostgres(): () => Databases {
  let postgres: Databases;
  beforeAll(async () => {
    postgres = await sharedPostgres();
  });
  return () => postgres;
}

/** A server that the tests around it may end. */
export function useOwnPostgres(): () => Postgres {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());
  return () => postgres;
}

export function sqlitePlace(): StorageSettings {
  return { dataFolder: temporaryFolder(), databaseUrl: null, databaseConnections: 4 };
}

export async function postgresPlace(postgres: Databases): Promise<StorageSettings> {
  return { dataFolder: temporaryFolder(), databaseUrl: await postgres.createDatabase(), databaseConnections: 4 };
}

export async function partitionedPlace(postgres: Databases): Promise<StorageSettings> {
  const place = await postgresPlace(postgres);
  await partition(place.databaseUrl);
  return place;
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tarmac-storage-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Closed after the test, if the test has not done so. */
export async function openAt(place: StorageSettings, parts: StorageParts = storageParts()): Promise<Database> {
  const database = await openDatabase(place, parts);
  let open = true;
  const close = async () => {
    if (open) await database.close();
    open = false;
  };
  onTestFinished(close);
  return { ...database, close };
}

export function storageParts(node = 'node-1', said: string[] = []): StorageParts {
  const say = (level: string) => (first: unknown, second?: string) => {
    said.push(`${level}: ${typeof first === 'string' ? first : second}`);
  };
  const log = { info: say('info'), warn: say('warn'), error: say('error') } as unknown as FastifyBaseLogger;
  return { node, log, metrics: makeMetrics() };
}

export function logRow(match: string, seq: number): LogRow {
  return {
    match,
    seq,
    at: 1_700_000_000_000 + seq,
    entry: '{}',
    news: '[]',
    frames: '[]',
    message: null,
    version: 1,
    after: null,
    state: null,
  };
}

export function dueRow(id: string): DueRow {
  return { id, kind: 'clock', subject: id, at: 1, node: null, leased_until: null, attempts: 0 };
}
