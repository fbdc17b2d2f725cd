/** Bots decide whatever becomes of them, and say why on demand. */

import type { Question } from '@tarmac/bots';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { makeThinker, type Thread } from '../../src/worker/thinker.ts';
import { startThread } from '../../src/worker/thread.ts';
import { device, done, GAME, memoryStore, momentsOf, newMatch, over, playPeople } from './support.ts';

const QUESTION: Question = { game: GAME, level: 'captain', view: {}, actions: ['a', 'b', 'c'], seed: 4 };
const never = () => new Promise<never>(() => undefined);

/** Threads that do one thing after another, each time one has to be started. */
function thinkerOf(...lives: readonly Thread['decide'][]) {
  const asked: Question[] = [];
  let started = 0;
  let ended = 0;
  const start = (): Thread => {
    const decide = lives[Math.min(started++, lives.length - 1)] ?? never;
    return {
      decide: (question) => {
        asked.push(question);
        return decide(question);
      },
      advise: async () => ['because'],
      end: () => ended++,
    };
  };
  return { thinker: (wait = never) => makeThinker(start, wait), asked, count: () => ({ started, ended }) };
}

const dies = () => Promise.reject(new Error('the thread died'));
const sayB = async () => 'b';

describe('a bot', () => {
  test('decides in one thread, again and again', async () => {
    const { thinker, count } = thinkerOf(sayB);
    const one = thinker();
    expect(await one.decide(QUESTION)).toBe('b');
    expect(await one.decide(QUESTION)).toBe('b');
    expect(count()).toEqual({ started: 1, ended: 0 });
  });

  test('has a second and a half', async () => {
    const { thinker, asked } = thinkerOf(sayB);
    await thinker().decide(QUESTION);
    expect(asked).toMatchObject([{ level: 'captain', milliseconds: 1500 }]);
  });

  test('is not asked where there is nothing to choose', async () => {
    const { thinker, asked } = thinkerOf(dies);
    expect(await thinker().decide({ ...QUESTION, actions: ['only'] })).toBe('only');
    expect(asked).toEqual([]);
  });

  test('that dies is replaced and asked again', async () => {
    const { thinker, count } = thinkerOf(dies, sayB);
    expect(await thinker().decide(QUESTION)).toBe('b');
    expect(count()).toEqual({ started: 2, ended: 1 });
  });

  test('that dies twice gives way to a simpler one', async () => {
    const { thinker, asked } = thinkerOf(dies, dies, sayB);
    expect(await thinker().decide(QUESTION)).toBe('b');
    expect(asked.map(({ level }) => level)).toEqual(['captain', 'captain', 'trainee']);
  });

  test('plays something legal even when nobody can think', async () => {
    const { thinker } = thinkerOf(dies);
    expect(QUESTION.actions).toContain(await thinker().decide(QUESTION));
  });

  test('that nobody could think for is told of, and no other', async () => {
    const away = vi.fn();
    await thinkerOf(dies, sayB).thinker().decide(QUESTION, away);
    expect(away).not.toHaveBeenCalled();
    await thinkerOf(dies).thinker().decide(QUESTION, away);
    expect(away).toHaveBeenCalledOnce();
  });

  test('that makes an action up is not believed', async () => {
    const { thinker } = thinkerOf(async () => 'z');
    expect(QUESTION.actions).toContain(await thinker().decide(QUESTION));
  });

  test('that never answers is taken for dead', async () => {
    let timesUp: (() => void) | null = null;
    const { thinker, count } = thinkerOf(never, sayB);
    const patience = (milliseconds: number) => {
      expect(milliseconds).toBeGreaterThan(5000);
      return new Promise<never>((resolve) => {
        timesUp = resolve as () => void;
      });
    };
    const deciding = thinker(patience as () => Promise<never>).decide(QUESTION);
    (timesUp as (() => void) | null)?.();
    expect(await deciding).toBe('b');
    expect(count()).toEqual({ started: 2, ended: 1 });
  });
});

describe('bots that cannot be loaded', () => {
  const thinker = () => thinkerOf(dies).thinker();

  test('play on at random, and the table says so once', async () => {
    const here = device(memoryStore(), 1, { thinker: thinker() });
    const id = await newMatch(here, [{ bot: 'captain' }, { bot: 'pilot' }]);
    done(await here.api.open(id));
    await here.until(over);
    const notes = here.said.flatMap((item) => (item.kind === 'table' ? [item.table.notes] : []));
    expect(notes).toEqual([[], ['bots-away'], ['bots-away']]);
  });

  test('are not missed by those that play at random anyway', async () => {
    const here = device(memoryStore(), 1, { thinker: thinker() });
    const id = await newMatch(here, [{ bot: 'random' }, { bot: 'random' }]);
    done(await here.api.open(id));
    expect((await here.until(over)).notes).toEqual([]);
  });
});

describe('a thread', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('that fails is no failure of the worker that started it', async () => {
    const workers: { onerror?: (event: Event) => void }[] = [];
    vi.stubGlobal(
      'Worker',
      class {
        onerror?: (event: Event) => void;
        constructor() {
          workers.push(this);
        }
        postMessage() {}
        terminate() {}
      },
    );
    const asked = startThread().decide(QUESTION);
    const failure = new Event('error', { cancelable: true });
    workers[0]?.onerror?.(failure);
    expect(failure.defaultPrevented).toBe(true);
    await expect(asked).rejects.toThrow('the worker is gone');
  });
});

describe('advice', () => {
  test('is what a captain would look at, best first, at most three', async () => {
    const here = device(memoryStore());
    const id = await newMatch(here, [{ name: 'Ada' }, { name: 'Bo' }]);
    done(await here.api.open(id));
    await playPeople(here, id, 1, 2);
    const moment = [0, 1]
      .flatMap((seat) => momentsOf(here.said, seat).slice(-1))
      .find(({ eye, awaited }) => awaited.includes(eye as number));
    const advice = (await here.api.advise(GAME, moment?.view)) as { action: unknown; winShare: number }[];
    expect(advice.length).toBeGreaterThan(1);
    expect(advice.length).toBeLessThanOrEqual(3);
    const actions = await here.api.actions(GAME, moment?.view);
    for (const { action, winShare } of advice) {
      expect(actions).toContainEqual(action);
      expect(winShare).toBeGreaterThan(0);
    }
  });

  test('is not to be had for somebody who has nothing to decide', async () => {
    const here = device(memoryStore());
    const id = await newMatch(here, [{ name: 'Ada' }, { name: 'Bo' }]);
    const [moment] = done(await here.api.history(id, 'watcher'));
    expect(await here.api.advise(GAME, moment?.view)).toEqual([]);
  });
});
