/** Those who watch, those who come late, and what may be taken away as a file. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import { fastChance, type Game, verifyMatch } from '@tarmac/kit';
import { patched, type ServerMessage, type TableInfo, type ViewFile } from '@tarmac/wire';
import { afterAll, describe, expect, test } from 'vitest';
import { nodeDigest } from '../../src/digest.ts';
import { call, connect, newcomer } from '../support/client.ts';
import { expectOk, gather, openAll, playOut, type Seated, settle } from '../support/play.ts';
import { openServer } from '../support/server.ts';

const game = airlinesEurope as Game;
const server = await openServer({ TARMAC_SPECTATOR_DELAY: '2' });
afterAll(() => server.close());

const watch = async (match: string, cookie?: string) => {
  const client = await connect(server.base, { cookie });
  client.send({ kind: 'watch', match });
  return client;
};

describe('spectators', () => {
  test('see what a watcher may, without an identity too, and nothing of what seats hold', async () => {
    const party = await gather([server.base], { game: game.id, seats: 2 });
    const watcher = await watch(party.match);
    await watcher.until(() => watcher.seen(party.match, 'watcher') !== undefined, 'the view');
    await openAll(game, party);
    const chance = fastChance(1);
    await playOut(game, party, (count) => chance.draw(count));
    await watcher.until(() => watcher.table(party.match)?.state === 'over', 'the end');
    expect(watcher.seen(party.match, 0)).toBeUndefined();
    const frames = watcher.received.filter((text) => text.startsWith('{"kind":"frame"'));
    expect(frames.length).toBeGreaterThan(20);
    expect(frames.every((text) => text.includes('"eye":"watcher"'))).toBe(true);
    const [first] = party.people as [Seated];
    const view = first.client.seen(party.match, first.seat)?.view;
    const { laidOpen } = view as { laidOpen: unknown };
    expect(watcher.seen(party.match, 'watcher')?.view).toMatchObject({ laidOpen });
  });

  test('are turned away where the table wants none, and nothing can be taken away either', async () => {
    const party = await gather([server.base], { game: game.id, seats: 2, spectators: 'none' });
    const stranger = await newcomer(server.base, 'Stranger');
    const watcher = await watch(party.match, stranger);
    let refusal = '';
    watcher.onMessage((message) => {
      if (message.kind === 'gone') refusal = message.problem;
    });
    await watcher.until(() => refusal !== '', 'a refusal');
    expect(refusal).toBe('no-spectators');
    const file = await call(server.base, 'GET', `/api/matches/${party.match}/export`, undefined, { cookie: stranger });
    expect(await file.json()).toMatchObject({ problem: 'no-spectators' });
    expect(await watcher.ask({ kind: 'chat', id: 'x', match: party.match, text: 'hello' })).toMatchObject({
      problem: 'no-spectators',
    });
  });

  test('who waited at such a table before it began are turned away when it begins', async () => {
    let stranger = await connect(server.base);
    let refusal = '';
    const party = await gather([server.base], { game: game.id, seats: 2, spectators: 'none' }, false, async (match) => {
      stranger = await watch(match);
      await stranger.until(() => stranger.table(match) !== undefined, 'the open table');
      stranger.onMessage((message) => {
        if (message.kind === 'gone') refusal = message.problem;
      });
    });
    await stranger.until(() => refusal === 'no-spectators', 'to be turned away');
    const before = stranger.received.length;
    const [one, two] = party.people as [Seated, Seated];
    await one.client.ask({ kind: 'resign', id: 'r', match: party.match, seat: one.seat, frame: 1 });
    await two.client.until(() => two.client.table(party.match)?.state === 'over', 'the end');
    await two.client.ask({ kind: 'chat', id: 'c', match: party.match, text: 'good game' });
    await settle(stranger, party.match);
    expect(stranger.received.slice(before).filter((text) => !text.includes('"refused"'))).toEqual([]);
  });

  test('who look away before they were shown anything are shown nothing more', async () => {
    const party = await gather([server.base], { game: game.id, seats: 2 });
    const watcher = await connect(server.base);
    watcher.send({ kind: 'watch', match: party.match });
    watcher.send({ kind: 'unwatch', match: party.match });
    await openAll(game, party);
    await playOut(game, party, () => 0, 6);
    await settle(watcher, party.match);
    expect(watcher.received.filter((text) => text.startsWith('{"kind":"frame"'))).toEqual([]);
  });

  test('where the table says so, see everything some time later, in its order', async () => {
    const party = await gather([server.base], { game: game.id, seats: 2, spectators: 'delayed' });
    const watcher = await watch(party.match);
    await openAll(game, party);
    await playOut(game, party, () => 0, 12);
    const [player] = party.people as [Seated];
    const head = player.client.seen(party.match, player.seat)?.at as number;
    // Nothing of the last two seconds is there yet.
    expect(watcher.seen(party.match, 'watcher')?.at ?? 0).toBeLessThan(head);
    const { frames } = await server.parts.database.read
      .selectFrom('log')
      .select('frames')
      .where('match', '=', party.match)
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const last = (JSON.parse(frames) as number[]).at(-1);
    const shownEarly: number[] = [];
    watcher.onMessage((message) => {
      if (message.kind === 'frame' && server.parts.now() - message.at < 2000) shownEarly.push(message.frame);
    });
    await watcher.until(() => watcher.seen(party.match, 'watcher')?.frame === last, 'the last frame');
    expect(shownEarly).toEqual([]);
  });
});

describe('whoever plays several seats', () => {
  test('may ask for what each of them has seen, and for nothing else', async () => {
    const cookie = await newcomer(server.base, 'Both');
    const wish = { game: game.id, seats: 3, sit: { seat: 0, contribution: 'a' }, bots: { 2: 'random' } };
    const made = (await expectOk(await call(server.base, 'POST', '/api/tables', wish, { cookie }))) as { id: string };
    const { id } = made;
    const seat = `/api/tables/${id}/seats/1`;
    await expectOk(await call(server.base, 'PUT', seat, { contribution: 'b' }, { cookie }));
    await expectOk(await call(server.base, 'POST', `/api/tables/${id}/start`, undefined, { cookie }));
    const seen = async (query: string, headers: Record<string, string> = { cookie }) =>
      (await call(server.base, 'GET', `/api/matches/${id}/export${query}`, undefined, headers)).json();
    expect(await seen('')).toMatchObject({ format: 'tarmac-view', eye: 0 });
    expect(await seen('?eye=1')).toMatchObject({ format: 'tarmac-view', eye: 1 });
    for (const eye of ['2', 'watcher']) expect(await seen(`?eye=${eye}`)).toEqual({ problem: 'not-your-seat' });
    for (const eye of ['-1', '100', 'x', '']) expect(await seen(`?eye=${eye}`)).toMatchObject({ problem: 'malformed' });
    expect(await seen('', {})).toMatchObject({ format: 'tarmac-view', eye: 'watcher' });
    expect(await seen('?eye=watcher', {})).toMatchObject({ format: 'tarmac-view', eye: 'watcher' });
    expect(await seen('?eye=0', {})).toEqual({ problem: 'not-your-seat' });
  });
});

test('the last frame says what the game came to, and none before it does', async () => {
  const party = await gather([server.base], { game: game.id, seats: 2 });
  const watcher = await watch(party.match);
  await openAll(game, party);
  const chance = fastChance(2);
  await playOut(game, party, (count) => chance.draw(count));
  await watcher.until(() => watcher.table(party.match)?.state === 'over', 'the end');
  const { result } = watcher.table(party.match) as TableInfo;
  const frames = watcher.received
    .map((text) => JSON.parse(text) as ServerMessage)
    .filter((message) => message.kind === 'frame');
  expect(frames.slice(0, -1).some((frame) => 'outcome' in frame)).toBe(false);
  expect(frames.at(-1)?.outcome).toEqual({ ranks: result?.ranks, scores: result?.scores, rule: result?.rule });
  const late = await watch(party.match);
  await late.until(() => late.seen(party.match, 'watcher') !== undefined, 'the view');
  expect(late.seen(party.match, 'watcher')?.outcome).toEqual(frames.at(-1)?.outcome);
});

describe('coming back', () => {
  test('shows the same decision, with the news that were missed', async () => {
    const party = await gather([server.base], { game: game.id, seats: 2 });
    await openAll(game, party);
    const [stays, goes] = party.people as [Seated, Seated];
    const frame = goes.client.seen(party.match, goes.seat)?.frame as number;
    const heard = (texts: readonly string[]) =>
      texts.flatMap((text) => {
        const message = JSON.parse(text) as { kind: string; frame?: number; news?: unknown[] };
        return message.kind === 'frame' && (message.frame ?? 0) > frame ? (message.news ?? []) : [];
      });
    await playOut(game, party, () => 0, 15);
    const before = goes.client.seen(party.match, goes.seat);
    goes.client.terminate();
    const again = await connect(server.base, { cookie: goes.cookie });
    again.send({ kind: 'watch', match: party.match, frame });
    await again.until(() => again.seen(party.match, goes.seat) !== undefined, 'the view');
    const now = again.seen(party.match, goes.seat);
    expect(now?.view).toEqual(before?.view);
    expect(now?.frame).toBe(before?.frame);
    expect(now?.news).toEqual(heard(goes.client.received));
    expect(stays.client.seen(party.match, stays.seat)?.frame).toBeGreaterThan(frame);
  });
});

describe('a file', () => {
  test('of a match that goes on holds what one eye has seen and nothing more', async () => {
    const party = await gather([server.base], { game: game.id, seats: 3 });
    await openAll(game, party);
    await playOut(game, party, () => 0, 20);
    for (const { cookie, client, seat } of party.people) {
      const file = (await expectOk(
        await call(server.base, 'GET', `/api/matches/${party.match}/export`, undefined, { cookie }),
      )) as ViewFile;
      expect(file).toMatchObject({ format: 'tarmac-view', eye: seat });
      const view = file.frames.reduce<unknown>(
        (before, { patch }) => (patch === null ? before : patched(before, patch)),
        null,
      );
      expect(view).toEqual(client.seen(party.match, seat)?.view);
    }
  });

  test('of a match that is over can be brought along again as a replay', async () => {
    const party = await gather([server.base], { game: game.id, seats: 2 });
    const chance = fastChance(8);
    await playOut(game, party, (count) => chance.draw(count));
    const file = await expectOk(await call(server.base, 'GET', `/api/matches/${party.match}/export`));
    expect(verifyMatch(game, file, nodeDigest)).toMatchObject({ ok: true });
    const [{ cookie }] = party.people as [Seated];
    const made = (await expectOk(await call(server.base, 'POST', '/api/replays', file, { cookie }))) as { id: string };
    const replay = (await expectOk(await call(server.base, 'GET', `/api/replays/${made.id}`))) as { file: unknown };
    expect(replay.file ?? replay).toEqual(file);
    const forged = { ...(file as object), hash: '0000000000000000' };
    expect(await (await call(server.base, 'POST', '/api/replays', forged, { cookie })).json()).toMatchObject({
      problem: 'malformed',
    });
  });
});
