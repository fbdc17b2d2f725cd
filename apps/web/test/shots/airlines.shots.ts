/** Pictures of Airlines: its pages, its lesson, and its table in every kind of decision, moment and size. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { type Matches, prepareMatches } from './airlines-matches.ts';
import { openKept, type Seat, SIZES, sitAt } from './camera.ts';

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

const GAME = '/games/airlines';

const PAGES: readonly (readonly [name: string, path: string, landmark: string, long?: boolean])[] = [
  ['airlines-new-table', `${GAME}/new`, 'form', true],
  ['airlines-rules', `${GAME}/rules`, 'h1'],
  ['airlines-rules-at-a-rule', `${GAME}/rules#AL-9.2`, '[id="AL-9.2"]'],
];
const LESSON: readonly (readonly [name: string, done: number])[] = [
  ['airlines-lesson-first', 0],
  ['airlines-lesson-middle', 7],
  ['airlines-lesson-end', 11],
];

type State = readonly [name: string, match: keyof Matches, arrange?: (page: Page) => Promise<void>];

/** What is shown, at which match, and what somebody does first. In no language: the French pictures come by the same way. */
const STATES: readonly State[] = [
  ['airlines-opening', 'opening'],
  ['airlines-turn', 'turn'],
  ['airlines-found', 'turn', found],
  ['airlines-expand-then-fly', 'turn', chooseFlight],
  ['airlines-play', 'turn', playStock],
  ['airlines-refusal', 'opening', async (page) => page.locator('[data-turn="play"]').dispatchEvent('click')],
  ['airlines-flight', 'flight'],
  ['airlines-flight-card', 'flight', chooseCard],
  ['airlines-flight-chosen', 'flight', chooseFlight],
  ['airlines-stock', 'stock'],
  ['airlines-sabotage', 'sabotage'],
  ['airlines-sabotage-chosen', 'sabotage', sabotage],
  ['airlines-useless', 'useless'],
  ['airlines-late', 'late'],
  ['airlines-airline', 'late', async (page) => page.locator('.holdings [data-airline]').first().click()],
  ['airlines-reference', 'late', async (page) => page.locator('.corner .switch').first().click()],
  ['airlines-list', 'flight', openList],
  ['airlines-scoring-middle', 'scoring', scoringMiddle],
  ['airlines-scoring', 'scoring', openMoment],
  ['airlines-over', 'over'],
  ['airlines-end', 'over', openMoment],
  ['airlines-end-charts', 'over', endCharts],
];
const IN_FRENCH: readonly string[] = [
  'airlines-turn',
  'airlines-found',
  'airlines-flight-card',
  'airlines-sabotage',
  'airlines-reference',
  'airlines-list',
  'airlines-scoring',
  'airlines-end',
];
const ON_ITS_SIDE: readonly string[] = ['airlines-turn', 'airlines-found', 'airlines-flight-card'];

describe.each(SIZES)('%s', (size) => {
  let seat: Seat;
  beforeAll(async () => {
    seat = await sitAt(browser, server.address, size);
  });
  afterAll(() => seat?.context.close());

  test.for(PAGES)('%s', async ([name, path, landmark, long = false]) => {
    await seat.page.goto(path);
    await seat.page.locator(landmark).first().waitFor();
    await seat.shoot(name, { long });
  });

  test.for(LESSON)('%s', async ([name, done]) => {
    const { page } = seat;
    await page.goto('/about');
    await page.evaluate((count) => localStorage.setItem('tarmac.lesson.airlines', String(count)), done);
    await page.goto(`${GAME}/learn`);
    await page.locator('[data-circle]').first().waitFor();
    await seat.shoot(name);
  });

  test.for(STATES)('%s', async (state) => shoot(seat, state));

  test('replay', async () => {
    await openKept(seat.page, matches.over, '/replay#90.1');
    await seat.page.locator('[data-circle]').first().waitFor();
    await seat.shoot('airlines-replay');
  });
});

describe.each(SIZES)('%s in French', (size) => {
  let seat: Seat;
  beforeAll(async () => {
    seat = await sitAt(browser, server.address, size, { french: true });
  });
  afterAll(() => seat?.context.close());

  test.for(STATES.filter(([name]) => IN_FRENCH.includes(name)))('%s', async (state) => shoot(seat, state));
});

test('a phone on its side', async () => {
  const seat = await sitAt(browser, server.address, 'landscape');
  for (const state of STATES.filter(([name]) => ON_ITS_SIDE.includes(name))) await shoot(seat, state);
  await seat.context.close();
});

async function shoot(seat: Seat, [name, match, arrange]: State): Promise<void> {
  await openKept(seat.page, matches[match]);
  await seat.page.locator('[data-circle]').first().waitFor();
  await arrange?.(seat.page);
  await seat.shoot(name);
}

const said = (page: Page): Promise<void> => page.locator('.effect .title').waitFor();

async function chooseCard(page: Page): Promise<void> {
  const card = page.locator('[data-flight] button[aria-pressed="true"]');
  const fitting = page.locator('[data-flight] .look-legal').first();
  await card.or(fitting).first().waitFor();
  if ((await card.count()) === 0) await fitting.click();
  await card.waitFor();
}

async function chooseFlight(page: Page): Promise<void> {
  await chooseCard(page);
  const circles = page.locator('[data-circle][role="button"]');
  if ((await circles.and(page.locator('[aria-pressed="true"]')).count()) === 0)
    await circles.first().dispatchEvent('click');
  await chooseAirline(page);
}

async function chooseAirline(page: Page): Promise<void> {
  const chips = page.locator('.chip');
  await chips.first().waitFor();
  if ((await chips.and(page.locator('[aria-pressed="true"]')).count()) === 0) await chips.first().click();
  await said(page);
}

async function found(page: Page): Promise<void> {
  await page.locator('[data-turn="found"][aria-disabled="false"]').click();
  await chooseFlight(page);
}

async function playStock(page: Page): Promise<void> {
  await page.locator('[data-turn="play"][aria-disabled="false"]').click();
  await page.locator('[data-stock] .look-legal').first().click();
  await said(page);
}

async function sabotage(page: Page): Promise<void> {
  await page.locator('[data-circle][role="button"]').first().dispatchEvent('click');
  await chooseAirline(page);
}

async function openList(page: Page): Promise<void> {
  await page.locator('.corner .switch').nth(1).click();
  await page
    .locator('summary')
    .filter({ has: page.locator('.possible') })
    .first()
    .click();
}

async function openMoment(page: Page): Promise<void> {
  await page.locator('.corner .again').last().click();
  await page.locator('dialog[open]').waitFor();
}

async function scoringMiddle(page: Page): Promise<void> {
  await openMoment(page);
  for (let steps = 0; steps < 3; steps++) await page.keyboard.press('ArrowLeft');
}

async function endCharts(page: Page): Promise<void> {
  await openMoment(page);
  await page.locator('dialog[open] svg').first().scrollIntoViewIfNeeded();
}
