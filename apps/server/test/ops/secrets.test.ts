/** A whole server, busy, with everything logged: nothing secret and nothing hidden is in its log. */

import { expect, onTestFinished, test } from 'vitest';
import { makeLog } from '../../src/ops/logging.ts';
import { startServer } from '../../src/server.ts';
import { readSettings } from '../../src/settings.ts';
import { mailReceiver } from '../notices/receivers.ts';
import { call, connect, newcomer } from '../support/client.ts';
import { scratchFolder } from './command-line.ts';

const HOST_TOKEN = 'host-token-host-token-host';
const SECRET = 'signing-secret-signing-secret-signing';

test('the log of a busy server has no secrets in it', async () => {
  const logged: string[] = [];
  const log = makeLog('debug', 'test', { write: (line) => logged.push(line) });
  const settings = readSettings({
    TARMAC_DATA: scratchFolder(),
    TARMAC_PORT: '0',
    TARMAC_HOST_TOKEN: HOST_TOKEN,
    TARMAC_SECRET: SECRET,
  });
  if (!settings.ok) throw new Error(settings.problem);
  const server = await startServer(settings.value, { log });
  onTestFinished(() => server.close());
  const base = `http://127.0.0.1:${server.port}`;

  const cookie = await newcomer(base, 'Ann');
  const asAnn = async (method: string, path: string, body?: unknown) => {
    const reply = await call(base, method, path, body, { cookie });
    expect(reply.status).toBeLessThan(300);
    return (await reply.json()) as { id: string; code: string };
  };
  const move = await asAnn('POST', '/api/me/move');
  const recovery = await asAnn('POST', '/api/me/recovery-code');
  await call(base, 'POST', '/api/move', { code: move.code });
  await call(base, 'POST', '/api/recover', { code: 'wrong-code-wrong-code' });
  await call(base, 'GET', '/api/host/reports', undefined, { authorization: `Bearer ${HOST_TOKEN}` });
  await call(base, 'GET', '/api/host/reports', undefined, { authorization: 'Bearer wrong-token-wrong-token' });
  await call(base, 'GET', '/api/unsubscribe?token=unsubscribe-token');
  await call(base, 'POST', '/api/me', { name: 'bad\u202ename-bad-name' });
  const wish = {
    game: 'airlines-europe',
    seats: 2,
    bots: { 1: 'trainee' },
    sit: { seat: 0, contribution: 'my-contribution' },
  };
  const { id: match } = await asAnn('POST', '/api/tables', wish);
  const ann = await connect(base, { cookie });
  ann.send({ kind: 'watch', match });
  await asAnn('POST', `/api/tables/${match}/start`);
  await ann.shown(match, 0);
  await ann.ask({ kind: 'chat', id: 'c1', match, text: 'whispered words' });
  await ann.ask({ kind: 'act', id: 'a1', match, seat: 0, frame: 0, action: { type: 'forged-action' } });
  ann.sendText('{"kind":"noise-on-the-line"');
  const { secret } = await server.parts.database.read
    .selectFrom('tables')
    .select('secret')
    .where('id', '=', match)
    .executeTakeFirstOrThrow();
  const entries = await server.parts.database.read.selectFrom('log').select('entry').execute();
  ann.close();
  await server.close();

  const signature = cookie.split('.')[1] as string;
  const secrets = [
    ...[HOST_TOKEN, SECRET, 'wrong-token-wrong-token', 'unsubscribe-token', secret, signature, cookie],
    ...[move.code, recovery.code, 'wrong-code-wrong-code', 'name-bad-name'],
    ...['my-contribution', 'whispered words', 'forged-action', 'noise-on-the-line'],
    ...entries.map(({ entry }) => entry.slice(-60)),
    ...ann.received.filter((text) => text.includes('"view"')).map((text) => text.slice(-100)),
  ];
  const all = logged.join('');
  expect(secrets.filter((text) => text.length < 5)).toEqual([]);
  expect(secrets.filter((text) => all.includes(text))).toEqual([]);
  expect(all).toContain('/api/host/reports');
});

test('the log of a server whose mails are refused has no address in it', async () => {
  const logged: string[] = [];
  let hear = () => {};
  const write = (line: string) => {
    logged.push(line);
    hear();
  };
  const untilLogged = (text: string) =>
    new Promise<void>((resolve) => {
      hear = () => logged.some((line) => line.includes(text)) && resolve();
      hear();
    });
  const post = await mailReceiver();
  onTestFinished(() => post.close());
  const settings = readSettings({
    TARMAC_DATA: scratchFolder(),
    TARMAC_PORT: '0',
    TARMAC_SMTP: post.url,
    TARMAC_MAIL_FROM: 'tarmac@tarmac.example',
  });
  if (!settings.ok) throw new Error(settings.problem);
  const server = await startServer(settings.value, { log: makeLog('debug', 'test', { write }) });
  onTestFinished(() => server.close());
  const base = `http://127.0.0.1:${server.port}`;
  const cookie = await newcomer(base, 'Ann');
  await call(base, 'POST', '/api/me/email', { email: 'ann.unlisted@tarmac.example' }, { cookie });
  const code = /#([\w-]{43})/.exec(post.mails[0]?.raw.replaceAll('=\r\n', '') ?? '')?.[1] ?? '';
  expect((await call(base, 'POST', '/api/email/confirm', { code })).status).toBe(204);

  post.refuses = true;
  const changed = await call(base, 'POST', '/api/me/email', { email: 'ann.elsewhere@tarmac.example' }, { cookie });
  expect(await changed.json()).toEqual({ problem: 'unavailable', detail: 'the e-mail could not be sent' });
  await call(base, 'POST', '/api/recover/email', { email: 'ann.unlisted@tarmac.example' });
  await untilLogged('a way-back e-mail was not sent');
  await server.close();

  const warned = logged.map((line) => JSON.parse(line) as { level: number }).filter(({ level }) => level >= 40);
  const refusal = { error: 'Error', code: 'EENVELOPE' };
  expect(warned).toMatchObject([
    { ...refusal, msg: 'an e-mail could not be sent' },
    { ...refusal, msg: 'a way-back e-mail was not sent' },
  ]);
  expect(logged.join('')).not.toMatch(/unlisted|elsewhere|no such mailbox/);
});
