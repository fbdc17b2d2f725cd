import { describe, expect } from 'vitest';
import { refusedWith } from '../support/refused.ts';
import { addChatLine, addTable, openBrowser, type Server, startServer, testWith } from './people-app.ts';

const TOKEN = 'the token that only the operator has';
const OPERATOR = { environment: { TARMAC_HOST_TOKEN: TOKEN } };
const test = testWith(OPERATOR);
const TABLE = 'table-0000000001';
const START_OF_REPORTS = 1_700_000_000_000;
const ROUTES = [
  ['GET', '/api/host/reports'],
  ['PUT', '/api/host/reports/AAAAAAAAAAAAAAAA/closed'],
  ['DELETE', `/api/host/tables/${TABLE}`],
  ['PUT', `/api/host/tables/${TABLE}/hidden`],
  ['DELETE', `/api/host/tables/${TABLE}/hidden`],
  ['PUT', '/api/host/people/AAAAAAAAAAAAAAAA/banned'],
  ['DELETE', '/api/host/people/AAAAAAAAAAAAAAAA/banned'],
  ['PUT', `/api/host/tables/${TABLE}/chat/players/0/hidden`],
  ['DELETE', `/api/host/tables/${TABLE}/chat/players/0/hidden`],
] as const;

type Method = (typeof ROUTES)[number][0];

function openOperator(server: Server, token = TOKEN, address = '10.9.9.9') {
  const browser = openBrowser(server, '', address);
  return (method: Method, url: string) => browser.ask(method, url, undefined, { authorization: `Bearer ${token}` });
}

describe("the operator's token", () => {
  test('is asked for everywhere, and a wrong one is refused', async ({ server }) => {
    await addTable(server, { id: TABLE });
    const nobody = openBrowser(server);
    for (const [method, url] of ROUTES) {
      const refused = refusedWith(403, 'not-allowed');
      expect(await nobody.ask(method, url), `${method} ${url}`).toMatchObject(refused);
      expect(await openOperator(server, `${TOKEN} `.slice(1))(method, url), `${method} ${url}`).toMatchObject(refused);
      expect(await openOperator(server, '')(method, url), `${method} ${url}`).toMatchObject(refused);
    }
    expect(server.told.removed).toEqual([]);
  });

  test('there is nothing here without one', async () => {
    const server = await startServer();
    for (const token of ['', 'null', 'undefined', TOKEN])
      for (const [method, url] of ROUTES)
        expect(await openOperator(server, token)(method, url), `${method} ${url}`).toMatchObject(
          refusedWith(404, 'not-found'),
        );
  });

  test('is not guessed: after too many the right one does not work either, from there', async ({ server }) => {
    for (let guesses = 0; guesses < 120; guesses++)
      expect((await openOperator(server, `guess ${guesses}`, '10.6.6.6')('GET', '/api/host/reports')).status).toBe(403);
    expect(await openOperator(server, TOKEN, '10.6.6.6')('GET', '/api/host/reports')).toMatchObject(
      refusedWith(429, 'too-fast'),
    );
    expect((await openOperator(server)('GET', '/api/host/reports')).status).toBe(200);
  });
});

describe('the operator', () => {
  test('reads reports and closes them', async ({ server }) => {
    const [ada, eve] = [openBrowser(server), openBrowser(server)];
    const [reporter, person] = [await ada.become('Ada'), await eve.become('Eve')];
    await ada.ask('POST', '/api/reports', { person: person.id, reason: 'rude' });
    const operator = openOperator(server);
    const { body } = await operator('GET', '/api/host/reports');
    expect(body).toEqual({
      next: null,
      reports: [
        {
          id: expect.any(String),
          reporter: { id: reporter.id, name: 'Ada' },
          person: { id: person.id, name: 'Eve', banned: false },
          table: null,
          reason: 'rude',
          createdAt: server.parts.now(),
        },
      ],
    });
    const [{ id }] = body.reports;
    expect((await operator('PUT', `/api/host/reports/${id}/closed`)).status).toBe(204);
    expect((await operator('GET', '/api/host/reports')).body).toEqual({ reports: [], next: null });
    expect((await operator('PUT', `/api/host/reports/${id}/closed`)).status).toBe(404);
  });

  test('sees the newest reports first, and pages back to all others', async ({ server }) => {
    const [older, newer] = [START_OF_REPORTS, START_OF_REPORTS + 1];
    const rows = Array.from({ length: 250 }, (_, number) => ({
      id: `report-${String(number).padStart(9, '0')}`,
      reporter: 'somebody',
      person: 'somebody else',
      match: null,
      reason: 'rude',
      // Many at the same moment: the page may end among them.
      created_at: number < 150 ? older : newer,
      closed_at: null,
    }));
    await server.parts.database.commit([
      { query: server.parts.database.read.insertInto('reports').values(rows).compile() },
    ]);
    const operator = openOperator(server);
    const pages: string[][] = [];
    let next: string | null = '';
    while (next !== null) {
      const { body } = await operator('GET', `/api/host/reports${next === '' ? '' : `?before=${next}`}`);
      pages.push((body.reports as { id: string }[]).map(({ id }) => id));
      next = body.next;
    }
    expect(pages.map(({ length }) => length)).toEqual([100, 100, 50]);
    expect(pages.flat()).toEqual(rows.map(({ id }) => id).reverse());
    for (const wrong of ['before=1', 'before=x.AAAAAAAAAAAAAAAA', 'after=1'])
      expect((await operator('GET', `/api/host/reports?${wrong}`)).status).toBe(400);
  });

  test('takes a table from the list and puts it back', async ({ server }) => {
    await addTable(server, { id: TABLE });
    const operator = openOperator(server);
    const hidden = () => server.parts.database.read.selectFrom('tables').select('hidden').execute();
    expect((await operator('PUT', `/api/host/tables/${TABLE}/hidden`)).status).toBe(204);
    expect(await hidden()).toEqual([{ hidden: 1 }]);
    expect((await operator('DELETE', `/api/host/tables/${TABLE}/hidden`)).status).toBe(204);
    expect(await hidden()).toEqual([{ hidden: 0 }]);
    expect((await operator('PUT', '/api/host/tables/AAAAAAAAAAAAAAAA/hidden')).status).toBe(404);
  });

  test('removes a table', async ({ server }) => {
    expect((await openOperator(server)('DELETE', `/api/host/tables/${TABLE}`)).status).toBe(204);
    expect(server.told.removed).toEqual([TABLE]);
  });

  test('hides a line of chat, and whoever watches is told', async ({ server }) => {
    await addChatLine(server, { match: TABLE, room: 'players', number: 0, person: 'x' });
    await addChatLine(server, { match: TABLE, room: 'spectators', number: 0, person: 'y' });
    const operator = openOperator(server);
    expect((await operator('PUT', `/api/host/tables/${TABLE}/chat/players/0/hidden`)).status).toBe(204);
    expect(server.told.chats).toEqual([TABLE]);
    const lines = await server.parts.database.read
      .selectFrom('chat')
      .select(['room', 'hidden'])
      .orderBy('room')
      .execute();
    expect(lines).toEqual([
      { room: 'players', hidden: 1 },
      { room: 'spectators', hidden: 0 },
    ]);
    expect((await operator('PUT', `/api/host/tables/${TABLE}/chat/players/7/hidden`)).status).toBe(404);
    expect((await operator('PUT', `/api/host/tables/${TABLE}/chat/kitchen/0/hidden`)).status).toBe(400);
    expect((await operator('PUT', `/api/host/tables/${TABLE}/chat/players/0x;/hidden`)).status).toBe(400);
    expect(server.told.chats).toHaveLength(1);
  });

  test('bans a person, who may look but change nothing, and lets them back in', async ({ server }) => {
    const eve = openBrowser(server);
    const { id } = await eve.become('Eve');
    const operator = openOperator(server);
    expect((await operator('PUT', `/api/host/people/${id}/banned`)).status).toBe(204);
    expect((await eve.ask('GET', '/api/me')).status).toBe(200);
    for (const [method, url, body] of [
      ['PATCH', '/api/me', { name: 'Angel' }],
      ['POST', '/api/me', { name: 'Angel' }],
      ['POST', '/api/me/move', undefined],
      ['POST', '/api/reports', { person: id, reason: 'unfair' }],
      ['DELETE', '/api/me/email', undefined],
    ] as const)
      expect(await eve.ask(method, url, body), `${method} ${url}`).toMatchObject(refusedWith(403, 'banned'));
    expect((await eve.ask('GET', '/api/me')).body.name).toBe('Eve');
    expect((await operator('DELETE', `/api/host/people/${id}/banned`)).status).toBe(204);
    expect((await eve.ask('PATCH', '/api/me', { name: 'Angel' })).body.name).toBe('Angel');
    expect((await operator('PUT', '/api/host/people/AAAAAAAAAAAAAAAA/banned')).status).toBe(404);
  });

  test('bans a person, who may still be forgotten', async ({ server }) => {
    const eve = openBrowser(server);
    const { id } = await eve.become('Eve');
    await openOperator(server)('PUT', `/api/host/people/${id}/banned`);
    expect((await eve.ask('DELETE', '/api/me')).status).toBe(204);
    const people = server.parts.database.read.selectFrom('people').select('name').execute();
    expect(await people).toEqual([{ name: null }]);
  });

  test('bans on every browser the person has or gets', async ({ server }) => {
    const [eve, phone] = [openBrowser(server), openBrowser(server)];
    const { id } = await eve.become('Eve');
    const { body } = await eve.ask('POST', '/api/me/recovery-code');
    await openOperator(server)('PUT', `/api/host/people/${id}/banned`);
    expect((await phone.ask('POST', '/api/recover', { code: body.code })).status).toBe(200);
    expect(await phone.ask('PATCH', '/api/me', { name: 'Angel' })).toMatchObject({ body: { problem: 'banned' } });
  });
});
