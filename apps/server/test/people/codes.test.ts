import { describe, expect } from 'vitest';
import { refusedWith } from '../support/refused.ts';
import { openBrowser, type Server, startServer, testWith } from './people-app.ts';

const test = testWith();

const MINUTE = 60_000;
const NOT_VALID = refusedWith(404, 'code-not-valid');

async function adaWithMoveCode(server: Server) {
  const ada = openBrowser(server);
  const me = await ada.become('Ada');
  const { body } = await ada.ask('POST', '/api/me/move');
  return { ada, me, move: body as { code: string; link: string; expiresAt: number } };
}

async function adaWithRecoveryCode(server: Server) {
  const ada = openBrowser(server);
  const me = await ada.become('Ada');
  const { body } = await ada.ask('POST', '/api/me/recovery-code');
  return { ada, me, code: body.code as string };
}

const guess = (server: Server, code: string, address: string) =>
  openBrowser(server, '', address).ask('POST', '/api/move', { code });

/** Another last letter. */
const nearly = (code: string) => code.slice(0, -1) + (code.endsWith('A') ? 'C' : 'A');

describe('a one-time code', () => {
  test('can be read aloud, and comes as a link', async ({ server }) => {
    const { move } = await adaWithMoveCode(server);
    expect(move.code).toMatch(/^(?:[ACDEFGHJKMNPQRTUVWXY2-9]{4}-){2}[ACDEFGHJKMNPQRTUVWXY2-9]{4}$/);
    expect(move).toMatchObject({ link: `/move#${move.code}`, expiresAt: server.parts.now() + 10 * MINUTE });
  });

  test('is not what the database keeps', async ({ server }) => {
    const { move } = await adaWithMoveCode(server);
    const rows = JSON.stringify(await server.parts.database.read.selectFrom('codes').selectAll().execute());
    expect(rows).not.toContain(move.code);
    expect(rows).not.toContain(move.code.replaceAll('-', ''));
  });

  test('makes another browser one more of the same person, however it is typed', async ({ server }) => {
    const { ada, me, move } = await adaWithMoveCode(server);
    const phone = openBrowser(server);
    const moved = await phone.ask('POST', '/api/move', { code: ` ${move.code.toLowerCase().replaceAll('-', ' ')} ` });
    expect(moved).toMatchObject({ status: 200, body: { me: { id: me.id, name: 'Ada' }, replaced: false } });
    expect(phone.cookie).not.toBe(ada.cookie);
    expect((await phone.ask('GET', '/api/me')).body.id).toBe(me.id);
    expect((await ada.ask('GET', '/api/me/devices')).body).toHaveLength(2);
  });

  test('replaces who the browser was before, and says so', async ({ server }) => {
    const { me, move } = await adaWithMoveCode(server);
    const phone = openBrowser(server);
    await phone.become('Bob');
    const { cookie: bobs } = phone;
    expect(await phone.ask('POST', '/api/move', { code: move.code })).toMatchObject({
      body: { me: { id: me.id }, replaced: true },
    });
    expect((await openBrowser(server, bobs).ask('GET', '/api/me')).status).toBe(401);
  });

  test('replaces nobody in a browser of the same person, which stays one browser', async ({ server }) => {
    const { ada, move } = await adaWithMoveCode(server);
    expect((await ada.ask('POST', '/api/move', { code: move.code })).body.replaced).toBe(false);
    expect((await ada.ask('GET', '/api/me/devices')).body).toHaveLength(1);
  });

  test('works once', async ({ server }) => {
    const { move } = await adaWithMoveCode(server);
    expect((await openBrowser(server).ask('POST', '/api/move', { code: move.code })).status).toBe(200);
    expect(await openBrowser(server).ask('POST', '/api/move', { code: move.code })).toMatchObject(NOT_VALID);
  });

  test('works once also for many who use it at the same time', async ({ server }) => {
    const { ada, move } = await adaWithMoveCode(server);
    const uses = Array.from({ length: 8 }, () => openBrowser(server).ask('POST', '/api/move', { code: move.code }));
    expect((await Promise.all(uses)).map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(404)]);
    expect((await ada.ask('GET', '/api/me/devices')).body).toHaveLength(2);
  });

  test('works for ten minutes', async ({ server }) => {
    const { move } = await adaWithMoveCode(server);
    server.pass(10 * MINUTE);
    expect(await openBrowser(server).ask('POST', '/api/move', { code: move.code })).toMatchObject(NOT_VALID);
  });

  test('is worth nothing once there is a newer one, or its person is gone', async ({ server }) => {
    const { ada, move } = await adaWithMoveCode(server);
    const { body: newer } = await ada.ask('POST', '/api/me/move');
    expect(await openBrowser(server).ask('POST', '/api/move', { code: move.code })).toMatchObject(NOT_VALID);
    await ada.ask('DELETE', '/api/me');
    expect(await openBrowser(server).ask('POST', '/api/move', { code: newer.code })).toMatchObject(NOT_VALID);
  });

  test('is no recovery code, and the other way round', async ({ server }) => {
    const { ada, move } = await adaWithMoveCode(server);
    const { body } = await ada.ask('POST', '/api/me/recovery-code');
    expect(await openBrowser(server).ask('POST', '/api/recover', { code: move.code })).toMatchObject(NOT_VALID);
    expect(await openBrowser(server).ask('POST', '/api/move', { code: body.code })).toMatchObject(NOT_VALID);
  });

  test.each([['AAAA-AAAA-AAAA'], ["' or ''='"], ['../../me'], ['%00%00%00'], ['\u0000\u0000\u0000\u0000\u0000\u0000']])(
    'cannot be made up: %j',
    async (code) => {
      const server = await startServer();
      await adaWithMoveCode(server);
      const browser = openBrowser(server);
      expect(await browser.ask('POST', '/api/move', { code })).toMatchObject(NOT_VALID);
      expect(await browser.ask('POST', '/api/recover', { code })).toMatchObject(NOT_VALID);
      expect(browser.cookie).toBe('');
    },
  );

  test('cannot be guessed by one address, not even the right one after too many wrong', async ({ server }) => {
    const { move } = await adaWithMoveCode(server);
    for (let guesses = 0; guesses < 10; guesses++)
      expect((await guess(server, 'AAAA-AAAA-AAAA', '10.6.6.6')).status).toBe(404);
    expect(await guess(server, move.code, '10.6.6.6')).toMatchObject(refusedWith(429, 'too-fast'));
    expect((await guess(server, move.code, '10.0.0.1')).status).toBe(200);
  });

  test('works however many addresses guess at codes', async ({ server }) => {
    const { move } = await adaWithMoveCode(server);
    const madeUp = move.code.replace(/[^-]/g, 'A');
    for (let guesses = 0; guesses < 500; guesses++)
      await guess(server, madeUp, `10.6.${guesses % 256}.${guesses >> 8}`);
    expect((await guess(server, move.code, '10.0.0.1')).status).toBe(200);
  });

  test('dies of ten wrong guesses at itself, from wherever they come, and nobody else notices', async ({ server }) => {
    const { ada, move } = await adaWithMoveCode(server);
    const { move: bobs } = await adaWithMoveCode(server);
    const wrong = nearly(move.code);
    for (let guesses = 0; guesses < 10; guesses++)
      expect(await guess(server, wrong, `10.6.${guesses}.6`)).toMatchObject(NOT_VALID);
    expect(await guess(server, move.code, '10.0.0.1')).toMatchObject(NOT_VALID);
    expect(await server.parts.database.read.selectFrom('codes').select('hash').execute()).toHaveLength(1);
    expect((await guess(server, bobs.code, '10.0.0.1')).status).toBe(200);
    const { body: newer } = await ada.ask('POST', '/api/me/move');
    expect((await guess(server, newer.code, '10.0.0.1')).status).toBe(200);
  });

  test('survives a few slips of its person', async ({ server }) => {
    const { move } = await adaWithMoveCode(server);
    for (let slips = 0; slips < 5; slips++) await guess(server, nearly(move.code), '10.0.0.1');
    expect((await guess(server, move.code, '10.0.0.1')).status).toBe(200);
  });
});

describe('a recovery code', () => {
  test('works also while many addresses guess at codes, and their guesses at it hold up nobody who moves', async ({
    server,
  }) => {
    const { ada, code } = await adaWithRecoveryCode(server);
    const { body: move } = await ada.ask('POST', '/api/me/move');
    const ask = (path: string, guess: string, address: string) =>
      openBrowser(server, '', address).ask('POST', path, { code: guess });
    for (let guesses = 0; guesses < 301; guesses++)
      await ask('/api/recover', 'AAAA-AAAA-AAAA', `10.6.${guesses % 256}.${guesses >> 8}`);
    expect((await ask('/api/move', move.code, '10.0.0.1')).status).toBe(200);
    for (let guesses = 0; guesses < 300; guesses++)
      await ask('/api/move', 'AAAA-AAAA-AAAA', `10.7.${guesses % 256}.${guesses >> 8}`);
    expect((await ask('/api/recover', code, '10.0.0.1')).status).toBe(200);
  });

  test('is shown once and not kept', async ({ server }) => {
    const { ada, code } = await adaWithRecoveryCode(server);
    expect(code).toMatch(/^(?:[ACDEFGHJKMNPQRTUVWXY2-9]{4}-){5}[ACDEFGHJKMNPQRTUVWXY2-9]{4}$/);
    const { body } = await ada.ask('GET', '/api/me');
    expect(body.hasRecoveryCode).toBe(true);
    const people = await server.parts.database.read.selectFrom('people').selectAll().execute();
    expect(JSON.stringify([body, people])).not.toContain(code.replaceAll('-', ''));
    expect(JSON.stringify([body, people])).not.toContain(code);
  });

  test('brings back somebody who has lost every browser, as often as it takes', async ({ server }) => {
    const { ada, me, code } = await adaWithRecoveryCode(server);
    const [device] = (await ada.ask('GET', '/api/me/devices')).body;
    await ada.ask('DELETE', `/api/me/devices/${device.id}`);
    for (const typed of [code, code.toLowerCase().replaceAll('-', '')]) {
      const browser = openBrowser(server);
      expect(await browser.ask('POST', '/api/recover', { code: typed })).toMatchObject({
        status: 200,
        body: { me: { id: me.id }, replaced: false },
      });
      expect((await browser.ask('GET', '/api/me')).body.id).toBe(me.id);
    }
  });

  test('is worth nothing once there is a newer one, or its person is gone', async ({ server }) => {
    const { ada, code } = await adaWithRecoveryCode(server);
    const { body: newer } = await ada.ask('POST', '/api/me/recovery-code');
    expect(await openBrowser(server).ask('POST', '/api/recover', { code })).toMatchObject(NOT_VALID);
    await ada.ask('DELETE', '/api/me');
    expect(await openBrowser(server).ask('POST', '/api/recover', { code: newer.code })).toMatchObject(NOT_VALID);
  });

  test('of another installation is worth nothing', async () => {
    const { code } = await adaWithRecoveryCode(await startServer());
    expect(await openBrowser(await startServer()).ask('POST', '/api/recover', { code })).toMatchObject(NOT_VALID);
  });
});
