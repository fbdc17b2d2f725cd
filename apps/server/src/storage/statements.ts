/** Statements of one SQLite connection, prepared once for each text. */

import type Sqlite from 'better-sqlite3';

/** Texts with lists in them have no end of variants: then all are forgotten at once and the busy ones come back. */
const MOST = 1000;

export type Prepare = (sql: string) => Sqlite.Statement<unknown[]>;

export function keepStatements(connection: Sqlite.Database): Prepare {
  const kept = new Map<string, Sqlite.Statement<unknown[]>>();
  return (sql) => {
    const known = kept.get(sql);
    if (known !== undefined) return known;
    if (kept.size >= MOST) kept.clear();
    const made = connection.prepare<unknown[]>(sql);
    kept.set(sql, made);
    return made;
  };
}
