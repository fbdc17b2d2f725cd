/** Clocks that run out, stand-ins, vacations; bots in seats. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import { fastChance, type Game } from '@tarmac/kit';
import type { ClockSettings } from '@tarmac/wire';
import { afterAll, describe, expect, test } from 'vitest';
import { call } from '../support/client.ts';
import { expectOk, gather, openAll, type Party, playOut, type Seated, type TableWish } from '../support/play.ts';
import { openServer } from '../support/server.ts';

const game = airlinesEurope as Game;
const server = await openServer();
afterAll(() => server.close());

/** Shorter than any table may ask for, so that nobody waits for the test. */
async function hurried(wish: Omit<TableWish, 'game'>, clock: ClockSettings): Promise<Party> {
  return gather([server.base], { game: game.id, ...wish }, false, async (match) => {
    const query = server.parts.database.read
      .updateTable('tables')
      .set({ clock: JSON.stringify(clock) })
      .where('id', '=', match)
      .compile();
    await server.parts.database.commit([{ query, rows: 1 }]);
  });
}

const SHORT: ClockSettings = { kind: 'live', bank: 1, increment: 0 };
const by = ({ client, seat }: Seated, match: string, id: string) => ({
  id,
  match,
  seat,
  frame: client.seen(match, seat)?.frame as number,
});
const seatState = ({ client }: Seated, match: string, seat: number) => client.table(match)?.seats[seat];

describe('when time runs out', () => {
  test('a stand-in plays until the person returns', async () => {
    const party = await hurried({ seats: 3, standIn: 'random', onTimeout: 'stand-in' }, SHORT);
    const { match, people } = party;
    const [one, two] = people as [Seated, Seated, Seated];
    await two.client.until(() => people.every(({ seat }) => seatState(two, match, seat)?.state === 'stand-in'));
    expect(seatState(two, match, 0)?.bot).toBe('random');
    const reply = await one.client.ask({ kind: 'return', ...by(one, match, 'back') });
    expect(reply.kind).toBe('done');
    const rows = await server.parts.database.read
      .selectFrom('log')
      .select('entry')
      .where('match', '=', match)
      .where('entry', 'like', '%"returned"%')
      .execute();
    expect(rows).toHaveLength(1);
  });

  test('or the seat is given up for good, and with two seats that is the end', async () => {
    const party = await hurried({ seats: 2, onTimeout: 'resign' }, SHORT);
    const { match, people } = party;
    const [one, two] = people as [Seated, Seated];
    await two.client.until(() => two.client.table(match)?.state === 'over', 'the end');
    expect(two.client.table(match)?.result).toMatchObject({ reason: 'timed-out' });
    expect(await one.client.ask({ kind: 'return', ...by(one, match, 'late') })).toMatchObject({ kind: 'refused' });
  });

  test('a clock that is not run out changes nothing', async () => {
    const party = await gather([server.base], { game: game.id, seats: 2 });
    await openAll(game, party);
    const due = await server.parts.database.read
      .selectFrom('due')
      .selectAll()
      .where('id', '=', `clock:${party.match}`)
      .executeTakeFirst();
    expect(due?.at).toBeGreaterThan(server.parts.now());
  });
});

describe('play over days', () => {
  test('stands still for somebody on vacation', async () => {
    const clock: ClockSettings = { kind: 'correspondence', perMove: 2 };
    const party = await hurried({ seats: 2, onTimeout: 'resign' }, clock);
    const { match, people } = party;
    const until = server.parts.now() + 3 * 86_400_000;
    for (const { cookie } of people)
      await expectOk(await call(server.base, 'PUT', '/api/me/vacation', { until }, { cookie }));
    const dueAt = async () =>
      (await server.parts.database.read.selectFrom('due').select('at').where('id', '=', `clock:${match}`).execute())[0]
        ?.at ?? 0;
    const first = await dueAt();
    // The row comes up, finds them away, and is put off.
    await expect.poll(dueAt).toBeGreaterThan(first);
    const [one] = people as [Seated];
    expect(one.client.table(match)?.state).toBe('running');
    expect(one.client.table(match)?.seats.map(({ state }) => state)).toEqual(['playing', 'playing']);
  });
});

describe('bots in seats', () => {
  test.each(['random', 'trainee'])('%s plays its seats to the end', async (level) => {
    const party = await gather([server.base], { game: game.id, seats: 3, bots: { 1: level, 2: level } });
    const chance = fastChance(3);
    await playOut(game, party, (count) => chance.draw(count));
    const [person] = party.people as [Seated];
    expect(person.client.table(party.match)?.result?.reason).toBe('finished');
    const due = await server.parts.database.read
      .selectFrom('due')
      .selectAll()
      .where('subject', '=', party.match)
      .execute();
    expect(due).toEqual([]);
  });
});
