/** Around one device every eye is told what it may know, and nothing of the others' hands. */

import { type AirlinesEurope, airlinesEurope, type News, type View } from '@tarmac/airlines-europe/rules';
import { type Entry, foldLog, type Seat } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import type { Moment } from '../../src/backend/backend.ts';
import { device, done, GAME, keptIn, lasting, memoryStore, momentsOf, newMatch, playPeople } from './support.ts';

const PEOPLE = [{ name: 'Ada' }, { name: 'Bo' }, { bot: 'random' }, { name: 'Cy' }] as const;
const SEATS: readonly Seat[] = [0, 1, 3];

async function hotSeat(acts?: number) {
  const store = memoryStore();
  const here = device(store, 31);
  const id = await newMatch(here, PEOPLE);
  done(await here.api.open(id));
  await playPeople(here, id, 8, acts);
  return { store, here, id };
}

describe('around one device', () => {
  test('each person’s eye hears its own moments, numbered by what it could notice', async () => {
    const { here, id } = await hotSeat();
    for (const seat of SEATS) {
      const told = momentsOf(here.said, seat);
      expect(told.map(({ frame }) => frame)).toEqual(told.map((_, place) => place + 1));
      expect(lasting(told)).toEqual(done(await here.api.history(id, seat)));
    }
    expect(momentsOf(here.said, 2)).toEqual([]);
    expect(momentsOf(here.said, 'watcher')).toEqual([]);
  });

  test('a choice made in secret makes no moment for anybody else', async () => {
    const { here, id } = await hotSeat(0);
    const [first] = momentsOf(here.said, 0);
    const actions = await here.api.actions(GAME, first?.view);
    const { length } = here.said;
    done(await here.api.act(id, 0, actions[0]));
    expect(here.said.slice(length)).toMatchObject([{ kind: 'moment', moment: { eye: 0, awaited: [1, 2, 3] } }]);
    expect(momentsOf(here.said, 1).at(-1)?.awaited).toEqual([0, 1, 2, 3]);
  });

  test('a moment is the view of that eye at that entry, and what is told to it, and nothing else', async () => {
    const { store, here, id } = await hotSeat();
    const log = keptIn(store, id).log as readonly Entry<AirlinesEurope>[];
    const stateAt = (at: number) => {
      const upTo = log.slice(0, log.findLastIndex((entry) => entry.kind !== 'end' && entry.at <= at) + 1);
      return foldLog(airlinesEurope, upTo).state;
    };
    for (const seat of SEATS) {
      for (const moment of momentsOf(here.said, seat)) {
        const { noUndo, ...rest } = moment;
        expect(Object.keys(rest).sort()).toEqual(KEYS);
        expect([undefined, 'drawn', 'revealed', 'others', 'not-acted']).toContain(noUndo);
        expect(moment.view).toEqual(airlinesEurope.view(stateAt(moment.at), seat));
        expectNoOtherHand(moment, seat);
      }
    }
  });

  test('nobody can ask for a bot’s eyes before the end, and anybody for all of them after it', async () => {
    const { here, id } = await hotSeat(6);
    expect(await here.api.history(id, 2)).toEqual({ ok: false, problem: 'not-allowed' });
    expect(await here.api.history(id, 9)).toEqual({ ok: false, problem: 'not-allowed' });
    done(await here.api.history(id, 'watcher'));
    await playPeople(here, id, 9);
    expect(done(await here.api.history(id, 2)).at(-1)).toMatchObject({ eye: 2, outcome: { rule: 'AE-8.7' } });
  });

  test('the file of a match that goes on shows no hand', async () => {
    const { here, id } = await hotSeat(12);
    const file = JSON.parse(done(await here.api.download(id)).text);
    expect(file).toMatchObject({ format: 'tarmac-view', eye: 'watcher' });
    expect(file.frames[0].patch[0].hand).toBeNull();
  });
});

test('alone against bots, the file of a match that goes on is what the one person saw', async () => {
  const here = device(memoryStore());
  const id = await newMatch(here, [{ bot: 'random' }, { name: 'Ada' }]);
  done(await here.api.open(id));
  await playPeople(here, id, 4, 5);
  await here.api.close(id);
  const file = JSON.parse(done(await here.api.download(id)).text);
  expect(file).toMatchObject({ format: 'tarmac-view', game: GAME, eye: 1 });
  expect(file.frames).toHaveLength(done(await here.api.history(id, 1)).length);
  expect(JSON.stringify(file)).not.toMatch(/"(secret|draws|action|hands)"/);
});

const KEYS = ['at', 'awaited', 'cause', 'clocks', 'eye', 'facts', 'frame', 'news', 'outcome', 'undo', 'view'];

function expectNoOtherHand({ view, news, outcome }: Moment, seat: Seat): void {
  const { hand, laidOpen, eye } = view as View;
  expect(eye).toBe(seat);
  expect(hand).not.toBeNull();
  expect(laidOpen === null).toBe(outcome === null);
  for (const item of news as News[]) {
    if (item.kind === 'drew' && item.seat !== seat) expect(item.airline).toBeNull();
    if (item.kind === 'exchanged' && item.seat !== seat) expect(item.fromHand).toBeNull();
  }
}
