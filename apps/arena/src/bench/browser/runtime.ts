/** A bot in a worker of a page, in this machine's Chromium. */

import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { bundle } from '../bots-bundle.ts';
import { type Asked, LOOK_EVERY_MS, type Runtime } from '../bots-runtime.ts';
import { processGrowth, workerHeap } from './memory.ts';
import { type Page, servePage } from './page.ts';

const ENTRIES = { worker: new URL('../../../src/bench/browser/worker.ts', import.meta.url) };

/** Playwright adds --headless, --no-sandbox and a temporary profile. */
const ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export async function browserRuntime(executablePath: string): Promise<Runtime> {
  const { chromium } = await import('playwright-core');
  const modules = await bundle(ENTRIES);
  const served = await servePage(modules.pathOf('worker'));
  let browser: Browser | null = null;
  async function close(): Promise<void> {
    await browser?.close();
    served.close();
    modules.remove();
  }
  try {
    browser = await chromium.launch({ executablePath, args: ARGS });
    return { name: `Chromium ${browser.version()}`, ask: await openPage(browser, served.address), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openPage(browser: Browser, address: string): Promise<Runtime['ask']> {
  const page = await browser.newPage();
  await page.goto(address);
  const heap = await workerHeap(await page.context().newCDPSession(page));
  const growth = await processGrowth(browser);
  await page.evaluate(() => (globalThis as unknown as Page).start());

  let heapBytes = 0;
  let grownBytes: number | null = null;
  async function look(): Promise<void> {
    heapBytes = Math.max(heapBytes, (await heap()) ?? 0);
    const grown = growth();
    if (grown !== null) grownBytes = Math.max(grownBytes ?? 0, grown);
  }

  return async (question) => {
    const thinking = { ended: false };
    const asked = page
      .evaluate((posed) => (globalThis as unknown as Page).ask(posed), question)
      .finally(() => {
        thinking.ended = true;
      });
    const looking = (async () => {
      do {
        await look();
        await pause(LOOK_EVERY_MS);
      } while (!thinking.ended);
    })();
    const [reply] = await Promise.all([asked, looking]);
    return { ...(reply as Omit<Asked, 'heapBytes' | 'grownBytes'>), heapBytes, grownBytes };
  };
}
