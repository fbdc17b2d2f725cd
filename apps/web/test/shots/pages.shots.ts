/** Pictures of every page that is not a table, and of the lesson. */

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { type Seat, SIZES, sitAt } from './camera.ts';
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

const GAME = '/games/airlines-europe';

const PAGES: readonly (readonly [name: string, path: string, landmark: string, long?: boolean])[] = [
  ['home', '/', 'h1', true],
  ['new-table', `${GAME}/new`, 'form', true],
  ['public-tables-none', '/tables', 'h1'],
  ['settings', '/settings', 'h1', true],
  ['about', '/about', 'h1', true],
  ['rules', `${GAME}/rules`, 'h1'],
  ['rules-at-a-rule', `${GAME}/rules#AE-4.3`, '[id="AE-4.3"]'],
  ['nowhere', '/no/such/page', 'h1'],
  ['refused-match', '/matches/nosuchmatch', 'h1, h2, .problem'],
  ['open-file', '/replays', 'h1'],
];
const LESSON: readonly (readonly [name: string, done: number])[] = [
  ['lesson-first', 0],
  ['lesson-middle', 4],
  ['lesson-end', 13],
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

  test('a new table with friends', async () => {
    const { page } = seat;
    await page.goto(`${GAME}/new`);
    await page.getByRole('radio', { name: /^With friends/ }).press('Space');
    await page.getByRole('combobox', { name: 'Who may watch' }).waitFor();
    await seat.shoot('new-table-friends', { long: true });
  });

  test('a link that is refused', async () => {
    const { page } = seat;
    await page.goto('/recover#nonsense');
    await page.getByRole('button', { name: 'Bring me here' }).click();
    await page.locator('.problem').waitFor();
    await seat.shoot('refused-link');
  });

  test('a file that is none', async () => {
    const { page } = seat;
    await page.goto('/replays');
    await page.locator('input[type=file]').setInputFiles({
      name: 'holiday.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"beach": true}'),
    });
    await page.locator('.problem').waitFor();
    await seat.shoot('open-file-refused');
  });

  test.for(LESSON)('%s', async ([name, done]) => {
    const { page } = seat;
    await page.goto('/about');
    await page.evaluate((count) => localStorage.setItem('tarmac.lesson.airlines-europe', String(count)), done);
    await page.goto(`${GAME}/learn`);
    await page.locator('.room .map').waitFor();
    await seat.shoot(name);
  });
});

describe.each(SIZES)('%s with matches that go on', (size) => {
  let seat: Seat;
  beforeAll(async () => {
    const { turn, late, over } = matches;
    seat = await sitAt(browser, server.address, size, { kept: [turn, late, over] });
  });
  afterAll(() => seat?.context.close());

  test('home', async () => {
    await seat.page.locator('a[href^="/local/"]').first().waitFor();
    await seat.shoot('home-running', { long: true });
  });

  test('my matches', async () => {
    await seat.page.goto('/matches');
    await seat.page.locator('a[href^="/local/"]').first().waitFor();
    await seat.shoot('my-matches', { long: true });
  });
});

test.for(SIZES)('%s in French', async (size) => {
  const seat = await sitAt(browser, server.address, size, { french: true });
  await seat.page.locator('h1').waitFor();
  await seat.shoot('home', { long: true });
  await seat.context.close();
});
