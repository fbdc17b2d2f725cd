/** docs/operations.md says what the server does: its settings, their defaults, its metrics. */

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { SHED } from '../../src/load.ts';
import { readSettings, SETTING_NAMES } from '../../src/settings.ts';
import { COSTS } from '../../src/sockets/budgets.ts';

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
