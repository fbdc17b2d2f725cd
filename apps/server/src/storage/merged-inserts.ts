/** Joins the inserts of many units into few statements: a database takes far less time for ten rows at once. */

import type { CompiledQuery } from 'kysely';
import type { Write } from './database.ts';

/** An insert of one row, apart. */
interface Insert {
  readonly head: string;
  readonly columns: number;
  /** What happens to a row that is there already; empty for nothing. */
  readonly conflict: string;
  /** By number of rows. */
  readonly texts: Map<number, string>;
}

const ONE_ROW = /^(insert into .+ values )\((\$\d+(?:, \$\d+)*)\)( on conflict [^$]*)?$/;
/** Few sizes, so that each is planned once: 50 rows go as 32, 16 and 2. */
const SIZES = [32, 16, 8, 4, 2, 1] as const;
const MOST_KNOWN = 500;

const inserts = new Map<string, Insert | null>();

/** The same writes. Units of inserts alone come first; what else there is keeps its order inside its unit. */
export function mergeInserts(units: readonly (readonly Write[])[]): Write[] {
  const rows = new Map<string, Write[]>();
  const others: Write[] = [];
  for (const unit of units) {
    if (!unit.every((write) => write.rows === undefined && insertOf(write.query.sql) !== null)) {
      others.push(...unit);
      continue;
    }
    for (const write of unit) {
      const same = rows.get(write.query.sql);
      if (same === undefined) rows.set(write.query.sql, [write]);
      else same.push(write);
    }
  }
  return [...[...rows].flatMap(([sql, same]) => joined(insertOf(sql) as Insert, same)), ...others];
}

function joined(insert: Insert, writes: readonly Write[]): Write[] {
  const done: Write[] = [];
  for (const apart of insert.conflict === '' ? [writes] : withoutRepeats(writes)) {
    for (let from = 0; from < apart.length; ) {
      const size = SIZES.find((rows) => rows <= apart.length - from) as number;
      const some = apart.slice(from, from + size);
      const parameters = some.flatMap(({ query }) => query.parameters);
      const { query } = some[0] as Write;
      done.push({ query: { ...query, sql: textFor(insert, size), parameters } satisfies CompiledQuery });
      from += size;
    }
  }
  return done;
}

/** No statement may change a row twice. The key of our rows is their first column. */
function withoutRepeats(writes: readonly Write[]): Write[][] {
  const lists: { readonly keys: Set<unknown>; readonly writes: Write[] }[] = [];
  for (const write of writes) {
    const [key] = write.query.parameters;
    let list = lists.find(({ keys }) => !keys.has(key));
    if (list === undefined) {
      list = { keys: new Set(), writes: [] };
      lists.push(list);
    }
    list.keys.add(key);
    list.writes.push(write);
  }
  return lists.map(({ writes: apart }) => apart);
}

function textFor(insert: Insert, rows: number): string {
  const known = insert.texts.get(rows);
  if (known !== undefined) return known;
  const values = Array.from({ length: rows }, (_, row) => {
    const numbers = Array.from({ length: insert.columns }, (_, column) => `$${row * insert.columns + column + 1}`);
    return `(${numbers.join(', ')})`;
  });
  const text = `${insert.head}${values.join(', ')}${insert.conflict}`;
  insert.texts.set(rows, text);
  return text;
}

/** Null for anything but an insert of one row. */
function insertOf(sql: string): Insert | null {
  const known = inserts.get(sql);
  if (known !== undefined) return known;
  const [, head, values, conflict] = ONE_ROW.exec(sql) ?? [];
  const insert =
    head === undefined || values === undefined
      ? null
      : { head, columns: values.split(',').length, conflict: conflict ?? '', texts: new Map<number, string>() };
  if (inserts.size >= MOST_KNOWN) inserts.clear();
  inserts.set(sql, insert);
  return insert;
}
