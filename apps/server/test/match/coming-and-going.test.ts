/** People who come, go and come back at awkward moments: they see what is there, once, and nothing after they left. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import { fastChance, type Game } from '@tarmac/kit';
import type { ServerMessage } from '@tarmac/wire';
import { afterAll, describe, expect, test } from 'vitest';
import { makeListenerGroups } from '../../src/match/listener-groups.ts';
import { makeMatches } from '../../src/match/make.ts';
import { call, connect, newcomer } from '../support/client.ts';
import { holdNextAnswer, isEntry } from '../support/hold.ts';
import { expectOk, gather, openAll, owes, playOnce, playOut, receivedNow, type Seated } from '../support/play.ts';
import { openServer } from '../support/server.ts';

const game = airlinesEurope as Game;
const server = await openServer({ TARMAC_SPECTATOR_DELAY: '1' });
afterAll(() => server.close());

/** Somebody without a socket, and the kinds of message they were sent. */
function ear(onMessage: (message: ServerMessage) => void = () => {}) {
  const heard: ServerMessage['kind'][] = [];
  const send = (json: string) => {
    const message = JSON.parse(json) as ServerMessage;
    heard.push(message.kind);
    onMessage(message);
  };
  return { person: null, send, heard };
}

test('who comes and plays before the one who started it hears that it began stays in the same match', async () => {
  const party = await gather([server.base], { game: game.id, seats: 2 }, false, async (match, people) => {
    const held = holdNextAnswer(server.parts.database, isEntry);
    const [quick] = people as [Seated];
    const meanwhile = async () => {
      await held.begun;
      quick.client.send({ kind: 'watch', match });
      await quick.client.until(() => owes(quick.client, match, quick.seat), 'the deal');
      expect(await playOnce(game, quick.client, match, quick.seat, () => 0)).toMatchObject({ kind: 'done', frame: 2 });
      held.release();
    };
    meanwhile().catch(held.release);
  });
  const [quick, slow] = party.people as [Seated, Seated];
  expect(quick.client.seen(party.match, quick.seat)?.frame).toBe(2);
  await playOnce(game, slow.client, party.match, slow.seat, () => 0);
  await playOut(game, party, () => 0, 4);
  // A frame after any other than the one before it would have thrown.
  const frames = quick.client.received.filter((text) => text.startsWith('{"kind":"frame"'));
  expect(frames.length).toBeGreaterThanOrEqual(5);
});

describe.each(['live', 'delayed'] as const)('a table with spectators: %s', (spectators) => {
  test('shows nothing to those who left, at whatever moment, before they were shown anything', async () => {
    const party = await gather([server.base], { game: game.id, seats: 2, spectators });
    const { match } = party;
    await openAll(game, party);
    const matches = makeMatches(server.parts, { decide: () => new Promise(() => {}), close: async () => {} });
    const left: ReturnType<typeof ear>[] = [];
    for (let steps = 0; steps < 120; steps++) {
      let leave: Promise<void> | null = null;
      const listener = ear(({ kind }) => {
        if (kind === 'table') leave = leaveAfter(steps);
      });
      const leaveAfter = async (wait: number) => {
        for (let step = 0; step < wait; step++) await null;
        matches.unwatch(match, listener);
      };
      await matches.watch(match, listener, null);
      await leave;
      listener.heard.length = 0;
      left.push(listener);
    }
    const stays = ear();
    await matches.watch(match, stays, null);
    const before = stays.heard.length;
    const mover = party.people.find(({ client, seat }) => owes(client, match, seat)) as Seated;
    const id = mover.client.person as string;
    const person = { id, name: 'x', language: 'en', device: 'd', banned: false } as const;
    const { view, frame } = mover.client.seen(match, mover.seat) as { view: unknown; frame: number };
    const [action] = game.actions(game.imagine(view, fastChance(1)), mover.seat);
    await matches.handle(person, { kind: 'act', id: 'a', match, seat: mover.seat, frame, action }, receivedNow());
    while (!stays.heard.slice(before).includes('frame')) await new Promise((resolve) => setImmediate(resolve));
    expect(left.map(({ heard }) => heard)).toEqual(left.map(() => []));
    await matches.close();
  });
});

test('who comes while the last one leaves and another is on the way in hears of the table', async () => {
  const { match } = await gather([server.base], { game: game.id, seats: 2 });
  const groups = makeListenerGroups(server.parts);
  const [last, second, third] = [ear(), ear(), ear()];
  await groups.enter(match, last);
  const entering = groups.enter(match, second);
  groups.leave(match, last);
  await Promise.all([entering, groups.enter(match, third)]);
  for (const { heard } of [second, third]) heard.length = 0;
  groups.tableChanged(match);
  await groups.close();
  expect([last.heard, second.heard, third.heard]).toEqual([['table'], ['table'], ['table']]);
});

describe('coming back', () => {
  test('to a seat whose time had run out shows how much there is now', async () => {
    let ahead = 0;
    const own = await openServer({}, { now: () => Date.now() + ahead });
    const clock = { kind: 'live', bank: 600, increment: 0 } as const;
    const wish = { game: game.id, seats: 2, clock, onTimeout: 'stand-in', standIn: 'random' } as const;
    const { match, people } = await gather([own.base], wish);
    const [one, two] = people as [Seated, Seated];
    await playOnce(game, two.client, match, two.seat, () => 0);
    ahead = 700_000;
    const isSettled = () => two.client.seen(match, two.seat)?.awaited.join() === `${two.seat}`;
    await two.client.until(isSettled, 'the stand-in to have chosen and played');
    const frame = one.client.seen(match, one.seat)?.frame as number;
    const back = { kind: 'return', id: 'back', match, seat: one.seat, frame } as const;
    expect(await one.client.ask(back)).toMatchObject({ kind: 'done' });
    const leftFor = ({ client, seat }: Seated) => client.seen(match, seat)?.clocks[one.seat]?.left ?? 0;
    await one.client.until(() => leftFor(one) >= 150_000, 'a quarter of the bank');
    await two.client.until(() => leftFor(two) >= 150_000, 'the same for the other to see');
    await own.close();
  });

  test('with two seats shows both as they are, without news that may be another seat’s', async () => {
    const cookie = await newcomer(server.base, 'Both');
    const wish = { game: game.id, seats: 2 };
    const { id: match } = (await expectOk(await call(server.base, 'POST', '/api/tables', wish, { cookie }))) as {
      id: string;
    };
    for (const seat of [0, 1]) {
      const path = `/api/tables/${match}/seats/${seat}`;
      await expectOk(await call(server.base, 'PUT', path, { contribution: 'mine' }, { cookie }));
    }
    await expectOk(await call(server.base, 'POST', `/api/tables/${match}/start`, undefined, { cookie }));
    const client = await connect(server.base, { cookie });
    client.send({ kind: 'watch', match });
    await client.until(() => client.seen(match, 1) !== undefined, 'both seats');
    const party = { match, people: [0, 1].map((seat) => ({ cookie, seat, client })) };
    await openAll(game, party);
    await playOut(game, party, () => 0, 8);
    const again = await connect(server.base, { cookie });
    again.send({ kind: 'watch', match, frame: 1 });
    await again.until(() => again.seen(match, 1) !== undefined, 'both seats again');
    for (const seat of [0, 1]) {
      expect(again.seen(match, seat)?.view).toEqual(client.seen(match, seat)?.view);
      expect(again.seen(match, seat)?.news).toEqual([]);
    }
  });
});
