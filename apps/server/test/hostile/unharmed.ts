/** Whether anything has changed: everything the database holds, before and after. */

import { PROBLEMS } from '@tarmac/wire';
import { expect } from 'vitest';
import { TABLES } from '../../src/storage/tables.ts';
import type { TestServer } from '../support/server.ts';

/** Who is connected, and what the server has set itself to do, change by themselves. */
const RESTLESS = ['presence', 'due'];

async function everything({ parts }: TestServer): Promise<Record<string, unknown[]>> {
  const tables = TABLES.filter((table) => !RESTLESS.includes(table));
  const rows = await Promise.all(tables.map((table) => parts.database.read.selectFrom(table).selectAll().execute()));
  return Object.fromEntries(tables.map((table, index) => [table, rows[index] as unknown[]]));
}

/** Does it, and shows that everything is as it was. */
export async function unharmed<T>(server: TestServer, hostile: () => Promise<T>): Promise<T> {
  const before = await everything(server);
  const result = await hostile();
  expect(await everything(server)).toEqual(before);
  return result;
}

export function isProblem(text: unknown): boolean {
  return typeof text === 'string' && Object.hasOwn(PROBLEMS, text);
}
