/** The web app for a new visitor, on a processor slowed down four times, against an empty page with the same map. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { buildOwnServer, startOwnServer } from '../server/own-server.ts';
import { type Helper, startHelper } from '../server/processes.ts';
import { firstDecision, playTurns } from './play.ts';
import { type Tasks, tasksWhile } from './tasks.ts';

const SLOW_DOWN = 4;
const ROUNDS = 3;
const TURNS = 4;
const SETTLING_MS = 1000;
const DESKTOP = { width: 1440, height: 900 };

export interface PageFigures {
  readonly slowDown: number;
  /** From the address to the first decision, with both clicks; each with an empty browser cache. */
  readonly firstDecisionMs: readonly number[];
  readonly playing: Tasks;
  /** For as long, on a page with only the map. */
  readonly emptyMap: Tasks;
}

export async function measurePage(
  executablePath: string,
  onProgress: (part: number, name: string) => void,
): Promise<PageFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'tarmac-page-'));
  let server: Helper | null = null;
  let browser: Browser | null = null;
  try {
    await buildOwnServer();
    const started = await startOwnServer(startHelper, folder);
    server = started.server;
    const { chromium } = await import('playwright-core');
    browser = await chromium.launch({ executablePath, args: ['--disable-gpu', '--no-first-run', '--disable-quic'] });

    const firstDecisionMs: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      onProgress(round / (ROUNDS + 2), 'first decision');
      const page = await slowPage(browser);
      const start = performance.now();
      await firstDecision(page, started.url);
      firstDecisionMs.push(performance.now() - start);
      await page.context().close();
    }

    onProgress(ROUNDS / (ROUNDS + 2), 'playing');
    const page = await slowPage(browser);
    await firstDecision(page, started.url);
    // The board is drawn a frame after the decision: that belongs to opening the table, not to playing.
    await page.getByRole('group', { name: 'Board' }).getByRole('img').first().waitFor();
    await page.waitForTimeout(SETTLING_MS);
    const playing = await tasksWhile(page, () => playTurns(page, TURNS));
    const map = await page
      .getByRole('group', { name: 'Board' })
      .locator('svg')
      .first()
      .evaluate((svg) => svg.outerHTML);
    await page.context().close();

    onProgress((ROUNDS + 1) / (ROUNDS + 2), 'an empty page');
    const emptyMap = await besideAnEmptyPage(browser, map, playing.seconds);
    return { slowDown: SLOW_DOWN, firstDecisionMs, playing, emptyMap };
  } finally {
    await browser?.close();
    await server?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function slowPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: DESKTOP, locale: 'en-GB', reducedMotion: 'no-preference' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  return page;
}

/** Something small moves all the time, so that it draws frames too. */
async function besideAnEmptyPage(browser: Browser, map: string, seconds: number): Promise<Tasks> {
  const page = await slowPage(browser);
  await page.setContent(
    `<style>b{position:fixed;animation:x 1s linear infinite alternate}@keyframes x{to{transform:translateX(300px)}}</style><b>.</b>${map}`,
  );
  const tasks = await tasksWhile(page, () => page.waitForTimeout(1000 * seconds));
  await page.context().close();
  return tasks;
}
