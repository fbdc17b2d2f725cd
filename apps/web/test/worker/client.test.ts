/** The page's end of the rules worker: answers by promise, failures as failures, a dead worker replaced. */

import { describe, expect, test, vi } from 'vitest';
import { type Ask, answer as answerAsk } from '../../src/backend/calls.ts';
import { makeRulesClient, type RulesSaid } from '../../src/backend/rules.ts';
import { PATIENCE_MS } from '../support/waiting.ts';

/** As much of a worker as the client touches. */
interface Fake {
  readonly worker: Worker;
  say(message: unknown): void;
  die(): void;
  ended: boolean;
}

function clientOf(...lives: readonly ((ask: Ask, fake: Fake) => void)[]) {
  const fakes: Fake[] = [];
  const firstMade = vi.fn();
  const client = makeRulesClient(() => {
    const answer = lives[Math.min(fakes.length, lives.length - 1)];
    const worker = {
      onmessage: null as ((event: { data: unknown }) => void) | null,
      onerror: null as (() => void) | null,
      postMessage(message: unknown) {
        const ask = structuredClone(message) as Ask;
        queueMicrotask(() => answer?.(ask, fake));
      },
      terminate: () => {
        fake.ended = true;
      },
    };
    const fake: Fake = {
      worker: worker as unknown as Worker,
      say: (message) => worker.onmessage?.({ data: structuredClone(message) }),
      die: () => worker.onerror?.(),
      ended: false,
    };
    fakes.push(fake);
    return fake.worker;
  }, firstMade);
  return { ...client, fakes, firstMade };
}

const METHODS = {
  games: () => [{ id: 'chess' }],
  actions: async (game: string) => [game],
  facts: () => {
    throw new Error('no facts today');
  },
};
const works = (ask: Ask, fake: Fake) => void answerAsk(METHODS, ask, fake.say);
const dies = (_: Ask, fake: Fake) => fake.die();

describe('the rules as the page asks them', () => {
  test('answer whatever was asked, in any order', async () => {
    const { remote, fakes } = clientOf(works);
    const asked = [remote.actions('one', null), remote.games(), remote.actions('two', null)];
    expect(await Promise.all(asked)).toEqual([['one'], [{ id: 'chess' }], ['two']]);
    expect(fakes).toHaveLength(1);
  });

  test('say why where they fail', async () => {
    const { remote } = clientOf(works);
    await expect(remote.facts('any', null)).rejects.toThrow('no facts today');
    await expect(remote.scene('any', null)).rejects.toThrow('the worker has no scene');
  });

  test('are told what a page keeps as its state, which cannot be sent as it is', async () => {
    const { remote } = clientOf((ask, fake) => fake.say({ id: ask.id, ok: true, value: ask.args }));
    const state = new Proxy({ hand: [1, 2] }, {});
    expect(await remote.facts('any', state)).toEqual(['any', { hand: [1, 2] }]);
  });

  test('what a match says goes to everybody who listens, until they stop', async () => {
    const { remote, listen, fakes } = clientOf(works);
    const heard: RulesSaid[] = [];
    const stop = listen((said) => heard.push(said));
    await remote.games();
    const said = { match: 'm', kind: 'gone', problem: 'broken' } as const;
    fakes[0]?.say(said);
    stop();
    fakes[0]?.say(said);
    expect(heard).toEqual([said]);
  });
});

describe('the first match of a browser', () => {
  test('is told of when it is made, and no other', async () => {
    const made: string[] = [];
    const methods = {
      create: (name: string) => {
        if (name === 'chess') return { ok: false, problem: 'no-such-game' };
        made.push(name);
        return { ok: true, value: name };
      },
      list: () => ({ ok: true, value: made }),
    };
    const { remote, firstMade } = clientOf((ask, fake) => void answerAsk(methods, ask, fake.say));
    const create = (game: string) => remote.create(game as unknown as Parameters<typeof remote.create>[0]);
    await create('chess');
    await remote.list();
    expect(firstMade).not.toHaveBeenCalled();
    await create('one');
    await vi.waitFor(() => expect(firstMade).toHaveBeenCalledOnce(), PATIENCE_MS);
    await create('two');
    await remote.list();
    await remote.list();
    expect(firstMade).toHaveBeenCalledOnce();
  });
});

describe('a worker that dies', () => {
  test('is replaced, and asked again what it keeps nothing of', async () => {
    const { remote, fakes } = clientOf(dies, works);
    expect(await remote.games()).toEqual([{ id: 'chess' }]);
    expect(fakes.map(({ ended }) => ended)).toEqual([true, false]);
  });

  test('leaves it open whether what changes something was done', async () => {
    const { remote } = clientOf(dies, works);
    await expect(remote.act('m', 0, {})).rejects.toThrow('the worker is gone');
    expect(await remote.games()).toEqual([{ id: 'chess' }]);
  });

  test('at once, every time, is given up', async () => {
    const { remote, fakes } = clientOf(dies);
    await expect(remote.games()).rejects.toThrow('the worker is gone');
    expect(fakes).toHaveLength(2);
  });

  test('while somebody listens is replaced without being asked, and they hear of it', async () => {
    const { remote, listen, fakes } = clientOf(works);
    await remote.games();
    const restarted = new Promise<RulesSaid>((resolve) => listen(resolve));
    fakes[0]?.die();
    expect(await restarted).toEqual({ kind: 'restarted' });
    expect(fakes).toHaveLength(2);
  });
});
