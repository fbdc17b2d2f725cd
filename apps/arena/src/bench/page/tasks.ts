/** The busy periods of a page's main thread, from the browser. */

import type { Page } from 'playwright-core';

export interface Tasks {
  readonly seconds: number;
  /** In milliseconds; 0 where none was longer than 50. */
  readonly longest: number;
  /** The number of tasks over 50 ms. */
  readonly long: number;
  /** Their total time beyond 50 ms each. */
  readonly blocking: number;
}

/** The browser's limit of a long task. */
const LONG_MS = 50;

/** Observes while `doing` runs. */
export async function tasksWhile(page: Page, doing: () => Promise<unknown>): Promise<Tasks> {
  await page.evaluate(() => {
    const found: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) found.push(duration);
    });
    // Node's types lack this one.
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
