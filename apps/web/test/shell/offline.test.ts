/** What the service worker keeps, answers and throws away. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { builtFiles } from '../../build/built-files.ts';
import { compressAll } from '../../build/finish.ts';
import { newestTakenOver, takenOver } from '../../src/offline/newer.ts';
import { cacheName, outdated, pushedData, readPush, wayOf } from '../../src/offline/plan.ts';

const ORIGIN = 'https://tarmac.example';

describe('what a page asks for', () => {
  const ask = (path: string, more: Partial<Request> = {}) =>
    wayOf({ method: 'GET', mode: 'cors', url: new URL(path, ORIGIN).href, ...more }, ORIGIN);

  it('is answered from the cache, addresses of pages by the one page there is', () => {
    expect(ask('/assets/index-1.js')).toBe('file');
    expect(ask('/matches/abc', { mode: 'navigate' })).toBe('page');
  });

  it('is left to the server where it is the server’s', () => {
    expect(ask('/api/me')).toBe('network');
    expect(ask('/api/unsubscribe?token=x', { mode: 'navigate' })).toBe('network');
    expect(ask('/metrics', { mode: 'navigate' })).toBe('network');
    expect(ask('/anything', { method: 'POST' })).toBe('network');
    expect(ask('https://elsewhere.example/assets/index-1.js')).toBe('network');
  });
});

describe('caches of older versions', () => {
  it('go, but for the one that ran until now: a match may still be running on it in another tab', () => {
    const names = ['tarmac-1', 'somebody-else', 'tarmac-2', 'tarmac-3', 'tarmac-4'];
    expect(outdated(names, 'tarmac-4', 'tarmac-3')).toEqual(['tarmac-1', 'tarmac-2']);
    expect(outdated(['tarmac-1'], 'tarmac-1', null)).toEqual([]);
    expect(cacheName('4')).toBe('tarmac-4');
  });

  it('go also where they were fetched and never taken, and not the one that ran meanwhile', () => {
    expect(outdated(['tarmac-1', 'tarmac-2', 'tarmac-3'], 'tarmac-3', 'tarmac-1')).toEqual(['tarmac-2']);
  });

  it('leave a still newer version in peace that is being fetched', () => {
    expect(outdated(['tarmac-1', 'tarmac-2', 'tarmac-3'], 'tarmac-2', 'tarmac-1')).toEqual([]);
  });
});

describe('a newer version', () => {
  /** As much of a worker as is touched: it does what it is asked when the test says so. */
  class FakeWorker extends EventTarget {
    readonly asked: unknown[] = [];
    state: ServiceWorkerState;
    constructor(state: ServiceWorkerState) {
      super();
      this.state = state;
    }
    postMessage(message: unknown): void {
      this.asked.push(message);
    }
    become(state: ServiceWorkerState): void {
      this.state = state;
      this.dispatchEvent(new Event('statechange'));
    }
  }
  const asWorker = (fake: FakeWorker) => fake as unknown as ServiceWorker;
  const registered = (parts: Partial<Record<'installing' | 'waiting', FakeWorker>>, update = async () => {}) => {
    const fake = { installing: null, waiting: null, update, ...parts };
    return { fake, registration: fake as unknown as ServiceWorkerRegistration };
  };

  it('is asked to take over, and waited for', async () => {
    const worker = new FakeWorker('installed');
    const taken = takenOver(asWorker(worker));
    expect(worker.asked).toEqual(['take-over']);
    worker.become('activating');
    worker.become('activated');
    await taken;
  });

  it('is not waited for where another tab has already taken it', async () => {
    const worker = new FakeWorker('activated');
    await takenOver(asWorker(worker));
    expect(worker.asked).toEqual([]);
  });

  it('is fetched and taken for a page that the server no longer understands', async () => {
    const worker = new FakeWorker('installing');
    const { fake, registration } = registered({ installing: worker });
    const taken = newestTakenOver(registration);
    await Promise.resolve();
    Object.assign(fake, { installing: null, waiting: worker });
    worker.become('installed');
    await expect.poll(() => worker.asked).toEqual(['take-over']);
    worker.become('activated');
    await taken;
  });

  it('is the one that waits already, where the server does not answer', async () => {
    const worker = new FakeWorker('installed');
    const { registration } = registered({ waiting: worker }, () => Promise.reject(new TypeError('offline')));
    const taken = newestTakenOver(registration);
    await expect.poll(() => worker.asked).toEqual(['take-over']);
    worker.become('activated');
    await taken;
  });

  it('need not be there', async () => {
    const { registration } = registered({});
    await newestTakenOver(registration);
  });
});

describe('a push', () => {
  it('opens the match it tells of, or the list of several', () => {
    const one = { text: 'It is your turn', matches: [{ url: `${ORIGIN}/matches/abc` }] };
    expect(readPush(one)).toEqual({ text: 'It is your turn', path: '/matches/abc' });
    expect(readPush({ ...one, matches: [...one.matches, ...one.matches] }).path).toBe('/matches');
  });

  it('leads nowhere else, whatever it says', () => {
    expect(readPush({ text: 'x', matches: [{ url: 'https://elsewhere.example/matches/abc' }] }).path).toBe(
      '/matches/abc',
    );
    expect(readPush({ matches: [{ url: 'javascript' }] })).toEqual({ text: 'Tarmac', path: '/matches' });
    expect(readPush(undefined)).toEqual({ text: 'Tarmac', path: '/matches' });
  });

  it('is shown even where nobody can read it', () => {
    const data = { json: () => JSON.parse('not JSON') as unknown };
    expect(readPush(pushedData(data))).toEqual({ text: 'Tarmac', path: '/matches' });
    expect(pushedData(null)).toBeUndefined();
    expect(pushedData({ json: () => ({ text: 'x' }) })).toEqual({ text: 'x' });
  });
});

describe('the files of a build', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tarmac-build-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function write(path: string, content: string): void {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }

  it('are listed by address, without what is made of them', () => {
    write('index.html', 'page');
    write('assets/a.js', 'a'.repeat(5_000));
    write('assets/a.js.map', 'map');
    write('sw.js', 'itself');
    compressAll(folder);
    expect(builtFiles(folder).files).toEqual(['/assets/a.js', '/']);
  });

  it('make another version when any of them changes or moves', () => {
    write('index.html', 'page');
    write('theme.js', 'one');
    const before = builtFiles(folder).version;
    expect(builtFiles(folder).version).toBe(before);
    write('theme.js', 'two');
    const changed = builtFiles(folder).version;
    expect(changed).not.toBe(before);
    rmSync(join(folder, 'theme.js'));
    write('other.js', 'two');
    expect(builtFiles(folder).version).not.toBe(changed);
  });
});
