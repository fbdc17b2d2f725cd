import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { makeLog } from '../../src/ops/logging.ts';
import { appFor, partsFor } from '../http/app-parts.ts';

const SECRETS = [
  'cookie-secret',
  'bearer-secret',
  'set-cookie-secret',
  'query-secret',
  'path-secret',
  'body-secret',
  'row-secret',
  'mail-secret@example.org',
];

function lines(text: readonly string[]): Record<string, unknown>[] {
  return text.map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('a busy app', () => {
  test('logs a line for each request, and no secret in any', async () => {
    const kept = partsFor();
    const app = await appFor(kept);
    app.post('/api/careless', async (request, reply) => {
      reply.header('set-cookie', 'who=set-cookie-secret');
      // What somebody may write one day without thinking.
      request.log.info({ req: request, res: reply, headers: request.headers, body: request.body }, 'careless');
      request.log.info({ person: { email: 'mail-secret@example.org' }, url: request.url, token: 'bearer-secret' });
      throw Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(row-secret) exists' });
    });
    const headers = { cookie: 'who=cookie-secret', authorization: 'Bearer bearer-secret' };
    const urls = ['/api/thing', '/api/thing/path-secret', '/api/broken', '/nowhere/path-secret', '/%E0%A4path-secret'];
    for (const url of urls) await app.inject({ url: `${url}?token=query-secret`, headers });
    for (const url of ['/api/thing', '/api/careless'])
      await app.inject({ method: 'POST', url: `${url}?t=query-secret`, headers, payload: { code: 'body-secret' } });
    await app.inject({
      method: 'POST',
      url: '/api/thing',
      headers: { ...headers, 'content-type': 'application/json' },
      payload: '{"code": body-secret',
    });
    // A line for a reply is written once the reply is gone.
    while (lines(kept.logged).filter(({ msg }) => msg === 'request').length < urls.length + 2) await wait(1);
    const all = kept.logged.join('');
    expect(SECRETS.filter((secret) => all.includes(secret))).toEqual([]);
    expect(lines(kept.logged)).toContainEqual(
      expect.objectContaining({ method: 'GET', route: '/api/thing/:token', status: 200 }),
    );
    expect(lines(kept.logged)).toContainEqual(
      expect.objectContaining({ err: expect.objectContaining({ message: 'duplicate key', code: '23505' }) }),
    );
  });

  test('gives each request an id that all its lines carry', async () => {
    const kept = partsFor();
    let made = 0;
    const parts = { ...kept.parts, random: (bytes: number) => Buffer.alloc(bytes, ++made) };
    const app = await appFor({ ...kept, parts });
    app.get('/api/chatty', async (request) => {
      request.log.info('one');
      request.log.info('two');
      return {};
    });
    await app.inject({ url: '/api/chatty' });
    await app.inject({ url: '/api/chatty' });
    const idsOf = (message: string) =>
      lines(kept.logged)
        .filter(({ msg }) => msg === message)
        .map(({ request }) => request);
    expect(new Set(idsOf('one')).size).toBe(2);
    expect(idsOf('two')).toEqual(idsOf('one'));
    expect(idsOf('request')).toEqual(idsOf('one'));
  });
});

test('only what is important enough is logged, with the name of the node', () => {
  const logged: string[] = [];
  const log = makeLog('warn', 'node-7', { write: (line) => logged.push(line) });
  log.info('small talk');
  log.warn('the disk is slow');
  expect(lines(logged)).toEqual([expect.objectContaining({ node: 'node-7', msg: 'the disk is slow' })]);
});
