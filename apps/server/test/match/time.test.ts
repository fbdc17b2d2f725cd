/** Clocks that run out, stand-ins, vacations; bots in seats. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import type { Game } from '@tarmac/kit';
import type { ClockSettings } from '@tarmac/wire';
import { describe, expect, test } from 'vitest';
import { askOk, byChance, entriesOf, gather, openAll, playOut } from '../support/play.ts';
import { useServer } from '../support/server.ts';
import { hurried } from './hurried.ts';

const game = airlinesEurope as Game;
const server = await useServer();
const { database } = server.parts;
const dueOf = (match: string) =>
  database.read.selectFrom('due').select(['id', 'at']).where('subject', '=', match).execute();
const clockOf = async (match: string) => (await dueOf(match)).find(({ id }) => id === `clock:${match}`)?.at ?? 0;

const SHORT: ClockSettings = { kind: 'live', bank: 1, increment: 0 };

describe('when time runs out', () => {
  test('a stand-in plays until the person returns', async () => {
    const party = await hurried(server, { seats: 3, standIn: 'random', onTimeout: 'stand-in' }, SHORT);
    const { match, one, two } = party;
    await two.client.until(() => two.table()?.seats.every(({ state }) => state === 'stand-in') === true);
    expect(two.table()?.seats[0]?.bot).toBe('random');
    expect((await one.ask({ kind: 'return' })).kind).toBe('done');
    const entries = await entriesOf(database, match);
    expect(entries.filter((entry) => entry.kind === 'seat' && entry.reason === 'returned')).toHaveLength(1);
  });

  test('or the seat is given up for good, and with two seats that is the end', async () => {
    const { one, two } = await hurried(server, { onTimeout: 'resign' }, SHORT);
    expect((await two.over()).result).toMatchObject({ reason: 'timed-out' });
    expect(await one.ask({ kind: 'return' })).toMatchObject({ kind: 'refused' });
  });

  test('a clock that is not run out changes nothing', async () => {
    const party = await gather([server.base]);
    await openAll(game, party);
    expect(await clockOf(party.match)).toBeGreaterThan(server.parts.now());
  });
});

describe('play over days', () => {
  test('stands still for somebody on vacation', async () => {
    const party = await hurried(server, { onTimeout: 'resign' }, { kind: 'correspondence', perMove: 2 });
    const { match, people, one } = party;
    const until = server.parts.now() + 3 * 86_400_000;
    for (const { cookie } of people) await askOk(server.base, 'PUT', '/api/me/vacation', { until }, cookie);
    const first = await clockOf(match);
    // The row comes up, finds them away, and is put off.
    await expect.poll(() => clockOf(match)).toBeGreaterThan(first);
    expect(one.table()?.state).toBe('running');
    expect(one.table()?.seats.map(({ state }) => state)).toEqual(['playing', 'playing']);
  });
});

describe('bots in seats', () => {
  test.each(['random', 'trainee'])('%s plays its seats to the end', async (level) => {
    const party = await gather([server.base], { seats: 3, bots: { 1: level, 2: level } });
    await playOut(game, party, byChance(3));
    expect(party.one.table()?.result?.reason).toBe('finished');
    expect(await dueOf(party.match)).toEqual([]);
  });
});
