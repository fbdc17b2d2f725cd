/** The memory of a browser's worker, measured through the DevTools protocol. */

import { readFileSync } from 'node:fs';
import type { Browser, CDPSession } from 'playwright-core';

/** Reads the used JavaScript heap of a page's only worker, even while it is busy; null before it exists. */
export async function workerHeap(page: CDPSession): Promise<() => Promise<number | null>> {
  let worker: string | null = null;
  let asked = 0;
  const waiting = new Map<number, (bytes: number) => void>();
  page.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type === 'worker') worker = sessionId;
  });
  page.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result } = JSON.parse(message) as { id: number; result?: { usedSize: number } };
    if (result !== undefined) waiting.get(id)?.(result.usedSize);
    waiting.delete(id);
  });
  // Not flattened: otherwise Playwright's sessions cannot address a page's workers.
  await page.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  return async () => {
    if (worker === null) return null;
    const id = ++asked;
    const answered = new Promise<number>((resolve) => waiting.set(id, resolve));
    const message = JSON.stringify({ id, method: 'Runtime.getHeapUsage' });
    await page.send('Target.sendMessageToTarget', { sessionId: worker, message });
    return answered;
  };
}

/**
 * Reads the largest growth among the browser's page processes since now; null if unknown. The worker's process cannot
 * be identified, but the others are idle.
 */
export async function processGrowth(browser: Browser): Promise<() => number | null> {
  const { processInfo } = await (await browser.newBrowserCDPSession()).send('SystemInfo.getProcessInfo');
  const pages = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => ({ id, before: residentBytes(id) }));
  return () =>
    pages.reduce<number | null>((most, { id, before }) => {
      const now = residentBytes(id);
      return before === null || now === null ? most : Math.max(most ?? 0, now - before);
    }, null);
}

/** Linux only. */
function residentBytes(process: number): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${process}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : 1024 * Number(kilobytes);
  } catch {
    return null;
  }
}
