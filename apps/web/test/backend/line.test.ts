import { LIMITS, PROTOCOL } from '@tarmac/wire/page';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Asking } from '../../src/backend/outbox.ts';
import { fakeNet, notedWatcher } from './fake-wire.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const chat = (id: string, text = 'hello'): Asking => ({ kind: 'chat', id, match: 'm', text });
const HELLO = { kind: 'hello', protocol: PROTOCOL };

/** A page that watches one match over a connection that stands. */
function standing() {
  const net = fakeNet();
  const watcher = notedWatcher();
  const stop = net.line.watch(watcher);
  net.last().greet();
  // What is watched is answered with how it stands.
  net.last().say({ kind: 'chat', match: 'm', lines: [] });
  watcher.heard.length = 0;
  return { ...net, watcher, stop };
}

describe('a line', () => {
  test('greets, is welcomed, and then says what it watches', () => {
    const net = fakeNet();
    const watcher = notedWatcher();
    net.line.watch(watcher);
    expect(net.last().sent).toEqual([]);
    net.last().opened();
    expect(net.last().sent).toEqual([HELLO]);
    net.last().say({ kind: 'welcome', protocol: PROTOCOL, person: 'me', now: 5000 });
    expect(net.last().sent.slice(1)).toEqual([{ kind: 'watch', match: 'm' }]);
    expect(watcher.welcomes).toEqual([{ person: 'me', ahead: 4000 }]);
    expect(watcher.connections).toEqual([{ state: 'connecting' }, { state: 'live' }]);
  });

  test('is one for all that is watched, and each hears only of its own match', () => {
    const { line, wires, last, watcher } = standing();
    const other = notedWatcher('n');
    line.watch(other);
    expect(wires).toHaveLength(1);
    expect(last().sent.at(-1)).toEqual({ kind: 'watch', match: 'n' });
    expect(other.connections).toEqual([{ state: 'live' }]);
    last().say({ kind: 'chat', match: 'n', lines: [] });
    expect([watcher.heard.length, other.heard.length]).toEqual([0, 1]);
  });

  test('is closed when nobody watches any more, and opened for the next', () => {
    const { line, wires, last, stop } = standing();
    stop();
    expect(last().sent.at(-1)).toEqual({ kind: 'unwatch', match: 'm' });
    expect(last().isClosed).toBe(true);
    line.watch(notedWatcher());
    expect(wires).toHaveLength(2);
  });

  test('stays until what was said is answered, also when nobody watches any more', async () => {
    const { line, last, stop } = standing();
    const answer = line.ask(chat('a'));
    stop();
    expect(last().isClosed).toBe(false);
    last().say({ kind: 'done', id: 'a', frame: null });
    expect(await answer).toEqual({ ok: true, value: undefined });
    expect(last().isClosed).toBe(true);
  });
});

describe('a lost connection', () => {
  test('is tried again, later each time, with the last frame that was had', () => {
    const { wires, last, watcher } = standing();
    watcher.frame = 7;
    last().closed(1006);
    expect(watcher.connections.at(-1)).toEqual({ state: 'lost', retryAt: 1500 });
    vi.advanceTimersByTime(499);
    expect(wires).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(wires).toHaveLength(2);
    last().closed(1006);
    expect(watcher.connections.at(-1)).toEqual({ state: 'lost', retryAt: 2000 });
    vi.advanceTimersByTime(1000);
    last().greet();
    expect(last().sent).toEqual([HELLO, { kind: 'watch', match: 'm', frame: 7 }]);
    expect(watcher.connections.at(-1)).toEqual({ state: 'live' });
    // It is well again: the next time begins with a short wait.
    last().say({ kind: 'chat', match: 'm', lines: [] });
    last().closed(1012);
    expect(watcher.connections.at(-1)).toEqual({ state: 'lost', retryAt: 1500 });
  });

  test('is not well again by a welcome alone: a server that turns everybody away is not stormed', () => {
    const { wires, last } = standing();
    for (let turned = 0; turned < 60; turned++) {
      last().greet();
      last().say({ kind: 'refused', id: null, problem: 'too-fast' });
      vi.advanceTimersByTime(1000);
    }
    // Five times with a longer wait each time, and then every fifteen seconds.
    expect(wires).toHaveLength(8);
  });

  test('is tried as patiently where a match cannot be read, though another one can', () => {
    const net = fakeNet();
    const watcher = notedWatcher();
    net.line.watch(watcher);
    const waits: number[] = [];
    for (let tries = 0; tries < 4; tries++) {
      net.last().greet();
      net.last().say({ kind: 'chat', match: 'n', lines: [] });
      net.last().say({ kind: 'gone', match: 'm', problem: 'unavailable' });
      net.line.drop();
      const lost = watcher.connections.at(-1);
      const wait = lost?.state === 'lost' ? lost.retryAt - 1000 : Number.NaN;
      waits.push(wait);
      vi.advanceTimersByTime(wait);
    }
    expect(waits).toEqual([500, 1000, 2000, 4000]);
  });

  test('is tried at once when the network is back or somebody looks', () => {
    const { line, wires, last } = standing();
    for (let failures = 0; failures < 5; failures++) {
      last().closed(1006);
      vi.advanceTimersByTime(15_000);
    }
    last().closed(1006);
    const before = wires.length;
    line.tryNow();
    expect(wires).toHaveLength(before + 1);
    last().greet();
    last().say({ kind: 'chat', match: 'm', lines: [] });
    vi.advanceTimersByTime(15_000);
    expect(wires).toHaveLength(before + 1);
  });

  test('takes what was not answered along, with the same id, in its order, after what is watched', async () => {
    const { line, last } = standing();
    const first = line.ask(chat('a'));
    const second = line.ask(chat('b'));
    last().say({ kind: 'done', id: 'a', frame: 3 });
    await first;
    last().closed(1006);
    line.ask(chat('c'));
    vi.advanceTimersByTime(500);
    last().greet();
    expect(last().sent).toEqual([HELLO, { kind: 'watch', match: 'm' }, chat('b'), chat('c')]);
    last().say({ kind: 'refused', id: 'b', problem: 'stale' });
    expect(await second).toEqual({ ok: false, problem: 'stale' });
  });

  test('says nothing more, whatever still comes over it', () => {
    const { last, watcher, wires } = standing();
    const [old] = wires;
    last().closed(1006);
    vi.advanceTimersByTime(500);
    old?.say({ kind: 'chat', match: 'm', lines: [] });
    old?.closed(1006);
    expect(watcher.heard).toEqual([]);
    expect(wires).toHaveLength(2);
  });
});

describe('a connection that has died without a word', () => {
  test('is noticed: after a while of silence the other end is asked, and given up on', () => {
    const { last, watcher, wires } = standing();
    vi.advanceTimersByTime(25_000);
    expect(last().sent.at(-1)).toEqual(HELLO);
    vi.advanceTimersByTime(8000);
    expect(watcher.connections.at(-1)).toMatchObject({ state: 'lost' });
    expect(wires[0]?.isClosed).toBe(true);
  });

  test('is not taken for dead as long as it says something', () => {
    const { last, watcher } = standing();
    for (let minutes = 0; minutes < 5; minutes++) {
      vi.advanceTimersByTime(25_000);
      last().say({ kind: 'welcome', protocol: PROTOCOL, person: 'me', now: 6000 });
    }
    expect(watcher.connections).toEqual([{ state: 'connecting' }, { state: 'live' }]);
    expect(last().sent.filter(({ kind }) => kind === 'watch')).toHaveLength(1);
  });

  test('is noticed when something is said and nothing comes back', () => {
    const { line, watcher } = standing();
    void line.ask(chat('a'));
    vi.advanceTimersByTime(8000);
    expect(watcher.connections.at(-1)).toMatchObject({ state: 'lost' });
  });

  test('is given up at once when the network is said to be gone', () => {
    const { line, watcher, last } = standing();
    line.drop();
    expect(last().isClosed).toBe(true);
    expect(watcher.connections.at(-1)).toEqual({ state: 'lost', retryAt: 1500 });
  });

  test('also while it is being opened', () => {
    const net = fakeNet();
    const watcher = notedWatcher();
    net.line.watch(watcher);
    vi.advanceTimersByTime(8000);
    expect(watcher.connections.at(-1)).toMatchObject({ state: 'lost' });
  });
});

describe('what the server may answer', () => {
  test('another protocol is the end of it', async () => {
    const { line, last, watcher, wires } = standing();
    const answer = line.ask(chat('a'));
    last().closed(4000);
    expect(await answer).toEqual({ ok: false, problem: 'other-version' });
    expect(watcher.ended).toEqual(['other-version']);
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
  });

  test('what cannot be said to have been done is said again, a few times', async () => {
    const { line, last } = standing();
    const answer = line.ask(chat('a'));
    const said = () => last().sent.filter((message) => message.kind === 'chat').length;
    for (const times of [1, 2, 3, 4]) {
      expect(said()).toBe(times);
      last().say({ kind: 'refused', id: 'a', problem: 'unavailable' });
      vi.advanceTimersByTime(1000);
    }
    expect(await answer).toEqual({ ok: false, problem: 'unavailable' });
  });

  test('what came too fast is said again over a new connection', () => {
    const { line, last } = standing();
    void line.ask(chat('a'));
    last().say({ kind: 'refused', id: null, problem: 'too-fast' });
    vi.advanceTimersByTime(500);
    last().greet();
    expect(last().sent.at(-1)).toEqual(chat('a'));
  });

  test('a refusal of the game comes along', async () => {
    const { line, last } = standing();
    const answer = line.ask(chat('a'));
    const refusal = { code: 'no-money', rule: 'AE-4.3' };
    last().say({ kind: 'refused', id: 'a', problem: 'against-the-rules', refusal });
    expect(await answer).toEqual({ ok: false, problem: 'against-the-rules', refusal });
  });

  test('what is too long is not even said: it would only cut the line', async () => {
    const { line, last } = standing();
    const before = last().sent.length;
    expect(await line.ask(chat('a', 'x'.repeat(LIMITS.socketBytes)))).toEqual({ ok: false, problem: 'too-long' });
    expect(last().sent).toHaveLength(before);
  });
});

describe('as somebody else', () => {
  test('a connection is opened anew, and only then', () => {
    const { line, wires, last } = standing();
    line.openAs('me');
    expect(wires).toHaveLength(1);
    line.openAs('you');
    expect(wires).toHaveLength(2);
    last().greet('you');
    expect(last().sent.at(-1)).toEqual({ kind: 'watch', match: 'm' });
  });

  test('nothing is opened where nobody watches', () => {
    const net = fakeNet();
    net.line.openAs('you');
    expect(net.wires).toEqual([]);
  });
});
