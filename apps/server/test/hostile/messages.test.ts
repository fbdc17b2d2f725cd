/** Broken, nasty and oversized messages on a socket: refused with a code, and everything is as it was. */

import { randomBytes } from 'node:crypto';
import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import type { Game } from '@tarmac/kit';
import {
  type ClientMessage,
  clientMessage,
  LIMITS,
  messageId,
  PROTOCOL,
  parse,
  type ServerMessage,
} from '@tarmac/wire';
import { beforeAll, expect, test } from 'vitest';
import { connect } from '../support/client.ts';
import { choices, gather, type Party } from '../support/play.ts';
import { useServer } from '../support/server.ts';
import { BROKEN_TEXTS, NASTY, spoiled } from './nasty.ts';
import { unharmed } from './unharmed.ts';

const game = airlinesEurope as Game;
const server = await useServer();
let party: Party;
beforeAll(async () => {
  party = await gather([server.base]);
});
const myself = () => party.one;

/** A page that only makes noise is cut off: so each has its say for a while only. */
const NOISE = 90;

/** Each text on its own; resolves to what came back for each. */
async function answersTo(texts: readonly string[]): Promise<ServerMessage[]> {
  const answers: ServerMessage[] = [];
  for (let from = 0; from < texts.length; from += NOISE) {
    const client = await connect(server.base, { cookie: myself().cookie });
    for (const text of texts.slice(from, from + NOISE)) {
      const before = client.received.length;
      client.sendText(text);
      await client.until(() => client.received.length > before, `an answer to ${text.slice(0, 200)}`);
      await client.settled();
      expect(client.received.length).toBe(before + 1);
      answers.push(JSON.parse(client.received.at(-1) as string) as ServerMessage);
    }
    client.close();
    await client.closed;
  }
  return answers;
}

const malformed = { kind: 'refused', id: null, problem: 'malformed' };

test('texts that are no messages', async () => {
  const answers = await unharmed(server, () => answersTo(BROKEN_TEXTS));
  for (const answer of answers) expect(answer).toMatchObject(malformed);
});

test('bytes instead of text', async () => {
  const client = await connect(server.base, { cookie: myself().cookie });
  await unharmed(server, async () => {
    for (const size of [0, 1, 1000, LIMITS.socketBytes]) {
      const before = client.received.length;
      client.sendText(randomBytes(size) as never);
      await client.until(() => client.received.length > before);
      expect(JSON.parse(client.received.at(-1) as string)).toMatchObject(malformed);
    }
  });
});

function everyKind(): Record<ClientMessage['kind'], ClientMessage> {
  const { client } = myself();
  const { match } = party;
  const common = { match, seat: 0, frame: 1, id: 'x' };
  return {
    hello: { kind: 'hello', protocol: 1 },
    watch: { kind: 'watch', match, frame: 1 },
    unwatch: { kind: 'unwatch', match },
    act: { kind: 'act', ...common, action: choices(game, client, match, 0)[0] },
    undo: { kind: 'undo', ...common },
    resign: { kind: 'resign', ...common },
    return: { kind: 'return', ...common },
    'propose-undo': { kind: 'propose-undo', ...common, to: 0 },
    'propose-end': { kind: 'propose-end', ...common },
    answer: { kind: 'answer', ...common, what: 'end', proposal: 'p', yes: true },
    chat: { kind: 'chat', id: 'x', match, text: 'hello' },
  };
}

test('something nasty in every field of every kind of message', async () => {
  const all = Object.values(everyKind()).flatMap((message) => [...spoiled(message)]);
  const texts = [...new Set(all.map((message) => JSON.stringify(message)))].filter(
    (text) => !parse(clientMessage, JSON.parse(text)).ok,
  );
  expect(texts.length).toBeGreaterThan(1000);
  const answers = await unharmed(server, () => answersTo(texts));
  for (const [index, answer] of answers.entries())
    expect([texts[index], answer]).toMatchObject([texts[index], { ...malformed, id: idIn(texts[index] as string) }]);
  expect(answers.some((answer) => answer.kind === 'refused' && answer.id === 'x')).toBe(true);
});

/** Whoever waits for an answer to it gets one. */
function idIn(text: string): string | null {
  const { id } = (JSON.parse(text) ?? {}) as { readonly id?: unknown };
  return messageId.safeParse(id).success ? (id as string) : null;
}

test('a greeting is answered whenever it is said, so that a page can tell whether anybody is there', async () => {
  const client = await connect(server.base, { cookie: myself().cookie });
  client.send({ kind: 'watch', match: party.match });
  await client.until(() => client.table(party.match) !== undefined, 'the table');
  const before = client.received.length;
  client.send({ kind: 'hello', protocol: PROTOCOL });
  await client.until(() => client.received.length > before, 'a welcome');
  expect(client.received.slice(before).map((text) => JSON.parse(text))).toMatchObject([
    { kind: 'welcome', person: client.person, now: expect.any(Number) },
  ]);
  client.close();
});

test('no nasty id, match or text passes for a good one', () => {
  const { watch, chat, act } = everyKind();
  const passing = (message: ClientMessage, key: string) =>
    NASTY.filter((value) => parse(clientMessage, { ...message, [key]: value }).ok);
  expect(passing(watch, 'match')).toEqual([]);
  expect(passing(act, 'seat')).toEqual([-0]);
  expect(passing(act, 'frame')).toEqual([-0]);
  // What is left can be shown on a page as it is.
  for (const text of passing(chat, 'text')) expect(text).not.toMatch(/[\0\u202e\ufeff\ud800]/u);
});

test('any nasty action is refused by the game, with the id it came with', async () => {
  const { act } = everyKind();
  const { client } = myself();
  const actions = [
    ...NASTY,
    ...choices(game, client, party.match, 0)
      .slice(0, 1)
      .flatMap((action) => [...spoiled(action)]),
  ];
  await unharmed(server, async () => {
    const texts = actions.map((action, index) => JSON.stringify({ ...act, id: `nasty-${index}`, action }));
    for (const [index, answer] of (await answersTo(texts)).entries()) {
      const problem = expect.toSatisfy((told) => ['malformed', 'against-the-rules'].includes(told));
      expect([texts[index], answer]).toMatchObject([texts[index], { kind: 'refused', id: `nasty-${index}`, problem }]);
    }
    const nested = `${'['.repeat(7000)}${']'.repeat(7000)}`;
    const text = JSON.stringify({ ...act, id: 'nested', action: 'here' }).replace('"here"', nested);
    expect(await answersTo([text])).toMatchObject([{ kind: 'refused', id: 'nested', problem: 'malformed' }]);
  });
});

test('a frame that is too large closes the socket, and it is the only one that is closed', async () => {
  const client = await connect(server.base, { cookie: myself().cookie });
  await unharmed(server, async () => {
    const most = JSON.stringify({ kind: 'chat', text: '' }).length;
    client.sendText(JSON.stringify({ kind: 'chat', text: 'x'.repeat(LIMITS.socketBytes - most) }));
    await client.until(() => client.received.at(-1)?.includes('malformed') === true, 'a refusal');
    client.sendText('x'.repeat(LIMITS.socketBytes + 1));
    expect(await client.closed).toBe(1009);
  });
  await myself().client.settled();
  expect(await myself().client.ask(everyKind().undo as never)).toMatchObject({ problem: 'nothing-to-undo' });
});

test('nonsense without end is cut off', async () => {
  const client = await connect(server.base, { cookie: myself().cookie });
  for (let times = 0; times < 200; times++) client.sendText('nonsense');
  expect(await client.closed).toBe(4002);
  expect(client.received.length).toBeLessThan(120);
});
