import { describe, expect, test } from 'vitest';
import { isOwnOrigin } from '../../src/http/origin.ts';
import { appFor, partsFor } from './app-parts.ts';

const PUBLIC = { origin: 'https://tarmac.example' };
const LOCAL = { origin: null };

describe('our own origin is', () => {
  test.each([
    ['the address people use', { origin: 'https://tarmac.example' }, PUBLIC, '10.0.0.1:3000', 'http'],
    ['the address of the request', { origin: 'http://10.0.0.1:3000' }, PUBLIC, '10.0.0.1:3000', 'http'],
    ['the same without a setting', { origin: 'http://127.0.0.1:3000' }, LOCAL, '127.0.0.1:3000', 'http'],
    ['a script that names none', {}, PUBLIC, 'tarmac.example', 'https'],
    ['a browser that says so', { 'sec-fetch-site': 'same-origin' }, PUBLIC, 'tarmac.example', 'https'],
    ['somebody who typed the address', { 'sec-fetch-site': 'none' }, PUBLIC, 'tarmac.example', 'https'],
  ])('%s', (_, headers, settings, host, protocol) => {
    expect(isOwnOrigin(headers, settings, host, protocol)).toBe(true);
  });
});

describe('a foreign origin is', () => {
  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['nothing, said out loud', { origin: '' }],
    ['another port', { origin: 'https://tarmac.example:8443' }],
    ['another protocol', { origin: 'http://tarmac.example' }],
    ['a name that begins like ours', { origin: 'https://tarmac.example.evil.example' }],
    ['a name that ends like ours', { origin: 'https://evil-tarmac.example' }],
    ['ours with something behind it', { origin: 'https://tarmac.example/' }],
    ['two at once', { origin: 'https://tarmac.example, https://evil.example' }],
    ['a neighbour that hides its name', { 'sec-fetch-site': 'same-site' }],
    ['a stranger that hides its name', { 'sec-fetch-site': 'cross-site' }],
    ['another site that claims to be the same', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
  ])('%s', (_, headers) => {
    expect(isOwnOrigin(headers, PUBLIC, 'tarmac.example', 'https')).toBe(false);
    expect(isOwnOrigin(headers, LOCAL, 'tarmac.example', 'https')).toBe(false);
  });
});

describe('from a foreign origin', () => {
  const foreign = { origin: 'https://evil.example', host: '127.0.0.1:3000' };

  test('nothing can be changed, and nothing is said to allow it', async () => {
    const kept = partsFor({ TARMAC_ORIGIN: 'https://tarmac.example' });
    const app = await appFor(kept);
    const reply = await app.inject({ method: 'POST', url: '/api/thing', headers: foreign, payload: { a: 1 } });
    expect(reply.statusCode).toBe(403);
    expect(reply.json()).toEqual({ problem: 'foreign-origin', detail: 'this is https://tarmac.example' });
    expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test('no socket is opened', async () => {
    const app = await appFor(partsFor());
    const headers = { ...foreign, connection: 'upgrade', upgrade: 'websocket' };
    expect((await app.inject({ url: '/api/thing', headers })).statusCode).toBe(403);
  });

  test('a preflight gets no permission', async () => {
    const app = await appFor(partsFor());
    const headers = { ...foreign, 'access-control-request-method': 'POST' };
    const reply = await app.inject({ method: 'OPTIONS', url: '/api/thing', headers });
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['access-control-allow-origin']).toBeUndefined();
  });

  test('what is only read stays readable', async () => {
    const app = await appFor(partsFor());
    expect((await app.inject({ url: '/api/thing', headers: foreign })).statusCode).toBe(200);
  });
});

test('behind a trusted proxy the address is the one it reports, otherwise what it says counts for nothing', async () => {
  const request = {
    method: 'POST',
    url: '/api/thing',
    headers: { host: 'inside:3000', origin: 'https://192.0.2.9' },
    payload: {},
  } as const;
  const forwarded = { 'x-forwarded-host': '192.0.2.9', 'x-forwarded-proto': 'https' };
  const headers = { ...request.headers, ...forwarded };
  const trusting = await appFor(partsFor({ TARMAC_TRUST_PROXY: '127.0.0.1' }));
  const wary = await appFor(partsFor());
  expect((await trusting.inject({ ...request, headers })).statusCode).toBe(200);
  expect((await wary.inject({ ...request, headers })).statusCode).toBe(403);
});
