/** Writes compiled once: building a query with Kysely costs far more than running it. */

import { type CompiledQuery, type Insertable, sql } from 'kysely';
import type { Database, Write } from './database.ts';
import type { Schema } from './schema.ts';
import type { TableName } from './tables.ts';

interface Insert {
  /** In the order of the query's parameters. */
  readonly columns: readonly string[];
  readonly query: CompiledQuery;
}

type Inserts = WeakMap<Database, Map<TableName, Insert>>;

const inserts: Inserts = new WeakMap();
const replacing: Inserts = new WeakMap();

/** For whole rows. */
export function preparedInsert<Name extends TableName>(database: Database, table: Name): (row: Schema[Name]) => Write {
  return (row) => {
    const insert = known(inserts, database, table, () => ({
      columns: Object.keys(row),
      query: insertOf(database, table, row).compile(),
    }));
    return withValues(insert, row);
  };
}

/** For whole rows: one with the same key is replaced. */
export function preparedReplace<Name extends TableName>(
  database: Database,
  table: Name,
  key: keyof Schema[Name] & string,
): (row: Schema[Name]) => Write {
  return (row) => {
    const insert = known(replacing, database, table, () => {
      const columns = Object.keys(row);
      const rest = columns.filter((column) => column !== key);
      const set = Object.fromEntries(rest.map((column) => [column, sql.ref(`excluded.${column}`)]));
      const query = insertOf(database, table, row).onConflict((conflict) =>
        conflict.column(key as never).doUpdateSet(set as never),
      );
      return { columns, query: query.compile() };
    });
    return withValues(insert, row);
  };
}

function known(all: Inserts, database: Database, table: TableName, make: () => Insert): Insert {
  const ofDatabase = all.get(database) ?? new Map<TableName, Insert>();
  const kept = ofDatabase.get(table);
  if (kept !== undefined) return kept;
  const made = make();
  all.set(database, ofDatabase.set(table, made));
  return made;
}

/** Compiles with any row of the table; the values are replaced later. */
function insertOf<Name extends TableName>({ read }: Database, table: Name, row: Schema[Name]) {
  return read.insertInto(table).values(row as Insertable<Schema[Name]>);
}

function withValues(insert: Insert, row: object): Write {
  const parameters = insert.columns.map((column) => row[column as keyof typeof row]);
  return { query: { ...insert.query, parameters } };
}
