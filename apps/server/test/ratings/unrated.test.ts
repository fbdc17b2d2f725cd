/** What says nothing about how well anybody plays moves no rating. */

import { beforeEach, expect, test } from 'vitest';
import { call } from '../support/client.ts';
import { useServer } from '../support/server.ts';
import { begin, duel, gains, type Rival, ratedSeats, rival } from './rivals.ts';

const TOKEN = 'host-token-host-token-host';
const server = await useServer({ TARMAC_HOST_TOKEN: TOKEN });
let ada: Rival;
let ben: Rival;
beforeEach(async () => {
  [ada, ben] = [await rival(server, 'Ada'), await rival(server, 'Ben')];
});

async function expectNothing(match: string): Promise<void> {
  const table = await ada.get<{ state: string }>(`/api/tables/${match}`);
  expect(table.state).toBe('over');
  expect(await ratedSeats(server, match)).toEqual([]);
}

test('a match that all agreed to call off', async () => {
  const match = await begin([ada, ben]);
  await ada.client.ask({ kind: 'propose-end', id: 'end', match, seat: 0, frame: 0 });
  await ben.client.ask({ kind: 'propose-end', id: 'end', match, seat: 1, frame: 0 });
  await expectNothing(match);
});

test('a match the host has ended', async () => {
  const match = await begin([ada, ben]);
  await call(server.base, 'DELETE', `/api/host/tables/${match}`, undefined, { authorization: `Bearer ${TOKEN}` });
  await expectNothing(match);
});

test('a match in which somebody plays against themselves, for anybody in it', async () => {
  // Ada has the seats 0 and 2.
  const match = await begin([ada, ben], { seats: 3 });
  await ben.resign(match, 1);
  await ada.resign(match, 0);
  await expectNothing(match);
});

test('a match with one who asked for ratings among people who did not', async () => {
  const cleo = await rival(server, 'Cleo', false);
  await expectNothing(await duel(ada, cleo));
});

test('what a team has won or lost', async () => {
  const match = await begin([ada, ben], { game: 'connecting-flights-cooperative' });
  await ada.resign(match, 0);
  await ben.resign(match, 1);
  await expectNothing(match);
});

test('and what is erased by the host leaves the ratings as they were', async () => {
  const match = await duel(ada, ben);
  expect(await gains(server, [ada, ben])).toEqual([20_000, -20_000]);
  await call(server.base, 'DELETE', `/api/host/tables/${match}`, undefined, { authorization: `Bearer ${TOKEN}` });
  expect(await gains(server, [ada, ben])).toEqual([20_000, -20_000]);
  expect((await ada.history()).matches).toEqual([]);
  expect((await ada.statistics()).games).toMatchObject([
    { total: { matches: 0 }, lastPlayedAt: null, ratings: [{ points: 1020 }] },
  ]);
});
