/**
 * The web app for a new visitor, on a processor slowed down four times: the first decision of every game, and play of one
 * against an empty page with the same map.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { OnProgress } from '../part.ts';
import { buildOwnServer, startOwnServer } from '../server/own-server.ts';
import { type Helper, startHelper } from '../server/processes.ts';
import { firstDecision, playTurns } from './play.ts';
import { type Tasks, tasksWhile } from './tasks.ts';

const SLOW_DOWN = 4;
const ROUNDS = 2;
/** As the home page calls them. Turns are played in the last one. */
const GAMES = [
  'Airlines',
  'Connecting Flights',
  'Connecting Flights: cooperative and solo',
  'Airlines Europe',
] as const;
const PLAYED = 'Airlines Europe';
const TURNS = 4;
const SETTLING_MS = 1000;
const DESKTOP = { width: 1440, height: 900 };

export interface PageFigures {
  readonly slowDown: number;
  /** By game: from the address to the first decision, with both clicks; each with an empty browser cache. */
  readonly firstDecisionMs: Readonly<Record<string, readonly number[]>>;
  readonly playing: Tasks;
  /** For as long, on a page with only the map. */
  readonly emptyMap: Tasks;
}

export async function measurePage(executablePath: string, onProgress: OnProgress): Promise<PageFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'tarmac-page-'));
  let server: Helper | null = null;
  let browser: Browser | null = null;
  try {
    await buildOwnServer();
    const started = await startOwnServer(startHelper, folder);
    server = started.server;
    const { chromium } = await import('playwright-core');
    browser = await chromium.launch({ executablePath, args: ['--disable-gpu', '--no-first-run', '--disable-quic'] });

    const firstDecisionMs: Record<string, number[]> = {};
    const visits = GAMES.flatMap((game) => Array.from({ length: ROUNDS }, () => game));
    for (const [visit, game] of visits.entries()) {
      onProgress(visit / (visits.length + 2), `first decision of ${game}`);
      const page = await slowPage(browser);
      const start = performance.now();
      await firstDecision(page, started.url, game);
      firstDecisionMs[game] = [...(firstDecisionMs[game] ?? []), performance.now() - start];
      await page.context().close();
    }

    onProgress(visits.length / (visits.length + 2), 'playing');
    const page = await slowPage(browser);
    await firstDecision(page, started.url, PLAYED);
    // The board is drawn a frame after the decision: that belongs to opening the table, not to playing.
    await page.getByRole('group', { name: 'Board' }).getByRole('img').first().waitFor();
    await page.waitForTimeout(SETTLING_MS);
    const playing = await tasksWhile(page, () => playTurns(page, TURNS));
    const map = await page.getByRole('group', { name: 'Board' }).evaluate(({ outerHTML }) => outerHTML);
    await page.context().close();

    onProgress((visits.length + 1) / (visits.length + 2), 'an empty page');
    const emptyMap = await besideAnEmptyPage(browser, started.url, map, playing.seconds);
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

/** Something small moves all the time, so that it draws frames too. From the same address, which has the ground of the map. */
async function besideAnEmptyPage(browser: Browser, address: string, map: string, seconds: number): Promise<Tasks> {
  const page = await slowPage(browser);
  await page.goto(new URL('/healthz', address).href);
  await page.setContent(`<b style="position:fixed">.</b>${map}`);
  await page.locator('b').evaluate((dot) => {
    dot.animate([{ transform: 'none' }, { transform: 'translateX(300px)' }], {
      duration: 1000,
      direction: 'alternate',
      iterations: Number.POSITIVE_INFINITY,
    });
  });
  const tasks = await tasksWhile(page, () => page.waitForTimeout(1000 * seconds));
  await page.context().close();
  return tasks;
}
