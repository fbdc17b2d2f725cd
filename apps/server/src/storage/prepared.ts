/** Inserts compiled once: building a query with Kysely costs far more than running it. */

import type { CompiledQuery, Insertable } from 'kysely';
import type { Database, Write } from './database.ts';
import type { Schema } from './schema.ts';
import type { TableName } from './tables.ts';

interface Insert {
  /** In the order of the query's parameters. */
  readonly columns: readonly string[];
  readonly query: CompiledQuery;
}

const compiled = new WeakMap<Database, Map<TableName, Insert>>();

/** For whole rows. */
export function preparedInsert<Name extends TableName>(database: Database, table: Name): (row: Schema[Name]) => Write {
  return (row) => {
    const { columns, query } = insertOf(database, table, row);
    const parameters = columns.map((column) => row[column as keyof Schema[Name]]);
    return { query: { query: query.query, queryId: query.queryId, sql: query.sql, parameters } };
  };
}

function insertOf<Name extends TableName>(database: Database, table: Name, row: Schema[Name]): Insert {
  const inserts = compiled.get(database) ?? new Map<TableName, Insert>();
  const known = inserts.get(table);
  if (known !== undefined) return known;
  const made = compileInsert(database, table, row);
  compiled.set(database, inserts.set(table, made));
  return made;
}

/** Compiles with any row of the table; the values are replaced later. */
function compileInsert<Name extends TableName>({ read }: Database, table: Name, row: Schema[Name]): Insert {
  const query = read
    .insertInto(table)
    .values(row as Insertable<Schema[Name]>)
    .compile();
  return { columns: Object.keys(row), query };
}
