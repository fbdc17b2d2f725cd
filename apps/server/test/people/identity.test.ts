import { describe, expect, test } from 'vitest';
import { openIdentity, personFor } from '../../src/people/identity.ts';
import type { Write } from '../../src/storage/database.ts';
import { temporaryFolder } from '../storage/dialects.ts';
import { refusedWith } from '../support/refused.ts';
import { DAY, openBrowser, startServer } from './people-app.ts';

const SECRET = 'a secret that is long enough to sign';

describe('the cookie', () => {
  test('is kept from scripts and other sites, for as long as browsers keep one', async () => {
    const { set } = await openBrowser(await startServer()).ask('POST', '/api/me', { name: 'Ada' });
    expect(set).toMatch(/^tarmac=[\w-]{16}\.[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test('is bound to its host where people come by https, and the plain name then counts for nothing', async () => {
    const server = await startServer({ environment: { TARMAC_ORIGIN: 'https://tarmac.example' } });
    const browser = openBrowser(server);
    const { set } = await browser.ask('POST', '/api/me', { name: 'Ada' });
    expect(set).toMatch(/^__Host-tarmac=.*; Secure; SameSite=Lax$/);
    expect((await browser.ask('GET', '/api/me')).status).toBe(200);
    const planted = openBrowser(server, browser.cookie.replace('__Host-', ''));
    expect(await planted.ask('GET', '/api/me')).toMatchObject(refusedWith(401, 'no-identity'));
  });

  test('is set again when the page asks who it is for, so that it does not run out on somebody who plays', async () => {
    const browser = openBrowser(await startServer());
    await browser.become('Ada');
    const { cookie } = browser;
    const { set } = await browser.ask('GET', '/api/me');
    expect(set).toContain(cookie);
    expect(set).toContain('Max-Age=34560000');
  });

  test('is found among others, by sockets as by requests', async () => {
    const server = await startServer();
    const browser = openBrowser(server);
    const me = await browser.become('Ada');
    const header = `theme=dark; ${browser.cookie}; xtarmac=no`;
    expect(await personFor(server.parts, server.identity, header)).toMatchObject({ id: me.id, banned: false });
    expect(await personFor(server.parts, server.identity, undefined)).toBeNull();
  });
});

describe('a forged identity is nobody', () => {
  test.each([
    ['empty', () => ''],
    ['without a signature', (cookie: string) => cookie.split('.')[0] as string],
    ['with an empty signature', (cookie: string) => `${cookie.split('.')[0]}.`],
    ['with another device', (cookie: string) => cookie.replace(/=./, (start) => (start === '=A' ? '=B' : '=A'))],
    ['with its signature altered', (cookie: string) => cookie.replace(/.$/, (end) => (end === 'A' ? 'E' : 'A'))],
    ['with more behind it', (cookie: string) => `${cookie}.more`],
    ['cut short', (cookie: string) => cookie.slice(0, -1)],
    ['of a path', () => 'tarmac=../../etc/passwd.x'],
    ['of SQL', () => "tarmac=' or 1=1 --.x"],
    ['of bytes', () => 'tarmac=\u00ff\u00fe.\u00ff'],
  ])('%s', async (_, forge) => {
    const server = await startServer();
    const browser = openBrowser(server);
    await browser.become('Ada');
    const forger = openBrowser(server, forge(browser.cookie));
    expect(await forger.ask('GET', '/api/me')).toMatchObject(refusedWith(401, 'no-identity'));
  });

  test('signed by another installation', async () => {
    const folder = temporaryFolder();
    const server = await startServer({ folder });
    const browser = openBrowser(server);
    await browser.become('Ada');
    const others = { ...server.parts, settings: { ...server.parts.settings, secret: SECRET } };
    expect(await personFor(others, await openIdentity(others), browser.cookie)).toBeNull();
    expect(await personFor(server.parts, await openIdentity(server.parts), browser.cookie)).not.toBeNull();
  });
});

describe('the key that signs', () => {
  test('is the one that is set', async () => {
    const server = await startServer({ environment: { TARMAC_SECRET: SECRET } });
    expect(server.identity.key).toBe(SECRET);
    expect(await server.parts.database.read.selectFrom('settings').selectAll().execute()).toEqual([]);
  });

  test('is otherwise made up once, and nodes that start at the same time agree on it', async () => {
    const { parts } = await startServer({ environment: { TARMAC_SECRET: SECRET } });
    const nodes = { ...parts, settings: { ...parts.settings, secret: null } };
    const keys = (await Promise.all([1, 2, 3, 4].map(() => openIdentity(nodes)))).map(({ key }) => key);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f]{64}$/);
    expect((await openIdentity(nodes)).key).toBe(keys[0]);
  });

  test('is the one of the node that was first, also for a node that had seen none yet', async () => {
    const { parts } = await startServer({ environment: { TARMAC_SECRET: SECRET } });
    const first = { ...parts, settings: { ...parts.settings, secret: null } };
    let firstKey = '';
    const late = {
      ...first,
      database: {
        ...parts.database,
        commit: async (writes: readonly Write[]) => {
          firstKey = (await openIdentity(first)).key;
          return parts.database.commit(writes);
        },
      },
    };
    expect((await openIdentity(late)).key).toBe(firstKey);
    expect(firstKey).toMatch(/^[0-9a-f]{64}$/);
    expect((await openIdentity(first)).key).toBe(firstKey);
  });
});

describe('devices', () => {
  test('one that is signed out is nobody at once, and elsewhere within five seconds', async () => {
    const server = await startServer();
    const { parts } = server;
    const [here, there] = [openBrowser(server), openBrowser(server)];
    await here.become('Ada');
    const { body: move } = await here.ask('POST', '/api/me/move');
    await there.ask('POST', '/api/move', { code: move.code });
    const otherNode = await openIdentity(parts);
    expect(await personFor(parts, otherNode, there.cookie)).not.toBeNull();

    const { body: devices } = await here.ask('GET', '/api/me/devices');
    expect(devices).toHaveLength(2);
    const other = devices.find((device: { here: boolean }) => !device.here);
    expect((await here.ask('DELETE', `/api/me/devices/${other.id}`)).status).toBe(204);

    expect((await there.ask('GET', '/api/me')).status).toBe(401);
    expect((await here.ask('GET', '/api/me')).status).toBe(200);
    server.pass(5000);
    expect(await personFor(parts, otherNode, there.cookie)).toBeNull();
  });

  test('this one can be signed out as well, and forgets its cookie', async () => {
    const browser = openBrowser(await startServer());
    await browser.become('Ada');
    const [device] = (await browser.ask('GET', '/api/me/devices')).body;
    const { set } = await browser.ask('DELETE', `/api/me/devices/${device.id}`);
    expect(set).toMatch(/^tarmac=; Max-Age=0;/);
  });

  test("nobody signs out other people's", async () => {
    const server = await startServer();
    const [ada, bob] = [openBrowser(server), openBrowser(server)];
    await ada.become('Ada');
    await bob.become('Bob');
    const [device] = (await ada.ask('GET', '/api/me/devices')).body;
    expect(await bob.ask('DELETE', `/api/me/devices/${device.id}`)).toMatchObject(refusedWith(404, 'not-found'));
    expect(await bob.ask('DELETE', '/api/me/devices/..%2f..%2fme')).toMatchObject(refusedWith(400, 'malformed'));
    expect((await ada.ask('GET', '/api/me')).status).toBe(200);
  });

  test('when one was last seen is kept', async () => {
    const server = await startServer();
    const browser = openBrowser(server);
    await browser.become('Ada');
    server.pass(3 * DAY);
    const [device] = (await browser.ask('GET', '/api/me/devices')).body;
    expect(device.seenAt - device.createdAt).toBe(3 * DAY);
  });
});
