import { type AddressInfo, connect } from 'node:net';
import { PROBLEMS } from '@tarmac/wire';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { done, refuse } from '../../src/answer.ts';
import { send } from '../../src/http/send.ts';
import { appFor, partsFor } from './app-parts.ts';

const json = { 'content-type': 'application/json' };

describe('an answer becomes a reply', () => {
  test('a value with its status, null without a body, a refusal with the status of its problem', async () => {
    const kept = partsFor();
    const app = await appFor(kept);
    app.get('/made', async (_, reply) => send(reply, done({ id: 'x' }), 201));
    app.get('/gone', async (_, reply) => send(reply, done(null)));
    app.get('/refused', async (_, reply) => send(reply, refuse('seat-taken')));
    app.get('/why', async (_, reply) => send(reply, refuse('wrong-option', 'seats: too many')));
    const rules = { ok: false, problem: 'against-the-rules', refusal: { code: 'no-money', rule: 'AE-4.3' } } as const;
    app.get('/rules', async (_, reply) => send(reply, rules));
    const answers = await Promise.all(
      ['/made', '/gone', '/refused', '/why', '/rules'].map(async (url) => {
        const { statusCode, body } = await app.inject({ url });
        return [statusCode, body === '' ? null : JSON.parse(body)];
      }),
    );
    expect(answers).toEqual([
      [201, { id: 'x' }],
      [204, null],
      [409, { problem: 'seat-taken' }],
      [400, { problem: 'wrong-option', detail: 'seats: too many' }],
      [409, { problem: 'against-the-rules', refusal: { code: 'no-money', rule: 'AE-4.3' } }],
    ]);
  });

  test('every refusal is counted by its problem, and only refusals', async () => {
    const kept = partsFor();
    const app = await appFor(kept);
    app.get('/full', async (_, reply) => send(reply, refuse('too-many')));
    for (const url of ['/full', '/full', '/nowhere', '/api/thing']) await app.inject({ url });
    const { values } = await kept.parts.metrics.refusals.get();
    expect(values.map(({ labels, value }) => [labels.problem, value]).sort()).toEqual([
      ['not-found', 1],
      ['too-many', 2],
    ]);
  });
});

describe('what cannot be read is refused with a code', () => {
  test.each([
    ['broken JSON', 'malformed', { headers: json, payload: '{"a":' }],
    ['an empty body that says it is JSON', 'malformed', { headers: json, payload: '' }],
    ['a form', 'malformed', { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'a=1' }],
    ['plain text', 'malformed', { headers: { 'content-type': 'text/plain' }, payload: '{"a":1}' }],
    ['a prototype', 'malformed', { headers: json, payload: '{"__proto__":{"admin":true}}' }],
    ['64 kB and a little', 'too-long', { headers: json, payload: JSON.stringify({ a: 'x'.repeat(65_536) }) }],
  ] as const)('%s', async (_, problem, sent) => {
    const app = await appFor(partsFor());
    const reply = await app.inject({ method: 'POST', url: '/api/thing', ...sent });
    expect(reply.json()).toMatchObject({ problem });
    expect(reply.statusCode).toBe(PROBLEMS[problem]);
  });

  test.each([
    ['a path that is none', '/api/thing/%E0%A4%A', 'malformed'],
    ['a path that climbs', '/api/../../etc/passwd', 'not-found'],
    ['a path that climbs in disguise', '/api/thing/..%2f..%2fetc%2fpasswd', null],
    ['a name without end', `/api/thing/${'x'.repeat(3000)}`, 'too-long'],
    ['an unknown route', '/api/nothing', 'not-found'],
    ['an unknown method', null, 'not-found'],
  ])('%s', async (_, url, problem) => {
    const app = await appFor(partsFor());
    const reply = await app.inject(url === null ? { method: 'DELETE', url: '/api/thing' } : { url });
    expect(reply.json().problem ?? null).toBe(problem);
  });

  test('just under 64 kB is taken, and so is nothing at all', async () => {
    const app = await appFor(partsFor());
    const payload = JSON.stringify({ a: 'x'.repeat(65_000) });
    expect((await app.inject({ method: 'POST', url: '/api/thing', headers: json, payload })).statusCode).toBe(200);
    expect((await app.inject({ method: 'POST', url: '/api/thing' })).json()).toEqual({ got: null });
  });
});

test('what breaks inside is logged with an id, and only the id goes out', async () => {
  const kept = partsFor();
  const app = await appFor(kept);
  const reply = await app.inject({ url: '/api/broken' });
  expect(reply.statusCode).toBe(500);
  expect(reply.body).not.toContain('cupboard');
  const id = /reported as (\S+)/.exec(reply.json().detail)?.[1];
  const line = kept.logged.map((text) => JSON.parse(text)).find(({ level }) => level === 50);
  expect(line).toMatchObject({ request: id, err: { message: 'the cupboard is bare' }, route: '/api/broken' });
});

describe('one address', () => {
  test('asks only so often, unknown paths included; another is not held back by it', async () => {
    const app = await appFor(partsFor({ TARMAC_REQUESTS_PER_MINUTE: '3' }));
    const statuses: number[] = [];
    for (const url of ['/api/thing', '/nowhere', '/api/thing', '/api/thing', '/nowhere'])
      statuses.push((await app.inject({ url, remoteAddress: '192.0.2.1' })).statusCode);
    expect(statuses).toEqual([200, 404, 200, 429, 429]);
    const refused = await app.inject({ url: '/api/thing', remoteAddress: '192.0.2.1' });
    expect(refused.json()).toMatchObject({ problem: 'too-fast' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await app.inject({ url: '/api/thing', remoteAddress: '192.0.2.2' })).statusCode).toBe(200);
  });

  test('is let in again when the minute is over, whatever the clock of the machine says', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const kept = partsFor({ TARMAC_REQUESTS_PER_MINUTE: '1' });
    const app = await appFor(kept);
    const ask = async () => (await app.inject({ url: '/api/thing', remoteAddress: '192.0.2.1' })).statusCode;
    expect([await ask(), await ask()]).toEqual([200, 429]);
    const hour = 60 * 60_000;
    vi.setSystemTime(Date.now() + hour);
    expect(await ask()).toBe(429);
    kept.clock.now += 60_000;
    vi.setSystemTime(Date.now() - 2 * hour);
    expect([await ask(), await ask()]).toEqual([200, 429]);
  });

  test('cannot pass for many by saying so, unless it is a trusted proxy', async () => {
    const ask = async (app: Awaited<ReturnType<typeof appFor>>) => {
      const statuses: number[] = [];
      for (const client of ['198.51.100.1', '198.51.100.2'])
        statuses.push((await app.inject({ url: '/api/thing', headers: { 'x-forwarded-for': client } })).statusCode);
      return statuses;
    };
    expect(await ask(await appFor(partsFor({ TARMAC_REQUESTS_PER_MINUTE: '1' })))).toEqual([200, 429]);
    const trusting = partsFor({ TARMAC_REQUESTS_PER_MINUTE: '1', TARMAC_TRUST_PROXY: '10.0.0.0/8, 127.0.0.0/8' });
    expect(await ask(await appFor(trusting))).toEqual([200, 200]);
  });
});

describe('every reply', () => {
  test('tells browsers to run nothing, frame nothing, keep nothing', async () => {
    const app = await appFor(partsFor());
    for (const url of ['/api/thing', '/nowhere', '/api/broken']) {
      const { headers } = await app.inject({ url });
      expect(headers['content-security-policy']).toBe(
        "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
      );
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  test('insists on https only where the address is https', async () => {
    const policyOf = async (environment: Record<string, string>) =>
      (await (await appFor(partsFor(environment))).inject({ url: '/api/thing' })).headers['strict-transport-security'];
    expect(await policyOf({})).toBeUndefined();
    expect(await policyOf({ TARMAC_ORIGIN: 'http://box.local' })).toBeUndefined();
    expect(await policyOf({ TARMAC_ORIGIN: 'https://tarmac.example' })).toMatch(/^max-age=\d+$/);
  });
});

test('what is not even HTTP does no harm', async () => {
  const app = await appFor(partsFor());
  await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  const answer = await new Promise<string>((resolve, reject) => {
    let said = '';
    const socket = connect(port, '127.0.0.1', () => socket.write('\x16\x03\x01 hello\r\n\r\n'));
    socket.on('data', (chunk) => {
      said += String(chunk);
    });
    socket.on('close', () => resolve(said));
    socket.on('error', reject);
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect((await app.inject({ url: '/api/thing' })).statusCode).toBe(200);
});
