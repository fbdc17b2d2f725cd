import { describe, expect, test } from 'vitest';
import { healthRoutes } from '../../src/ops/health-routes.ts';
import { appFor, partsFor } from '../http/app-parts.ts';

async function healthApp(environment: Record<string, string> = {}) {
  const kept = partsFor(environment);
  const state = { closing: false };
  const app = await appFor(kept);
  healthRoutes(app, kept.parts, () => state.closing);
  return { kept, state, app };
}

describe('alive and ready', () => {
  test('a healthy server is both', async () => {
    const { app } = await healthApp();
    expect((await app.inject('/healthz')).json()).toEqual({ alive: true });
    expect((await app.inject('/readyz')).json()).toEqual({ ready: true });
  });

  test('without its database it lives, but is not ready until it is back', async () => {
    const { app, kept } = await healthApp();
    kept.reachable = false;
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    const reply = await app.inject('/readyz');
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toEqual({ problem: 'unavailable', detail: 'the database cannot be reached' });
    kept.reachable = true;
    kept.clock.now += 1000;
    expect((await app.inject('/readyz')).statusCode).toBe(200);
  });

  test('after a write that failed it is not ready until one goes through; without a failure nothing is written', async () => {
    const { app, kept } = await healthApp();
    await app.inject('/readyz');
    expect(kept.writes).toBe(0);
    kept.writable = false;
    kept.parts.metrics.storageFailures.inc();
    for (let probe = 0; probe < 3; probe++) {
      kept.clock.now += 1000;
      const reply = await app.inject('/readyz');
      expect(reply.statusCode).toBe(503);
      expect(reply.json()).toEqual({ problem: 'unavailable', detail: 'the database cannot be written to' });
    }
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect(kept.writes).toBe(3);
    kept.writable = true;
    for (let probe = 0; probe < 3; probe++) {
      kept.clock.now += 1000;
      expect((await app.inject('/readyz')).statusCode).toBe(200);
    }
    // The failures of its own probes make for one more.
    expect(kept.writes).toBe(4);
  });

  test('however many ask, its database is asked once a second', async () => {
    const { app, kept } = await healthApp();
    await Promise.all(Array.from({ length: 20 }, () => app.inject('/readyz')));
    kept.clock.now += 999;
    await app.inject('/readyz');
    expect(kept.pings).toBe(1);
    kept.clock.now += 1;
    await app.inject('/readyz');
    expect(kept.pings).toBe(2);
  });

  test('while it shuts down it is not ready', async () => {
    const { app, state } = await healthApp();
    state.closing = true;
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect((await app.inject('/readyz')).statusCode).toBe(503);
  });

  test('probes are not held back by the limit on requests', async () => {
    const { app } = await healthApp({ TARMAC_REQUESTS_PER_MINUTE: '1' });
    for (let probe = 0; probe < 5; probe++) expect((await app.inject('/readyz')).statusCode).toBe(200);
  });
});

describe('metrics', () => {
  const from = (remoteAddress: string, headers = {}) => ({ url: '/metrics', remoteAddress, headers });

  test('are for this machine, whatever is said about where a request comes from', async () => {
    const { app } = await healthApp({ TARMAC_TRUST_PROXY: '192.0.2.1' });
    const local = await app.inject(from('127.0.0.1'));
    expect(local.headers['content-type']).toMatch(/^text\/plain/);
    expect(local.body).toContain('tarmac_commit_seconds_bucket');
    for (const address of ['::1', '::ffff:127.0.0.1', '127.3.2.1'])
      expect((await app.inject(from(address))).statusCode).toBe(200);
    for (const address of ['192.0.2.1', '::ffff:192.0.2.1', '2001:db8::1', '10.127.0.1'])
      expect((await app.inject(from(address, { 'x-forwarded-for': '127.0.0.1' }))).statusCode).toBe(403);
  });

  test('are not for those whom a proxy on this machine speaks for', async () => {
    const { app } = await healthApp();
    expect((await app.inject(from('127.0.0.1', { 'x-forwarded-for': '192.0.2.7' }))).statusCode).toBe(403);
  });

  test.each(['x-real-ip', 'x-forwarded-host', 'forwarded', 'via'])('nor is a proxy that says %s', async (name) => {
    const { app } = await healthApp();
    expect((await app.inject(from('127.0.0.1', { [name]: 'somebody' }))).statusCode).toBe(403);
  });

  test('are not for those whom a proxy on this machine brings without a word about them', async () => {
    const { app } = await healthApp({ TARMAC_ADDRESS: '0.0.0.0' });
    expect((await app.inject(from('127.0.0.1', { host: '192.168.1.20:3000' }))).statusCode).toBe(403);
    const published = await healthApp({ TARMAC_ORIGIN: 'https://tarmac.example' });
    for (const host of ['tarmac.example', '127.0.0.1:3000', 'localhost'])
      expect((await published.app.inject(from('127.0.0.1', { host }))).statusCode).toBe(403);
    const home = await healthApp({ TARMAC_ORIGIN: 'http://localhost:3000' });
    expect((await home.app.inject(from('127.0.0.1', { host: 'localhost:3000' }))).statusCode).toBe(200);
  });

  test("are for whoever has the operator's token, from anywhere", async () => {
    const token = 'a token that is long enough';
    const { app } = await healthApp({ TARMAC_ORIGIN: 'https://tarmac.example', TARMAC_HOST_TOKEN: token });
    expect((await app.inject(from('192.0.2.1', { authorization: `Bearer ${token}` }))).statusCode).toBe(200);
    expect((await app.inject(from('192.0.2.1', { authorization: `Bearer ${token}.` }))).statusCode).toBe(403);
    const tokenless = await healthApp();
    expect((await tokenless.app.inject(from('192.0.2.1', { authorization: 'Bearer null' }))).statusCode).toBe(403);
  });

  test('can be opened and switched off', async () => {
    const open = await healthApp({ TARMAC_METRICS: 'open' });
    expect((await open.app.inject(from('192.0.2.1'))).statusCode).toBe(200);
    const off = await healthApp({ TARMAC_METRICS: 'off' });
    expect((await off.app.inject(from('127.0.0.1'))).statusCode).toBe(404);
  });
});
