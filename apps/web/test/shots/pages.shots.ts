/** Pictures of every page that is of no game. */

import { afterAll, beforeAll, describe, test } from 'vitest';
import { match } from '../games/airlines-europe-matches.ts';
import { stage } from '../support/stage.ts';
import { languagesOf, type Seat, SIZES, sitAt } from './camera.ts';

const here = stage();

const PAGES: readonly (readonly [name: string, path: string, landmark: string, long?: boolean])[] = [
  ['home', '/', 'h1', true],
  ['public-tables-none', '/tables', 'h1'],
  ['settings', '/settings', 'h1', true],
  ['about', '/about', 'h1', true],
  ['nowhere', '/no/such/page', 'h1'],
  ['refused-match', '/matches/nosuchmatch', 'h1, h2, .problem'],
  ['open-file', '/replays', 'h1'],
  ['lab', '/lab', 'form', true],
  ['statistics', '/statistics', 'h1', true],
  ['leaderboard', '/games/airlines-europe/leaderboard', 'h1'],
  ['verify', '/verify', 'h1'],
  ['campaign', '/games/connecting-flights-cooperative/campaign', 'h1', true],
  ['scenario', '/games/connecting-flights-cooperative/campaign/volcano', 'form', true],
];

describe.each(SIZES)('%s', (size) => {
  test.for(languagesOf(true))('pages in %s', async (language) => {
    const seat = await sitAt(here.browser, here.address, size, { locale: language });
    for (const [name, path, landmark, long = false] of PAGES) {
      await seat.page.goto(path);
      await seat.page.locator(landmark).first().waitFor();
      await seat.shoot(name, { long, language });
    }
    await seat.context.close();
  });
});

describe.each(SIZES)('%s', (size) => {
  let seat: Seat;
  beforeAll(async () => {
    seat = await sitAt(here.browser, here.address, size);
  });
  afterAll(() => seat?.context.close());

  test('a new table with friends', async () => {
    const { page } = seat;
    await page.goto('/games/airlines-europe/new');
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
});

describe.each(SIZES)('%s with matches that go on', (size) => {
  let seat: Seat;
  beforeAll(async () => {
    const kept = await Promise.all([match('turn'), match('late'), match('over')]);
    seat = await sitAt(here.browser, here.address, size, { kept });
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
