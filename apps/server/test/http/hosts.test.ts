import { describe, expect, test } from 'vitest';
import { isLoopbackHost, makeKnownHost } from '../../src/http/hosts.ts';
import { appFor, partsFor } from './app-parts.ts';

const isKnown = makeKnownHost({ origin: 'https://tarmac.example', address: 'box.lan' }, 'Kitchen');

describe('this server is asked for by', () => {
  test.each([
    'localhost',
    'localhost:3000',
    'LOCALHOST:3000',
    'localhost.:3000',
    '127.0.0.1:8080',
    '[::1]:3000',
    'tarmac.example',
    'tarmac.example:443',
    'box.lan:3000',
    'kitchen:3000',
    'kitchen.local:3000',
    // By its address in a home network, as a telephone asks; a container does not even know that one.
    '192.168.1.20:3000',
    '[fd00::20]:3000',
  ])('%s', (host) => {
    expect(isKnown(host)).toBe(true);
  });
});

describe('a stranger is', () => {
  test.each([
    'evil.example',
    'evil.example:3000',
    'tarmac.example.evil.example',
    'evil-tarmac.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '127.0.0.1@evil.example',
    'evil.example/localhost',
    'localhost evil.example',
    '[evil.example]',
    '[::1].evil.example',
    'mylocalhost',
    '0x7f000001',
  ])('%s', (host) => {
    expect(isKnown(host)).toBe(false);
  });
});

test.each([
  ['localhost:3000', true],
  ['127.0.0.1', true],
  ['[::1]:3000', true],
  ['192.168.1.20', false],
  ['tarmac.example', false],
  ['', false],
])('%s leads to the machine itself: %s', (host, itDoes) => {
  expect(isLoopbackHost(host)).toBe(itDoes);
});

describe('a page whose name was made to lead here', () => {
  const rebound = { host: 'evil.example:3000', origin: 'http://evil.example:3000', 'sec-fetch-site': 'same-origin' };

  test('reads nothing, changes nothing and opens no socket, and the refusal says what to set', async () => {
    const app = await appFor(partsFor());
    const upgrade = { ...rebound, connection: 'upgrade', upgrade: 'websocket' };
    const replies = await Promise.all([
      app.inject({ url: '/api/thing', headers: rebound }),
      app.inject({ method: 'POST', url: '/api/thing', headers: rebound, payload: {} }),
      app.inject({ url: '/api/thing', headers: upgrade }),
    ]);
    for (const reply of replies) {
      expect(reply.statusCode).toBe(403);
      expect(reply.json()).toMatchObject({
        problem: 'foreign-origin',
        detail: expect.stringMatching(/^"evil\.example:3000" is not a name of this server: .* TARMAC_ORIGIN /),
      });
    }
  });

  test('is no more at home where an origin is configured', async () => {
    const app = await appFor(partsFor({ TARMAC_ORIGIN: 'https://tarmac.example' }));
    expect((await app.inject({ url: '/api/thing', headers: rebound })).statusCode).toBe(403);
  });

  test('gains nothing by posing as a proxy', async () => {
    const headers = { ...rebound, 'x-forwarded-for': '192.0.2.1', 'x-forwarded-host': 'localhost' };
    for (const environment of [
      { TARMAC_TRUST_PROXY: 'loopback' },
      { TARMAC_TRUST_PROXY: 'loopback', TARMAC_ORIGIN: 'https://tarmac.example' },
    ]) {
      const app = await appFor(partsFor(environment));
      const reply = await app.inject({ method: 'POST', url: '/api/thing', headers, payload: {} });
      expect(reply.statusCode).toBe(403);
    }
  });
});

test('a telephone in the same network plays by the address of the machine', async () => {
  const app = await appFor(partsFor({ TARMAC_ADDRESS: '0.0.0.0' }));
  const headers = { host: '192.168.1.20:3000', origin: 'http://192.168.1.20:3000' };
  expect((await app.inject({ method: 'POST', url: '/api/thing', headers, payload: {} })).statusCode).toBe(200);
});

test('a trusted proxy may use a name of its own where the origin is configured', async () => {
  const headers = { host: 'upstream', origin: 'https://tarmac.example', 'x-forwarded-for': '192.0.2.1' };
  const ask = async (environment: Record<string, string>) =>
    (await (await appFor(partsFor(environment))).inject({ method: 'POST', url: '/api/thing', headers, payload: {} }))
      .statusCode;
  expect(await ask({ TARMAC_TRUST_PROXY: '127.0.0.1', TARMAC_ORIGIN: 'https://tarmac.example' })).toBe(200);
  expect(await ask({ TARMAC_TRUST_PROXY: '127.0.0.1' })).toBe(403);
  expect(await ask({ TARMAC_ORIGIN: 'https://tarmac.example' })).toBe(403);
});

test('probes and requests without a name are answered', async () => {
  const app = await appFor(partsFor());
  app.get('/healthz', async () => ({ alive: true }));
  expect((await app.inject({ url: '/healthz', headers: { host: 'balancer.internal' } })).statusCode).toBe(200);
  expect((await app.inject({ url: '/api/thing', headers: { host: '' } })).statusCode).toBe(200);
});
