/** Where matches are kept: in the browser's database, and where it keeps nothing, for as long as the tab is open. */

import { afterEach, describe, expect, test, vi } from 'vitest';
import { indexedDbStore } from '../../src/worker/indexed-db.ts';
import { memoryStore as storeInMemory } from '../../src/worker/memory-store.ts';
import { withSpare } from '../../src/worker/spare-store.ts';
import type { Store } from '../../src/worker/store.ts';
import { device, done, GAME, keptIn, type MemoryStore, memoryStore, newMatch, over, playPeople } from './support.ts';

afterEach(() => vi.unstubAllGlobals());

const SEATS = [{ name: 'Ada' }, { bot: 'random' }] as const;

/** The browser's own refusal. */
const refuse = () => Promise.reject(new DOMException('private', 'InvalidStateError'));
const REFUSING: Store = { list: refuse, read: refuse, append: refuse, remove: refuse, lasts: () => true };

/** As much of a database as a failing write touches, with its events in the order a browser has them. */
function failingDatabase(error: DOMException) {
  const transaction = {
    error: null as DOMException | null,
    onabort: null as (() => void) | null,
    onerror: null as (() => void) | null,
    objectStore: () => ({ put: () => undefined, add: () => queueMicrotask(fail) }),
  };
  function fail(): void {
    transaction.onerror?.();
    transaction.error = error;
    transaction.onabort?.();
  }
  const request = { result: { transaction: () => transaction }, onsuccess: null as (() => void) | null };
  vi.stubGlobal('indexedDB', {
    open: () => {
      queueMicrotask(() => request.onsuccess?.());
      return request;
    },
  });
}

describe('the database', () => {
  test.each([
    ['ConstraintError', 'open-elsewhere'],
    ['QuotaExceededError', 'no-storage'],
  ])('says why it kept nothing: %s', async (name, problem) => {
    failingDatabase(new DOMException('no', name));
    const { api } = device(indexedDbStore());
    expect(await api.create({ game: GAME, options: {}, seats: SEATS, hints: true })).toEqual({ ok: false, problem });
  });
});

test('what two tabs write to the same place is kept once', async () => {
  const store = memoryStore();
  const id = await newMatch(device(store), SEATS);
  const { match, log } = keptIn(store, id);
  await expect(store.append(match, log.length - 1, log.slice(-1))).rejects.toMatchObject({ name: 'ConstraintError' });
});

describe('a browser that keeps nothing', () => {
  const pair = (store: Store = REFUSING) => withSpare(store, storeInMemory());

  test('still lets a match be played to the end, and says that it will not last', async () => {
    const here = device(pair());
    const id = await newMatch(here, SEATS);
    done(await here.api.open(id));
    expect(here.said[0]).toMatchObject({ kind: 'table', table: { notes: ['not-kept'] } });
    await playPeople(here, id, 1);
    await here.until(over);
    expect(done(await here.api.list())).toMatchObject([{ id, state: 'over' }]);
    done(await here.api.remove(id));
    expect(await here.api.list()).toEqual({ ok: false, problem: 'no-storage' });
  });

  test('says so of a match of another visit', async () => {
    expect(await device(pair()).api.open('another')).toEqual({ ok: false, problem: 'no-storage' });
  });

  test('keeps what it can once it has room again, beside what it could not', async () => {
    const memory: MemoryStore = memoryStore();
    let isFull = true;
    const here = device(pair({ ...memory, append: async (...what) => (isFull ? refuse() : memory.append(...what)) }));
    const first = await newMatch(here, SEATS);
    isFull = false;
    const second = await newMatch(here, SEATS);
    expect([...memory.kept.keys()]).toEqual([second]);
    expect(done(await here.api.list()).map(({ id }) => id)).toEqual([second, first]);
    done(await here.api.open(second));
    expect(here.said[0]).toMatchObject({ kind: 'table', table: { notes: [] } });
  });

  test('does not go on in memory with what another tab plays', async () => {
    const taken = () => Promise.reject(new DOMException('written by another tab', 'ConstraintError'));
    const here = device(pair({ ...memoryStore(), append: taken }));
    const wish = { game: GAME, options: {}, seats: SEATS, hints: true };
    expect(await here.api.create(wish)).toEqual({ ok: false, problem: 'open-elsewhere' });
  });
});
