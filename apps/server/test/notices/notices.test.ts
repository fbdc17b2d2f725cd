/** Notices to people who are away: real mail, real pushes and webhooks over https, and how often. */

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type NoticeNeeds, noticeHandler } from '../../src/notices/notices.ts';
import { makeMailer } from '../../src/notices/smtp.ts';
import type { Waiting } from '../../src/notices/texts.ts';
import { unsubscriber } from '../../src/notices/unsubscribe.ts';
import { makeBrowser, vapidClaims } from './browser.ts';
import { ANN, KEY, makeServer, type TestServer, VAPID } from './parts.ts';
import { type HttpsReceiver, httpsReceiver, mailReceiver } from './receivers.ts';

const MINUTE = 60_000;
const ONE: Waiting = { match: 'match-1', game: 'airlines-europe', deadline: 1_700_086_400_000 };
const TWO: Waiting = { match: 'match-2', game: 'airlines-europe', deadline: null };

let web: HttpsReceiver;
let post: Awaited<ReturnType<typeof mailReceiver>>;
let server: TestServer;
let waiting: Waiting[];
let connected: boolean;

beforeAll(async () => {
  web = await httpsReceiver();
  post = await mailReceiver();
});
afterAll(async () => {
  await web.close();
  await post.close();
});
beforeEach(async () => {
  server = await makeServer({
    TARMAC_SMTP: post.url,
    TARMAC_MAIL_FROM: 'Tarmac <tarmac@example.org>',
    TARMAC_VAPID_PUBLIC: VAPID.publicKey,
    TARMAC_VAPID_PRIVATE: VAPID.privateKey,
    TARMAC_PUSH_HOSTS: web.host,
    TARMAC_WEBHOOK_HOSTS: web.host,
  });
  waiting = [ONE];
  connected = false;
  web.calls.length = 0;
  web.answer = { status: 201 };
  post.mails.length = 0;
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

function needs(): NoticeNeeds {
  return {
    waitingFor: async () => waiting,
    isConnected: async () => connected,
    mailer: makeMailer(server.parts.settings),
    key: KEY,
  };
}

const tell = (person = ANN) => noticeHandler(server.parts, needs())(person);
const webhook = (path = '/hook') => `https://${web.host}${path}`;
const byMail = { email: 'ann@example.org', notice_email: 1 };

async function addPush(path: string, person = ANN) {
  const browser = makeBrowser();
  const { read, commit } = server.parts.database;
  const row = { endpoint: `https://${web.host}${path}`, person, ...browser.keys };
  await commit([{ query: read.insertInto('pushes').values(row).compile() }]);
  return browser;
}

/** Without the ways in which mails break lines and write letters. */
function unfolded(raw: string): string {
  return raw
    .replace(/=\r\n/g, '')
    .replace(/\r\n[ \t]/g, ' ')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());
}

describe('an e-mail', () => {
  test('says which matches wait, until when and where, and how to end this', async () => {
    await server.addPerson(byMail);
    waiting = [ONE, TWO];
    await tell();
    expect(post.mails).toHaveLength(1);
    const [mail] = post.mails;
    expect(mail).toMatchObject({ from: 'tarmac@example.org', to: ['ann@example.org'] });
    const text = unfolded(mail?.raw ?? '');
    expect(text).toContain('Subject: Tarmac: It is your turn in 2 matches');
    expect(text).toContain('Airlines Europe, until 2023-11-15 22:13 UTC');
    expect(text).toContain('https://tarmac.example/matches/match-1');
    expect(text).toContain('https://tarmac.example/matches/match-2');
    expect(await server.counted()).toEqual({ 'email sent': 1 });
  });

  test('has a header by which a mail program ends it with one click, for this person only', async () => {
    await server.addPerson(byMail);
    await tell();
    const text = unfolded(post.mails[0]?.raw ?? '');
    const [, link = ''] = /^List-Unsubscribe:\s+<(https:[^>]+)>/m.exec(text) ?? [];
    expect(new URL(link)).toMatchObject({ origin: 'https://tarmac.example', pathname: '/api/unsubscribe' });
    expect(unsubscriber(KEY, new URL(link).searchParams.get('token'))).toBe(ANN);
    expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
    expect(text.split(link)).toHaveLength(3);
  });

  test('is in the language of the person', async () => {
    await server.addPerson({ ...byMail, language: 'fr' });
    await tell();
    const text = unfolded(post.mails[0]?.raw ?? '');
    expect(text).toContain('C’est à vous de jouer.');
    expect(text).toContain('Airlines Europe, jusqu’au 2023-11-15 22:13 UTC');
    expect(text).toContain('Ne plus recevoir d’e-mails');
  });

  test('is not sent to whoever wants none, and not to an address that is not confirmed', async () => {
    await server.addPerson({ email: 'ann@example.org', notice_email: 0 });
    await tell();
    await server.addPerson({ id: 'bob-0123456789ab', email: null, notice_email: 1 });
    await tell('bob-0123456789ab');
    expect(post.mails).toEqual([]);
    expect((await server.person()).noticed_at).toBeNull();
  });

  test('to what is not one address is not sent', async () => {
    await server.addPerson({ ...byMail, email: 'ann@example.org, eve@example.org' });
    await tell();
    expect(post.mails).toEqual([]);
    expect(await server.counted()).toEqual({ 'email failed': 1 });
    expect(server.logged.join()).not.toContain('eve@example.org');
  });
});

describe('a web push', () => {
  test('reaches every browser, readable by it alone, signed by this server', async () => {
    await server.addPerson();
    const laptop = await addPush('/laptop');
    const phone = await addPush('/phone');
    await tell();
    const [first, second] = web.calls.toSorted((a, b) => a.path.localeCompare(b.path));
    expect([first?.path, second?.path]).toEqual(['/laptop', '/phone']);
    const said = { text: 'It is your turn', matches: [{ url: 'https://tarmac.example/matches/match-1' }] };
    expect(JSON.parse(laptop.decrypt(first?.body ?? Buffer.alloc(0)))).toEqual(said);
    expect(JSON.parse(phone.decrypt(second?.body ?? Buffer.alloc(0)))).toEqual(said);
    expect(() => phone.decrypt(first?.body ?? Buffer.alloc(0))).toThrow();
    const claims = vapidClaims(first?.headers.authorization, VAPID.publicKey);
    expect(claims).toMatchObject({ aud: `https://${web.host}`, sub: 'https://tarmac.example' });
    expect(first?.headers).toMatchObject({ topic: 'turn', ttl: '86400', 'content-encoding': 'aes128gcm' });
    expect(await server.counted()).toEqual({ 'push sent': 2 });
  });

  test('of fifty matches fits: ten are named', async () => {
    await server.addPerson();
    const browser = await addPush('/laptop');
    waiting = Array.from({ length: 50 }, (_, match) => ({ ...TWO, match: `match-${match}` }));
    await tell();
    const body = web.calls[0]?.body ?? Buffer.alloc(0);
    expect(body.length).toBeLessThan(4096);
    const { text, matches } = JSON.parse(browser.decrypt(body));
    expect(text).toBe('It is your turn in 50 matches');
    expect(matches).toHaveLength(10);
  });

  test.each([404, 410])('answered with %i is the last one to that browser', async (status) => {
    await server.addPerson();
    await addPush('/gone');
    web.answer = { status };
    await tell();
    const rows = await server.parts.database.read.selectFrom('pushes').selectAll().execute();
    expect(rows).toEqual([]);
    expect(await server.counted()).toEqual({ 'push gone': 1 });
  });

  test('answered with an error stays subscribed', async () => {
    await server.addPerson();
    await addPush('/busy');
    web.answer = { status: 503 };
    await tell();
    expect(await server.parts.database.read.selectFrom('pushes').selectAll().execute()).toHaveLength(1);
    expect(await server.counted()).toEqual({ 'push failed': 1 });
  });
});

describe('a webhook', () => {
  test('gets the text and the addresses of the matches', async () => {
    await server.addPerson({ notice_webhook: webhook('/hook?key=1') });
    await tell();
    expect(web.calls).toMatchObject([{ method: 'POST', path: '/hook?key=1' }]);
    expect(web.calls[0]?.headers['content-type']).toBe('application/json');
    expect(JSON.parse(web.calls[0]?.body.toString() ?? '')).toEqual({
      text: 'It is your turn.\n\nAirlines Europe, until 2023-11-15 22:13 UTC\nhttps://tarmac.example/matches/match-1',
      matches: [{ url: 'https://tarmac.example/matches/match-1' }],
    });
    expect(await server.counted()).toEqual({ 'webhook sent': 1 });
  });

  test('is not followed to anywhere else', async () => {
    await server.addPerson({ notice_webhook: webhook() });
    web.answer = { status: 307, headers: { location: webhook('/elsewhere') } };
    await tell();
    expect(web.calls.map(({ path }) => path)).toEqual(['/hook']);
    expect(await server.counted()).toEqual({ 'webhook failed': 1 });
  });

  test('that does not answer is given up after five seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await server.addPerson({ notice_webhook: webhook() });
    web.answer = null;
    const told = tell();
    while (web.calls.length === 0) await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(5_000);
    await told;
    expect(await server.counted()).toEqual({ 'webhook failed': 1 });
  });

  test('at a host that the settings do not name (any more) is not called', async () => {
    await server.addPerson({ notice_webhook: `https://localhost:${web.host.split(':')[1]}/hook` });
    await tell();
    expect(web.calls).toEqual([]);
    expect(await server.counted()).toEqual({});
  });

  test('keeps its address out of the log', async () => {
    await server.addPerson({ notice_webhook: webhook('/very-secret') });
    web.answer = { status: 500 };
    await tell();
    expect(server.logged.join()).toContain('HTTP 500');
    expect(server.logged.join()).not.toContain('very-secret');
  });
});

describe('of several ways', () => {
  test('those that fail do not stop the others', async () => {
    await server.addPerson({ ...byMail, notice_webhook: webhook() });
    await addPush('/laptop');
    web.answer = { status: 500 };
    await tell();
    expect(post.mails).toHaveLength(1);
    expect(await server.counted()).toEqual({ 'email sent': 1, 'push failed': 1, 'webhook failed': 1 });
    expect(await server.dueAt()).toBeNull();
  });

  test('when all fail, it is tried again in ten minutes', async () => {
    await server.addPerson({ notice_webhook: webhook() });
    web.answer = { status: 500 };
    await tell();
    expect(await server.dueAt()).toBe(server.parts.now() + 10 * MINUTE);
    server.pass(10 * MINUTE);
    web.answer = { status: 200 };
    await tell();
    expect(web.calls).toHaveLength(2);
    expect(await server.counted()).toEqual({ 'webhook failed': 1, 'webhook sent': 1 });
  });
});

describe('nobody is told', () => {
  beforeEach(() => server.addPerson({ notice_webhook: webhook() }));

  test('when no match waits for them', async () => {
    waiting = [];
    await tell();
    expect(web.calls).toEqual([]);
    expect(await server.dueAt()).toBeNull();
  });

  test('while they are connected; ten minutes later they are looked at again', async () => {
    connected = true;
    await tell();
    expect(web.calls).toEqual([]);
    expect(await server.dueAt()).toBe(server.parts.now() + 10 * MINUTE);
    server.pass(10 * MINUTE);
    connected = false;
    await tell();
    expect(web.calls).toHaveLength(1);
  });

  test('twice within ten minutes; what came meanwhile is told then', async () => {
    await tell();
    server.pass(4 * MINUTE);
    waiting = [ONE, TWO];
    await tell();
    expect(web.calls).toHaveLength(1);
    expect(await server.dueAt()).toBe(server.parts.now() + 6 * MINUTE);
    server.pass(6 * MINUTE - 1);
    await tell();
    expect(web.calls).toHaveLength(1);
    server.pass(1);
    await tell();
    expect(web.calls).toHaveLength(2);
    expect(JSON.parse(web.calls[1]?.body.toString() ?? '').matches).toHaveLength(2);
  });

  test('twice by two nodes at the same time', async () => {
    await Promise.all([tell(), tell(), tell()]);
    expect(web.calls).toHaveLength(1);
  });

  test('who is banned, deleted or was never here', async () => {
    await server.addPerson({ id: 'bob-0123456789ab', notice_webhook: webhook(), banned_at: 1 });
    await server.addPerson({ id: 'cat-0123456789ab', notice_webhook: webhook(), deleted_at: 1, name: null });
    for (const person of ['bob-0123456789ab', 'cat-0123456789ab', 'dan-0123456789ab']) await tell(person);
    expect(web.calls).toEqual([]);
  });
});

test('without any settings no way is open', async () => {
  await server.close();
  server = await makeServer({});
  await server.addPerson({ ...byMail, notice_webhook: webhook() });
  await addPush('/laptop');
  expect(makeMailer(server.parts.settings)).toBeNull();
  await tell();
  expect([web.calls, post.mails]).toEqual([[], []]);
  expect((await server.person()).noticed_at).toBeNull();
});
