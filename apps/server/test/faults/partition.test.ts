/** A node cut off from PostgreSQL, in every way, for a moment each; for longer in a proof. */

import { sql } from 'kysely';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { logRow, openAt, postgresPlace, storageParts, useOwnPostgres } from '../storage/dialects.ts';
import { cutOff } from './cutting.ts';
import { build } from './node-process.ts';
import { openWay } from './way.ts';

const postgres = useOwnPostgres();
beforeAll(build);

test('what is acknowledged stays, the other node goes on, and the node comes back', async () => {
  const courses = await cutOff(await postgres().createDatabase(), 6, [
    { weather: { kind: 'refuse' }, seconds: 1, isUnready: true },
    { weather: { kind: 'delay', milliseconds: 200 }, seconds: 1, isUnready: false },
    { weather: { kind: 'half-close' }, seconds: 1, isUnready: true },
    { weather: { kind: 'drop' }, seconds: 1, isUnready: true },
  ]);
  const [longest] = courses.map(({ unready }) => unready ?? 0).sort((a, b) => b - a);
  // Nothing was told to the node of its last way's end: it must notice the silence by itself.
  expect(longest).toBeLessThan(15_000);
  expect(courses.at(-1)?.allMoved).toBeLessThan(25_000);
});

test('a transaction whose node falls silent in the middle does not keep others from the match', async () => {
  const place = await postgresPlace(postgres());
  const way = await openWay(place.databaseUrl as string);
  onTestFinished(() => way.close());
  const cut = await openAt({ ...place, databaseUrl: way.url }, storageParts('cut'));
  const other = await openAt(place, storageParts('other'));
  const write = ({ read }: typeof cut) => ({
    query: read.insertInto('log').values(logRow('match', 0)).compile(),
    rows: 1,
  });
  way.change({ kind: 'drop', from: 'commit' });
  const lost = cut.commit([write(cut)]);
  const open = sql`select 1 from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`;
  await vi.waitUntil(async () => (await open.execute(other.read)).rows.length === 1, { timeout: 60_000 });
  // It holds the place in the log as long as its transaction is open.
  expect(await other.commit([write(other)])).toEqual({ ok: true });
  await way.close();
  expect(await lost).toEqual({ ok: false, why: 'failed' });
});
