/** Other people's seats, false identities, and messages sent twice, late, early or to the wrong match. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import type { Game } from '@tarmac/kit';
import type { ClientMessage } from '@tarmac/wire';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { call, connect, newcomer } from '../support/client.ts';
import { choices, gather, type Seated, theFirst } from '../support/play.ts';
import { openServer, useServer } from '../support/server.ts';
import { unharmed } from './unharmed.ts';

const game = airlinesEurope as Game;
const server = await useServer();

type BySeat = Extract<ClientMessage, { seat: number }>;

/** Everything a seat can say, at the frame it has. */
function allOf({ match, seat, client, frame }: Seated): BySeat[] {
  const common = { match, seat, frame: frame() };
  const action = choices(game, client, match, seat)[0];
  return [
    { kind: 'act', id: 'x-act', ...common, action },
    { kind: 'undo', id: 'x-undo', ...common },
    { kind: 'resign', id: 'x-resign', ...common },
    { kind: 'return', id: 'x-return', ...common },
    { kind: 'propose-undo', id: 'x-propose-undo', ...common, to: 0 },
    { kind: 'propose-end', id: 'x-propose-end', ...common },
    { kind: 'answer', id: 'x-answer', ...common, what: 'end', proposal: 'p', yes: true },
  ];
}

const partyOf = (seats: number, wish = {}) => gather([server.base], { seats, ...wish });

describe("somebody else's seat", () => {
  test.each(['another player', 'a stranger with an identity'])('is closed to %s, whatever they say', async (who) => {
    const { one: first, two: second } = await partyOf(3);
    const intruder =
      who === 'another player'
        ? second.client
        : await connect(server.base, { cookie: await newcomer(server.base, 'Mallory') });
    await unharmed(server, async () => {
      for (const message of allOf(first))
        expect(await intruder.ask(message)).toMatchObject({ kind: 'refused', problem: 'not-your-seat' });
      for (const seat of [7, 19])
        expect(await intruder.ask({ ...(allOf(first)[0] as BySeat), seat })).toMatchObject({
          problem: 'not-your-seat',
        });
    });
  });

  test('is closed to somebody without an identity', async () => {
    const { match, one } = await partyOf(2);
    const nobody = await connect(server.base);
    expect(nobody.person).toBeNull();
    await unharmed(server, async () => {
      for (const message of allOf(one))
        expect(await nobody.ask(message)).toMatchObject({ kind: 'refused', problem: 'no-identity' });
      expect(await nobody.ask({ kind: 'chat', id: 'c', match, text: 'hello' })).toMatchObject({
        problem: 'no-identity',
      });
    });
  });

  test('is not shown: a stranger gets what a watcher may see, and nothing at a table without spectators', async () => {
    const open = await partyOf(2);
    const closed = await partyOf(2, { spectators: 'none' });
    const stranger = await connect(server.base, { cookie: await newcomer(server.base, 'Mallory') });
    for (const { match } of [open, closed]) stranger.send({ kind: 'watch', match });
    await stranger.until(() => stranger.received.some((text) => text.includes('no-spectators')), 'a refusal');
    await stranger.shown(open.match, 'watcher');
    expect(stranger.received.some((text) => text.includes('"eye":0') || text.includes('"eye":1'))).toBe(false);
    expect(stranger.table(closed.match)).toBeUndefined();
    for (const path of [`tables/${closed.match}`, `matches/${closed.match}/export`])
      expect((await call(server.base, 'GET', `/api/${path}`)).status).toBe(403);
  });

  test('cannot be taken, freed, given to a bot, started or closed by somebody who may not', async () => {
    const [host, mallory] = [await newcomer(server.base, 'Host'), await newcomer(server.base, 'Mallory')];
    const wish = { game: game.id, seats: 3, sit: { seat: 0, contribution: 'mine' } };
    const made = await call(server.base, 'POST', '/api/tables', wish, { cookie: host });
    const { id } = (await made.json()) as { id: string };
    const tries: [string, string, unknown, string][] = [
      ['PUT', `/api/tables/${id}/seats/0`, { contribution: 'stolen' }, 'seat-taken'],
      ['DELETE', `/api/tables/${id}/seats/0`, undefined, 'not-your-seat'],
      ['PUT', `/api/tables/${id}/seats/1/bot`, { level: 'pilot' }, 'not-allowed'],
      ['POST', `/api/tables/${id}/start`, undefined, 'not-allowed'],
      ['DELETE', `/api/tables/${id}`, undefined, 'not-allowed'],
      ['PUT', `/api/tables/${id}/seats/3`, { contribution: 'x' }, 'not-found'],
    ];
    await unharmed(server, async () => {
      for (const [method, path, body, problem] of tries) {
        const response = await call(server.base, method, path, body, { cookie: mallory });
        expect([path, (await response.json()) as unknown]).toMatchObject([path, { problem }]);
      }
    });
  });

  test('of a running match cannot be left by a seat of mine in another', async () => {
    const [{ one: me }, theirs] = [await partyOf(2), await partyOf(2)];
    await unharmed(server, async () => {
      for (const message of allOf(me))
        expect(await me.client.ask({ ...message, match: theirs.match })).toMatchObject({ problem: 'not-your-seat' });
      for (const message of allOf(me))
        expect(await me.client.ask({ ...message, match: 'A'.repeat(16) })).toMatchObject({ problem: 'not-running' });
    });
  });
});

describe('an identity that is', () => {
  const forgeries: [string, (cookie: string) => Promise<string> | string][] = [
    ['made up', () => `tarmac=${'A'.repeat(16)}.${'B'.repeat(43)}`],
    ['altered in its signature', (cookie) => cookie.replace(/.(?=;|$)/, (end) => (end === 'A' ? 'E' : 'A'))],
    ['altered in its device', (cookie) => cookie.replace(/=./, (start) => (start === '=A' ? '=B' : '=A'))],
    ['without a signature', (cookie) => cookie.split('.')[0] as string],
    ['another kind of cookie', (cookie) => cookie.replace('tarmac', 'session')],
    [
      'signed by another installation',
      async () => {
        const { base } = await openServer();
        return newcomer(base, 'Mallory');
      },
    ],
  ];

  test.each(forgeries)('%s is nobody, on sockets as over HTTP', async (_, forge) => {
    const { match, one } = await partyOf(2);
    const cookie = await forge(one.cookie);
    const response = await call(server.base, 'GET', '/api/me', undefined, { cookie });
    expect([response.status, await response.json()]).toEqual([401, { problem: 'no-identity' }]);
    const client = await connect(server.base, { cookie });
    expect(client.person).toBeNull();
    await unharmed(server, async () => {
      for (const message of allOf(one)) expect(await client.ask(message)).toMatchObject({ problem: 'no-identity' });
    });
    await client.watch(match);
    expect(client.seen(match, 0)).toBeUndefined();
  });

  test('signed out is nobody from then on, on new sockets as over HTTP', async () => {
    const { cookie } = (await partyOf(2)).one;
    const devices = await call(server.base, 'GET', '/api/me/devices', undefined, { cookie });
    const [{ id }] = (await devices.json()) as [{ id: string }];
    expect((await call(server.base, 'DELETE', `/api/me/devices/${id}`, undefined, { cookie })).status).toBe(204);
    expect((await call(server.base, 'GET', '/api/me', undefined, { cookie })).status).toBe(401);
    const again = await connect(server.base, { cookie });
    expect(again.person).toBeNull();
  });
});

describe('before hello', () => {
  async function silent(): Promise<{ socket: WebSocket; next: () => Promise<unknown>; closed: Promise<number> }> {
    const socket = new WebSocket(`${server.base.replace('http', 'ws')}/api/socket`);
    const closed = new Promise<number>((resolve) => socket.on('close', resolve));
    await new Promise((resolve) => socket.on('open', resolve));
    const next = () =>
      new Promise<unknown>((resolve) => socket.once('message', (data) => resolve(JSON.parse(data.toString()))));
    return { socket, next, closed };
  }

  test('nothing is answered but that it is missing', async () => {
    const party = await partyOf(2);
    const { socket, next } = await silent();
    await unharmed(server, async () => {
      const messages: ClientMessage[] = [
        { kind: 'watch', match: party.match },
        { kind: 'chat', id: 'c', match: party.match, text: 'x' },
        ...allOf(party.one),
      ];
      for (const message of messages) {
        socket.send(JSON.stringify(message));
        expect(await next()).toEqual({
          kind: 'refused',
          id: null,
          problem: 'wrong-protocol',
          detail: 'say hello first',
        });
      }
    });
    socket.terminate();
  });

  test.each([0, 2, -1, 999_999])('protocol %i is not spoken here', async (protocol) => {
    const { socket, next, closed } = await silent();
    socket.send(JSON.stringify({ kind: 'hello', protocol }));
    expect(await next()).toMatchObject({ problem: 'wrong-protocol' });
    expect(await closed).toBe(4000);
  });
});

describe('a message', () => {
  const actOf = ({ match, client, seat, frame }: Seated, id: string, choice = 0) =>
    ({ kind: 'act', id, match, seat, frame: frame(), action: choices(game, client, match, seat)[choice] }) as const;

  test('sent again is answered again and not done again, at once or much later', async () => {
    const { one: first, two: second } = await partyOf(2);
    const message = actOf(first, 'once');
    const done = await first.client.ask(message);
    expect(done).toEqual({ kind: 'done', id: 'once', frame: 2 });
    await unharmed(server, async () => {
      for (let times = 0; times < 3; times++) expect(await first.client.ask(message)).toEqual(done);
      const elsewhere = await connect(server.base, { cookie: first.cookie });
      expect(await elsewhere.ask(message)).toEqual(done);
      // It is the message that was done, whatever it says the second time.
      expect(await first.client.ask({ ...message, action: { type: 'cash' } })).toEqual(done);
      const { action: _, ...rest } = message;
      expect(await first.client.ask({ ...rest, kind: 'resign' })).toEqual(done);
    });
    await second.play(game, theFirst);
    await first.client.until(() => first.frame() === 3, 'both choices');
    await unharmed(server, async () => expect(await first.client.ask(message)).toEqual(done));
  });

  test("with another person's id is a message of its own", async () => {
    const { one: first, two: second } = await partyOf(2);
    expect((await first.client.ask(actOf(first, 'same'))).kind).toBe('done');
    expect((await second.client.ask(actOf(second, 'same'))).kind).toBe('done');
    await first.client.until(() => first.frame() === 3, 'both choices');
  });

  test('in chat is said once, however often it comes', async () => {
    const { match, one: first } = await partyOf(2);
    for (let times = 0; times < 3; times++) expect((await first.say('hi', 'once')).kind).toBe('done');
    const rows = await server.parts.database.read.selectFrom('chat').selectAll().where('match', '=', match).execute();
    expect(rows).toHaveLength(1);
  });

  test('from the past or the future of its eye is stale', async () => {
    const { one: first } = await partyOf(2);
    await first.client.ask(actOf(first, 'choose'));
    await unharmed(server, async () => {
      for (const frame of [0, 1, 3, 50, 1_000_000]) {
        const message = { ...actOf(first, `at-${frame}`, 1), frame };
        expect(await first.client.ask(message)).toMatchObject({ kind: 'refused', problem: 'stale' });
        expect(await first.ask({ kind: 'undo', frame })).toMatchObject({ problem: 'stale' });
      }
    });
  });

  test('sent before the one it builds on is refused, and counts when it is sent in its order', async () => {
    const { one: first } = await partyOf(2);
    const choose = actOf(first, 'first');
    const undo = { kind: 'undo', frame: 2 } as const;
    expect(await first.ask(undo)).toMatchObject({ problem: 'stale' });
    expect((await first.client.ask(choose)).kind).toBe('done');
    expect((await first.ask(undo)).kind).toBe('done');
    expect(await first.client.ask(choose)).toEqual({ kind: 'done', id: 'first', frame: 2 });
  });

  test('many at once from one seat make one act', async () => {
    const { one: first } = await partyOf(2);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => first.client.ask(actOf(first, `race-${index}`, index % 2))),
    );
    expect(answers.filter(({ kind }) => kind === 'done')).toHaveLength(1);
    expect(answers.filter((answer) => answer.kind === 'refused').every(({ problem }) => problem === 'stale')).toBe(
      true,
    );
  });

  test('after the end does nothing', async () => {
    const { one: first, two: second } = await partyOf(2);
    await first.ask({ kind: 'resign' });
    await second.over();
    await unharmed(server, async () => {
      for (const message of allOf(second))
        expect(await second.client.ask(message)).toMatchObject({ kind: 'refused', problem: 'not-running' });
    });
  });
});
