/** What people settle among themselves: undo by consent, calling it off, resigning, a return match, chat. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import { fastChance, type Game, verifyMatch } from '@tarmac/kit';
import { afterAll, describe, expect, test } from 'vitest';
import { nodeDigest } from '../../src/digest.ts';
import { call, connect, newcomer } from '../support/client.ts';
import { expectOk, gather, openAll, type Party, playOut, type Seated } from '../support/play.ts';
import { openServer } from '../support/server.ts';

const game = airlinesEurope as Game;
const HOST_TOKEN = 'host-token-host-token-host';
const server = await openServer({ TARMAC_HOST_TOKEN: HOST_TOKEN });
afterAll(() => server.close());

let ids = 0;
const by = ({ client, seat }: Seated, match: string) => ({
  id: `t${++ids}`,
  match,
  seat,
  frame: client.seen(match, seat)?.frame as number,
});
/** The id of the proposal that is shown. */
const shown = ({ client }: Seated, match: string) => client.table(match)?.proposals[0]?.id ?? 'none';
const tableOf = ({ client }: Seated, match: string) => client.table(match);
const exported = async (match: string) => expectOk(await call(server.base, 'GET', `/api/matches/${match}/export`));

async function underWay(seats: number, acts: number, bots = {}): Promise<Party> {
  const party = await gather([server.base], { game: game.id, seats, bots });
  if (Object.keys(bots).length === 0) await openAll(game, party);
  const chance = fastChance(seats + acts);
  await playOut(game, party, (count) => chance.draw(count), acts);
  return party;
}

describe('undo by consent', () => {
  test('goes back over draws and other people, draws anew, and the match can still be verified', async () => {
    const party = await underWay(3, 60);
    const { match, people } = party;
    const [asker, second, third] = people as [Seated, Seated, Seated];
    const frame = asker.client.seen(match, asker.seat)?.frame as number;
    const to = frame - 10;
    expect(await asker.client.ask({ kind: 'propose-undo', ...by(asker, match), to })).toMatchObject({ kind: 'done' });
    await second.client.until(() => tableOf(second, match)?.proposals.length === 1, 'the proposal');
    expect(tableOf(second, match)?.proposals[0]).toMatchObject({ kind: 'undo', seat: asker.seat, yes: [asker.seat] });
    expect(tableOf(second, match)?.proposals[0]?.acts).toBeGreaterThan(3);
    const yes = { kind: 'answer', what: 'undo', proposal: shown(second, match), yes: true } as const;
    await second.client.ask({ ...yes, ...by(second, match) });
    expect(asker.client.seen(match, asker.seat)?.frame).toBe(frame);
    await third.client.ask({ ...yes, ...by(third, match) });
    await asker.client.until(() => asker.client.seen(match, asker.seat)?.cause === 'undo', 'the undo');
    await asker.client.until(() => tableOf(asker, match)?.proposals.length === 0, 'the proposal to be settled');
    const chance = fastChance(9);
    await playOut(game, party, (count) => chance.draw(count));
    expect(verifyMatch(game, await exported(match), nodeDigest)).toMatchObject({ ok: true });
  });

  test('lapses with the next act everybody sees, and one no is enough', async () => {
    const party = await underWay(2, 30);
    const { match, people } = party;
    const [asker, other] = people as [Seated, Seated];
    const to = (asker.client.seen(match, asker.seat)?.frame as number) - 6;
    await asker.client.ask({ kind: 'propose-undo', ...by(asker, match), to });
    await other.client.until(() => shown(other, match) !== 'none', 'the proposal');
    const late = { kind: 'answer', what: 'undo', proposal: shown(other, match), yes: true } as const;
    expect(await other.client.ask({ ...late, ...by(other, match), yes: false })).toMatchObject({ kind: 'done' });
    expect(await other.client.ask({ ...late, ...by(other, match) })).toMatchObject({ problem: 'no-proposal' });
    const again = by(asker, match);
    await asker.client.ask({ kind: 'propose-undo', ...again, to });
    await playOut(game, party, () => 0, 4);
    const toThat = { ...late, proposal: again.id };
    expect(await other.client.ask({ ...toThat, ...by(other, match) })).toMatchObject({ problem: 'no-proposal' });
  });

  test('a yes is to the proposal that was shown and to no other; sent again, a proposal is the same', async () => {
    const party = await underWay(2, 30);
    const { match, people } = party;
    const [asker, other] = people as [Seated, Seated];
    const frame = asker.client.seen(match, asker.seat)?.frame as number;
    const small = { kind: 'propose-undo', ...by(asker, match), to: frame - 2 } as const;
    await asker.client.ask(small);
    await other.client.until(() => shown(other, match) === small.id, 'the proposal');
    const large = { kind: 'propose-undo', ...by(asker, match), to: 2 } as const;
    await asker.client.ask(large);
    const yes = { kind: 'answer', what: 'undo', yes: true } as const;
    const late = { ...yes, proposal: small.id, ...by(other, match) };
    expect(await other.client.ask(late)).toMatchObject({ problem: 'no-proposal' });
    await asker.client.ask(large);
    await other.client.until(() => shown(other, match) === large.id, 'the other proposal');
    expect(tableOf(other, match)?.proposals).toHaveLength(1);
    const now = { ...yes, proposal: large.id, ...by(other, match) };
    const done = await other.client.ask(now);
    expect(done.kind).toBe('done');
    expect(await other.client.ask(now)).toEqual(done);
  });

  test('before the deal there is nothing to go back to', async () => {
    const party = await gather([server.base], { game: game.id, seats: 2 });
    const [asker] = party.people as [Seated];
    const reply = await asker.client.ask({ kind: 'propose-undo', ...by(asker, party.match), to: 0 });
    expect(reply).toMatchObject({ problem: 'nothing-to-undo' });
  });

  test('alone among bots nobody has to be asked', async () => {
    const party = await underWay(2, 6, { 1: 'random' });
    const [asker] = party.people as [Seated];
    const { match } = party;
    const to = (asker.client.seen(match, asker.seat)?.frame as number) - 3;
    expect(await asker.client.ask({ kind: 'propose-undo', ...by(asker, match), to })).toMatchObject({ kind: 'done' });
    expect(asker.client.received.some((text) => text.includes('"cause":"undo"'))).toBe(true);
  });
});

describe('calling it off', () => {
  test('needs everybody, and then nobody has won; the deal can be verified', async () => {
    const party = await underWay(3, 20);
    const { match, people } = party;
    const [one, two, three] = people as [Seated, Seated, Seated];
    await one.client.ask({ kind: 'propose-end', ...by(one, match) });
    await two.client.until(() => shown(two, match) !== 'none', 'the proposal');
    const proposal = shown(two, match);
    await two.client.ask({ kind: 'answer', ...by(two, match), what: 'end', proposal, yes: true });
    expect(tableOf(two, match)?.state).toBe('running');
    // To ask for the same is to agree.
    await three.client.ask({ kind: 'propose-end', ...by(three, match) });
    await one.client.until(() => tableOf(one, match)?.state === 'over', 'the end');
    expect(tableOf(one, match)?.result).toEqual({ reason: 'agreed', ranks: null, scores: null, rule: null });
    expect(tableOf(one, match)?.secret).toMatch(/^[0-9a-f]{64}$/);
    expect(verifyMatch(game, await exported(match), nodeDigest)).toMatchObject({ ok: true });
  });
});

describe('resigning', () => {
  test('with two seats ends the match, and the other has won', async () => {
    const party = await underWay(2, 10);
    const [one, two] = party.people as [Seated, Seated];
    expect(await one.client.ask({ kind: 'resign', ...by(one, party.match) })).toMatchObject({ kind: 'done' });
    await two.client.until(() => tableOf(two, party.match)?.state === 'over', 'the end');
    expect(tableOf(two, party.match)?.result).toMatchObject({ reason: 'resigned', ranks: [2, 1] });
  });

  test('with three hands the seat to a stand-in for good, and ranks it last', async () => {
    const party = await gather([server.base], { game: game.id, seats: 3, standIn: 'random' });
    const { match, people } = party;
    await openAll(game, party);
    const [leaver, ...others] = people as [Seated, Seated, Seated];
    await leaver.client.ask({ kind: 'resign', ...by(leaver, match) });
    await others[0].client.until(() => tableOf(others[0], match)?.seats[leaver.seat]?.state === 'resigned');
    expect(await leaver.client.ask({ kind: 'return', ...by(leaver, match) })).toMatchObject({
      problem: 'not-your-seat',
    });
    const chance = fastChance(2);
    await playOut(game, { match, people: others }, (count) => chance.draw(count));
    const { result } = tableOf(others[0], match) ?? {};
    expect(result?.reason).toBe('finished');
    expect(result?.ranks?.[leaver.seat]).toBe(3);
  });
});

describe('a return match', () => {
  test('is one table however many ask, with the same seats for the same people', async () => {
    const party = await underWay(2, 10);
    const { match, people } = party;
    const [one, two] = people as [Seated, Seated];
    await one.client.ask({ kind: 'resign', ...by(one, match) });
    await two.client.until(() => tableOf(two, match)?.state === 'over');
    const asked = await Promise.all(
      people.map(({ cookie }) => call(server.base, 'POST', `/api/tables/${match}/rematch`, undefined, { cookie })),
    );
    const [first, second] = (await Promise.all(asked.map(expectOk))) as { id: string }[];
    expect(first?.id).toBe(second?.id);
    await one.client.until(() => tableOf(one, match)?.rematch === first?.id, 'the link');
    for (const { cookie, seat } of people) {
      const path = `/api/tables/${first?.id}/seats/${seat}`;
      await expectOk(await call(server.base, 'PUT', path, { contribution: 'again' }, { cookie }));
    }
    await expectOk(
      await call(server.base, 'POST', `/api/tables/${first?.id}/start`, undefined, { cookie: one.cookie }),
    );
  });
});

async function hideFirstLine(match: string, method: 'PUT' | 'DELETE'): Promise<void> {
  const path = `/api/host/tables/${match}/chat/players/1/hidden`;
  await expectOk(await call(server.base, method, path, undefined, { authorization: `Bearer ${HOST_TOKEN}` }));
}

describe('chat', () => {
  test('has a room for the players and one for those who watch, and both are open once it is over', async () => {
    const party = await underWay(2, 4);
    const { match, people } = party;
    const [one, two] = people as [Seated, Seated];
    const watcher = await connect(server.base, { cookie: await newcomer(server.base, 'Watcher') });
    watcher.send({ kind: 'watch', match });
    await watcher.until(() => watcher.seen(match, 'watcher') !== undefined, 'the view');
    await one.client.ask({ kind: 'chat', id: 'c1', match, text: 'good luck <script>alert(1)</script>' });
    await watcher.ask({ kind: 'chat', id: 'c2', match, text: 'I know what they hold' });
    await two.client.until(() => two.client.chat.length === 1, 'the line');
    await watcher.until(() => watcher.chat.length === 1, 'its own line');
    expect(two.client.chat[0]).toMatchObject({ room: 'players', text: 'good luck <script>alert(1)</script>' });
    expect(watcher.chat[0]).toMatchObject({ room: 'spectators', name: 'Watcher' });
    await one.client.ask({ kind: 'resign', ...by(one, match) });
    const late = await connect(server.base, { cookie: two.cookie });
    late.send({ kind: 'watch', match });
    await late.until(() => late.chat.length === 2, 'both rooms');
    expect(late.chat.map(({ room }) => room)).toEqual(['players', 'spectators']);
  });

  test('said twice with one id stands once, and too much is refused', async () => {
    const party = await underWay(2, 4);
    const [one, two] = party.people as [Seated, Seated];
    const line = { kind: 'chat', match: party.match } as const;
    await one.client.ask({ ...line, id: 'same', text: 'once' });
    await one.client.ask({ ...line, id: 'same', text: 'once' });
    const replies = [];
    for (let again = 0; again < 8; again++)
      replies.push(await one.client.ask({ ...line, id: `n${again}`, text: `line ${again}` }));
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
    const party = await underWay(3, 4);
    const { match } = party;
    const [speaker, deaf, hearing] = party.people as [Seated, Seated, Seated];
    const path = `/api/me/people/${speaker.client.person}`;
    await expectOk(await call(server.base, 'PUT', path, { kind: 'mute' }, { cookie: deaf.cookie }));
    await speaker.client.ask({ kind: 'chat', id: 'm1', match, text: 'can you hear me?' });
    await hearing.client.until(() => hearing.client.chat.length === 1, 'the line');
    await hearing.client.ask({ kind: 'chat', id: 'm2', match, text: 'yes' });
    await deaf.client.until(() => deaf.client.chat.length > 0, 'the answer');
    expect(deaf.client.chat.map(({ text }) => text)).toEqual(['yes']);
  });

  test('that the host hides loses its words for whoever has it on the page, and gets them back', async () => {
    const party = await underWay(2, 4);
    const { match } = party;
    const [one, two] = party.people as [Seated, Seated];
    const watcher = await connect(server.base);
    watcher.send({ kind: 'watch', match });
    await watcher.until(() => watcher.seen(match, 'watcher') !== undefined, 'the view');
    await one.client.ask({ kind: 'chat', id: 'h1', match, text: 'something rude' });
    await one.client.ask({ kind: 'chat', id: 'h2', match, text: 'something kind' });
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
    await one.client.ask({ kind: 'chat', id: 'h3', match, text: 'sorry' });
    await again(7);
    expect(two.client.chat.at(-1)).toMatchObject({ number: 3, text: 'sorry' });
    await watcher.settled();
    expect(watcher.chat).toEqual([]);
  });
});
