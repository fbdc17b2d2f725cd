/** Notices over HTTP: choosing the ways, and the link that ends the mails. */

import { LIMITS } from '@tarmac/wire';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeApp } from '../../src/http/app.ts';
import { noticeRoutes } from '../../src/http/notice-routes.ts';
import { unsubscribeToken } from '../../src/notices/unsubscribe.ts';
import { refusedWith } from '../support/refused.ts';
import { makeBrowser } from './browser.ts';
import { ANN, KEY, makeServer, type TestServer, VAPID } from './parts.ts';

const ALL = {
  TARMAC_SMTP: 'smtp://127.0.0.1:9',
  TARMAC_MAIL_FROM: 'tarmac@example.org',
  TARMAC_VAPID_PUBLIC: VAPID.publicKey,
  TARMAC_VAPID_PRIVATE: VAPID.privateKey,
  TARMAC_WEBHOOK_HOSTS: 'hooks.example,*.chat.example',
};
const BOB = 'bob-0123456789ab';

let server: TestServer;
let app: FastifyInstance;

async function start(environment: Record<string, string>): Promise<void> {
  server = await makeServer(environment);
  app = await makeApp(server.parts);
  app.decorateRequest('person', null);
  app.addHook('onRequest', async (request) => {
    const { who } = request.headers;
    if (typeof who === 'string')
      request.person = { id: who, name: who, language: 'en', device: 'device-123456789', banned: false };
  });
  noticeRoutes(app, server.parts, { key: KEY });
  await app.ready();
}

beforeEach(() => start(ALL));
afterEach(async () => {
  await app.close();
  await server.close();
});

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';

async function ask(method: Method, url: string, payload?: object, who: string | null = ANN) {
  const reply = await app.inject({
    method,
    url,
    headers: who === null ? {} : { who },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: reply.statusCode, body: reply.body === '' ? null : reply.json() };
}

const subscription = (endpoint = 'https://fcm.googleapis.com/fcm/send/1') => ({ endpoint, keys: makeBrowser().keys });
const pushes = () => server.parts.database.read.selectFrom('pushes').selectAll().execute();

describe('which ways there are', () => {
  test('everybody may know, with the key that browsers ask for, and not the other one', async () => {
    const { status, body } = await ask('GET', '/api/notices', undefined, null);
    expect(status).toBe(200);
    expect(body).toEqual({
      email: true,
      push: { publicKey: VAPID.publicKey },
      webhookHosts: ['hooks.example', '*.chat.example'],
    });
  });

  test('is none without settings, and none can be chosen', async () => {
    await app.close();
    await server.close();
    await start({});
    await server.addPerson({ email: 'ann@example.org' });
    expect((await ask('GET', '/api/notices')).body).toEqual({ email: false, push: null, webhookHosts: [] });
    const refused = refusedWith(501, 'not-configured');
    expect(await ask('PUT', '/api/me/notices', { email: true })).toMatchObject(refused);
    expect(await ask('PUT', '/api/me/notices', { webhook: 'https://hooks.example/1' })).toMatchObject(refused);
    expect(await ask('POST', '/api/me/pushes', subscription())).toMatchObject(refused);
  });
});

describe('a person chooses', () => {
  test('e-mails, once an address is confirmed', async () => {
    await server.addPerson();
    expect(await ask('PUT', '/api/me/notices', { email: true })).toMatchObject({
      status: 403,
      body: { problem: 'not-allowed', detail: 'email: there is no confirmed address' },
    });
    await server.addPerson({ id: BOB, email: 'bob@example.org' });
    const chosen = await ask('PUT', '/api/me/notices', { email: true }, BOB);
    expect(chosen).toMatchObject({
      status: 200,
      body: { id: BOB, notices: { email: true, webhook: null, pushes: 0 } },
    });
    expect((await ask('PUT', '/api/me/notices', { email: false }, BOB)).body.notices.email).toBe(false);
  });

  test.each(['https://hooks.example/1', 'https://a.chat.example/2'])(
    'the webhook %s, and takes it away',
    async (url) => {
      await server.addPerson();
      expect((await ask('PUT', '/api/me/notices', { webhook: url })).body.notices.webhook).toBe(url);
      expect((await ask('PUT', '/api/me/notices', {})).body.notices.webhook).toBe(url);
      expect((await ask('PUT', '/api/me/notices', { webhook: null })).body.notices.webhook).toBeNull();
    },
  );

  test.each([
    ['https://evil.example/', 403],
    ['https://chat.example/', 403],
    ['https://evilchat.example/', 403],
    ['https://hooks.example.evil.example/', 403],
    ['https://hooks.example@evil.example/', 403],
    ['https://hooks.example:8443/', 403],
    ['https://127.0.0.1/', 403],
    ['http://hooks.example/', 400],
    ['file:///etc/passwd', 400],
    [`https://hooks.example/${'a'.repeat(LIMITS.url)}`, 400],
    [7, 400],
  ])('no webhook %s', async (webhook, status) => {
    await server.addPerson();
    expect((await ask('PUT', '/api/me/notices', { webhook })).status).toBe(status);
    expect((await server.person()).notice_webhook).toBeNull();
  });

  test('nothing for somebody else, and nothing without an identity', async () => {
    const refused = refusedWith(401, 'no-identity');
    expect(await ask('PUT', '/api/me/notices', { email: false }, null)).toMatchObject(refused);
    expect(await ask('POST', '/api/me/pushes', subscription(), null)).toMatchObject(refused);
    expect(await ask('DELETE', '/api/me/pushes', { endpoint: 'https://fcm.googleapis.com/1' }, null)).toMatchObject(
      refused,
    );
  });
});

describe('a browser', () => {
  test('is subscribed, with new keys too, and unsubscribed', async () => {
    await server.addPerson();
    await ask('POST', '/api/me/pushes', subscription());
    const again = subscription();
    expect(await ask('POST', '/api/me/pushes', again)).toEqual({ status: 204, body: null });
    expect(await pushes()).toEqual([{ endpoint: again.endpoint, person: ANN, ...again.keys }]);
    expect((await ask('DELETE', '/api/me/pushes', { endpoint: again.endpoint })).status).toBe(204);
    expect(await pushes()).toEqual([]);
  });

  test('goes along with whoever uses it now, and only they can unsubscribe it', async () => {
    await server.addPerson();
    await server.addPerson({ id: BOB });
    const browser = subscription();
    await ask('POST', '/api/me/pushes', browser);
    await ask('POST', '/api/me/pushes', browser, BOB);
    await ask('DELETE', '/api/me/pushes', { endpoint: browser.endpoint });
    expect(await pushes()).toMatchObject([{ person: BOB }]);
  });

  test.each([
    ['https://evil.example/push', 403],
    ['https://notify.windows.com/push', 403],
    ['https://fcm.googleapis.com:444/push', 403],
    ['http://fcm.googleapis.com/push', 400],
  ])('at %s is not subscribed', async (endpoint, status) => {
    await server.addPerson();
    expect((await ask('POST', '/api/me/pushes', subscription(endpoint))).status).toBe(status);
    expect(await pushes()).toEqual([]);
  });

  test('behind a name that the pattern covers is', async () => {
    await server.addPerson();
    const reply = await ask(
      'POST',
      '/api/me/pushes',
      subscription('https://wns2-par02p.notify.windows.com/w/?token=1'),
    );
    expect(reply.status).toBe(204);
  });

  test.each([{ p256dh: 'AAAA' }, { auth: 'AAAA' }, { p256dh: '' }])(
    'whose keys are not keys (%o) is not',
    async (wrong) => {
      await server.addPerson();
      const { endpoint, keys } = subscription();
      const reply = await ask('POST', '/api/me/pushes', { endpoint, keys: { ...keys, ...wrong } });
      expect(reply).toMatchObject(refusedWith(400, 'malformed'));
    },
  );

  test('is one of twenty at most', async () => {
    await server.addPerson();
    const statuses: number[] = [];
    for (let browser = 0; browser < 21; browser++) {
      const reply = await ask('POST', '/api/me/pushes', subscription(`https://fcm.googleapis.com/${browser}`));
      statuses.push(reply.status);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 204), 429]);
  });

  test('of somebody who has gone is not', async () => {
    await server.addPerson({ deleted_at: 1, name: null });
    expect((await ask('POST', '/api/me/pushes', subscription())).status).toBe(503);
    expect(await pushes()).toEqual([]);
  });
});

describe('the link in a mail', () => {
  const link = (token = unsubscribeToken(KEY, ANN)) => `/api/unsubscribe?token=${token}`;
  const wantsMail = async () => (await server.person()).notice_email === 1;

  beforeEach(() => server.addPerson({ email: 'ann@example.org', notice_email: 1 }));

  test('opened changes nothing: it shows a button', async () => {
    const { statusCode, headers, body } = await app.inject({ method: 'GET', url: link() });
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('<form method="post"><button>No more e-mails</button></form>');
    expect(await wantsMail()).toBe(true);
  });

  test('lets its own form through: the policy allows it, and the browser says where it comes from', async () => {
    const { headers } = await app.inject({ method: 'GET', url: link() });
    expect(headers['content-security-policy']).toContain("form-action 'self'");
    expect(headers['referrer-policy']).toBe('same-origin');
  });

  test.each([
    ['by the button', { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://tarmac.example' }, ''],
    ['by a mail program', { 'content-type': 'application/x-www-form-urlencoded' }, 'List-Unsubscribe=One-Click'],
    [
      'by a mail program in parts',
      { 'content-type': 'multipart/form-data; boundary=x' },
      '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
    ['by a script', {}, undefined],
  ])('ends the mails: %s', async (_name, headers, payload) => {
    const sent = { method: 'POST' as const, url: link(), headers, ...(payload === undefined ? {} : { payload }) };
    const reply = await app.inject(sent);
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('You will get no more e-mails');
    expect(await wantsMail()).toBe(false);
  });

  test('speaks the language of the person', async () => {
    await server.addPerson({ id: BOB, language: 'fr' });
    const { body } = await app.inject({ method: 'GET', url: link(unsubscribeToken(KEY, BOB)) });
    expect(body).toContain('Ne plus recevoir d’e-mails');
  });

  test.each([
    ['of somebody else', unsubscribeToken(KEY, BOB).replace(BOB, ANN)],
    ['signed with another key', unsubscribeToken('another key', ANN)],
    ['without a signature', ANN],
    ['with an empty signature', `${ANN}.`],
    ['with something behind it', `${unsubscribeToken(KEY, ANN)}x`],
    ['that is none', '%00'],
  ])('with a token %s is refused', async (_name, token) => {
    for (const method of ['GET', 'POST'] as const) {
      const reply = await app.inject({ method, url: link(token) });
      expect([reply.statusCode, reply.json()]).toEqual([404, { problem: 'code-not-valid' }]);
    }
    expect(await wantsMail()).toBe(true);
  });

  test('that is not complete gives a browser a sentence in its language, and a program the code', async () => {
    const headers = { accept: 'text/html,*/*', 'accept-language': 'fr-FR,fr;q=0.9' };
    for (const method of ['GET', 'POST'] as const) {
      const reply = await app.inject({ method, url: link('nonsense'), headers });
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(reply.body).toContain('Ce lien est incomplet.');
    }
    expect(await wantsMail()).toBe(true);
  });

  test('twice in the address, or not at all, is refused', async () => {
    for (const url of ['/api/unsubscribe', `${link()}&token=${unsubscribeToken(KEY, ANN)}`])
      expect((await app.inject({ method: 'POST', url })).statusCode).toBe(404);
  });

  test('is not to be sent by another site, and forms count nowhere else', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const foreign = { ...form, origin: 'https://evil.example' };
    expect((await app.inject({ method: 'POST', url: link(), headers: foreign, payload: '' })).statusCode).toBe(403);
    const put = { method: 'PUT' as const, url: '/api/me/notices', headers: { ...form, who: ANN }, payload: 'email=1' };
    expect((await app.inject(put)).statusCode).toBe(400);
    expect(await wantsMail()).toBe(true);
  });
});
