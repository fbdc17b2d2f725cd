import { describe, expect } from 'vitest';
import type { Mail } from '../../src/notices/mailer.ts';
import { makeEmail } from '../../src/people/email.ts';
import { refusedWith } from '../support/refused.ts';
import { openBrowser, type Server, startServer, testWith } from './people-app.ts';

const MINUTE = 60_000;
const NOT_VALID = refusedWith(404, 'code-not-valid');
const ORIGIN = { environment: { TARMAC_ORIGIN: 'https://tarmac.example' } };
const test = testWith(ORIGIN);

function tokenIn(mail: Mail | undefined): string {
  return /#([\w-]{43})\n/.exec(mail?.text ?? '')?.[1] ?? 'no token';
}

async function adaWithAddress(server: Server, language = 'en') {
  const ada = openBrowser(server);
  const me = await ada.become('Ada', language);
  await ada.ask('POST', '/api/me/email', { email: 'Ada@Example.org' });
  await ada.ask('POST', '/api/email/confirm', { code: tokenIn(server.mails[0]) });
  return { ada, me };
}

describe('an address', () => {
  test('counts once its link has been opened, wherever that is', async ({ server }) => {
    const ada = openBrowser(server);
    await ada.become('Ada');
    expect((await ada.ask('POST', '/api/me/email', { email: 'Ada@Example.org' })).status).toBe(202);
    expect(server.mails).toEqual([
      {
        to: 'ada@example.org',
        subject: expect.any(String),
        text: expect.stringMatching(/\nhttps:\/\/tarmac\.example\/confirm-email#[\w-]{43}\n/),
      },
    ]);
    expect((await ada.ask('GET', '/api/me')).body.email).toBeNull();
    const elsewhere = openBrowser(server);
    expect((await elsewhere.ask('POST', '/api/email/confirm', { code: tokenIn(server.mails[0]) })).status).toBe(204);
    expect(elsewhere.cookie).toBe('');
    expect((await ada.ask('GET', '/api/me')).body.email).toBe('ada@example.org');
  });

  test('is confirmed once, within the hour', async ({ server }) => {
    const ada = openBrowser(server);
    await ada.become('Ada');
    await ada.ask('POST', '/api/me/email', { email: 'ada@example.org' });
    server.pass(60 * MINUTE);
    const token = tokenIn(server.mails[0]);
    expect(await ada.ask('POST', '/api/email/confirm', { code: token })).toMatchObject(NOT_VALID);
    await ada.ask('POST', '/api/me/email', { email: 'ada@example.org' });
    const newer = { code: tokenIn(server.mails[1]) };
    expect((await ada.ask('POST', '/api/email/confirm', newer)).status).toBe(204);
    expect(await ada.ask('POST', '/api/email/confirm', newer)).toMatchObject(NOT_VALID);
  });

  test('is not written to again and again, whoever asks', async ({ server }) => {
    const [ada, bob] = [openBrowser(server), openBrowser(server, '', '10.0.0.2')];
    await ada.become('Ada');
    await bob.become('Bob');
    await ada.ask('POST', '/api/me/email', { email: 'ada@example.org' });
    expect(await bob.ask('POST', '/api/me/email', { email: 'ADA@example.org' })).toMatchObject(
      refusedWith(429, 'too-fast'),
    );
    expect(server.mails).toHaveLength(1);
    server.pass(10 * MINUTE);
    expect((await bob.ask('POST', '/api/me/email', { email: 'ada@example.org' })).status).toBe(202);
  });

  test('is not written to again when it is taken away, or another given, in between', async ({ server }) => {
    const ada = openBrowser(server);
    await ada.become('Ada');
    const give = async (email: string) => (await ada.ask('POST', '/api/me/email', { email })).status;
    expect(await give('ada@example.org')).toBe(202);
    await ada.ask('DELETE', '/api/me/email');
    expect(await give('ada@example.org')).toBe(429);
    expect(await give('other@example.org')).toBe(202);
    expect(await give('Ada@example.org')).toBe(429);
    expect(server.mails).toHaveLength(2);
    server.pass(10 * MINUTE);
    expect(await give('ada@example.org')).toBe(202);
  });

  test('can be taken away, also before it is confirmed', async ({ server }) => {
    const { ada } = await adaWithAddress(server);
    await ada.ask('POST', '/api/me/email', { email: 'ada@example.com' });
    expect((await ada.ask('DELETE', '/api/me/email')).status).toBe(204);
    expect((await ada.ask('GET', '/api/me')).body.email).toBeNull();
    expect(await ada.ask('POST', '/api/email/confirm', { code: tokenIn(server.mails[1]) })).toMatchObject(NOT_VALID);
  });

  test.each([['no address'], ['a@b'], ['ada@example.org\r\nBcc: all@example.org'], [`${'a'.repeat(250)}@example.org`]])(
    'cannot be %j',
    async (email) => {
      const server = await startServer(ORIGIN);
      const ada = openBrowser(server);
      await ada.become('Ada');
      expect(await ada.ask('POST', '/api/me/email', { email })).toMatchObject(refusedWith(400, 'malformed'));
      expect(server.mails).toEqual([]);
    },
  );
});

describe('the way back by e-mail', () => {
  test('is one link, in the language of its person, that works once', async ({ server }) => {
    const { me } = await adaWithAddress(server, 'fr');
    const sent = server.nextMail();
    const browser = openBrowser(server);
    await browser.ask('POST', '/api/recover/email', { email: 'ADA@example.org' });
    const mail = await sent;
    expect(mail).toMatchObject({
      to: 'ada@example.org',
      text: expect.stringMatching(/^Bonjour Ada,[\s\S]*\nhttps:\/\/tarmac\.example\/recover#[\w-]{43}\n/),
    });
    const link = { code: tokenIn(mail) };
    expect(await browser.ask('POST', '/api/recover', link)).toMatchObject({ status: 200, body: { me: { id: me.id } } });
    expect(await openBrowser(server).ask('POST', '/api/recover', link)).toMatchObject(NOT_VALID);
  });

  test('is answered in the same way for an address nobody has', async ({ server }) => {
    await adaWithAddress(server);
    const sent = server.nextMail();
    const [unknown, known] = [openBrowser(server), openBrowser(server)];
    const answer = await unknown.ask('POST', '/api/recover/email', { email: 'nobody@example.org' });
    expect(answer).toEqual({ status: 202, body: {}, set: undefined });
    expect(await known.ask('POST', '/api/recover/email', { email: 'ada@example.org' })).toEqual(answer);
    expect((await sent).to).toBe('ada@example.org');
    expect(server.mails).toHaveLength(2);
  });

  test('is sent once, however many ask for it at the same time', async ({ server }) => {
    await adaWithAddress(server);
    const sent: Mail[] = [];
    const mailer = { send: async (mail: Mail) => void sent.push(mail), close: () => undefined };
    const { sendWayBack } = makeEmail(server.parts, server.identity, mailer);
    await Promise.all(Array.from({ length: 8 }, () => sendWayBack('ada@example.org')));
    expect(sent).toHaveLength(1);
  });

  test('leads nowhere after an hour', async ({ server }) => {
    await adaWithAddress(server);
    const sent = server.nextMail();
    await openBrowser(server).ask('POST', '/api/recover/email', { email: 'ada@example.org' });
    server.pass(60 * MINUTE);
    expect(await openBrowser(server).ask('POST', '/api/recover', { code: tokenIn(await sent) })).toMatchObject(
      NOT_VALID,
    );
  });

  test('has the address of this installation in it, whatever the request says its host is', async () => {
    const server = await startServer();
    await adaWithAddress(server);
    const sent = server.nextMail();
    await openBrowser(server).ask('POST', '/api/recover/email', { email: 'ada@example.org' }, { host: '192.0.2.66' });
    const { text } = await sent;
    expect(text).toContain('http://127.0.0.1:3000/recover#');
    expect(text).not.toContain('192.0.2.66');
  });
});

test('without mail there is none of it', async () => {
  const ada = openBrowser(await startServer({ mail: false }));
  await ada.become('Ada');
  const notConfigured = refusedWith(501, 'not-configured');
  expect(await ada.ask('POST', '/api/me/email', { email: 'ada@example.org' })).toMatchObject(notConfigured);
  expect(await ada.ask('POST', '/api/email/confirm', { code: 'x'.repeat(43) })).toMatchObject(notConfigured);
  expect(await ada.ask('POST', '/api/recover/email', { email: 'ada@example.org' })).toMatchObject(notConfigured);
});
