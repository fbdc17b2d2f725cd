/** Every route, with something nasty in every place: a clear code, never a crash, and everything is as it was. */

import { request } from 'node:http';
import { connect as tcpConnect } from 'node:net';
import { parse } from '@tarmac/wire';
import type { RouteOptions } from 'fastify';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type * as App from '../../src/http/app.ts';
import { call, newcomer } from '../support/client.ts';
import { useServer } from '../support/server.ts';
import { BROKEN_TEXTS, NASTY, spoiled } from './nasty.ts';
import { ROUTES, type Route, VIEW_FILE } from './routes.ts';
import { isProblem, unharmed } from './unharmed.ts';

const registered = vi.hoisted(() => [] as string[]);

vi.mock('../../src/http/app.ts', async (original) => {
  const real = await original<typeof App>();
  const makeApp: typeof App.makeApp = async (parts) => {
    const app = await real.makeApp(parts);
    app.addHook('onRoute', ({ method, url }: RouteOptions) => {
      for (const one of [method].flat()) if (one !== 'HEAD') registered.push(`${one} ${url}`);
    });
    return app;
  };
  return { ...real, makeApp };
});

const TOKEN = 'a token that is long enough';
const server = await useServer({
  TARMAC_TRUST_PROXY: '127.0.0.1',
  TARMAC_HOST_TOKEN: TOKEN,
  TARMAC_LOG: 'silent',
});
let cookie: string;
beforeAll(async () => {
  // Behind a proxy every request has an address of its own, and no limit gets in the way of the questions here.
  cookie = await newcomer(server.base, 'Ada');
});

let addresses = 0;

function somewhere(): string {
  addresses++;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/** As it is: nothing of the path is tidied up on the way. */
function raw(method: string, path: string, body?: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; body: string; type: string; sniff: string }>((resolve, reject) => {
    const asked = request(
      server.base,
      {
        method,
        path,
        headers: {
          cookie,
          'x-forwarded-for': somewhere(),
          ...(body === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
          ...headers,
        },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part) => {
          text += part;
        });
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body: text,
            type: String(response.headers['content-type']),
            sniff: String(response.headers['x-content-type-options']),
          }),
        );
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}

type Answered = Awaited<ReturnType<typeof raw>>;

function expectRefused(what: string, { status, body, type, sniff }: Answered): void {
  expect([what, status, body, isProblem((JSON.parse(body) as { problem: unknown }).problem)]).toEqual([
    what,
    status,
    body,
    true,
  ]);
  expect([what, status >= 400 && status !== 500]).toEqual([what, true]);
  expect([type, sniff]).toEqual(['application/json; charset=utf-8', 'nosniff']);
}

const name = ({ method, path }: Route) => `${method} ${path}`;
const filled = ({ path }: Route) =>
  path.replace(':seat', '0').replace(':room', 'players').replace(':number', '1').replace(':id', 'A'.repeat(16));
const host = ({ path }: Route): Record<string, string> =>
  path.startsWith('/api/host') ? { authorization: `Bearer ${TOKEN}` } : {};

test('no route is missing here, and none is here that is not there', () => {
  expect([...new Set(registered)].sort()).toEqual(ROUTES.map(name).sort());
});

const withBody = ROUTES.filter((route) => route.body !== undefined);
const importing = { method: 'POST', path: '/api/replays', body: VIEW_FILE };

describe.each([...withBody, importing])('$method $path', (route) => {
  const { schema, good } = route.body as NonNullable<Route['body']>;
  // Whoever has an identity keeps it, whatever else they ask for.
  const headers: Record<string, string> = name(route) === 'POST /api/me' ? { cookie: '' } : {};
  const bodies = [...new Set([...spoiled(good)].map((body) => JSON.stringify(body)))];

  test('refuses what is not well formed', async () => {
    const bad = bodies.filter((body) => !parse(schema, JSON.parse(body)).ok);
    expect(bad.length).toBeGreaterThan(20);
    await unharmed(server, async () => {
      for (const body of bad) expectRefused(body, await raw(route.method, filled(route), body, headers));
    });
  });

  test('does not fall over anything that is', async () => {
    const fine = bodies.filter((body) => parse(schema, JSON.parse(body)).ok);
    for (const body of fine) {
      const answer = await raw(route.method, filled(route), body, { cookie: '' });
      if (answer.status >= 300) expectRefused(body, answer);
      const asSomebody = await raw(route.method, filled(route), body);
      if (asSomebody.status >= 300) expectRefused(body, asSomebody);
    }
  });

  test('refuses bodies that are no JSON, or none it takes', async () => {
    await unharmed(server, async () => {
      for (const body of BROKEN_TEXTS)
        expectRefused(body.slice(0, 100), await raw(route.method, filled(route), body, headers));
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'text/html',
      ])
        expectRefused(type, await raw(route.method, filled(route), JSON.stringify(good), { 'content-type': type }));
      const long = JSON.stringify({ name: 'x'.repeat(5 * 1024 * 1024) });
      expect(JSON.parse((await raw(route.method, filled(route), long, headers)).body)).toMatchObject({
        problem: 'too-long',
      });
    });
  });
});

const withPath = ROUTES.filter(({ path }) => path.includes(':'));
/** Those that can stand in an address. */
const texts = NASTY.filter(
  (value) => typeof value === 'string' && value !== '' && value.length < 200 && value !== '\ud800',
) as string[];

test.each(withPath)('$method $path takes no nasty path', async (route) => {
  const body = route.body === undefined ? undefined : JSON.stringify(route.body.good);
  await unharmed(server, async () => {
    for (const text of texts) {
      for (const place of route.path.match(/:\w+/g) ?? []) {
        const path = filled({ ...route, path: route.path.replace(place, encodeURIComponent(text)) });
        expectRefused(path, await raw(route.method, path, body, host(route)));
      }
    }
    for (const place of ['%', '%00', '%c0%ae%c0%ae', '../../etc/passwd', '..\\..\\x', '?', '*', 'x'.repeat(3000)]) {
      const path = route.path.replace(':id', place).replace(/:\w+/g, '0');
      const answer = await raw(route.method, path, body, host(route));
      if (answer.status !== 404 || !answer.body.includes('not-found')) expectRefused(path, answer);
    }
  });
});

test.each(['tables', 'unsubscribe'])('no nasty query makes anything of GET /api/%s', async (path) => {
  await unharmed(server, async () => {
    for (const key of ['limit', 'cursor', 'token', '__proto__', 'constructor[prototype]', 'x'])
      for (const text of texts) {
        const answer = await raw('GET', `/api/${path}?${key}=${encodeURIComponent(text)}&${key}=2`);
        expectRefused(`${key}=${text}`, answer);
      }
  });
});

test('files are found nowhere', async () => {
  await unharmed(server, async () => {
    for (const path of [
      '/../../etc/passwd',
      '//etc/passwd',
      '/data/tarmac.db',
      '/.env',
      '/api/../package.json',
      '/%2e%2e/x',
    ])
      expect(await raw('GET', path)).toMatchObject({ status: 404 });
  });
});

describe('without an identity', () => {
  const OPEN = ['/', '/healthz', '/readyz', '/metrics', '/api/socket', '/api/notices', '/api/games', '/api/tables'];
  // That is how one comes by an identity.
  const JOINING = 'POST /api/me';
  const guarded = ROUTES.filter((route) =>
    route.method === 'GET' ? !OPEN.includes(route.path) : name(route) !== JOINING,
  );

  test.each(guarded)('$method $path changes nothing and shows nothing', async (route) => {
    const body = route.body === undefined ? undefined : JSON.stringify(route.body.good);
    const answer = await unharmed(server, () => raw(route.method, filled(route), body, { cookie: '' }));
    // Nobody may know whether there is a person with an address: that is always taken.
    expectRefused(name(route), answer);
  });
});

describe('from another site', () => {
  const changing = ROUTES.filter(({ method }) => method !== 'GET');
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];

  test.each(changing)('$method $path is refused', async (route) => {
    const body = route.body === undefined ? undefined : JSON.stringify(route.body.good);
    await unharmed(server, async () => {
      for (const headers of foreign) {
        const answer = await raw(route.method, filled(route), body, { ...host(route), ...headers });
        expect([answer.status, JSON.parse(answer.body)]).toMatchObject([403, { problem: 'foreign-origin' }]);
      }
    });
  });

  test('nothing may be read: no answer names another origin as welcome', async () => {
    const response = await call(server.base, 'GET', '/api/me', undefined, { cookie, origin: 'https://evil.example' });
    expect([...response.headers.keys()].filter((header) => header.startsWith('access-control'))).toEqual([]);
    const asked = await call(server.base, 'OPTIONS', '/api/me', undefined, {
      origin: 'https://evil.example',
      'access-control-request-method': 'DELETE',
    });
    expect([...asked.headers.keys()].filter((header) => header.startsWith('access-control'))).toEqual([]);
  });

  test.each(['https://evil.example', 'null', 'http://127.0.0.1:1'])('no socket is opened for %s', async (origin) => {
    const answer = await raw('GET', '/api/socket', undefined, {
      origin,
      connection: 'upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    });
    expect([answer.status, JSON.parse(answer.body)]).toMatchObject([403, { problem: 'foreign-origin' }]);
  });

  test.each(['/api/socket', '/%', '/nowhere', '/api/games'])(
    'nothing of a refused socket at %s stays open',
    async (path) => {
      const socket = tcpConnect(server.port, '127.0.0.1');
      const ended = new Promise((resolve) => socket.on('end', resolve));
      const lines = [`GET ${path} HTTP/1.1`, 'Host: 127.0.0.1', 'Origin: https://evil.example', 'Connection: Upgrade'];
      const upgrade = [
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
      ];
      socket.resume();
      socket.write([...lines, ...upgrade, '', ''].join('\r\n'));
      await ended;
      socket.destroy();
    },
  );
});

test('the operator token cannot be guessed at leisure, and its routes do nothing for a wrong one', async () => {
  const from = somewhere();
  await unharmed(server, async () => {
    const problems: unknown[] = [];
    for (let guess = 0; guess < 200; guess++) {
      const answer = await raw('GET', '/api/host/reports', undefined, {
        'x-forwarded-for': from,
        authorization: `Bearer guess number ${guess}`,
      });
      problems.push((JSON.parse(answer.body) as { problem: unknown }).problem);
    }
    expect(new Set(problems)).toEqual(new Set(['not-allowed', 'too-fast']));
    expect(problems.indexOf('too-fast')).toBeLessThan(150);
    for (const authorization of ['', 'Bearer', `bearer ${TOKEN}`, TOKEN, `Basic ${TOKEN}`, `Bearer ${TOKEN}x`]) {
      const answer = await raw('DELETE', `/api/host/tables/${'A'.repeat(16)}`, undefined, { authorization });
      expect(JSON.parse(answer.body)).toMatchObject({ problem: 'not-allowed' });
    }
  });
});
