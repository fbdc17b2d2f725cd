/** docs/protocol.md names every route and every message there is, and no others. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { clientMessage } from '@tarmac/wire';
import { expect, test } from 'vitest';
import { CLOSED } from '../../src/sockets/connection.ts';
import { ROUTES } from '../hostile/routes.ts';

const text = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
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
