/** Inserts of many units as few statements. */

import type { CompiledQuery } from 'kysely';
import { expect, test } from 'vitest';
import type { Write } from '../../src/storage/database.ts';
import { mergeInserts } from '../../src/storage/merged-inserts.ts';

const write = (sql: string, ...parameters: unknown[]): Write => ({
  query: { sql, parameters } as unknown as CompiledQuery,
});
const INSERT = 'insert into "log" ("a", "b") values ($1, $2)';
const REPLACE = `${INSERT} on conflict ("a") do update set "b" = "excluded"."b"`;
const told = (writes: readonly Write[]) => writes.map(({ query: { sql, parameters } }) => [sql, ...parameters]);

test('rows of one statement go together, in sizes that come again', () => {
  const units = Array.from({ length: 7 }, (_, index) => [write(INSERT, index, 'x'), write(REPLACE, index, 'y')]);
  const merged = mergeInserts(units);
  expect(merged.map(({ query }) => query.parameters.length / 2)).toEqual([4, 2, 1, 4, 2, 1]);
  expect(told(merged)[1]).toEqual([`${INSERT}, ($3, $4)`, 4, 'x', 5, 'x']);
  expect(told(merged)[4]?.[0]).toBe(REPLACE.replace('($1, $2)', '($1, $2), ($3, $4)'));
});

test('a row that is replaced twice is replaced by two statements, in order', () => {
  const units = [[write(REPLACE, 'a', 1)], [write(REPLACE, 'b', 2)], [write(REPLACE, 'a', 3)]];
  expect(told(mergeInserts(units)).map(([, ...parameters]) => parameters)).toEqual([
    ['a', 1, 'b', 2],
    ['a', 3],
  ]);
});

test('a unit with anything else in it stays as it is', () => {
  const checked: Write = { ...write(INSERT, 'c', 3), rows: 1 };
  const rest = [write('delete from "log" where "a" = $1', 'a'), write(INSERT, 'b', 2)];
  const withParameter = write(`${REPLACE} where "b" < $3`, 'd', 4, 5);
  const units = [rest, [checked], [withParameter], [write(INSERT, 'a', 1)]];
  expect(mergeInserts(units)).toEqual([write(INSERT, 'a', 1), ...rest, checked, withParameter]);
});
