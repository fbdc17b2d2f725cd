/** Queries compiled once: building a query with Kysely costs far more than running it. */

import { type Compilable, type CompiledQuery, type Insertable, type Kysely, sql } from 'kysely';
import type { Database, Write } from './database.ts';
import type { Schema } from './schema.ts';
import type { TableName } from './tables.ts';

/** Lists of other lengths are other queries: one with too many of them is compiled again and again. */
const MOST_VARIANTS = 100;

/** Stands for a value while a query is built, and takes it from the values when it is run. */
interface Slot {
  readonly [SLOT]: (values: object) => unknown;
}

const SLOT = Symbol('slot');

interface Variant<Row> {
  readonly query: CompiledQuery<Row>;
  readonly parameters: readonly ((values: object) => unknown)[];
}

/** A query of the given values. What `build` makes of them must not depend on them, except on the lengths of lists. */
export function prepared<Values extends object, Row>(
  build: (read: Kysely<Schema>, values: Values, dialect: Database['dialect']) => Compilable<Row>,
): (database: Pick<Database, 'dialect' | 'read'>, values: Values) => CompiledQuery<Row> {
  const variants = new Map<string, Variant<Row>>();
  return ({ dialect, read }, values) => {
    const shape = dialect + lengthsOf(values);
    let variant = variants.get(shape);
    if (variant === undefined) {
      const query = build(read, slotsFor(values), dialect).compile();
      variant = { query, parameters: query.parameters.map(takerOf) };
      if (variants.size < MOST_VARIANTS) variants.set(shape, variant);
    }
    return { ...variant.query, parameters: variant.parameters.map((parameter) => parameter(values)) };
  };
}

/** A read of the given values: its rows. */
export function preparedRead<Values extends object, Row>(
  build: (read: Kysely<Schema>, values: Values) => Compilable<Row>,
): (parts: { readonly database: Pick<Database, 'dialect' | 'read'> }, values: Values) => Promise<Row[]> {
  const queryOf = prepared(build);
  return async ({ database }, values) => (await database.read.executeQuery(queryOf(database, values))).rows;
}

function lengthsOf(values: object): string {
  let lengths = '';
  for (const value of Object.values(values)) if (Array.isArray(value)) lengths += ` ${value.length}`;
  return lengths;
}

/** The builder passes the slots on as it would the values. */
function slotsFor<Values extends object>(values: Values): Values {
  const slots = Object.entries(values).map(([name, value]) => {
    const own = (given: object): unknown => given[name as keyof typeof given];
    const list = (_: unknown, index: number): Slot => ({ [SLOT]: (given) => (own(given) as unknown[])[index] });
    return [name, Array.isArray(value) ? value.map(list) : ({ [SLOT]: own } satisfies Slot)];
  });
  return Object.fromEntries(slots) as Values;
}

/** Of a parameter of a built query: a slot's, or one that is part of the query. */
function takerOf(parameter: unknown): (values: object) => unknown {
  const isSlot = typeof parameter === 'object' && parameter !== null && SLOT in parameter;
  return isSlot ? (parameter as Slot)[SLOT] : () => parameter;
}

type Inserts = Map<TableName, (database: Database, row: never) => CompiledQuery>;

const inserts: Inserts = new Map();
const replacing: Inserts = new Map();

/** For whole rows. */
export function preparedInsert<Name extends TableName>(database: Database, table: Name): (row: Schema[Name]) => Write {
  const insert = known(inserts, table, (read, row) => read.insertInto(table).values(row as Insertable<Schema[Name]>));
  return (row) => ({ query: insert(database, row) });
}

/** For whole rows: one with the same key is replaced. */
export function preparedReplace<Name extends TableName>(
  database: Database,
  table: Name,
  key: keyof Schema[Name] & string,
): (row: Schema[Name]) => Write {
  const replace = known(replacing, table, (read, row) => {
    const rest = Object.keys(row).filter((column) => column !== key);
    const set = Object.fromEntries(rest.map((column) => [column, sql.ref(`excluded.${column}`)]));
    return read
      .insertInto(table)
      .values(row as Insertable<Schema[Name]>)
      .onConflict((conflict) => conflict.column(key as never).doUpdateSet(set as never));
  });
  return (row) => ({ query: replace(database, row) });
}

function known<Name extends TableName>(
  all: Inserts,
  table: Name,
  build: (read: Kysely<Schema>, row: Schema[Name]) => Compilable<unknown>,
): (database: Database, row: Schema[Name]) => CompiledQuery {
  const insert = all.get(table) ?? prepared(build);
  all.set(table, insert);
  return insert as (database: Database, row: Schema[Name]) => CompiledQuery;
}
