/** Pictures of Connecting Flights: its pages, its lesson, and its table in every kind of decision, moment and size. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { openKept, type Seat, SIZES, sitAt } from './camera.ts';
import { type Matches, prepareMatches } from './connecting-flights-matches.ts';

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

const GAME = '/games/connecting-flights';

const PAGES: readonly (readonly [name: string, path: string, landmark: string, long?: boolean])[] = [
  ['connecting-flights-new-table', `${GAME}/new`, 'form', true],
  ['connecting-flights-rules', `${GAME}/rules`, 'h1'],
  ['connecting-flights-rules-at-a-rule', `${GAME}/rules#CF-4.5`, '[id="CF-4.5"]'],
];
const LESSON: readonly (readonly [name: string, done: number])[] = [
  ['connecting-flights-lesson-first', 0],
  ['connecting-flights-lesson-middle', 7],
  ['connecting-flights-lesson-plan', 12],
  ['connecting-flights-lesson-end', 14],
];

type State = readonly [name: string, match: keyof Matches, arrange?: (page: Page) => Promise<void>];

const pressing =
  (selector: string) =>
  (page: Page): Promise<void> =>
    page.locator(selector).first().click();

/** What is shown, at which match, and what somebody does first. In no language: the French pictures come by the same way. */
const STATES: readonly State[] = [
  ['connecting-flights-keep', 'keep'],
  ['connecting-flights-start', 'start'],
  ['connecting-flights-first', 'first'],
  ['connecting-flights-first-chosen', 'first', chooseFirst],
  ['connecting-flights-name', 'name', pressing('#cf-panel button[aria-disabled="false"]')],
  ['connecting-flights-add', 'add'],
  ['connecting-flights-add-chosen', 'addAny', pressing('#cf-panel button[aria-disabled="false"]')],
  ['connecting-flights-bid', 'bid'],
  ['connecting-flights-bid-chosen', 'bid', pressing('.ask .button')],
  ['connecting-flights-market', 'market'],
  ['connecting-flights-market-chosen', 'market', pressing('#cf-panel button[aria-disabled="false"]')],
  ['connecting-flights-refusal', 'poor', refuse],
  ['connecting-flights-best-now', 'market', pressing('#cf-tab-flights')],
  ['connecting-flights-trade', 'market', offer],
  ['connecting-flights-answer', 'answer'],
  ['connecting-flights-counter', 'answer', pressing('.offers [aria-haspopup="dialog"]')],
  ['connecting-flights-mine', 'lift', pressing('#cf-tab-mine')],
  ['connecting-flights-plans', 'plans'],
  ['connecting-flights-plans-held', 'plans', pressing('[data-piece]')],
  ['connecting-flights-plans-best', 'plans', bestPlan],
  ['connecting-flights-plans-broken', 'plans', breakARule],
  ['connecting-flights-sabotage', 'sabotage'],
  ['connecting-flights-use', 'use', pressing('#cf-panel .victim button')],
  ['connecting-flights-strike', 'strike', pressing('#cf-panel .victim button')],
  ['connecting-flights-deflect', 'deflect'],
  ['connecting-flights-late', 'late'],
  ['connecting-flights-seat', 'late', pressing('ul.seats button')],
  ['connecting-flights-list', 'add', openList],
  ['connecting-flights-flown', 'flown', openMoment],
  ['connecting-flights-over', 'over'],
  ['connecting-flights-end', 'over', openMoment],
  ['connecting-flights-end-charts', 'over', endCharts],
];
const IN_FRENCH: readonly string[] = [
  'connecting-flights-keep',
  'connecting-flights-first-chosen',
  'connecting-flights-add-chosen',
  'connecting-flights-bid-chosen',
  'connecting-flights-market',
  'connecting-flights-trade',
  'connecting-flights-answer',
  'connecting-flights-mine',
  'connecting-flights-plans-best',
  'connecting-flights-use',
  'connecting-flights-list',
  'connecting-flights-flown',
  'connecting-flights-end',
];
const ON_ITS_SIDE: readonly string[] = [
  'connecting-flights-bid-chosen',
  'connecting-flights-market',
  'connecting-flights-plans-best',
];

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
    await page.evaluate((count) => localStorage.setItem('tarmac.lesson.connecting-flights', String(count)), done);
    await page.goto(`${GAME}/learn`);
    await page.locator('[data-city]').first().waitFor();
    await seat.shoot(name);
  });

  test.for(STATES)('%s', async (state) => shoot(seat, state));

  test('replay', async () => {
    await openKept(seat.page, matches.over, '/replay#90.1');
    await seat.page.locator('[data-city]').first().waitFor();
    await seat.shoot('connecting-flights-replay');
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
  await seat.page.locator('[data-city]').first().waitFor();
  await arrange?.(seat.page);
  await seat.shoot(name);
}

async function chooseFirst(page: Page): Promise<void> {
  const rows = page.locator('#cf-panel [role="group"]');
  for (const [row, place] of [0, 1, 0, 0].entries()) await rows.nth(row).locator('button').nth(place).click();
  await page.locator('.effect .title').waitFor();
}

async function refuse(page: Page): Promise<void> {
  await page.locator('#cf-panel button[aria-disabled="true"]').first().dispatchEvent('click');
  await page.locator('.effect .problem').waitFor();
}

async function offer(page: Page): Promise<void> {
  await page.locator('#cf-panel .trade .button').click();
  for (const side of [0, 1]) await page.locator('dialog .side').nth(side).locator('.card').first().click();
  await page.locator('dialog .primary[aria-disabled="false"]').waitFor();
}

async function bestPlan(page: Page): Promise<void> {
  await page.locator('.planner .buttons .button').first().click();
  await page.locator('.planner .verdict .earned').first().waitFor();
}

/** A plane with nowhere to go. */
async function breakARule(page: Page): Promise<void> {
  await page.locator('[data-slot$="/plane"]').first().click();
  await page.locator('[data-piece].look-legal').first().click();
  await page.locator('.planner .verdict .rule').first().waitFor();
}

async function openList(page: Page): Promise<void> {
  await page.locator('.corner .switch').first().click();
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

async function endCharts(page: Page): Promise<void> {
  await openMoment(page);
  await page.locator('dialog[open] svg').first().scrollIntoViewIfNeeded();
}
