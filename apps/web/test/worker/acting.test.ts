/** One act after another: checked, kept before it is told, taken back; and bots that wait their turn. */

import { describe, expect, test } from 'vitest';
import type { Thinker } from '../../src/worker/thinker.ts';
import {
  device,
  done,
  duePerson,
  GAME,
  keptIn,
  memoryStore,
  momentsOf,
  newMatch,
  over,
  playPeople,
  ponderer,
} from './support.ts';

const CASH = { type: 'cash' };

/** Two people who have opened; the one to act and the other. */
async function opened(other: Parameters<typeof device>[2] = {}) {
  const store = memoryStore();
  const here = device(store, 3, other);
  const id = await newMatch(here, [{ name: 'Ada' }, { name: 'Bo' }]);
  done(await here.api.open(id));
  await playPeople(here, id, 1, 2);
  const turn = duePerson(here.said)?.seat ?? 0;
  return { store, here, id, turn, other: 1 - turn };
}

describe('an act', () => {
  test('is refused with the rule it breaks, and nothing is kept or told of it', async () => {
    const { store, here, id, turn, other } = await opened();
    const before = { said: here.said.length, log: keptIn(store, id).log.length };
    expect(await here.api.act(id, turn, { type: 'stop' })).toMatchObject({
      ok: false,
      problem: 'against-the-rules',
      refusal: { code: 'notNow', rule: 'AE-3.1' },
    });
    expect(await here.api.act(id, other, CASH)).toMatchObject({ refusal: { code: 'notYourTurn' } });
    expect(await here.api.act(id, turn, { type: 'fly' })).toMatchObject({ problem: 'malformed' });
    expect(await here.api.act(id, 7, CASH)).toEqual({ ok: false, problem: 'not-your-seat' });
    expect({ said: here.said.length, log: keptIn(store, id).log.length }).toEqual(before);
  });

  test('is not for a match that is not open, and nothing can be done once it is over', async () => {
    const { here, id } = await opened();
    expect(await here.api.act('nothing', 0, CASH)).toEqual({ ok: false, problem: 'not-found' });
    await playPeople(here, id, 5);
    expect(await here.api.act(id, 0, CASH)).toEqual({ ok: false, problem: 'not-running' });
    expect(await here.api.undo(id, 0)).toEqual({ ok: false, problem: 'nothing-to-undo' });
  });

  test('is not for a bot’s seat', async () => {
    const here = device(memoryStore(), 1, { thinker: ponderer });
    const id = await newMatch(here, [{ name: 'Ada' }, { bot: 'captain' }]);
    done(await here.api.open(id));
    expect(await here.api.act(id, 1, CASH)).toEqual({ ok: false, problem: 'not-your-seat' });
    expect(await here.api.undo(id, 1)).toEqual({ ok: false, problem: 'not-your-seat' });
  });
});

describe('what happens', () => {
  test('is kept before anybody hears of it', async () => {
    const memory = memoryStore();
    let keep: (() => void) | null = null;
    let isSlow = false;
    const { here, id, turn } = await opened({
      store: {
        ...memory,
        append: async (...what) => {
          if (isSlow) await new Promise<void>((resolve) => (keep = resolve));
          return memory.append(...what);
        },
      },
    });
    isSlow = true;
    const { length } = here.said;
    const acted = here.api.act(id, turn, CASH);
    // The history waits for nothing: once it is here, the act is on its way to the store.
    await here.api.history(id, 'watcher');
    expect(here.said).toHaveLength(length);
    (keep as (() => void) | null)?.();
    done(await acted);
    expect(here.said.slice(length)).toMatchObject([{ moment: { cause: 'act' } }, { moment: { cause: 'act' } }]);
  });

  test('did not happen where it could not be kept, and can be tried again', async () => {
    const memory = memoryStore();
    let isFull = false;
    const { here, id, turn } = await opened({
      store: {
        ...memory,
        append: async (...what) => {
          if (isFull) throw new DOMException('no room', 'QuotaExceededError');
          return memory.append(...what);
        },
      },
    });
    const { length } = here.said;
    const frame = momentsOf(here.said, turn).at(-1)?.frame ?? 0;
    isFull = true;
    expect(await here.api.act(id, turn, CASH)).toEqual({ ok: false, problem: 'no-storage' });
    expect(here.said).toHaveLength(length);
    isFull = false;
    done(await here.api.act(id, turn, CASH));
    expect(here.said).toHaveLength(length + 2);
    expect(momentsOf(here.said, turn).at(-1)?.frame).toBe(frame + 1);
  });

  test('ends for a page whose bots’ acts cannot be kept', async () => {
    const memory = memoryStore();
    const here = device(memory, 1, {
      store: {
        ...memory,
        append: async (match, index, entries) => {
          if (index > 0) throw new DOMException('written by another tab', 'ConstraintError');
          return memory.append(match, index, entries);
        },
      },
    });
    const id = await newMatch(here, [{ bot: 'random' }, { bot: 'random' }]);
    done(await here.api.open(id));
    const problem = await here.until(
      (said) => said.flatMap((item) => (item.kind === 'gone' ? [item.problem] : []))[0] ?? null,
    );
    expect(problem).toBe('open-elsewhere');
  });
});

describe('taking back', () => {
  test('brings the moment before again, for every eye that had seen it go', async () => {
    const { here, id, turn, other } = await opened();
    const before = momentsOf(here.said, turn).at(-1);
    done(await here.api.act(id, turn, CASH));
    expect(momentsOf(here.said, turn).at(-1)).toMatchObject({ undo: 1, awaited: [other] });
    done(await here.api.undo(id, turn));
    const after = momentsOf(here.said, turn).at(-1);
    expect(after).toMatchObject({ cause: 'undo', news: [], view: before?.view, undo: before?.undo });
    expect(after?.frame).toBe((before?.frame ?? 0) + 2);
    expect(momentsOf(here.said, other).at(-1)).toMatchObject({ cause: 'undo', awaited: [turn] });
    expect(await here.api.undo(id, turn)).toEqual({ ok: false, problem: 'nothing-to-undo' });
  });

  test('is told in the history too', async () => {
    const { here, id, turn } = await opened();
    done(await here.api.act(id, turn, CASH));
    done(await here.api.undo(id, turn));
    const history = done(await here.api.history(id, turn));
    expect(history.slice(-2).map(({ cause }) => cause)).toEqual(['act', 'undo']);
  });
});

describe('bots', () => {
  test('do not play what was asked before somebody took something back', async () => {
    const questions: (() => void)[] = [];
    let isSlow = false;
    let onAsked: () => void = () => undefined;
    const thinker: Thinker = {
      decide: async ({ actions }) => {
        const answered = new Promise<void>((resolve) => questions.push(resolve));
        onAsked();
        if (isSlow) await answered;
        return actions[0];
      },
      advise: async () => [],
    };
    const asked = (times: number) =>
      new Promise<void>((resolve) => {
        onAsked = () => {
          if (questions.length >= times) resolve();
        };
        onAsked();
      });
    const here = device(memoryStore(), 1, { thinker });
    const id = await newMatch(here, [{ name: 'Ada' }, { bot: 'captain' }], { startSeat: 0 });
    done(await here.api.open(id));
    await playPeople(here, id, 1, 1);
    await here.until((said) => duePerson(said));
    isSlow = true;
    questions.length = 0;
    done(await here.api.act(id, 0, CASH));
    await asked(1);
    done(await here.api.undo(id, 0));
    const { length } = here.said;
    questions[0]?.();
    done(await here.api.act(id, 0, CASH));
    // It is asked anew, and until then nothing was said but what the person did.
    await asked(2);
    expect(here.said.slice(length)).toMatchObject([{ moment: { cause: 'act', awaited: [1] } }]);
  });

  test('leave people time to see what happened, less within a turn of their own', async () => {
    const waits: number[] = [];
    const here = device(memoryStore(), 1, { wait: async (milliseconds) => void waits.push(milliseconds) });
    const id = await newMatch(here, [{ name: 'Ada' }, { bot: 'random' }, { bot: 'random' }]);
    done(await here.api.open(id));
    await playPeople(here, id, 1);
    // The clock of the test moves by one each time anybody looks at it.
    const nearly = (pause: number) => waits.filter((wait) => wait <= pause && wait > pause - 30).length;
    expect(nearly(900)).toBeGreaterThan(10);
    expect(nearly(600)).toBeGreaterThan(10);
    expect(nearly(900) + nearly(600)).toBe(waits.length);
  });
});

describe('a wish for a match', () => {
  test.each([
    [{ game: 'chess' }, 'no-such-game'],
    [{ seats: [{ name: 'Ada' }] }, 'wrong-option'],
    [{ options: { deck: 'marked' } }, 'wrong-option'],
    [{ seats: [{ name: ' ' }, { bot: 'pilot' }] }, 'malformed'],
    [{ seats: [{ name: 'x'.repeat(25) }, { bot: 'pilot' }] }, 'malformed'],
    [{ seats: [{ name: 'Ada' }, { bot: 'admiral' }] }, 'malformed'],
  ])('that cannot be is answered: %j', async (wish, problem) => {
    const here = device(memoryStore());
    const whole = { game: GAME, options: {}, seats: [{ name: 'Ada' }, { bot: 'pilot' }], hints: true, ...wish };
    expect(await here.api.create(whole)).toMatchObject({ ok: false, problem });
    expect(done(await here.api.list())).toEqual([]);
  });

  test('is answered in words where only its options are asked about', () => {
    const { api } = device(memoryStore());
    expect(api.optionsProblem(GAME, {}, 3)).toBeNull();
    expect(api.optionsProblem(GAME, { deck: 'marked' }, 3)).toMatch(/deck/);
    expect(api.optionsProblem(GAME, {}, 9)).toMatch(/2 to 5/);
    expect(api.optionsProblem('chess', {}, 3)).toMatch(/chess/);
  });
});

describe('a match of this browser', () => {
  test('is in one tab at a time', async () => {
    const store = memoryStore();
    const held = new Set<string>();
    const hold = async (name: string) => {
      if (held.has(name)) return null;
      held.add(name);
      return () => void held.delete(name);
    };
    const one = device(store, 1, { hold, thinker: ponderer });
    const two = device(store, 2, { hold, thinker: ponderer });
    const id = await newMatch(one, [{ name: 'Ada' }, { bot: 'pilot' }]);
    done(await one.api.open(id));
    expect(await two.api.open(id)).toEqual({ ok: false, problem: 'open-elsewhere' });
    expect(await two.api.remove(id)).toEqual({ ok: false, problem: 'open-elsewhere' });
    done(await one.api.open(id));
    await one.api.close(id);
    expect(await two.api.open(id)).toEqual({ ok: false, problem: 'open-elsewhere' });
    await one.api.close(id);
    done(await two.api.open(id));
    done(await two.api.remove(id));
    expect(await two.api.open(id)).toEqual({ ok: false, problem: 'not-found' });
    expect(held).toEqual(new Set());
  });

  test('that could not go on is let go of, and can be opened anew', async () => {
    const store = memoryStore();
    const held = new Set<string>();
    const hold = async (name: string) => {
      if (held.has(name)) return null;
      held.add(name);
      return () => {
        expect(held.delete(name)).toBe(true);
      };
    };
    let isFull = false;
    const here = device(store, 1, {
      hold,
      store: {
        ...store,
        append: async (...what) => {
          if (isFull) throw new DOMException('no room', 'QuotaExceededError');
          return store.append(...what);
        },
      },
    });
    const id = await newMatch(here, [{ bot: 'random' }, { bot: 'random' }]);
    isFull = true;
    done(await here.api.open(id));
    await here.until((said) => said.find(({ kind }) => kind === 'gone') ?? null);
    // In turn: once another match was looked for, this one was let go of.
    await here.api.open('another');
    expect(held).toEqual(new Set());
    isFull = false;
    done(await here.api.open(id));
    // Whoever saw it end goes, whoever opened it anew stays.
    await here.api.close(id);
    await here.until(over);
    await here.api.close(id);
    expect(held).toEqual(new Set());
  });

  test('is not to be had where the browser keeps nothing', async () => {
    const fail = () => Promise.reject(new DOMException('private', 'InvalidStateError'));
    const { api } = device({ list: fail, read: fail, append: fail, remove: fail, lasts: () => false });
    const nothing = { ok: false, problem: 'no-storage' };
    const wish = { game: GAME, options: {}, seats: [{ name: 'Ada' }, { bot: 'pilot' }], hints: true };
    expect(await api.create(wish)).toEqual(nothing);
    expect(await api.list()).toEqual(nothing);
    expect(await api.open('any')).toEqual(nothing);
    expect(await api.history('any', 0)).toEqual(nothing);
    expect(await api.download('any')).toEqual(nothing);
    expect(await api.remove('any')).toEqual(nothing);
  });
});
