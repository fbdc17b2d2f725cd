/** A review on its way, with a worker that does as the test says. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Ask, Reply } from '../../src/backend/calls.ts';
import { reviewRun } from '../../src/review/run.svelte.ts';
import type { ReviewPart, ReviewReport, ReviewResult } from '../../src/worker/review-api.ts';

const REPORT: ReviewReport = {
  kind: 'review',
  game: 'any',
  seats: 2,
  cooperative: false,
  points: [],
  decisions: [],
  turningPoints: [],
  deep: 0,
};

class FakeWorker {
  onmessage: (event: { readonly data: ReviewPart | Reply }) => void = () => undefined;
  onerror: (event: { preventDefault(): void }) => void = () => undefined;
  onmessageerror: () => void = () => undefined;
  readonly asked: Ask[] = [];
  ended = false;
  constructor() {
    workers.push(this);
  }
  postMessage(ask: Ask): void {
    this.asked.push(ask);
  }
  answer(value: ReviewResult): void {
    this.onmessage({ data: { id: this.asked[0]?.id ?? 0, ok: true, value } });
  }
  terminate(): void {
    this.ended = true;
  }
}

let workers: FakeWorker[] = [];
const latest = (): FakeWorker => workers.at(-1) as FakeWorker;
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  workers = [];
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => vi.unstubAllGlobals());

describe('a review', () => {
  test('says how far it is, and what it found; the next of the same file is there at once', async () => {
    const run = reviewRun({ game: 'any', text: 'a file' });
    expect(run.state).toEqual({ kind: 'waiting' });
    run.begin();
    expect(latest().asked).toMatchObject([{ args: [{ game: 'any', text: 'a file' }] }]);
    latest().onmessage({ data: { part: 0.25 } });
    expect(run.state).toEqual({ kind: 'running', part: 0.25 });
    latest().answer(REPORT);
    await settled();
    expect(run.state).toEqual({ kind: 'done', report: REPORT });
    expect(reviewRun({ game: 'any', text: 'a file' }).state).toEqual({ kind: 'done', report: REPORT });
    expect(workers).toHaveLength(1);
  });

  test('can be stopped, which ends its worker, and begun again', () => {
    const run = reviewRun({ game: 'any', text: 'another file' });
    run.begin();
    latest().onmessage({ data: { part: 0.5 } });
    run.stop();
    expect(latest().ended).toBe(true);
    expect(run.state).toEqual({ kind: 'stopped', part: 0.5 });
    run.begin();
    expect(workers).toHaveLength(2);
    expect(run.state).toEqual({ kind: 'running', part: 0 });
  });

  test('that broke says so, and can be begun again', async () => {
    const run = reviewRun({ game: 'any', text: 'a third file' });
    run.begin();
    latest().onerror({ preventDefault: () => undefined });
    await settled();
    expect(run.state).toEqual({ kind: 'broken' });
    run.begin();
    latest().onmessage({ data: { id: latest().asked[0]?.id ?? 0, ok: false, message: 'out of memory' } });
    await settled();
    expect(run.state).toEqual({ kind: 'broken' });
  });

  test('of a file that holds no match is refused, with what is wrong, and not kept', async () => {
    const run = reviewRun({ game: 'any', text: 'no file' });
    run.begin();
    latest().answer({ kind: 'refused', why: 'bad-file', detail: 'no log' });
    await settled();
    expect(run.state).toEqual({ kind: 'refused', detail: 'no log' });
    expect(reviewRun({ game: 'any', text: 'no file' }).state).toEqual({ kind: 'waiting' });
  });
});
