/** What people settle among themselves: undo by consent, calling it off, resigning, a return match, chat. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import type { Game } from '@tarmac/kit';
import type { TableInfo } from '@tarmac/wire';
import { describe, expect, test } from 'vitest';
import { call, connect, newcomer, watching } from '../support/client.ts';
import {
  askOk,
  byChance,
  expectOk,
  gather,
  openAll,
  type Party,
  playOut,
  type Seated,
  theFirst,
  verifiedFile,
} from '../support/play.ts';
import { useServer } from '../support/server.ts';

const game = airlinesEurope as Game;
const HOST_TOKEN = 'host-token-host-token-host';
const server = await useServer({ TARMAC_HOST_TOKEN: HOST_TOKEN });

/** The id of the proposal that is shown. */
const shown = ({ table }: Seated) => table()?.proposals[0]?.id ?? 'none';
const untilShown = (seated: Seated, proposal = 'the proposal', isIt = (id: string) => id !== 'none') =>
  seated.client.until(() => isIt(shown(seated)), proposal);
const DONE = { kind: 'done' };

async function underWay(seats: number, acts: number, bots = {}): Promise<Party> {
  const party = await gather([server.base], { seats, bots });
  if (Object.keys(bots).length === 0) await openAll(game, party);
  await playOut(game, party, byChance(seats + acts), acts);
  return party;
}

describe('undo by consent', () => {
  test('goes back over draws and other people, draws anew, and the match can still be verified', async () => {
    const party = await underWay(3, 60);
    const { match, one: asker, two, three } = party;
    const frame = asker.frame();
    expect(await asker.ask({ kind: 'propose-undo', to: frame - 10 })).toMatchObject(DONE);
    await untilShown(two);
    expect(two.table()?.proposals).toMatchObject([{ kind: 'undo', seat: asker.seat, yes: [asker.seat] }]);
    expect(two.table()?.proposals[0]?.acts).toBeGreaterThan(3);
    const yes = { kind: 'answer', what: 'undo', proposal: shown(two), yes: true } as const;
    await two.ask(yes);
    expect(asker.frame()).toBe(frame);
    await three.ask(yes);
    await asker.client.until(() => asker.seen()?.cause === 'undo', 'the undo');
    await asker.client.until(() => asker.table()?.proposals.length === 0, 'the proposal to be settled');
    await playOut(game, party, byChance(9));
    await verifiedFile(server.base, match, game);
  });

  test('lapses with the next act everybody sees, and one no is enough', async () => {
    const party = await underWay(2, 30);
    const { one: asker, two: other } = party;
    const to = asker.frame() - 6;
    await asker.ask({ kind: 'propose-undo', to });
    await untilShown(other);
    const late = { kind: 'answer', what: 'undo', proposal: shown(other), yes: true } as const;
    expect(await other.ask({ ...late, yes: false })).toMatchObject(DONE);
    expect(await other.ask(late)).toMatchObject({ problem: 'no-proposal' });
    await asker.ask({ kind: 'propose-undo', id: 'again', to });
    await playOut(game, party, theFirst, 4);
    expect(await other.ask({ ...late, proposal: 'again' })).toMatchObject({ problem: 'no-proposal' });
  });

  test('a yes is to the proposal that was shown and to no other; sent again, a proposal is the same', async () => {
    const { one: asker, two: other } = await underWay(2, 30);
    const frame = asker.frame();
    await asker.ask({ kind: 'propose-undo', id: 'small', frame, to: frame - 2 });
    await untilShown(other, 'the proposal', (id) => id === 'small');
    const large = { kind: 'propose-undo', id: 'large', frame, to: 2 } as const;
    await asker.ask(large);
    const yes = { kind: 'answer', what: 'undo', yes: true } as const;
    expect(await other.ask({ ...yes, proposal: 'small' })).toMatchObject({ problem: 'no-proposal' });
    await asker.ask(large);
    await untilShown(other, 'the other proposal', (id) => id === 'large');
    expect(other.table()?.proposals).toHaveLength(1);
    const now = { ...yes, id: 'now', proposal: 'large', frame: other.frame() };
    const done = await other.ask(now);
    expect(done.kind).toBe('done');
    expect(await other.ask(now)).toEqual(done);
  });

  test('before the deal there is nothing to go back to', async () => {
    const { one } = await gather([server.base]);
    expect(await one.ask({ kind: 'propose-undo', to: 0 })).toMatchObject({ problem: 'nothing-to-undo' });
  });

  test('alone among bots nobody has to be asked', async () => {
    const { one } = await underWay(2, 6, { 1: 'random' });
    expect(await one.ask({ kind: 'propose-undo', to: one.frame() - 3 })).toMatchObject(DONE);
    expect(one.client.received.some((text) => text.includes('"cause":"undo"'))).toBe(true);
  });
});

describe('calling it off', () => {
  test('needs everybody, and then nobody has won; the deal can be verified', async () => {
    const { match, one, two, three } = await underWay(3, 20);
    await one.ask({ kind: 'propose-end' });
    await untilShown(two);
    await two.ask({ kind: 'answer', what: 'end', proposal: shown(two), yes: true });
    expect(two.table()?.state).toBe('running');
    // To ask for the same is to agree.
    await three.ask({ kind: 'propose-end' });
    const { result, secret } = await one.over();
    expect(result).toEqual({ reason: 'agreed', ranks: null, scores: null, rule: null });
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    await verifiedFile(server.base, match, game);
  });
});

describe('resigning', () => {
  test('with two seats ends the match, and the other has won', async () => {
    const { one, two } = await underWay(2, 10);
    expect(await one.ask({ kind: 'resign' })).toMatchObject(DONE);
    expect((await two.over()).result).toMatchObject({ reason: 'resigned', ranks: [2, 1] });
  });

  test('with three hands the seat to a stand-in for good, and ranks it last', async () => {
    const party = await gather([server.base], { seats: 3, standIn: 'random' });
    await openAll(game, party);
    const { match, one: leaver, two, three } = party;
    await leaver.ask({ kind: 'resign' });
    await two.client.until(() => two.table()?.seats[leaver.seat]?.state === 'resigned');
    expect(await leaver.ask({ kind: 'return' })).toMatchObject({ problem: 'not-your-seat' });
    await playOut(game, { match, people: [two, three] }, byChance(2));
    const { result } = await two.over();
    expect(result?.reason).toBe('finished');
    expect(result?.ranks?.[leaver.seat]).toBe(3);
  });
});

describe('a return match', () => {
  test('is one table however many ask, with the same seats for the same people', async () => {
    const { match, people, one, two } = await underWay(2, 10);
    await one.ask({ kind: 'resign' });
    await two.over();
    const path = `/api/tables/${match}/rematch`;
    const asked = await Promise.all(
      people.map(({ cookie }) => askOk(server.base, 'POST', path, undefined, cookie) as Promise<TableInfo>),
    );
    const [{ id }, second] = asked as [TableInfo, TableInfo];
    expect(second.id).toBe(id);
    await one.client.until(() => one.table()?.rematch === id, 'the link');
    for (const { cookie, seat } of people)
      await askOk(server.base, 'PUT', `/api/tables/${id}/seats/${seat}`, { contribution: 'again' }, cookie);
    await askOk(server.base, 'POST', `/api/tables/${id}/start`, undefined, one.cookie);
  });
});

async function hideFirstLine(match: string, method: 'PUT' | 'DELETE'): Promise<void> {
  const path = `/api/host/tables/${match}/chat/players/1/hidden`;
  await expectOk(await call(server.base, method, path, undefined, { authorization: `Bearer ${HOST_TOKEN}` }));
}

describe('chat', () => {
  test('has a room for the players and one for those who watch, and both are open once it is over', async () => {
    const { match, one, two } = await underWay(2, 4);
    const watcher = await watching(server.base, match, await newcomer(server.base, 'Watcher'));
    await one.say('good luck <script>alert(1)</script>');
    await watcher.ask({ kind: 'chat', id: 'c2', match, text: 'I know what they hold' });
    await two.client.until(() => two.client.chat.length === 1, 'the line');
    await watcher.until(() => watcher.chat.length === 1, 'its own line');
    expect(two.client.chat[0]).toMatchObject({ room: 'players', text: 'good luck <script>alert(1)</script>' });
    expect(watcher.chat[0]).toMatchObject({ room: 'spectators', name: 'Watcher' });
    await one.ask({ kind: 'resign' });
    const late = await connect(server.base, { cookie: two.cookie });
    late.send({ kind: 'watch', match });
    await late.until(() => late.chat.length === 2, 'both rooms');
    expect(late.chat.map(({ room }) => room)).toEqual(['players', 'spectators']);
  });

  test('said twice with one id stands once, and too much is refused', async () => {
    const { one, two } = await underWay(2, 4);
    await one.say('once', 'same');
    await one.say('once', 'same');
    const replies = [];
    for (let again = 0; again < 8; again++) replies.push(await one.say(`line ${again}`));
    expect(replies.some((reply) => reply.kind === 'refused' && reply.problem === 'too-fast')).toBe(true);
    await two.client.until(() => two.client.chat.some(({ text }) => text === 'line 0'), 'the lines');
    expect(two.client.chat.filter(({ text }) => text === 'once')).toHaveLength(1);
  });

  test('by code reaches everybody with the code and with words for pages that know no codes, and is hidden with them', async () => {
    const party = await underWay(2, 4);
    const { match } = party;
    const [one, two] = party.people as [Seated, Seated];
    await one.client.ask({ kind: 'chat', id: 'p1', match, phrase: 'well-played' });
    await one.client.ask({ kind: 'chat', id: 'p2', match, text: 'Well played!' });
    await two.client.until(() => two.client.chat.length === 2, 'the lines');
    const [byCode, inWords] = two.client.chat;
    expect(byCode).toMatchObject({ phrase: 'well-played', text: 'Well played!' });
    expect(inWords).toMatchObject({ text: 'Well played!' });
    expect(inWords).not.toHaveProperty('phrase');
    await hideFirstLine(match, 'PUT');
    await two.client.until(() => two.client.chat.length === 4, 'the lines again');
    expect(two.client.chat[2]).toMatchObject({ number: 1, text: null });
    expect(two.client.chat[2]).not.toHaveProperty('phrase');
  });

  test('of somebody I have muted does not reach me, and reaches the others', async () => {
    const { one: speaker, two: deaf, three: hearing } = await underWay(3, 4);
    await askOk(server.base, 'PUT', `/api/me/people/${speaker.client.person}`, { kind: 'mute' }, deaf.cookie);
    await speaker.say('can you hear me?');
    await hearing.client.until(() => hearing.client.chat.length === 1, 'the line');
    await hearing.say('yes');
    await deaf.client.until(() => deaf.client.chat.length > 0, 'the answer');
    expect(deaf.client.chat.map(({ text }) => text)).toEqual(['yes']);
  });

  test('that the host hides loses its words for whoever has it on the page, and gets them back', async () => {
    const { match, one, two } = await underWay(2, 4);
    const watcher = await watching(server.base, match);
    await one.say('something rude');
    await one.say('something kind');
    await two.client.until(() => two.client.chat.length === 2, 'the lines');
    const again = (lines: number) => two.client.until(() => two.client.chat.length === lines, 'the lines again');
    await hideFirstLine(match, 'PUT');
    await again(4);
    await hideFirstLine(match, 'DELETE');
    await again(6);
    expect(two.client.chat.map(({ number, text }) => [number, text])).toEqual([
      [1, 'something rude'],
      [2, 'something kind'],
      [1, null],
      [2, 'something kind'],
      [1, 'something rude'],
      [2, 'something kind'],
    ]);
    await one.say('sorry');
    await again(7);
    expect(two.client.chat.at(-1)).toMatchObject({ number: 3, text: 'sorry' });
    await watcher.settled();
    expect(watcher.chat).toEqual([]);
  });
});
