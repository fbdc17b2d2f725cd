/** How long a page's main thread was busy at a stretch, by the browser's own account. */

import type { Page } from 'playwright-core';

export interface Tasks {
  readonly seconds: number;
  /** In milliseconds; 0 where none was longer than 50. */
  readonly longest: number;
  /** How many took more than 50 ms. */
  readonly long: number;
  /** What they took beyond 50 ms each, together. */
  readonly blocking: number;
}

/** What the browser calls a long task. */
const LONG_MS = 50;

/** Looks on while `doing` runs. */
export async function tasksWhile(page: Page, doing: () => Promise<unknown>): Promise<Tasks> {
  await page.evaluate(() => {
    const found: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) found.push(duration);
    });
    // Node, whose types these are, has none of this kind.
    observer.observe({ type: 'longtask' as 'measure' });
    Object.assign(globalThis, { tarmacTasks: found });
  });
  const start = performance.now();
  await doing();
  const durations = await page.evaluate(() => (globalThis as unknown as { tarmacTasks: number[] }).tarmacTasks);
  return {
    seconds: (performance.now() - start) / 1000,
    longest: Math.max(0, ...durations),
    long: durations.length,
    blocking: durations.reduce((sum, duration) => sum + duration - LONG_MS, 0),
  };
}
