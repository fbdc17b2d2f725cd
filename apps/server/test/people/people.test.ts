import { describe, expect, test } from 'vitest';
import { refusedWith } from '../support/refused.ts';
import { addTable, openBrowser, startServer } from './people-app.ts';

const OPEN = 'open-table-00001';
const RUNNING = 'running-table-01';
const OVER = 'over-table-00001';

describe('a new person', () => {
  test('has a name and a language, and nothing else yet', async () => {
    const browser = openBrowser(await startServer());
    const created = await browser.ask('POST', '/api/me', { name: '  Ada   Lovelace ', language: 'fr' });
    expect(created.status).toBe(201);
    expect(created.body).toEqual({
      id: expect.stringMatching(/^[\w-]{16}$/),
      name: 'Ada Lovelace',
      language: 'fr',
      rated: false,
      hasRecoveryCode: false,
      email: null,
      vacationUntil: null,
      vacationLeft: 28 * 24 * 60 * 60 * 1000,
      muted: [],
      blocked: [],
      notices: { email: false, webhook: null, pushes: 0 },
    });
    expect((await browser.ask('GET', '/api/me')).body).toEqual(created.body);
  });

  test('is not made in the place of one who is there', async () => {
    const browser = openBrowser(await startServer());
    const me = await browser.become('Ada');
    const { cookie } = browser;
    expect(await browser.ask('POST', '/api/me', { name: 'Bob' })).toMatchObject({ status: 200, body: { id: me.id } });
    expect(browser.cookie).toBe(cookie);
  });

  test('comes from one address only so often', async () => {
    const server = await startServer({ environment: { TARMAC_NEW_PEOPLE_PER_HOUR: '2' } });
    const create = (address: string) => openBrowser(server, '', address).ask('POST', '/api/me', { name: 'Ada' });
    expect((await create('10.0.0.1')).status).toBe(201);
    expect((await create('10.0.0.1')).status).toBe(201);
    expect(await create('10.0.0.1')).toMatchObject(refusedWith(429, 'too-fast'));
    expect((await create('10.0.0.2')).status).toBe(201);
  });

  test.each([
    ['nothing', '   '],
    ['too long', 'A'.repeat(25)],
    ['far too long', 'A'.repeat(20_000)],
    ['a control character', 'Ad\u0000a'],
    ['an escape sequence', '\u001b[31mAda'],
    ['a direction override', 'Ada\u202eadA'],
    ['a direction isolate', 'Ada\u2066'],
    ['a joiner that nobody sees', 'A\u200dda'],
    ['half a character', 'Ada\ud800'],
    ['no text', { toString: 'Ada' }],
    ['null', null],
  ])('cannot be called %s', async (_, name) => {
    const server = await startServer();
    const browser = openBrowser(server);
    expect(await browser.ask('POST', '/api/me', { name: name as string })).toMatchObject({
      status: 400,
      body: { problem: 'malformed', detail: expect.stringContaining('name') },
    });
    expect(browser.cookie).toBe('');
    expect(await server.parts.database.read.selectFrom('people').selectAll().execute()).toEqual([]);
  });

  test.each([
    ["Robert'); drop table"],
    ['../../etc/passwd'],
    ['<script>alert(1)</script'],
    ['{{7*7}}%s%n$(id)`id`'],
    ['Zoë 😀 名前'],
    ['__proto__'],
  ])('may be called %s, and is then called just that', async (name) => {
    const server = await startServer();
    const browser = openBrowser(server);
    expect((await browser.become(name)).name).toBe(name);
    expect((await browser.ask('GET', '/api/me')).body.name).toBe(name);
    expect(await server.parts.database.read.selectFrom('people').select('name').execute()).toEqual([{ name }]);
  });

  test.each([
    ['an id of their own', { name: 'Ada', id: 'AAAAAAAAAAAAAAAA' }],
    ['a ban lifted', { name: 'Ada', banned_at: null }],
    ['a language there is not', { name: 'Ada', language: 'tlh' }],
  ])('does not get %s', async (_, body) => {
    expect(await openBrowser(await startServer()).ask('POST', '/api/me', body)).toMatchObject(
      refusedWith(400, 'malformed'),
    );
  });
});

describe('a change', () => {
  test('of name or language leaves the other as it is', async () => {
    const browser = openBrowser(await startServer());
    await browser.become('Ada', 'fr');
    expect((await browser.ask('PATCH', '/api/me', { name: 'Bea' })).body).toMatchObject({
      name: 'Bea',
      language: 'fr',
    });
    expect((await browser.ask('PATCH', '/api/me', { language: 'en' })).body).toMatchObject({
      name: 'Bea',
      language: 'en',
    });
    expect((await browser.ask('GET', '/api/me')).body).toMatchObject({ name: 'Bea', language: 'en' });
  });

  test('of the name is told to the tables where it is read', async () => {
    const server = await startServer();
    const browser = openBrowser(server);
    const me = await browser.become('Ada');
    await addTable(server, { id: OPEN }, [me.id]);
    await addTable(server, { id: RUNNING, state: 'running' }, [me.id, me.id]);
    await addTable(server, { id: OVER, state: 'over' }, [me.id]);
    await browser.ask('PATCH', '/api/me', { name: 'Bea' });
    expect(server.told.tables.sort()).toEqual([OPEN, RUNNING]);
  });

  test('of the name to one that looks like somebody else’s at an open or running table is refused', async () => {
    const server = await startServer();
    const [ada, bea] = [openBrowser(server), openBrowser(server)];
    const people = [(await ada.become('Ada')).id, (await bea.become('Bea')).id];
    await addTable(server, { id: RUNNING, state: 'running' }, people);
    for (const name of ['Bea', 'BEA', '\u0412\u0435\u0430'])
      expect(await ada.ask('PATCH', '/api/me', { name })).toMatchObject(refusedWith(409, 'name-taken'));
    expect((await ada.ask('PATCH', '/api/me', { name: 'ADA' })).body.name).toBe('ADA');
    expect((await ada.ask('PATCH', '/api/me', { name: 'Bee' })).body.name).toBe('Bee');
    const over = openBrowser(server);
    await addTable(server, { id: OVER, state: 'over' }, [(await over.become('Cleo')).id, ...people]);
    expect((await over.ask('PATCH', '/api/me', { name: 'Bea' })).status).toBe(200);
  });

  test('needs an identity', async () => {
    const nobody = openBrowser(await startServer());
    for (const [method, url] of [
      ['GET', '/api/me'],
      ['PATCH', '/api/me'],
      ['DELETE', '/api/me'],
      ['GET', '/api/me/devices'],
      ['DELETE', '/api/me/devices/AAAAAAAAAAAAAAAA'],
      ['POST', '/api/me/move'],
      ['POST', '/api/me/recovery-code'],
      ['POST', '/api/me/email'],
      ['DELETE', '/api/me/email'],
      ['PUT', '/api/me/vacation'],
      ['PUT', '/api/me/people/AAAAAAAAAAAAAAAA'],
      ['POST', '/api/reports'],
    ] as const)
      expect(await nobody.ask(method, url), `${method} ${url}`).toMatchObject(refusedWith(401, 'no-identity'));
  });

  test('does not come from another site', async () => {
    const browser = openBrowser(await startServer());
    await browser.become('Ada');
    expect(await browser.ask('DELETE', '/api/me', undefined, { origin: 'https://evil.example' })).toMatchObject(
      refusedWith(403, 'foreign-origin'),
    );
    expect((await browser.ask('GET', '/api/me')).status).toBe(200);
  });
});

describe('a person who is deleted', () => {
  test('has gone from everything that is only theirs, and their row stays without a name', async () => {
    const server = await startServer();
    const [ada, bob] = [openBrowser(server), openBrowser(server)];
    const me = await ada.become('Ada');
    const other = await bob.become('Bob');
    await ada.ask('POST', '/api/me/move');
    await ada.ask('POST', '/api/me/recovery-code');
    await ada.ask('PUT', '/api/me/vacation', { until: server.parts.now() + 1000 });
    await ada.ask('PUT', `/api/me/people/${other.id}`, { kind: 'block' });
    await bob.ask('PUT', `/api/me/people/${me.id}`, { kind: 'mute' });
    const replay = { id: 'replay', person: me.id, game: 'toy', file: '{}', created_at: 0 };
    await server.parts.database.commit([
      { query: server.parts.database.read.insertInto('replays').values(replay).compile(), rows: 1 },
    ]);
    const { cookie } = ada;
    const deleted = await ada.ask('DELETE', '/api/me');
    expect(deleted).toMatchObject({ status: 204, set: expect.stringContaining('Max-Age=0') });

    const { read } = server.parts.database;
    for (const table of ['devices', 'codes', 'pushes', 'vacations', 'replays'] as const)
      expect(await read.selectFrom(table).select('person').where('person', '=', me.id).execute(), table).toEqual([]);
    expect(await read.selectFrom('distances').selectAll().execute()).toEqual([]);
    expect(await read.selectFrom('people').selectAll().where('id', '=', me.id).executeTakeFirst()).toMatchObject({
      name: null,
      recovery_hash: null,
      email: null,
      deleted_at: server.parts.now(),
    });
    expect((await openBrowser(server, cookie).ask('GET', '/api/me')).status).toBe(401);
    expect((await bob.ask('GET', '/api/me')).status).toBe(200);
  });

  test('gives up their seats: those of matches go on under no name, those of open tables are free again', async () => {
    const server = await startServer();
    const [ada, bob] = [openBrowser(server), openBrowser(server)];
    const me = await ada.become('Ada');
    const other = await bob.become('Bob');
    await addTable(server, { id: OPEN }, [other.id, me.id]);
    await addTable(server, { id: RUNNING, state: 'running' }, [me.id, other.id]);
    await ada.ask('DELETE', '/api/me');
    expect(server.told).toMatchObject({ resigned: [me.id], tables: expect.arrayContaining([OPEN, RUNNING]) });
    const { read } = server.parts.database;
    const seats = (match: string) =>
      read.selectFrom('seats').select(['person', 'contribution']).where('match', '=', match).orderBy('seat').execute();
    expect(await seats(OPEN)).toEqual([
      { person: other.id, contribution: 'luck' },
      { person: null, contribution: null },
    ]);
    expect(await seats(RUNNING)).toEqual([
      { person: me.id, contribution: 'luck' },
      { person: other.id, contribution: 'luck' },
    ]);
  });
});
