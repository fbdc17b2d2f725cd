/** The web app over HTTP: a small one in a folder of its own, with things around it that are nobody's business. */

import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { likedLanguage } from '../../src/http/liked-language.ts';
import { webAppRoutes } from '../../src/http/web-app.ts';
import { healthRoutes } from '../../src/ops/health-routes.ts';
import { appFor, partsFor } from './app-parts.ts';

const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const PAGE = '<!doctype html><title>Tarmac</title><script type="module" src="/assets/index-Ab12.js"></script>';
const SCRIPT = 'export const answer = 42;\n'.repeat(50);
const POLICY =
  "default-src 'none';script-src 'self';style-src 'self';img-src 'self' data:;font-src 'self';connect-src 'self';" +
  "worker-src 'self';manifest-src 'self';base-uri 'none';form-action 'none';frame-ancestors 'none'";

function builtFolder(files: Readonly<Record<string, string | Buffer>>): string {
  const root = mkdtempSync(join(tmpdir(), 'tarmac-web-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, 'secret.txt'), 'a secret beside the folder');
  const folder = join(root, 'dist');
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

const FILES = {
  'index.html': PAGE,
  'sw.js': 'self.skipWaiting();',
  'manifest.webmanifest': '{"name":"Tarmac"}',
  'assets/index-Ab12.js': SCRIPT,
  'assets/index-Ab12.js.br': brotliCompressSync(SCRIPT),
  'assets/index-Ab12.js.gz': gzipSync(SCRIPT),
  'assets/plain-Cd34.css': 'body{margin:0}',
  '.env': 'TOKEN=hidden',
  'assets/.map/secret.js': 'hidden',
};

async function served(files: Readonly<Record<string, string | Buffer>> = FILES, environment = {}) {
  const kept = partsFor(environment);
  const { parts } = kept;
  const app = await appFor(kept);
  healthRoutes(app, parts, () => false);
  await webAppRoutes(app, builtFolder(files), parts.settings.limits);
  return app;
}

describe('the one page', () => {
  test.each([
    '/',
    '/matches',
    '/matches/AAAAAAAAAAAAAAAA',
    '/games/airlines-europe/rules',
    '/nowhere.at.all',
    '/apiary',
  ])('is at %s, for a browser', async (url) => {
    const reply = await (await served()).inject({ url, headers: HTML });
    expect([reply.statusCode, reply.body]).toEqual([200, PAGE]);
    expect(reply.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
    });
  });

  test('is only at / for whoever does not ask for a page', async () => {
    const app = await served();
    expect((await app.inject({ url: '/' })).body).toBe(PAGE);
    const reply = await app.inject({ url: '/matches' });
    expect([reply.statusCode, reply.json()]).toEqual([404, { problem: 'not-found' }]);
  });

  test.each(['/api/nothing', '/api', '/api/', '/api/?x', '/assets/index-Old0.js', '/metrics/x', '/healthz/x'])(
    'is not at %s, whatever is asked for',
    async (url) => {
      const reply = await (await served()).inject({ url, headers: HTML });
      expect([reply.statusCode, reply.json()]).toEqual([404, { problem: 'not-found' }]);
    },
  );

  test('takes nothing away from what the server answers itself', async () => {
    const app = await served();
    expect((await app.inject({ url: '/api/thing', headers: HTML })).json()).toEqual({ thing: 1 });
    expect((await app.inject({ url: '/healthz', headers: HTML })).statusCode).toBe(200);
    expect((await app.inject({ method: 'POST', url: '/matches', headers: HTML })).statusCode).toBe(404);
  });
});

describe('its files', () => {
  test('that have their content in their names are kept for good', async () => {
    const reply = await (await served()).inject({ url: '/assets/plain-Cd34.css' });
    expect(reply.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/css; charset=utf-8',
      'content-security-policy': POLICY,
    });
  });

  test.each([
    ['/sw.js', 'application/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ])('like %s are asked about each time, and not sent again when they are the same', async (url, type) => {
    const app = await served();
    const { headers } = await app.inject({ url });
    expect([headers['cache-control'], headers['content-type']]).toEqual(['no-cache', type]);
    const again = await app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test.each([
    ['br', 'br', FILES['assets/index-Ab12.js.br']],
    ['gzip, br', 'br', FILES['assets/index-Ab12.js.br']],
    ['gzip', 'gzip', FILES['assets/index-Ab12.js.gz']],
    ['identity', undefined, Buffer.from(SCRIPT)],
  ])('come compressed for whoever takes %s', async (accepted, encoding, content) => {
    const app = await served();
    const reply = await app.inject({ url: '/assets/index-Ab12.js', headers: { 'accept-encoding': accepted } });
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(reply.rawPayload).toEqual(content);
    expect(reply.headers['content-type']).toBe('application/javascript; charset=utf-8');
    expect(reply.headers.vary).toContain('accept-encoding');
  });

  test('that were not compressed come as they are', async () => {
    const app = await served();
    const reply = await app.inject({ url: '/assets/plain-Cd34.css', headers: { 'accept-encoding': 'br, gzip' } });
    expect([reply.headers['content-encoding'], reply.body]).toEqual([undefined, 'body{margin:0}']);
  });

  test('do not count as questions to the server, and not without end', async () => {
    const app = await served(FILES, { TARMAC_REQUESTS_PER_MINUTE: '2' });
    const statuses: number[] = [];
    for (let count = 0; count < 21; count++)
      statuses.push((await app.inject({ url: '/assets/plain-Cd34.css' })).statusCode);
    expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true);
    expect(statuses[20]).toBe(429);
    expect((await app.inject({ url: '/api/thing' })).statusCode).toBe(200);
  });
});

describe('nothing else is found', () => {
  /** As it is: nothing of the path is tidied up on the way. */
  async function raw(path: string): Promise<{ status: number; body: string }> {
    const app = await served();
    await app.listen({ host: '127.0.0.1', port: 0 });
    onTestFinished(() => app.close());
    const { port } = app.server.address() as AddressInfo;
    return new Promise((resolve, reject) => {
      const asked = request({ port, host: '127.0.0.1', path }, (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (text: string) => {
          body += text;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
      });
      asked.on('error', reject);
      asked.end();
    });
  }

  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '//secret.txt',
    '/.env',
    '/%2eenv',
    '/assets/.map/secret.js',
    '/assets',
    '/assets/',
    '/index.html%00.js',
    '/assets/../index.html',
  ])('at %s', async (path) => {
    expect(await raw(path)).toMatchObject({ status: 404, body: JSON.stringify({ problem: 'not-found' }) });
  });
});

describe('a server without a built web app', () => {
  test('says so, in both languages, with the command that helps', async () => {
    const app = await served({});
    for (const [language, words] of [
      ['en', 'has not been built'],
      ['fr', 'n’a pas été construite'],
    ] as const) {
      for (const url of ['/', '/matches']) {
        const reply = await app.inject({ url, headers: { ...HTML, 'accept-language': language } });
        expect(reply.statusCode).toBe(503);
        expect(reply.headers['content-language']).toBe(language);
        expect(reply.body).toContain(words);
        expect(reply.body).toContain('npm run build --workspace=@tarmac/web');
        const style = /<style>([\s\S]*)<\/style>/.exec(reply.body)?.[1] ?? '';
        const hash = createHash('sha256').update(style).digest('base64');
        expect(reply.headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
      }
    }
    expect((await app.inject({ url: '/api/nothing', headers: HTML })).json()).toEqual({ problem: 'not-found' });
  });
});

test.each([
  ['en', 'en'],
  ['fr', 'fr'],
  ['fr-CH, fr;q=0.9, en;q=0.8', 'fr'],
  ['en;q=0.5, fr;q=0.7', 'fr'],
  ['de, fr;q=0.3, en;q=0.4', 'en'],
  ['frisian, en-GB', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [';;q=x,,fr;q=', 'en'],
])('whoever asks for %j gets %s', (asked, given) => {
  expect(likedLanguage(asked)).toBe(given);
});
