/** The queries of docs/what-happened-in-a-match.md, asked of a real database. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { migrate } from '../../src/storage/migrations.ts';
import { openOnSqlite } from '../../src/storage/once.ts';
import { openConnection } from '../../src/storage/sqlite-writer.ts';

const HERE = import.meta.dirname;
const SAVED = join(HERE, '../saves/0.1.0');

test('each query tells something of a running match', async () => {
  const page = readFileSync(join(HERE, '../../../../docs/what-happened-in-a-match.md'), 'utf8');
  const [, sql = ''] = /```sql\n(.*?)```/s.exec(page) ?? [];
  const queries = sql.split(';').filter((query) => query.includes('select'));
  expect(queries).toHaveLength(4);

  const { saved } = JSON.parse(readFileSync(join(SAVED, 'matches.json'), 'utf8')) as {
    saved: { how: string; match: string }[];
  };
  const match = saved.find(({ how }) => how === 'running')?.match;
  const folder = mkdtempSync(join(tmpdir(), 'tarmac-page-'));
  writeFileSync(join(folder, 'tarmac.db'), gunzipSync(readFileSync(join(SAVED, 'tarmac.db.gz'))));
  const once = openOnSqlite(openConnection(folder));
  await migrate(once.db);
  await once.close();
  const db = new Sqlite(join(folder, 'tarmac.db'));
  for (const query of queries) expect(db.prepare(query).all({ match }).length, query).toBeGreaterThan(0);
  db.close();
  rmSync(folder, { recursive: true });
});
