/** The operator's token in a whole server: a removed table or match is gone for everybody. */

import type { TableInfo } from '@tarmac/wire';
import { describe, expect, test } from 'vitest';
import { call, connect, newcomer } from '../support/client.ts';
import { askOk, expectOk, gather } from '../support/play.ts';
import { openServer } from '../support/server.ts';

const TOKEN = 'host-token-host-token-host';
const WISH = { game: 'airlines-europe', seats: 2 };

async function hosted() {
  const { base, parts } = await openServer({ TARMAC_HOST_TOKEN: TOKEN });
  const remove = (table: string) =>
    call(base, 'DELETE', `/api/host/tables/${table}`, undefined, { authorization: `Bearer ${TOKEN}` });
  return { base, parts, remove };
}

describe('a table that the operator removes', () => {
  test('before it has started is gone, and whoever watches is told', async () => {
    const { base, remove } = await hosted();
    const cookie = await newcomer(base, 'Ann');
    const { id } = (await askOk(base, 'POST', '/api/tables', WISH, cookie)) as TableInfo;
    const ann = await connect(base, { cookie });
    ann.send({ kind: 'watch', match: id });
    await ann.until(() => ann.table(id) !== undefined, 'the table');
    expect((await remove(id)).status).toBe(204);
    await ann.turnedAway(id);
    expect((await call(base, 'GET', `/api/tables/${id}`)).status).toBe(404);
    expect((await remove(id)).status).toBe(404);
  });

  test('while it is played has ended as abandoned', async () => {
    const { base, remove } = await hosted();
    const { match, people } = await gather([base]);
    expect((await remove(match)).status).toBe(204);
    for (const { over } of people) expect((await over()).result).toMatchObject({ reason: 'abandoned' });
  });

  test('after its end is gone for everybody, with everything that was said and done at it', async () => {
    const { base, parts, remove } = await hosted();
    const { match, people, one } = await gather([base]);
    const { cookie } = one;
    await one.say('well played');
    expect((await remove(match)).status).toBe(204);
    await one.over();
    expect((await remove(match)).status).toBe(204);
    for (const { client } of people) await client.turnedAway(match);
    const ask = (path: string) => call(base, 'GET', path, undefined, { cookie });
    expect((await ask(`/api/tables/${match}`)).status).toBe(404);
    expect((await ask(`/api/matches/${match}/export`)).status).toBe(404);
    expect(await expectOk(await ask('/api/me/matches'))).toEqual({ matches: [] });
    expect(await one.say('hello?')).toMatchObject({ problem: 'not-found' });
    const { read } = parts.database;
    for (const table of ['seats', 'log', 'heads', 'proposals', 'chat'] as const)
      expect([table, await read.selectFrom(table).select('match').where('match', '=', match).execute()]).toEqual([
        table,
        [],
      ]);
    expect(await read.selectFrom('due').select('id').where('subject', '=', match).execute()).toEqual([]);
    expect((await remove(match)).status).toBe(404);
  });

  test('stays where the token is wrong', async () => {
    const { base } = await hosted();
    const cookie = await newcomer(base, 'Ann');
    const { id } = (await askOk(base, 'POST', '/api/tables', WISH, cookie)) as TableInfo;
    const wrong = await call(base, 'DELETE', `/api/host/tables/${id}`, undefined, { authorization: 'Bearer guess' });
    expect(wrong.status).toBe(403);
    expect((await call(base, 'GET', `/api/tables/${id}`, undefined, { cookie })).status).toBe(200);
  });
});
