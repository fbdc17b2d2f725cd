/** Who plays best, of those who want to be seen; unless the host of the installation wants none of it. */

import type { Leaderboard } from '@tarmac/wire';
import { describe, expect, test } from 'vitest';
import type { RatingRow } from '../../src/storage/schema.ts';
import { overDialects } from '../storage/dialects.ts';
import { call } from '../support/client.ts';
import { openServer, type TestServer, useServer } from '../support/server.ts';
import { GAME, type Rival, rival, useNodes } from './rivals.ts';

const TOKEN = 'host-token-host-token-host';

/** As if they had played. */
async function rate({ parts }: TestServer, { id }: Rival, points: number, rest: Partial<RatingRow> = {}) {
  const row: RatingRow = { person: id, game: GAME, against: 'people', points: points * 1000, games: 5, ...rest };
  const query = parts.database.read.insertInto('ratings').values(row).compile();
  expect(await parts.database.commit([{ query, rows: 1 }])).toEqual({ ok: true });
}

const shown = ({ lines }: Leaderboard) => lines.map(({ place, person, points }) => `${place} ${person.name} ${points}`);

overDialects((dialect) => {
  const nodes = useNodes(dialect, { TARMAC_HOST_TOKEN: TOKEN });

  test('the best first, equals at one place, and nobody who has hardly played or does not want it', async () => {
    const { one } = await nodes();
    const names = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gus'];
    const people = await Promise.all(names.map((name) => rival(one, name)));
    const [ada, ben, cleo, dora, emil, fay, gus] = people as [Rival, Rival, Rival, Rival, Rival, Rival, Rival];
    await rate(one, ada, 1100);
    await rate(one, ben, 1300, { games: 12 });
    await rate(one, cleo, 1100);
    await rate(one, dora, 1400, { games: 4 });
    await rate(one, emil, 1350);
    await rate(one, fay, 1375);
    await rate(one, gus, 1050);
    await rate(one, gus, 1234, { against: 'bots' });
    await rate(one, gus, 1500, { game: 'airlines' });
    await emil.wantRatings(false);
    const headers = { authorization: `Bearer ${TOKEN}` };
    await call(one.base, 'PUT', `/api/host/people/${fay.id}/banned`, undefined, headers);

    const board = await gus.leaderboard();
    expect(board).toMatchObject({ game: GAME, against: 'people', minimumGames: 5 });
    expect(shown(board).toSorted()).toEqual(['1 Ben 1300', '2 Ada 1100', '2 Cleo 1100', '4 Gus 1050']);
    expect(board.lines.map(({ points }) => points)).toEqual([1300, 1100, 1100, 1050]);
    expect(board.lines[0]).toEqual({ place: 1, person: { id: ben.id, name: 'Ben' }, points: 1300, games: 12 });
    expect(board.mine).toEqual({ place: 4, points: 1050, games: 5 });
    expect((await cleo.leaderboard()).mine?.place).toBe(2);
    expect((await dora.leaderboard()).mine).toEqual({ place: null, points: 1400, games: 4 });
    expect((await emil.leaderboard()).mine).toEqual({ place: null, points: 1350, games: 5 });
    expect((await ada.leaderboard('?against=bots')).mine).toBeNull();
    expect(shown(await ada.leaderboard('?against=bots'))).toEqual(['1 Gus 1234']);

    // A block hides each from the other, and moves nobody up.
    await ada.ask('PUT', `/api/me/people/${gus.id}`, { kind: 'block' });
    expect(shown(await gus.leaderboard())).toEqual(['1 Ben 1300', '2 Cleo 1100', '4 Gus 1050']);
    expect(shown(await ada.leaderboard())).toHaveLength(3);
    await ada.ask('PUT', `/api/me/people/${gus.id}`, { kind: null });

    // Coming back goes on from where one left; who is gone is gone.
    await emil.wantRatings(true);
    await ben.ask('DELETE', '/api/me');
    expect(shown(await gus.leaderboard())[0]).toBe('1 Emil 1350');
    expect((await gus.leaderboard()).lines).toHaveLength(4);
  });
});

describe('with leaderboards', async () => {
  const server = await useServer();

  test('a hundred at most, and my own place beyond them', async () => {
    const last = await rival(server, 'Last');
    await rate(server, last, 900);
    const { read, commit } = server.parts.database;
    const person = await read.selectFrom('people').selectAll().executeTakeFirstOrThrow();
    const ids = Array.from({ length: 120 }, (_, index) => `person-${String(index).padStart(9, '0')}`);
    const people = ids.map((id) => ({ ...person, id, name: id }));
    const ratings = ids.map(
      (id, index): RatingRow => ({ person: id, game: GAME, against: 'people', points: 1e6 + index, games: 9 }),
    );
    const inserts = [read.insertInto('people').values(people), read.insertInto('ratings').values(ratings)];
    await commit(inserts.map((query) => ({ query: query.compile() })));
    const { lines, mine } = await last.leaderboard();
    expect(lines).toHaveLength(100);
    expect([lines[0]?.person.name, lines[99]?.place]).toEqual([ids[119], 100]);
    expect(mine).toEqual({ place: 121, points: 900, games: 5 });
  });

  test.each([
    ['a game there is not', '/api/games/chess/leaderboard', 404, 'no-such-game'],
    ['a name from the prototype', '/api/games/__proto__/leaderboard', 404, 'no-such-game'],
    ['a team’s game', '/api/games/connecting-flights-cooperative/leaderboard', 404, 'no-such-game'],
    ['a name without end', `/api/games/${'x'.repeat(90)}/leaderboard`, 400, 'malformed'],
    ['opponents there are not', `/api/games/${GAME}/leaderboard?against=cats`, 400, 'malformed'],
    ['both at once', `/api/games/${GAME}/leaderboard?against=bots&against=people`, 400, 'malformed'],
    ['something more', `/api/games/${GAME}/leaderboard?limit=1000000`, 400, 'malformed'],
  ])('%s is refused', async (_, path, status, problem) => {
    const response = await call(server.base, 'GET', path);
    expect([response.status, await response.json()]).toMatchObject([status, { problem }]);
  });
});

test('switched off, there are none, and the page is told before it asks; statistics stay', async () => {
  const server = await openServer({ TARMAC_LEADERBOARDS: 'off' });
  const ada = await rival(server, 'Ada');
  const response = await ada.ask('GET', `/api/games/${GAME}/leaderboard`);
  expect([response.status, await response.json()]).toMatchObject([501, { problem: 'not-configured' }]);
  expect(await ada.get('/api/games')).toMatchObject({ leaderboards: false });
  expect(await ada.statistics()).toMatchObject({ rated: true });
});
