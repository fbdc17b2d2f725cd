/** Pictures of a table: every kind of decision, the moments, and what lies around them. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { partsOf } from '../e2e/drivers.ts';
import { pointing } from '../e2e/drivers-ways.ts';
import { openBrowser } from '../support/browser.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import type { Kept } from '../worker/support.ts';
import { openKept, type Seat, SIZES, sitAt } from './camera.ts';
import { type Matches, prepareMatches } from './matches.ts';

let server: RunningServer;
let browser: Browser;
let matches: Matches;

beforeAll(async () => {
  [server, browser, matches] = await Promise.all([startServer(), openBrowser(), prepareMatches()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** What is shown, at which match, and what somebody does first. */
const STATES: readonly (readonly [name: string, match: keyof Matches, arrange?: (page: Page) => Promise<void>])[] = [
  ['table-opening', 'opening'],
  ['table-opening-chosen', 'opening', async (page) => liftCards(page, 2)],
  ['table-turn', 'turn'],
  ['table-licence', 'turn', chooseLicence],
  ['table-licence-second', 'second'],
  ['table-share', 'share'],
  ['table-share-chosen', 'share', async (page) => partsOf(page).marketCards.first().click()],
  ['table-play', 'turn', async (page) => liftCards(page, 1)],
  ['table-play-two', 'turn', async (page) => liftCards(page, 2)],
  ['table-exchange', 'turn', exchange],
  ['table-refusal', 'turn', chooseRefusedLicence],
  ['table-hint', 'turn', askForHint],
  ['table-log', 'turn', openLog],
  ['table-looking-back', 'turn', lookBack],
  ['table-airline', 'turn', async (page) => partsOf(page).board.locator('.track button').last().click()],
  ['table-rules', 'turn', async (page) => partsOf(page).tool('Rules').click()],
  ['table-menu', 'turn', async (page) => partsOf(page).tool('Menu').click()],
  ['table-list', 'turn', async (page) => partsOf(page).list.click()],
  ['table-market-before-scoring', 'market'],
  ['table-scoring-middle', 'scoring', scoringMiddle],
  ['table-scoring-table', 'scoring', openMoment],
  ['table-flight-ban', 'ban'],
  ['table-late', 'late'],
  ['table-hand-over', 'handOver'],
  ['table-over', 'over'],
  ['table-end', 'over', openMoment],
  ['table-end-charts', 'over', endCharts],
];
const IN_FRENCH = ['table-turn', 'table-play', 'table-scoring-middle', 'table-scoring-table', 'table-end'];

describe.each(SIZES)('%s', (size) => {
  let seat: Seat;
  beforeAll(async () => {
    seat = await sitAt(browser, server.address, size);
  });
  afterAll(() => seat?.context.close());

  test.for(STATES)('%s', async ([name, match, arrange]) => {
    await show(seat.page, matches[match]);
    await arrange?.(seat.page);
    await seat.shoot(name);
  });

  test('replay', async () => {
    await show(seat.page, matches.over, '/replay#120.1');
    await seat.shoot('replay');
  });
});

describe.each(SIZES)('%s in French', (size) => {
  let seat: Seat;
  beforeAll(async () => {
    seat = await sitAt(browser, server.address, size, { french: true });
  });
  afterAll(() => seat?.context.close());

  test.for(STATES.filter(([name]) => IN_FRENCH.includes(name)))('%s', async ([name, match, arrange]) => {
    await show(seat.page, matches[match]);
    await arrange?.(seat.page);
    await seat.shoot(name);
  });
});

test('a phone on its side', async () => {
  const seat = await sitAt(browser, server.address, 'landscape');
  for (const [name, match, arrange] of STATES.filter(([one]) => ['table-turn', 'table-play'].includes(one))) {
    await show(seat.page, matches[match]);
    await arrange?.(seat.page);
    await seat.shoot(name);
  }
  await seat.context.close();
});

async function show(page: Page, kept: Kept, place = ''): Promise<void> {
  await openKept(page, kept, place);
  await page.locator('.room .map, #hand-over').first().waitFor();
}

/** In no language: the French pictures come by the same way. */
async function liftCards(page: Page, count: number): Promise<void> {
  const shares = await page
    .locator('[data-share]')
    .evaluateAll((all) => all.map((card) => card.getAttribute('data-share') ?? ''));
  for (const share of shares.slice(0, count)) await page.locator(`[data-share="${share}"] button`).first().click();
  await page.locator('.effect .title').waitFor();
}

async function chooseLicence(page: Page): Promise<void> {
  await pointing(page).chooseLicence();
  await page.locator('.effect .title').waitFor();
}

/** The dearer of two on its route, which goes last. */
async function chooseRefusedLicence(page: Page): Promise<void> {
  const { map, board, buyers, licences } = partsOf(page);
  await licences.first().waitFor();
  const refused = map.getByRole('img', { name: /, licence 2, .*, free$/ }).first();
  await refused.dispatchEvent('click');
  const problem = board.locator('.problem');
  await buyers.or(problem).first().waitFor();
  if (!(await problem.isVisible())) await buyers.first().click();
  await problem.waitFor();
}

async function exchange(page: Page): Promise<void> {
  const parts = partsOf(page);
  await parts.exchange.click();
  await parts.portfolio.first().click();
  await page.locator('.effect .title').waitFor();
}

async function askForHint(page: Page): Promise<void> {
  await partsOf(page).tool('Hint').click();
  await page.locator('.hints li').first().waitFor();
}

/** On a desktop it is open from the beginning. */
async function openLog(page: Page): Promise<void> {
  const { log, tool } = partsOf(page);
  if (!(await log.isVisible())) await tool('Log').click();
  await log.waitFor();
}

async function lookBack(page: Page): Promise<void> {
  await openLog(page);
  await partsOf(page).log.getByRole('button').nth(8).click();
}

async function openMoment(page: Page): Promise<void> {
  await page.locator('.corner .again').last().click();
  await page.locator('dialog[open]').waitFor();
}

async function scoringMiddle(page: Page): Promise<void> {
  await openMoment(page);
  for (let steps = 0; steps < 4; steps++) await page.keyboard.press('ArrowLeft');
}

async function endCharts(page: Page): Promise<void> {
  await openMoment(page);
  await page.locator('dialog[open] svg').first().scrollIntoViewIfNeeded();
}
