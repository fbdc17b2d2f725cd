/** People who come, go and come back at awkward moments: they see what is there, once, and nothing after they left. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import type { Game } from '@tarmac/kit';
import type { ServerMessage, TableInfo } from '@tarmac/wire';
import { describe, expect, test } from 'vitest';
import { makeListenerGroups } from '../../src/match/listener-groups.ts';
import { bareMatches, personWith } from '../support/bare.ts';
import { connect, newcomer } from '../support/client.ts';
import { holdNextAnswer, isEntry } from '../support/hold.ts';
import {
  askOk,
  choices,
  gather,
  openAll,
  partyOf,
  playOut,
  receivedNow,
  type Seated,
  seatedAt,
  theFirst,
} from '../support/play.ts';
import { openServer, useServer } from '../support/server.ts';

const game = airlinesEurope as Game;
const server = await useServer({ TARMAC_SPECTATOR_DELAY: '1' });

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
  const party = await gather([server.base], {}, false, async (match, people) => {
    const held = holdNextAnswer(server.parts.database, isEntry);
    const [quick] = people as [Seated];
    const meanwhile = async () => {
      await held.begun;
      quick.client.send({ kind: 'watch', match });
      await quick.client.until(quick.owes, 'the deal');
      expect(await quick.play(game, theFirst)).toMatchObject({ kind: 'done', frame: 2 });
      held.release();
    };
    meanwhile().catch(held.release);
  });
  const { one: quick, two: slow } = party;
  expect(quick.frame()).toBe(2);
  await slow.play(game, theFirst);
  await playOut(game, party, theFirst, 4);
  // A frame after any other than the one before it would have thrown.
  const frames = quick.client.received.filter((text) => text.startsWith('{"kind":"frame"'));
  expect(frames.length).toBeGreaterThanOrEqual(5);
});

describe.each(['live', 'delayed'] as const)('a table with spectators: %s', (spectators) => {
  test('shows nothing to those who left, at whatever moment, before they were shown anything', async () => {
    const party = await gather([server.base], { spectators });
    const { match } = party;
    await openAll(game, party);
    const matches = bareMatches(server.parts);
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
    const { client, seat, frame } = party.people.find(({ owes }) => owes()) as Seated;
    const act = { kind: 'act', id: 'a', match, seat, frame: frame(), action: choices(game, client, match, seat)[0] };
    await matches.handle(personWith(client.person as string), act as never, receivedNow());
    while (!stays.heard.slice(before).includes('frame')) await new Promise((resolve) => setImmediate(resolve));
    expect(left.map(({ heard }) => heard)).toEqual(left.map(() => []));
  });
});

test('who comes while the last one leaves and another is on the way in hears of the table', async () => {
  const { match } = await gather([server.base]);
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
    const wish = { clock, onTimeout: 'stand-in', standIn: 'random' } as const;
    const { match, one, two } = await gather([own.base], wish);
    await two.play(game, theFirst);
    ahead = 700_000;
    const isSettled = () => two.seen()?.awaited.join() === `${two.seat}`;
    await two.client.until(isSettled, 'the stand-in to have chosen and played');
    expect(await one.ask({ kind: 'return' })).toMatchObject({ kind: 'done' });
    const leftFor = ({ client, seat }: Seated) => client.seen(match, seat)?.clocks[one.seat]?.left ?? 0;
    await one.client.until(() => leftFor(one) >= 150_000, 'a quarter of the bank');
    await two.client.until(() => leftFor(two) >= 150_000, 'the same for the other to see');
  });

  test('with two seats shows both as they are, without news that may be another seat’s', async () => {
    const cookie = await newcomer(server.base, 'Both');
    const say = (method: string, path: string, body?: object) => askOk(server.base, method, path, body, cookie);
    const { id: match } = (await say('POST', '/api/tables', { game: game.id, seats: 2 })) as TableInfo;
    for (const seat of [0, 1]) await say('PUT', `/api/tables/${match}/seats/${seat}`, { contribution: 'mine' });
    await say('POST', `/api/tables/${match}/start`);
    const client = await connect(server.base, { cookie });
    await client.watch(match, 1);
    const seats = [0, 1].map((seat) => seatedAt(match, seat, cookie, client));
    const party = partyOf(match, seats);
    await openAll(game, party);
    await playOut(game, party, theFirst, 8);
    const again = await connect(server.base, { cookie });
    await again.watch(match, 1, 1);
    for (const { seat, seen } of seats) {
      expect(again.seen(match, seat)?.view).toEqual(seen()?.view);
      expect(again.seen(match, seat)?.news).toEqual([]);
    }
  });
});
