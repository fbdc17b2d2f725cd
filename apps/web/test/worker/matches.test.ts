/** Whole matches in a browser: played, kept, left and taken up again. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import { fastChance, verifyMatch } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import type { Moment } from '../../src/backend/backend.ts';
import { digest } from '../../src/worker/digest.ts';
import {
  device,
  done,
  GAME,
  type Kept,
  keptIn,
  lasting,
  type MemoryStore,
  memoryStore,
  momentsOf,
  newMatch,
  over,
  playPeople,
  ponderer,
} from './support.ts';

describe('a match among bots', () => {
  test.each([2, 3, 4, 5])('%i of them play to the end, and everything about it can be verified', async (seats) => {
    const here = device(memoryStore(), seats);
    const bots = Array.from({ length: seats }, (_, seat) => ({ bot: seat === 3 ? 'trainee' : 'random' }));
    const id = await newMatch(here, bots, { deck: seats === 3 ? 'alternate' : 'standard', flightBan: seats > 3 });
    done(await here.api.open(id));
    const table = await here.until(over);
    expect(table.result).toMatchObject({ reason: 'finished', rule: expect.stringMatching(/^AE-/) });
    expect(table.mySeats).toEqual([]);

    const { name, text } = done(await here.api.download(id));
    expect(name).toMatch(/^airlines-europe-\d{4}-\d\d-\d\d\.json$/);
    expect(verifyMatch(airlinesEurope, JSON.parse(text), digest)).toMatchObject({ ok: true, problems: [] });
    expect(momentsOf(here.said, 'watcher').at(-1)?.outcome?.ranks).toEqual(table.result?.ranks);
    expect(done(await here.api.list())).toMatchObject([{ id, state: 'over', ranks: table.result?.ranks }]);
  });

  test('is told through the eyes of a watcher alone', async () => {
    const here = device(memoryStore());
    const id = await newMatch(here, [{ bot: 'random' }, { bot: 'random' }]);
    done(await here.api.open(id));
    await here.until(over);
    const eyes = new Set(here.said.flatMap((item) => (item.kind === 'moment' ? [item.moment.eye] : [])));
    expect([...eyes]).toEqual(['watcher']);
  });
});

describe('a match with people', () => {
  test('is played to the end against bots, and every moment told is one of the history', async () => {
    const here = device(memoryStore());
    const id = await newMatch(here, [{ bot: 'random' }, { name: 'Ada' }, { bot: 'trainee' }]);
    done(await here.api.open(id));
    await playPeople(here, id, 5);
    const told = momentsOf(here.said, 1);
    expect(told.map(({ frame }) => frame)).toEqual(told.map((_, place) => place + 1));
    expect(lasting(told)).toEqual(done(await here.api.history(id, 1)));
    expect(told.at(-1)).toMatchObject({ awaited: [], undo: 0, outcome: { rule: expect.any(String) } });
  });

  test('knows its people, its bots and the terms it is played under', async () => {
    const here = device(memoryStore());
    const id = await newMatch(here, [{ name: '  Ada   King ' }, { bot: 'pilot' }], { openScores: true });
    done(await here.api.open(id));
    const [first] = here.said;
    expect(first).toMatchObject({
      kind: 'table',
      table: {
        id,
        game: GAME,
        state: 'running',
        hints: true,
        clock: null,
        options: { openScores: true },
        seats: [
          { person: { id: 'seat-0', name: 'Ada King' }, bot: null },
          { person: null, bot: 'pilot' },
        ],
        mySeats: [0],
        secret: null,
        commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    });
  });

  test('publishes its secret only once it is over', async () => {
    const here = device(memoryStore());
    const id = await newMatch(here, [{ name: 'Ada' }, { name: 'Bo' }]);
    done(await here.api.open(id));
    await playPeople(here, id, 3);
    const secrets = here.said.flatMap((item) => (item.kind === 'table' ? [item.table.secret] : []));
    expect(secrets).toEqual([null, expect.stringMatching(/^[0-9a-f]{64}$/)]);
  });
});

describe('a match that was left', () => {
  /** One person and two bots, to the end. */
  async function played(): Promise<{ whole: Kept; told: Moment[] }> {
    const store = memoryStore();
    const here = device(store, 11);
    const id = await newMatch(here, [{ name: 'Ada' }, { bot: 'random' }, { bot: 'random' }]);
    done(await here.api.open(id));
    await playPeople(here, id, 12);
    return { whole: keptIn(store, id), told: momentsOf(here.said, 0) };
  }

  /** As if the browser had been closed after so many entries. */
  function cutAfter({ match, log }: Kept, length: number): MemoryStore {
    const store = memoryStore();
    store.kept.set(match.id, { match: { ...match, state: 'running', ranks: null }, log: log.slice(0, length) });
    return store;
  }

  /** After the deal, and before the act that ended it, which is kept together with the end. */
  function* somewhere({ log }: Kept, times: number): Generator<number> {
    const where = fastChance(21);
    for (let time = 0; time < times; time++) yield 4 + where.draw(log.length - 5);
  }

  test('is at the very moment at which the browser was closed', async () => {
    const { whole, told } = await played();
    for (const length of somewhere(whole, 40)) {
      const here = device(cutAfter(whole, length), 2, { thinker: ponderer });
      done(await here.api.open(whole.match.id));
      const until = whole.log[length - 1]?.at ?? 0;
      expect(momentsOf(here.said, 0)).toEqual([told.findLast(({ at }) => at <= until)]);
    }
  });

  test('goes on from there, in the middle of a bot’s turn too', async () => {
    const { whole } = await played();
    const { id } = whole.match;
    for (const length of somewhere(whole, 5)) {
      const here = device(cutAfter(whole, length), length);
      done(await here.api.open(id));
      await playPeople(here, id, length);
      const file: unknown = JSON.parse(done(await here.api.download(id)).text);
      expect(verifyMatch(airlinesEurope, file, digest)).toMatchObject({ ok: true, problems: [] });
    }
  });

  test('can be left and taken up again and again', async () => {
    const store = memoryStore();
    const id = await newMatch(device(store), [{ name: 'Ada' }, { bot: 'random' }]);
    const told: Moment[] = [];
    for (let visit = 1; keptIn(store, id).match.state === 'running'; visit++) {
      const here = device(store, visit);
      done(await here.api.open(id));
      await playPeople(here, id, visit, 3);
      await here.api.close(id);
      // The first moment of a visit is the last one of the visit before, unless bots have played on.
      told.push(...momentsOf(here.said, 0).filter(({ frame }) => frame > (told.at(-1)?.frame ?? 0)));
    }
    expect(lasting(told)).toEqual(done(await device(store).api.history(id, 0)));
  });

  test('says nothing any more once it is closed, and bots wait', async () => {
    const store = memoryStore();
    const here = device(store);
    const id = await newMatch(here, [{ bot: 'random' }, { bot: 'random' }]);
    done(await here.api.open(id));
    await here.api.close(id);
    const { length } = here.said;
    const entries = keptIn(store, id).log.length;
    done(await here.api.history(id, 'watcher'));
    expect(here.said).toHaveLength(length);
    expect(keptIn(store, id).log).toHaveLength(entries);
  });
});
