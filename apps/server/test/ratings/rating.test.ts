/** Ratings are written with the end of a match: once, whole, for those who wanted them when it started. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import type { Game } from '@tarmac/kit';
import type { TableInfo } from '@tarmac/wire';
import { expect, test } from 'vitest';
import { changesAmong } from '../../src/ratings/elo.ts';
import type { Write } from '../../src/storage/database.ts';
import type { RatedSeatRow } from '../../src/storage/schema.ts';
import { overDialects } from '../storage/dialects.ts';
import { call } from '../support/client.ts';
import { failNextCommit, holdNextCommit, loseNextAnswer } from '../support/hold.ts';
import { byChance, expectOk, gather, playOut } from '../support/play.ts';
import { begin, botTurns, duel, gains, type Rival, ratedSeats, rival, useNodes } from './rivals.ts';

const isEnd = (writes: readonly Write[]) => writes.some(({ query }) => query.sql.includes('"rated_seats"'));

const readTableInfo = async (base: string, id: string) =>
  (await expectOk(await call(base, 'GET', `/api/tables/${id}`))) as TableInfo;

overDialects((dialect) => {
  const nodes = useNodes(dialect);

  test('the winner gains what the loser loses, and it is kept who met whom', async () => {
    const { one, two } = await nodes();
    const [ada, ben] = [await rival(one, 'Ada'), await rival(two, 'Ben')];
    const match = await duel(ada, ben);
    expect(await gains(two, [ada, ben])).toEqual([20_000, -20_000]);
    const row = { match, game: 'airlines-europe', against: 'people', before: 1_000_000, opponents: 1 };
    expect(await ratedSeats(one, match)).toMatchObject([
      { ...row, seat: 0, person: ada.id, change: 20_000 },
      { ...row, seat: 1, person: ben.id, change: -20_000 },
    ]);
    // 1020 against 980: 0.557312 expected, 40 x (1 - 0.557312).
    await duel(ada, ben);
    expect(await gains(two, [ada, ben])).toEqual([37_708, -37_708]);
  });

  test('played to its end, by its ranks', async () => {
    const { one, two } = await nodes();
    const wish = { game: airlinesEurope.id, seats: 2 };
    const party = await gather([one.base, two.base], wish, true, async (_, people) => {
      for (const { cookie } of people) await call(one.base, 'PATCH', '/api/me', { rated: true }, { cookie });
    });
    await playOut(airlinesEurope as Game, party, byChance(1));
    const { result } = await readTableInfo(one.base, party.match);
    expect(result?.reason).toBe('finished');
    const contenders = (result?.ranks ?? []).map((rank) => ({ rank, points: 1_000_000, games: 0 }));
    expect((await ratedSeats(two, party.match)).map(({ change }) => change)).toEqual(changesAmong(contenders, 2));
  });

  test('in the order of those who left; people and bots apart; nobody who did not ask for it', async () => {
    const { one } = await nodes();
    const [ada, ben, cleo] = [await rival(one, 'Ada'), await rival(one, 'Ben'), await rival(one, 'Cleo', false)];
    const match = await begin([ada, ben, cleo], { bots: { '3': 'trainee' }, standIn: 'random' });
    await cleo.resign(match, 2);
    await ben.resign(match, 1);
    await ada.resign(match, 0);
    // A third of 40 for each duel. Ada left last; the trainee, at 900, is ahead of all: 13.333 x -0.640065.
    expect(await gains(one, [ada, ben, cleo])).toEqual([6667, -6667, null]);
    expect(await gains(one, [ada, ben, cleo], 'bots')).toEqual([-8534, -8534, null]);
    expect((await ratedSeats(one, match)).map(({ opponents }) => opponents)).toEqual([1, 1, 1, 1]);
  });

  test('a resignation whose answer is lost, or that failed, is rated once when it is sent again', async () => {
    const { one } = await nodes();
    const [ada, ben] = [await rival(one, 'Ada'), await rival(one, 'Ben')];
    const [first, second] = [await begin([ada, ben]), await begin([ada, ben])];
    loseNextAnswer(one.parts.database, isEnd);
    // It is found to have been written, by whoever asks first.
    expect(await ben.resign(first, 1)).toMatchObject({ kind: 'done' });
    expect(await ben.resign(first, 1)).toMatchObject({ kind: 'done' });
    expect(await ratedSeats(one, first)).toHaveLength(2);
    failNextCommit(one.parts.database, isEnd);
    expect(await ben.resign(second, 1)).toMatchObject({ kind: 'refused', problem: 'unavailable' });
    expect(await ratedSeats(one, second)).toEqual([]);
    expect(await ben.resign(second, 1)).toMatchObject({ kind: 'done' });
    expect(await ratedSeats(one, second)).toHaveLength(2);
    expect(await gains(one, [ada, ben])).toEqual([37_708, -37_708]);
  });

  test('both resign at the same moment: one of them was first, and it is rated once', async () => {
    const { one, two } = await nodes();
    for (let round = 0; round < 3; round++) {
      const [ada, ben] = [await rival(one, 'Ada'), await rival(two, 'Ben')];
      const match = await begin([ada, ben]);
      await Promise.all([ada.resign(match, 0), ben.resign(match, 1)]);
      expect((await ratedSeats(one, match)).map(({ change }) => change).sort()).toEqual([-20_000, 20_000]);
    }
  });

  test('two matches of one person that end at the same time both count, whole', async () => {
    const { one, two } = await nodes();
    const [ada, ben, cleo] = [await rival(one, 'Ada'), await rival(one, 'Ben'), await rival(two, 'Cleo')];
    const [first, second] = [await begin([ada, ben]), await begin([cleo, ada])];
    // Written against what Ada had before the other match, and added to what she has after it.
    const held = holdNextCommit(one.parts.database, isEnd);
    const resigned = ben.resign(first, 1);
    await held.begun;
    await cleo.resign(second, 0);
    held.release();
    expect(await resigned).toMatchObject({ kind: 'done' });
    expect(await gains(two, [ada, ben, cleo])).toEqual([40_000, -20_000, -20_000]);
    const { ratings } = (await ada.statistics()).games[0] ?? {};
    expect(ratings).toMatchObject([{ points: 1040, games: 2, history: [{ points: 1020 }, { points: 1040 }] }]);
  });

  test('many that end at once between the same people: nothing is lost, and nobody waits for good', async () => {
    const { one, two } = await nodes();
    const people = [await rival(one, 'Ada'), await rival(two, 'Ben'), await rival(one, 'Cleo')] as const;
    const turns = [0, 1, 2, 0, 1, 2].map((first) => [0, 1, 2].map((step) => people[(first + step) % 3] as Rival));
    const matches = await Promise.all(turns.map((seated) => begin(seated)));
    for (const seat of [0, 1])
      await Promise.all(matches.map((match, index) => turns[index]?.[seat]?.resign(match, seat)));
    const rows = (await Promise.all(matches.map((match) => ratedSeats(one, match)))).flat();
    expect(rows).toHaveLength(18);
    const sum = (changes: readonly RatedSeatRow[]) => changes.reduce((total, { change }) => total + change, 0);
    const changed = people.map(({ id }) => sum(rows.filter(({ person }) => person === id)));
    expect(await gains(one, people)).toEqual(changed);
    expect(sum(rows)).toBe(0);
  });

  test('what one wanted when it started decides: nobody leaves to lose nothing, nor comes to win', async () => {
    const { one } = await nodes();
    const [ada, ben, cleo] = [await rival(one, 'Ada'), await rival(one, 'Ben'), await rival(one, 'Cleo', false)];
    const [left, came] = [await begin([ada, ben]), await begin([ada, cleo])];
    await ben.wantRatings(false);
    await cleo.wantRatings(true);
    await ben.resign(left, 1);
    await ada.resign(came, 0);
    expect(await gains(one, [ada, ben, cleo])).toEqual([20_000, -20_000, null]);
  });

  // On one node the deletion waits for the end in the match's own queue.
  if (dialect.name === 'sqlite') return;
  test('whoever is deleted while a match they gave up ends is rated no more, and its end goes on', async () => {
    const { one, two } = await nodes();
    const [ada, ben, cleo] = [await rival(one, 'Ada'), await rival(one, 'Ben'), await rival(two, 'Cleo')];
    const match = await begin([ada, ben, cleo]);
    await cleo.resign(match, 2);
    ada.client.send({ kind: 'watch', match });
    await ada.client.until(() => ada.client.table(match)?.seats[2]?.state === 'resigned', 'word from the other node');
    // A choice of the stand-in behind the held end would have it decided again.
    await expect.poll(() => botTurns(one, match)).toEqual([]);
    const held = holdNextCommit(one.parts.database, isEnd);
    const resigned = ben.resign(match, 1);
    await held.begun;
    expect((await cleo.ask('DELETE', '/api/me')).status).toBe(204);
    held.release();
    expect(await resigned).toMatchObject({ kind: 'refused', problem: 'unavailable' });
    expect(await ratedSeats(one, match)).toEqual([]);
    expect(await ben.resign(match, 1)).toMatchObject({ kind: 'done' });
    expect(await gains(one, [ada, ben, cleo])).toEqual([10_000, -10_000, null]);
  });
});
