/** The page's side of a match against the real server: two people, a lost connection, and nothing done twice. */

import type { TableInfo } from '@tarmac/wire/page';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Backend, BackendSaid, Moment, PageAnswer } from '../../src/backend/backend.ts';
import { makeLine } from '../../src/backend/line.ts';
import { makeRemoteBackend, type RulesAsked } from '../../src/backend/remote-backend.ts';
import { rulesApi } from '../../src/worker/api.ts';
import type { Parts } from '../../src/worker/parts.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { type PlainSocket, plainSocket } from './plain-socket.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const api = rulesApi({ random: (bytes: number) => new Uint8Array(bytes).fill(1), now: () => Date.now() } as Parts);
const rules = new Proxy({} as RulesAsked, {
  get:
    (_, name: keyof RulesAsked) =>
    async (...asked: unknown[]) =>
      (api[name] as (...asked: unknown[]) => unknown)(...asked),
});

async function call(method: string, path: string, cookie: string | null, body?: unknown): Promise<Response> {
  const response = await fetch(`${server.address}${path}`, {
    method,
    headers: {
      ...(cookie === null ? {} : { cookie }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response;
}

async function newcomer(name: string): Promise<{ cookie: string; id: string }> {
  const response = await call('POST', '/api/me', null, { name });
  const { id } = (await response.json()) as { id: string };
  return { cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '', id };
}

interface Page {
  readonly backend: Backend;
  readonly said: BackendSaid[];
  readonly sockets: PlainSocket[];
  moments(): Moment[];
  /** Resolves when it holds, now or after something was told. */
  until(holds: () => boolean): Promise<void>;
}

let ids = 0;

function openPage(table: TableInfo, who: { cookie: string; id: string } | null): Page {
  const sockets: PlainSocket[] = [];
  const waiting = new Set<() => void>();
  const line = makeLine({
    connect(hear) {
      const socket = plainSocket(server.address, who?.cookie ?? null, hear);
      sockets.push(socket);
      return socket;
    },
    now: () => Date.now(),
    luck: () => 0,
  });
  const text = async (path: string): Promise<PageAnswer<string>> => ({
    ok: true,
    value: await (await call('GET', path, who?.cookie ?? null)).text(),
  });
  const backend = makeRemoteBackend(table, {
    line,
    rules,
    person: who?.id ?? null,
    newId: () => `m-${++ids}`,
    isSomebodyElse: () => {
      throw new Error('nobody else was expected');
    },
    readFile: (eye) => text(`/api/matches/${table.id}/export${eye === null ? '' : `?eye=${eye}`}`),
    rematch: async () => ({ ok: false, problem: 'broken' }),
  });
  const said: BackendSaid[] = [];
  backend.open((event) => {
    said.push(event);
    for (const look of [...waiting]) look();
  });
  onTestFinished(() => backend.close());
  return {
    backend,
    said,
    sockets,
    moments: () => said.flatMap((event) => (event.kind === 'moment' ? [event.moment] : [])),
    until: (holds) =>
      new Promise((resolve) => {
        const look = () => {
          if (!holds()) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
  };
}

async function twoAtATable() {
  const [ada, ben] = [await newcomer('Ada'), await newcomer('Ben')];
  const wish = { game: 'airlines-europe', seats: 2, hints: false, sit: { seat: 0, contribution: 'a' } };
  const open = (await (await call('POST', '/api/tables', ada.cookie, wish)).json()) as TableInfo;
  await call('PUT', `/api/tables/${open.id}/seats/1`, ben.cookie, { contribution: 'b' });
  const pages = [openPage(open, ada), openPage(open, ben)] as const;
  const table = (await (await call('POST', `/api/tables/${open.id}/start`, ada.cookie)).json()) as TableInfo;
  await Promise.all(pages.map((page) => page.until(() => page.moments().length > 0)));
  return { table, pages };
}

const newest = (page: Page): Moment => page.moments().at(-1) as Moment;

/** The first thing the seat may do. */
async function decide(page: Page, seat: number): Promise<PageAnswer> {
  const [action] = await page.backend.actions(newest(page));
  return page.backend.act(seat, action);
}

test('whoever waits at the table sees the match begin, and everything from then on', async () => {
  const { pages, table } = await twoAtATable();
  const [ada, ben] = pages;
  expect(table.hints).toBe(false);
  expect(ada.said[0]).toMatchObject({
    kind: 'table',
    table: { state: 'open', mySeats: [0], mine: true, hints: false },
  });
  expect([newest(ada).eye, newest(ben).eye]).toEqual([0, 1]);
  const before = newest(ben).frame;
  expect(await decide(ada, 0)).toEqual({ ok: true, value: undefined });
  expect(await decide(ben, 1)).toEqual({ ok: true, value: undefined });
  await ada.until(() => ada.moments().length > 2);
  expect(newest(ben).frame).toBeGreaterThan(before);
  const history = await ben.backend.history(1);
  // What is beside a view may be told anew.
  const told = new Map(ben.moments().map(({ frame, view }) => [frame, view]));
  expect(history.ok && history.value.map(({ frame, view }) => [frame, view])).toEqual([...told]);
});

test('somebody who only watches has the same, through a watcher’s eyes', async () => {
  const { pages, table } = await twoAtATable();
  const [ada, ben] = pages;
  await decide(ada, 0);
  await decide(ben, 1);
  const watcher = openPage(table, null);
  await watcher.until(() => watcher.moments().length > 0);
  expect(newest(watcher)).toMatchObject({ eye: 'watcher', undo: 0 });
  const history = await watcher.backend.history('watcher');
  expect(history.ok && history.value.at(-1)).toMatchObject({
    frame: newest(watcher).frame,
    view: newest(watcher).view,
  });
});

test('a decision whose answer was lost with the connection is done once, and answered', async () => {
  const { pages } = await twoAtATable();
  const [ada, ben] = pages;
  const { frame } = newest(ada);
  const [action] = await ada.backend.actions(newest(ada));
  const answer = ada.backend.act(0, action);
  ada.sockets.at(-1)?.cut();
  expect(await answer).toEqual({ ok: true, value: undefined });
  expect(ada.sockets.length).toBe(2);
  await ada.until(() => newest(ada).frame > frame);
  const states = ada.said.flatMap((event) => (event.kind === 'connection' ? [event.connection.state] : []));
  expect(states).toEqual(['connecting', 'live', 'lost', 'connecting', 'live']);
  expect(newest(ada).undo).toBe(1);
  expect(await ada.backend.undo(0)).toEqual({ ok: true, value: undefined });
  expect(newest(ada).undo).toBe(0);
  expect(await decide(ada, 0)).toMatchObject({ ok: true });
  expect(await decide(ben, 1)).toMatchObject({ ok: true });
});

test('what the rules refuse comes back with their reason', async () => {
  const { pages } = await twoAtATable();
  const [ada] = pages;
  const [action] = await ada.backend.actions(newest(ada));
  expect(await ada.backend.act(1, action)).toEqual({ ok: false, problem: 'not-your-seat' });
  expect(await ada.backend.act(0, 'nonsense')).toMatchObject({ ok: false, problem: 'malformed' });
  expect(await ada.backend.people?.chat({ text: '\u0000' })).toMatchObject({ ok: false, problem: 'malformed' });
});
