/** The raw speed of PostgreSQL: commits on one or many connections. */

import pg from 'pg';
import type { Sample } from '../measure.ts';

export const CONNECTIONS = 16;
const ROW = 'x'.repeat(1000);

/** With the row as its parameter. */
export interface Insert {
  readonly text: string;
  readonly rows: number;
}

const ONE: Insert = { text: 'insert into raw_rows (body) values ($1)', rows: 1 };

export const manyRows = (rows: number): Insert => ({
  text: `insert into raw_rows (body) select $1 from generate_series(1, ${rows})`,
  rows,
});

export interface RawPostgres {
  /** Each connection commits one after another; a unit is a row. */
  commits(seconds: number, connections?: number, insert?: Insert): Promise<Sample>;
  close(): Promise<void>;
}

export async function openRawPostgres(url: string): Promise<RawPostgres> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  // A query that fails says why.
  pool.on('error', () => undefined);
  await pool.query('create table raw_rows (id bigserial primary key, body text not null)');
  return {
    async commits(seconds, connections = CONNECTIONS, { text, rows } = ONE) {
      const started = performance.now();
      let units = 0;
      const one = async () => {
        const client = await pool.connect();
        try {
          while (performance.now() - started < 1000 * seconds) {
            await client.query({ name: text.slice(0, 60), text, values: [ROW] });
            units += rows;
          }
        } finally {
          client.release();
        }
      };
      await Promise.all(Array.from({ length: connections }, one));
      const rate = units / ((performance.now() - started) / 1000);
      return { unitsPerSecond: rate, runsPerSecond: rate };
    },
    close: () => pool.end(),
  };
}
