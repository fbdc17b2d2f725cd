/** The raw speed of PostgreSQL: commits of single rows on many connections. */

import pg from 'pg';
import type { Sample } from '../measure.ts';

const ROW = 'x'.repeat(1000);
const RAW_CONNECTIONS = 16;

export interface RawPostgres {
  /** Each connection commits one row after another. */
  commits(seconds: number): Promise<Sample>;
  close(): Promise<void>;
}

export async function openRawPostgres(url: string): Promise<RawPostgres> {
  const pool = new pg.Pool({ connectionString: url, max: RAW_CONNECTIONS });
  await pool.query('create table raw_single (id bigserial primary key, body text not null)');
  return {
    async commits(seconds) {
      const started = performance.now();
      let rows = 0;
      const one = async () => {
        const client = await pool.connect();
        while (performance.now() - started < 1000 * seconds) {
          await client.query({ name: 'raw', text: 'insert into raw_single (body) values ($1)', values: [ROW] });
          rows++;
        }
        client.release();
      };
      await Promise.all(Array.from({ length: RAW_CONNECTIONS }, one));
      const rate = rows / ((performance.now() - started) / 1000);
      return { unitsPerSecond: rate, runsPerSecond: rate };
    },
    close: () => pool.end(),
  };
}
