/** What the pages in docs say of the server is so: its settings, their defaults, its metrics, its protocol, its queries. */

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { clientMessage } from '@tarmac/wire';
import Sqlite from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { SHED } from '../../src/load.ts';
import { readSettings, SETTING_NAMES } from '../../src/settings.ts';
import { COSTS } from '../../src/sockets/budgets.ts';
import { CLOSED } from '../../src/sockets/connection.ts';
import { migrate } from '../../src/storage/migrations.ts';
import { openOnSqlite } from '../../src/storage/once.ts';
import { openConnection } from '../../src/storage/sqlite-writer.ts';
import { ROUTES } from '../hostile/routes.ts';

const text = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
const manual = text('../../../../docs/operations.md');
const SOURCES = '../../src';
const sources = readdirSync(fileURLToPath(new URL(SOURCES, import.meta.url)), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => text(`${SOURCES}/${path}`))
  .join('\n');

/** Rows of the table of settings: name and default. */
const documented = [...manual.matchAll(/^\| `((?:TARMAC_|DATABASE_)\w+)` \| ([^|]+) \|/gm)].map(
  ([, name = '', fallback = '']) => [name, fallback] as const,
);

describe('the settings', () => {
  test('are all described, once each, and no others are', () => {
    expect(documented.map(([name]) => name).sort()).toEqual([...SETTING_NAMES].sort());
  });

  test('that are mentioned anywhere in the text exist', () => {
    const mentioned = new Set([...manual.matchAll(/\bTARMAC_[A-Z_]*[A-Z]\b/g)].map(([name]) => name));
    expect([...mentioned].filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
  });

  const given = documented.flatMap(([name, fallback]) => {
    const value = /^`(.+)`$/.exec(fallback)?.[1];
    return value === undefined ? [] : [[name, value] as const];
  });

  test.each(given)('%s is %s unless it is set', (name, value) => {
    expect(readSettings({ [name]: value })).toEqual(readSettings({}));
  });

  test('without a default in figures are those that have none', () => {
    const without = documented.filter(([, fallback]) => !fallback.startsWith('`'));
    expect(without).toEqual([
      ['TARMAC_ORIGIN', 'none'],
      ['DATABASE_URL', 'none'],
      ['TARMAC_SECRET', 'made up'],
      ['TARMAC_HOST_TOKEN', 'none'],
      ['TARMAC_TRUST_PROXY', 'none'],
      ['TARMAC_BOT_THREADS', 'cores − 1'],
      ['TARMAC_SMTP', 'none'],
      ['TARMAC_MAIL_FROM', 'none'],
      ['TARMAC_VAPID_PUBLIC', 'none'],
      ['TARMAC_VAPID_PRIVATE', 'none'],
      ['TARMAC_PUSH_HOSTS', 'the browsers’ makers'],
      ['TARMAC_WEBHOOK_HOSTS', 'none'],
    ]);
    const settings = readSettings({});
    expect(settings.ok && settings.value).toMatchObject({
      origin: null,
      databaseUrl: null,
      secret: null,
      operatorToken: null,
      trustProxy: [],
      notices: { mail: null, push: null, webhookHosts: [] },
    });
  });
});

test('the metrics it names are counted somewhere', () => {
  const metrics = [...new Set(manual.match(/\btarmac_[a-z_]+[a-z]\b/g))];
  expect(metrics.length).toBeGreaterThan(5);
  expect(metrics.filter((name) => !sources.includes(`'${name}'`))).toEqual([]);
});

test('the paths it names are served', () => {
  const host = [...manual.matchAll(/https:\/\/tarmac\.example\/api\/host(\/[a-z]+)/g)].map(
    ([, path]) => path as string,
  );
  expect(host.length).toBeGreaterThan(5);
  expect(host.filter((path) => !sources.includes(`'${path}`))).toEqual([]);
  for (const path of ['/healthz', '/readyz', '/metrics']) {
    expect(manual).toContain(`\`${path}\``);
    expect(sources).toContain(`'${path}'`);
  }
});

test('what is given up under load, and what messages cost, are the figures of the server', () => {
  const rows = [...manual.matchAll(/^\| (\d+) ms \| /gm)].map(([, late]) => Number(late));
  expect(rows).toEqual(Object.values(SHED));
  const { message, ping, act, chat, watch, malformed, request } = COSTS;
  const told =
    /a message (\d+) .*? a ping (\d+),\s+a move (\d+) .*? chat (\d+), .*? table (\d+) .*? malformed message (\d+);.*? address (\d+)\./s.exec(
      manual,
    );
  const figures = [message, ping, message + act, message + chat, message + watch, message + malformed, request];
  expect(told?.slice(1).map(Number)).toEqual(figures);
});

describe('docs/protocol.md names, and no others,', () => {
  const page = text('../../../../docs/protocol.md');

  /** The first cells of the tables, each under the heading of its column. */
  function listed(heading: string): string[] {
    const tables = page.split('\n\n').filter((block) => block.startsWith(`| ${heading} |`));
    return tables.flatMap((table) => [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, cell = '']) => cell));
  }

  // hostile/http.test.ts holds that ROUTES is what is registered.
  test('the routes', () => {
    expect(listed('route').sort()).toEqual(ROUTES.map(({ method, path }) => `${method} ${path}`).sort());
  });

  test('what a program may say over the socket', () => {
    expect(listed('said by the program')).toEqual(clientMessage.options.map(({ shape }) => shape.kind.value));
  });

  test('what the server says over it', () => {
    const types = text('../../../../packages/wire/src/server-messages.ts');
    const kinds = [...types.matchAll(/readonly kind: '([a-z-]+)'/g)].map(([, kind = '']) => kind);
    expect(kinds.length).toBeGreaterThan(5);
    expect(listed('said by the server')).toEqual(kinds);
  });

  test('the codes a socket is closed with', () => {
    expect(Object.values(CLOSED).filter((code) => !page.includes(String(code)))).toEqual([]);
  });
});

const HERE = import.meta.dirname;
const SAVED = join(HERE, '../saves/0.1.0');

test('each query tells something of a running match', async () => {
  const page = readFileSync(join(HERE, '../../../../docs/what-happened-in-a-match.md'), 'utf8');
  const [, sql = ''] = /```sql\n(.*?)```/s.exec(page) ?? [];
  const queries = sql.split(';').filter((query) => query.includes('select'));
  expect(queries).toHaveLength(4);

  const { saved } = JSON.parse(readFileSync(join(SAVED, 'matches.json'), 'utf8')) as {
    saved: { how: string; match: string }[];
  };
  const match = saved.find(({ how }) => how === 'running')?.match;
  const folder = mkdtempSync(join(tmpdir(), 'tarmac-page-'));
  writeFileSync(join(folder, 'tarmac.db'), gunzipSync(readFileSync(join(SAVED, 'tarmac.db.gz'))));
  const once = openOnSqlite(openConnection(folder));
  await migrate(once.db);
  await once.close();
  const db = new Sqlite(join(folder, 'tarmac.db'));
  for (const query of queries) expect(db.prepare(query).all({ match }).length, query).toBeGreaterThan(0);
  db.close();
  rmSync(folder, { recursive: true });
});
