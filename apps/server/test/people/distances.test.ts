import { describe, expect, test } from 'vitest';
import { blockedBetween } from '../../src/people/distances.ts';
import { refusedWith } from '../support/refused.ts';
import { addTable, openBrowser, startServer } from './people-app.ts';

async function three() {
  const server = await startServer();
  const [ada, bob, eve] = [openBrowser(server), openBrowser(server), openBrowser(server)];
  const ids = {
    ada: (await ada.become('Ada')).id,
    bob: (await bob.become('Bob')).id,
    eve: (await eve.become('Eve')).id,
  };
  return { server, parts: server.parts, ada, bob, eve, ids };
}

describe('distance', () => {
  test('whoever is blocked meets the other at no table, whichever of them said so', async () => {
    const { parts, ada, ids } = await three();
    expect((await ada.ask('PUT', `/api/me/people/${ids.eve}`, { kind: 'block' })).status).toBe(204);
    expect(await blockedBetween(parts, ids.ada, [ids.bob, ids.eve])).toBe(true);
    expect(await blockedBetween(parts, ids.eve, [ids.bob, ids.ada])).toBe(true);
    expect(await blockedBetween(parts, ids.bob, [ids.ada, ids.eve])).toBe(false);
    expect(await blockedBetween(parts, ids.ada, [])).toBe(false);
  });

  test('whoever is muted may sit with the other', async () => {
    const { parts, ada, ids } = await three();
    await ada.ask('PUT', `/api/me/people/${ids.bob}`, { kind: 'mute' });
    await ada.ask('PUT', `/api/me/people/${ids.eve}`, { kind: 'block' });
    expect(await blockedBetween(parts, ids.ada, [ids.bob])).toBe(false);
    expect((await ada.ask('GET', '/api/me')).body).toMatchObject({ muted: [ids.bob], blocked: [ids.eve] });
  });

  test('is of one kind at a time, and can be given up', async () => {
    const { ada, ids } = await three();
    await ada.ask('PUT', `/api/me/people/${ids.eve}`, { kind: 'block' });
    await ada.ask('PUT', `/api/me/people/${ids.eve}`, { kind: 'mute' });
    expect((await ada.ask('GET', '/api/me')).body).toMatchObject({ muted: [ids.eve], blocked: [] });
    expect((await ada.ask('PUT', `/api/me/people/${ids.eve}`, { kind: null })).status).toBe(204);
    expect((await ada.ask('GET', '/api/me')).body).toMatchObject({ muted: [], blocked: [] });
  });

  test.each([
    ['AAAAAAAAAAAAAAAA', { kind: 'block' }, 404, 'not-found'],
    ["'%20or%20'1'='1", { kind: 'block' }, 400, 'malformed'],
    ['..%2f..%2fhost', { kind: 'block' }, 400, 'malformed'],
    ['AAAAAAAAAAAAAAAA', { kind: 'ban' }, 400, 'malformed'],
    ['AAAAAAAAAAAAAAAA', {}, 400, 'malformed'],
  ])('is refused to %s as %j', async (id, body, status, problem) => {
    const { ada } = await three();
    expect(await ada.ask('PUT', `/api/me/people/${id}`, body)).toMatchObject({ status, body: { problem } });
  });

  test('is not kept from oneself', async () => {
    const { ada, ids } = await three();
    expect(await ada.ask('PUT', `/api/me/people/${ids.ada}`, { kind: 'block' })).toMatchObject(
      refusedWith(403, 'not-allowed'),
    );
  });
});

describe('a report', () => {
  const TABLE = 'table-0000000001';

  test('is kept as it was written', async () => {
    const { server, parts, ada, ids } = await three();
    await addTable(server, { id: TABLE });
    const reason = "said <b>this</b>'); drop table reports; --\n../../x";
    expect((await ada.ask('POST', '/api/reports', { person: ids.eve, table: TABLE, reason })).status).toBe(204);
    expect(await parts.database.read.selectFrom('reports').selectAll().execute()).toEqual([
      {
        id: expect.stringMatching(/^[\w-]{16}$/),
        reporter: ids.ada,
        person: ids.eve,
        match: TABLE,
        reason,
        created_at: parts.now(),
        closed_at: null,
      },
    ]);
  });

  test('is of somebody else, who is known, and of a table that is known', async () => {
    const { ada, ids } = await three();
    const report = { person: ids.eve, reason: 'rude' };
    expect(await ada.ask('POST', '/api/reports', { ...report, person: ids.ada })).toMatchObject({ status: 403 });
    expect(await ada.ask('POST', '/api/reports', { ...report, person: 'A'.repeat(16) })).toMatchObject({ status: 404 });
    expect(await ada.ask('POST', '/api/reports', { ...report, table: 'A'.repeat(16) })).toMatchObject({ status: 404 });
    expect(await ada.ask('POST', '/api/reports', { ...report, reason: ' ' })).toMatchObject({ status: 400 });
    expect((await ada.ask('POST', '/api/reports', report)).status).toBe(204);
  });

  test('is one of a few an hour', async () => {
    const { ada, ids } = await three();
    const report = { person: ids.eve, reason: 'rude' };
    for (let reports = 0; reports < 20; reports++)
      expect((await ada.ask('POST', '/api/reports', report)).status).toBe(204);
    expect(await ada.ask('POST', '/api/reports', report)).toMatchObject(refusedWith(429, 'too-fast'));
  });

  test('is one of fifty that the host has not read yet, from wherever they are sent', async () => {
    const { server, ada, ids } = await three();
    const send = (address: string) =>
      openBrowser(server, ada.cookie, address).ask('POST', '/api/reports', { person: ids.eve, reason: 'rude' });
    for (let reports = 0; reports < 50; reports++) expect((await send(`10.1.${reports}.1`)).status).toBe(204);
    expect(await send('10.2.0.1')).toMatchObject(refusedWith(429, 'too-many'));
  });
});
