/** Looks into the SQLite file of our server, and fills it with running matches. */

import { join } from 'node:path';
import Sqlite from 'better-sqlite3';

const fileIn = (dataFolder: string): string => join(dataFolder, 'tarmac.db');

/** The bytes of the pages that a move takes, with all that is kept of its match: states now and then, and its head. */
export function rowBytesPerMove(dataFolder: string): number {
  const file = new Sqlite(fileIn(dataFolder), { readonly: true });
  const number = (sql: string) => file.prepare(sql).pluck().get() as number;
  const bytes = number(
    "select sum(pgsize) from dbstat where name in ('log', 'heads', 'sqlite_autoindex_log_1', 'sqlite_autoindex_heads_1')",
  );
  const moves = number(`select count(*) from log where entry like '{"kind":"act"%'`);
  file.close();
  return bytes / moves;
}

/** The tables with rows of a match, and the column that says of which. */
const OF_MATCH = { tables: 'id', seats: 'match', log: 'match', heads: 'match', due: 'subject' } as const;
/** A match of less is hardly begun. */
const FEWEST_ENTRIES = 10;

/** Copies a running match until there are so many. The server must not run. */
export function fillWithMatches(dataFolder: string, matches: number): void {
  const file = new Sqlite(fileIn(dataFolder));
  const template = file
    .prepare(
      `select tables.id from tables join heads on heads.match = tables.id
       where tables.state = 'running' and heads.seq >= ? order by heads.seq limit 1`,
    )
    .pluck()
    .get(FEWEST_ENTRIES) as string | undefined;
  if (template === undefined) throw new Error('no match is running in the file that is to be filled');
  const copies = Object.entries(OF_MATCH).map(([table, own]) => {
    const columns = file.prepare(`select name from pragma_table_info('${table}')`).pluck().all() as string[];
    const copied = columns.map((column) => {
      if (column === own) return '@copy';
      return table === 'due' && column === 'id' ? "kind || ':' || @copy" : `"${column}"`;
    });
    const names = columns.map((column) => `"${column}"`).join();
    return file.prepare(
      `insert into ${table} (${names}) select ${copied.join()} from ${table} where ${own} = @template`,
    );
  });
  const running = file.prepare(`select count(*) from tables where state = 'running'`).pluck().get() as number;
  file.transaction(() => {
    for (let copy = running; copy < matches; copy++)
      for (const insert of copies) insert.run({ copy: `copy-${copy}`, template });
  })();
  file.close();
}
