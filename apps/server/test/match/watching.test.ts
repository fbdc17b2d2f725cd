/** Those who watch, those who come late, and what may be taken away as a file. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import type { Game } from '@tarmac/kit';
import { patched, type ServerMessage, type TableInfo, type ViewFile } from '@tarmac/wire';
import { describe, expect, test } from 'vitest';
import { type Client, call, connect, newcomer, watching } from '../support/client.ts';
import {
  askOk,
  byChance,
  gather,
  logOf,
  openAll,
  type Party,
  playOut,
  settle,
  type TableWish,
  theFirst,
  verifiedFile,
} from '../support/play.ts';
import { useServer } from '../support/server.ts';

const game = airlinesEurope as Game;
const server = await useServer({ TARMAC_SPECTATOR_DELAY: '2' });

async function underWay(acts: number, wish: TableWish = {}): Promise<Party> {
  const party = await gather([server.base], wish);
  await openAll(game, party);
  await playOut(game, party, theFirst, acts);
  return party;
}

const framesOf = ({ received }: Client) => received.filter((text) => text.startsWith('{"kind":"frame"'));

/** Not shown yet, and perhaps never. */
async function comer(match: string, cookie?: string): Promise<Client> {
  const client = await connect(server.base, { cookie });
  client.send({ kind: 'watch', match });
  return client;
}

describe('spectators', () => {
  test('see what a watcher may, without an identity too, and nothing of what seats hold', async () => {
    const party = await gather([server.base]);
    const { match, one } = party;
    const watcher = await watching(server.base, match);
    await openAll(game, party);
    await playOut(game, party, byChance(1));
    await watcher.over(match);
    expect(watcher.seen(match, 0)).toBeUndefined();
    const frames = framesOf(watcher);
    expect(frames.length).toBeGreaterThan(20);
    expect(frames.every((text) => text.includes('"eye":"watcher"'))).toBe(true);
    const view = one.seen()?.view as { laidOpen: unknown } | undefined;
    expect(watcher.seen(match, 'watcher')?.view).toMatchObject({ laidOpen: view?.laidOpen });
    expect(view).toHaveProperty('laidOpen');
  });

  test('are turned away where the table wants none, and nothing can be taken away either', async () => {
    const { match } = await gather([server.base], { spectators: 'none' });
    const cookie = await newcomer(server.base, 'Stranger');
    const watcher = await comer(match, cookie);
    expect(await watcher.turnedAway(match)).toBe('no-spectators');
    const file = await call(server.base, 'GET', `/api/matches/${match}/export`, undefined, { cookie });
    expect(await file.json()).toMatchObject({ problem: 'no-spectators' });
    expect(await watcher.ask({ kind: 'chat', id: 'x', match, text: 'hello' })).toMatchObject({
      problem: 'no-spectators',
    });
  });

  test('who waited at such a table before it began are turned away when it begins', async () => {
    let stranger = await connect(server.base);
    const { match, one, two } = await gather([server.base], { spectators: 'none' }, false, async (opened) => {
      stranger = await comer(opened);
      await stranger.until(() => stranger.table(opened) !== undefined, 'the open table');
    });
    expect(await stranger.turnedAway(match)).toBe('no-spectators');
    const before = stranger.received.length;
    await one.ask({ kind: 'resign' });
    await two.over();
    await two.say('good game');
    await settle(stranger, match);
    expect(stranger.received.slice(before).filter((text) => !text.includes('"refused"'))).toEqual([]);
  });

  test('who look away before they were shown anything are shown nothing more', async () => {
    const party = await gather([server.base]);
    const watcher = await comer(party.match);
    watcher.send({ kind: 'unwatch', match: party.match });
    await openAll(game, party);
    await playOut(game, party, theFirst, 6);
    await settle(watcher, party.match);
    expect(framesOf(watcher)).toEqual([]);
  });

  test('where the table says so, see everything some time later, in its order', async () => {
    const party = await gather([server.base], { spectators: 'delayed' });
    const { match, one } = party;
    const watcher = await comer(match);
    await openAll(game, party);
    await playOut(game, party, theFirst, 12);
    // Nothing of the last two seconds is there yet.
    expect(watcher.seen(match, 'watcher')?.at ?? 0).toBeLessThan(one.seen()?.at as number);
    const head = (await logOf(server.parts.database, match)).at(-1);
    const last = (JSON.parse(head?.frames ?? '') as number[]).at(-1);
    const shownEarly: number[] = [];
    watcher.onMessage((message) => {
      if (message.kind === 'frame' && server.parts.now() - message.at < 2000) shownEarly.push(message.frame);
    });
    await watcher.until(() => watcher.seen(match, 'watcher')?.frame === last, 'the last frame');
    expect(shownEarly).toEqual([]);
  });
});

describe('whoever plays several seats', () => {
  test('may ask for what each of them has seen, and for nothing else', async () => {
    const cookie = await newcomer(server.base, 'Both');
    const wish = { game: game.id, seats: 3, sit: { seat: 0, contribution: 'a' }, bots: { 2: 'random' } };
    const { id } = (await askOk(server.base, 'POST', '/api/tables', wish, cookie)) as TableInfo;
    await askOk(server.base, 'PUT', `/api/tables/${id}/seats/1`, { contribution: 'b' }, cookie);
    await askOk(server.base, 'POST', `/api/tables/${id}/start`, undefined, cookie);
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
  const party = await gather([server.base]);
  const { match } = party;
  const watcher = await comer(match);
  await openAll(game, party);
  await playOut(game, party, byChance(2));
  const { result } = await watcher.over(match);
  const frames = watcher.received
    .map((text) => JSON.parse(text) as ServerMessage)
    .filter((message) => message.kind === 'frame');
  expect(frames.slice(0, -1).some((frame) => 'outcome' in frame)).toBe(false);
  expect(frames.at(-1)?.outcome).toEqual({ ranks: result?.ranks, scores: result?.scores, rule: result?.rule });
  const late = await watching(server.base, match);
  expect(late.seen(match, 'watcher')?.outcome).toEqual(frames.at(-1)?.outcome);
});

describe('coming back', () => {
  test('shows the same decision, with the news that were missed', async () => {
    const party = await underWay(0);
    const { match, one: stays, two: goes } = party;
    const frame = goes.frame();
    const heard = (texts: readonly string[]) =>
      texts.flatMap((text) => {
        const message = JSON.parse(text) as { kind: string; frame?: number; news?: unknown[] };
        return message.kind === 'frame' && (message.frame ?? 0) > frame ? (message.news ?? []) : [];
      });
    await playOut(game, party, theFirst, 15);
    const before = goes.seen();
    goes.client.terminate();
    const again = await connect(server.base, { cookie: goes.cookie });
    await again.watch(match, goes.seat, frame);
    const now = again.seen(match, goes.seat);
    expect(now?.view).toEqual(before?.view);
    expect(now?.frame).toBe(before?.frame);
    expect(now?.news).toEqual(heard(goes.client.received));
    expect(stays.frame()).toBeGreaterThan(frame);
  });
});

describe('a file', () => {
  test('of a match that goes on holds what one eye has seen and nothing more', async () => {
    const { match, people } = await underWay(20, { seats: 3 });
    for (const { cookie, seat, seen } of people) {
      const path = `/api/matches/${match}/export`;
      const file = (await askOk(server.base, 'GET', path, undefined, cookie)) as ViewFile;
      expect(file).toMatchObject({ format: 'tarmac-view', eye: seat });
      const view = file.frames.reduce<unknown>(
        (before, { patch }) => (patch === null ? before : patched(before, patch)),
        null,
      );
      expect(view).toEqual(seen()?.view);
    }
  });

  test('of a match that is over can be brought along again as a replay', async () => {
    const party = await gather([server.base]);
    await playOut(game, party, byChance(8));
    const file = await verifiedFile(server.base, party.match, game);
    const { cookie } = party.one;
    const made = (await askOk(server.base, 'POST', '/api/replays', file, cookie)) as { id: string };
    const replay = (await askOk(server.base, 'GET', `/api/replays/${made.id}`)) as { file: unknown };
    expect(replay.file ?? replay).toEqual(file);
    const forged = { ...(file as object), hash: '0000000000000000' };
    expect(await (await call(server.base, 'POST', '/api/replays', forged, { cookie })).json()).toMatchObject({
      problem: 'malformed',
    });
  });
});
