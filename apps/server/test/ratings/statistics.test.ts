/** What people read of their own playing, and what others may read of it. */

import type { GameStatistics, TableInfo } from '@tarmac/wire';
import { expect, test } from 'vitest';
import { call } from '../support/client.ts';
import { expectOk } from '../support/play.ts';
import { useServer } from '../support/server.ts';
import { begin, duel, GAME, gains, type Rival, ratedSeats, rival } from './rivals.ts';

const TOKEN = 'host-token-host-token-host';
const host = { authorization: `Bearer ${TOKEN}` };
const server = await useServer({ TARMAC_HOST_TOKEN: TOKEN });

const europe = async (person: Rival) =>
  (await person.statistics()).games.find(({ game }) => game === GAME) as GameStatistics;

/** What somebody, or nobody, is told about a person. */
async function seenBy(viewer: Rival | null, { id }: Rival): Promise<unknown> {
  const path = `/api/people/${id}/statistics`;
  const response = viewer === null ? await call(server.base, 'GET', path) : await viewer.ask('GET', path);
  return response.ok ? ((await response.json()) as object) : response.status;
}

test('without a match there are no statistics, only who one is', async () => {
  const ada = await rival(server, 'Ada', false);
  expect(await ada.statistics()).toEqual({ person: { id: ada.id, name: 'Ada' }, rated: false, games: [] });
  expect(await ada.history()).toEqual({ matches: [], next: null });
});

test('victories, shares and rows of them, by seats and opponents; also for whoever wants no ratings', async () => {
  const [ada, ben, cleo] = await Promise.all(['Ada', 'Ben', 'Cleo'].map((name) => rival(server, name, false)));
  if (ada === undefined || ben === undefined || cleo === undefined) throw new Error('nobody came');
  await duel(ada, ben);
  await duel(ben, ada);
  const three = await begin([ada, ben, cleo]);
  await cleo.resign(three, 2);
  await ben.resign(three, 1);
  const withBot = await begin([ada, ben], { bots: { '2': 'random' } });
  await ada.resign(withBot, 0);
  await ben.resign(withBot, 1);
  const alone = await begin([ben], { bots: { '1': 'random' } });
  await ben.resign(alone, 0);
  expect(await europe(ada)).toEqual({
    game: GAME,
    cooperative: false,
    total: { matches: 4, wins: 2, share: 0.5 },
    bySeats: [
      { seats: 2, matches: 2, wins: 1, share: 0.5 },
      { seats: 3, matches: 2, wins: 1, share: 0.5 },
    ],
    byOpponents: [
      { opponents: 'mixed', matches: 1, wins: 0, share: 0 },
      { opponents: 'people', matches: 3, wins: 2, share: 2 / 3 },
    ],
    byOption: [],
    streak: 0,
    bestStreak: 1,
    lastPlayedAt: expect.any(Number),
    ratings: [],
  });
  expect((await europe(ben)).byOpponents.find(({ opponents }) => opponents === 'bots')).toMatchObject({ matches: 1 });
  expect(await gains(server, [ada, ben, cleo])).toEqual([null, null, null]);
});

test('of a team: won or lost, by what the table had chosen', async () => {
  const ada = await rival(server, 'Ada');
  const game = 'connecting-flights-cooperative';
  const options = { difficulty: 'medium' };
  const table = { game, seats: 1, options, sit: { seat: 0, contribution: 'alone' } };
  const opened = await ada.ask('POST', '/api/tables', table);
  const { id, state } = (await expectOk(opened)) as TableInfo;
  expect(state).toBe('running');
  await ada.resign(id, 0);
  const lost = { matches: 1, wins: 0, share: 0 };
  const [team] = (await ada.statistics()).games;
  expect(team).toMatchObject({ game, cooperative: true, total: lost, bySeats: [{ seats: 1, ...lost }], ratings: [] });
  expect(team?.byOpponents).toEqual([]);
  expect(team?.byOption).toContainEqual({ option: 'difficulty', value: 'medium', ...lost });
  expect(team?.byOption.map(({ option }) => option)).toEqual(['difficulty', 'scenario', 'hands']);
});

test('what was called off, or played against oneself, is in the history and counts nowhere', async () => {
  const [ada, ben] = [await rival(server, 'Ada'), await rival(server, 'Ben')];
  const off = await begin([ada, ben]);
  await ada.client.ask({ kind: 'propose-end', id: 'end', match: off, seat: 0, frame: 0 });
  await ben.client.ask({ kind: 'propose-end', id: 'end', match: off, seat: 1, frame: 0 });
  const twice = await begin([ada], { seats: 2 });
  await ada.resign(twice, 0);
  expect((await ada.statistics()).games).toEqual([]);
  const { matches } = await ada.history();
  expect(matches.map(({ id, reason, mySeats, changes }) => [id, reason, mySeats, changes])).toEqual([
    [twice, 'resigned', [0, 1], { people: null, bots: null }],
    [off, 'agreed', [0], { people: null, bots: null }],
  ]);
  expect(matches[1]?.seats.map(({ rank, score }) => [rank, score])).toEqual([
    [null, null],
    [null, null],
  ]);
});

test('the history goes back page by page, each match once, with names, ranks and changes', async () => {
  const [ada, ben] = [await rival(server, 'Ada'), await rival(server, 'Ben')];
  const ids = [await duel(ada, ben), await duel(ben, ada), await duel(ada, ben)];
  const first = await ada.history('?limit=2');
  const second = await ada.history(`?limit=2&before=${first.next}`);
  expect([...first.matches, ...second.matches].map(({ id }) => id)).toEqual(ids.toReversed());
  expect(second.next).toBeNull();
  expect(second.matches[0]).toEqual({
    id: ids[0],
    game: GAME,
    startedAt: expect.any(Number),
    endedAt: expect.any(Number),
    reason: 'resigned',
    rule: null,
    mySeats: [0],
    seats: [
      { person: { id: ada.id, name: 'Ada' }, bot: null, rank: 1, score: null },
      { person: { id: ben.id, name: 'Ben' }, bot: null, rank: 2, score: null },
    ],
    changes: { people: 20, bots: null },
  });
  const { ratings } = await europe(ada);
  const points = ratings[0]?.history.map((point) => point.points);
  // 1000 + 20, then a loss as the favourite (-22.3), then a victory as the weaker one (+20.3).
  expect([ratings[0]?.points, points]).toEqual([1018, [1020, 998, 1018]]);
  expect((await ada.history()).matches.map(({ changes }) => changes.people)).toEqual([20.3, -22.3, 20]);
});

test.each([
  '?limit=0',
  '?limit=101',
  '?limit=x',
  '?before=1',
  "?before=1.' or 1=1 --aaaaa",
  `?before=${'9'.repeat(16)}.AAAAAAAAAAAAAAAA`,
  '?before=1.AAAAAAAAAAAAAAAA&before=2.AAAAAAAAAAAAAAAA',
  '?person=AAAAAAAAAAAAAAAA',
])('a history asked for with %s is refused', async (query) => {
  const ada = await rival(server, 'Ada', false);
  const response = await ada.ask('GET', `/api/me/history${query}`);
  expect([response.status, await response.json()]).toMatchObject([400, { problem: 'malformed' }]);
});

test('my own are for whoever has an identity', async () => {
  for (const path of ['/api/me/statistics', '/api/me/history'])
    expect((await call(server.base, 'GET', path)).status).toBe(401);
});

test('others see only those who want to be seen, and only their name and their figures', async () => {
  const [ada, ben] = [await rival(server, 'Ada'), await rival(server, 'Ben', false)];
  await duel(ada, ben);
  // The hour is nobody's business.
  const own = await ada.statistics();
  const seen = await seenBy(null, ada);
  const DAY = 24 * 60 * 60 * 1000;
  const byDay = (at: number) => at - (at % DAY);
  expect(seen).toEqual({
    ...own,
    games: own.games.map((game) => ({
      ...game,
      lastPlayedAt: byDay(game.lastPlayedAt as number),
      ratings: game.ratings.map((rating) => ({
        ...rating,
        history: rating.history.map(({ at, points }) => ({ at: byDay(at), points })),
      })),
    })),
  });
  expect(JSON.stringify(seen)).not.toContain(ben.id);
  expect(await seenBy(ben, ada)).toEqual(seen);
  expect(await seenBy(ada, ben)).toBe(404);
  expect(await seenBy(ben, ben)).toMatchObject({ rated: false, games: [{ total: { matches: 1 } }] });
  await ada.wantRatings(false);
  expect(await seenBy(ben, ada)).toBe(404);
  expect((await ada.statistics()).rated).toBe(false);
});

test('others see no match from before ratings were wanted', async () => {
  const [ada, ben] = [await rival(server, 'Ada', false), await rival(server, 'Ben')];
  await duel(ada, ben);
  await ada.wantRatings(true);
  expect(await seenBy(ben, ada)).toMatchObject({ rated: true, games: [] });
  await duel(ada, ben);
  expect(await seenBy(ben, ada)).toMatchObject({ games: [{ total: { matches: 1, wins: 1 } }] });
  expect((await ada.statistics()).games).toMatchObject([{ total: { matches: 2, wins: 2 } }]);
});

test('nor does anybody who is blocked, or is to be kept away, nor anybody the banned', async () => {
  const [ada, ben, cleo] = [await rival(server, 'Ada'), await rival(server, 'Ben'), await rival(server, 'Cleo')];
  await expectOk(await ada.ask('PUT', `/api/me/people/${ben.id}`, { kind: 'block' }));
  expect(await seenBy(ben, ada)).toBe(404);
  expect(await seenBy(ada, ben)).toBe(404);
  expect(await seenBy(cleo, ada)).toMatchObject({ person: { name: 'Ada' } });
  await call(server.base, 'PUT', `/api/host/people/${ada.id}/banned`, undefined, host);
  expect(await seenBy(cleo, ada)).toBe(404);
});

test('whoever deletes themselves leaves no rating behind, and others keep theirs', async () => {
  const [ada, ben] = [await rival(server, 'Ada'), await rival(server, 'Ben')];
  const match = await duel(ada, ben);
  expect((await ben.ask('DELETE', '/api/me')).status).toBe(204);
  expect(await gains(server, [ada, ben])).toEqual([20_000, null]);
  expect((await ratedSeats(server, match)).map(({ person, change }) => [person, change])).toEqual([[ada.id, 20_000]]);
  expect(await seenBy(ada, ben)).toBe(404);
  const [kept] = (await ada.history()).matches;
  expect([kept?.seats[1]?.person?.name, kept?.changes.people]).toEqual([null, 20]);
  expect(await europe(ada)).toMatchObject({ total: { wins: 1 }, ratings: [{ points: 1020 }] });
});

test('ratings are asked for with yes or no', async () => {
  const ada = await rival(server, 'Ada', false);
  for (const rated of [1, 'true', null, {}]) expect((await ada.ask('PATCH', '/api/me', { rated })).status).toBe(400);
  expect(await ada.get('/api/me')).toMatchObject({ rated: false });
  await expectOk(await ada.ask('PATCH', '/api/me', { rated: true }));
  // What is not mentioned stays as it is.
  await expectOk(await ada.ask('PATCH', '/api/me', { name: 'Ada Lovelace' }));
  expect(await ada.get('/api/me')).toMatchObject({ name: 'Ada Lovelace', rated: true });
});
