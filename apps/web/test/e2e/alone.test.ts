/** A game for one: at once in this browser, and on the server with nobody invited; its options on a telephone. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { stage } from '../support/stage.ts';

const { visit } = stage();
const GAME = 'connecting-flights-cooperative';

/** The reader is waited for, with nobody else at the table. */
async function isMyTurn(page: Page): Promise<void> {
  await page
    .getByText(/^Your turn/)
    .first()
    .waitFor();
}

describe('playing alone', () => {
  test('one press on the first page leads to the first decision, with no bots', async () => {
    const { page, complaints } = await visit();
    const ticket = page
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: 'Rules' }) })
      .last();
    await ticket.getByText('On your own').waitFor();
    expect(await ticket.getByRole('group', { name: 'Bots' }).count()).toBe(0);
    await ticket.getByRole('button', { name: 'Play' }).click();
    await page.waitForURL(/\/local\//);
    await isMyTurn(page);
    await page.goto('/matches');
    const line = page.getByRole('listitem').filter({ hasText: 'in this browser' });
    await line.getByText('Guest', { exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('a table of one on the server starts by itself, and so does the next', async () => {
    const { page } = await visit(`/games/${GAME}/new?with=friends`);
    await page.getByRole('button', { name: 'One seat fewer' }).click();
    expect(await page.getByText('If somebody’s time runs out').count()).toBe(0);
    await page.getByLabel('Your name').fill('Ada');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.waitForURL(/\/matches\/[^/]+$/);
    await isMyTurn(page);

    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByText('You give up, and the match ends.').waitFor();
    await page.getByRole('button', { name: 'Yes, resign' }).click();
    await page.getByText('The match is over. Resigned: Ada.').first().waitFor();
    const first = page.url();
    await page.getByRole('dialog', { name: 'The game is over' }).getByRole('button', { name: 'Rematch' }).click();
    await page.waitForURL((url) => /\/matches\/[^/]+$/.test(url.pathname) && url.href !== first);
    await isMyTurn(page);
  });
});

describe.each([
  ['en-GB', 'Options of the game', 'Alone'],
  ['fr-FR', 'Options du jeu', 'Seul'],
])('the form on a telephone, %s', (locale, options, alone) => {
  test('shows every option, and nothing scrolls sideways', async () => {
    const { page } = await visit(`/games/${GAME}/new`, { viewport: PHONE, locale });
    await page.getByText(alone, { exact: true }).waitFor();
    await page.getByText(options, { exact: true }).click();
    const form = page.locator('form');
    // Difficulty, scenario, hands and board; the first game, the consent of all and the solver; and the hints.
    await expect.poll(() => form.locator('.options fieldset').count()).toBe(4);
    expect(await form.locator('.options input[type=checkbox]').count()).toBe(4);
    for (const legend of await form.locator('.options legend').allInnerTexts())
      expect(legend).toMatch(/^\p{Lu}\p{Ll}/u);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
});
