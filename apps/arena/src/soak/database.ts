/** The log of a match as the database has it: not through the server that is being tried. */

import pg from 'pg';
import type { LogRow } from './audit.ts';

export interface LogReader {
  read(match: string): Promise<readonly LogRow[]>;
  close(): Promise<void>;
}

export function openLog(url: string): LogReader {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  return {
    async read(match) {
      const { rows } = await pool.query<LogRow>(
        'select seq, entry, news, after, message from log where match = $1 order by seq',
        [match],
      );
      return rows;
    },
    close: () => pool.end(),
  };
}
