/** Pictures of the cooperative Connecting Flights: its pages, its lesson, and its table in every kind of decision, moment and size. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { openKept, type Seat, SIZES, sitAt } from './camera.ts';
import { type Matches, prepareMatches } from './connecting-flights-cooperative-matches.ts';

let server: RunningServer;
let browser: Browser;
let matches: Matches;

beforeAll(async () => {
  matches = prepareMatches();
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const ID = 'connecting-flights-cooperative';
const GAME = `/games/${ID}`;

const PAGES: readonly (readonly [name: string, path: string, landmark: string, long?: boolean])[] = [
  ['new-table', `${GAME}/new`, 'form', true],
  ['rules', `${GAME}/rules#CF-6.3`, '[id="CF-6.3"]'],
];
const LESSON: readonly (readonly [name: string, done: number])[] = [
  ['lesson-first', 0],
  ['lesson-fly', 7],
  ['lesson-end', 14],
];

type State = readonly [name: string, match: keyof Matches, arrange?: (page: Page) => Promise<void>];

const pressing =
  (selector: string) =>
  (page: Page): Promise<void> =>
    page.locator(selector).first().click();

/** One of the ways to fly: put together by hand, a charter, the best there are, those already flown. */
const way = (number: number) => pressing(`#cf-panel .modes button:nth-child(${number})`);

/** What is shown, at which match, and what somebody does first. In no language: the French pictures come by the same way. */
const STATES: readonly State[] = [
  ['place', 'place'],
  ['first', 'first'],
  ['first-chosen', 'firstOfTeam', chooseFirst],
  ['take', 'take', pressing('#cf-panel button[aria-disabled="false"]')],
  ['market', 'market'],
  ['market-chosen', 'market', pressing('#cf-panel .shown button[aria-disabled="false"]')],
  ['market-airport', 'market', pressing('#cf-panel [role="group"] button[aria-disabled="false"]')],
  ['market-refusal', 'poor', refuse],
  ['market-of-team', 'marketOfTeam'],
  ['hands', 'marketOfTeam', pressing('#cf-tab-hands')],
  ['flights', 'flights'],
  ['flights-laid', 'flights', layFlight],
  ['charter', 'flights', layCharter],
  ['best', 'flights', way(3)],
  ['best-of-team', 'flightsOfTeam', way(3)],
  ['flown', 'flown', way(4)],
  ['penalties', 'penalties'],
  ['further', 'further'],
  ['consent', 'consent'],
  ['list', 'market', openList],
  ['city', 'flights', pressing('[data-city]')],
  ['round', 'round', openMoment],
  ['scenario', 'games', pressing('.scenario button')],
  ['charges', 'charges'],
  ['won', 'won', openMoment],
  ['lost', 'lost', openMoment],
];
const IN_FRENCH: readonly string[] = [
  'first-chosen',
  'market-chosen',
  'market-of-team',
  'flights-laid',
  'charter',
  'best-of-team',
  'consent',
  'round',
  'scenario',
  'won',
  'lost',
];
const ON_ITS_SIDE: readonly string[] = ['market', 'flights-laid', 'best'];

describe.each(SIZES)('%s', (size) => {
  let seat: Seat;
  beforeAll(async () => {
    seat = await sitAt(browser, server.address, size);
  });
  afterAll(() => seat?.context.close());

  test.for(PAGES)('%s', async ([name, path, landmark, long = false]) => {
    await seat.page.goto(path);
    await seat.page.locator(landmark).first().waitFor();
    await seat.shoot(`${ID}-${name}`, { long });
  });

  test.for(LESSON)('%s', async ([name, done]) => {
    const { page } = seat;
    await page.goto('/about');
    await page.evaluate(([key, count]) => localStorage.setItem(key, count), [
      `tarmac.lesson.${ID}`,
      `${done}`,
    ] as const);
    await page.goto(`${GAME}/learn`);
    await page.locator('[data-city]').first().waitFor();
    await seat.shoot(`${ID}-${name}`);
  });

  test.for(STATES)('%s', async (state) => shoot(seat, state));
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
  await seat.page.locator('#cf-panel button, .corner .again').first().waitFor();
  await arrange?.(seat.page);
  await seat.shoot(`${ID}-${name}`);
}

async function chooseFirst(page: Page): Promise<void> {
  await page.locator('#cf-panel select').nth(0).selectOption({ index: 2 });
  await page.locator('#cf-panel select').nth(1).selectOption({ index: 9 });
  for (const row of [0, 1]) await page.locator('#cf-panel [role="group"]').nth(row).locator('button').first().click();
  await page.locator('.effect .title').waitFor();
}

async function refuse(page: Page): Promise<void> {
  await page.locator('#cf-panel button[aria-disabled="true"]').first().dispatchEvent('click');
  await page.locator('.effect .problem').waitFor();
}

const part = (page: Page, number: number) =>
  page.locator('#cf-panel .part').nth(number).locator('button[aria-disabled="false"]').first();

async function layFlight(page: Page): Promise<void> {
  await way(1)(page);
  await part(page, 0).click();
  await part(page, 1).click();
  await page.locator('#cf-panel .part output').first().waitFor();
}

async function layCharter(page: Page): Promise<void> {
  await way(2)(page);
  await part(page, 0).click();
  await part(page, 2).click();
  await page.locator('.effect .title').waitFor();
}

async function openList(page: Page): Promise<void> {
  await page.locator('.corner .switch').first().click();
  await page.locator('summary').first().click();
}

async function openMoment(page: Page): Promise<void> {
  await page.locator('.corner .again').last().click();
  await page.locator('dialog[open]').waitFor();
}
