/** PostgreSQL for tests: one that all files of a run share, with new databases in it, or one of a file's own to be ended. */

import { randomBytes } from 'node:crypto';
import { type OwnPostgres, startOwnPostgres } from '@tarmac/tools/own-postgres';
import { findPostgres } from '@tarmac/tools/postgres';
import pg from 'pg';
import { inject } from 'vitest';

export interface Databases {
  /** A new and empty database; the answer is its URL. */
  createDatabase(): Promise<string>;
}

export type Postgres = OwnPostgres & Databases;

export async function sharedPostgres(): Promise<Databases> {
  const answer = await fetch(inject('postgresBroker'));
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return databasesOf(text);
}

/** For tests that end it or watch it: nobody else is to notice. */
export async function startPostgres(programs = installedPrograms()): Promise<Postgres> {
  const postgres = await startOwnPostgres(programs);
  return { ...postgres, ...databasesOf(postgres.url) };
}

function databasesOf(url: string): Databases {
  return {
    async createDatabase() {
      const name = `test_${randomBytes(8).toString('hex')}`;
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      try {
        await client.query(`create database ${name}`);
      } finally {
        await client.end();
      }
      return url.replace(/[^/]*$/, name);
    },
  };
}

export function installedPrograms(): string {
  const { path, problem } = findPostgres();
  if (path === null) throw new Error(problem);
  return path;
}
