/** The end of a match: who won and by how much, where it turned, the ways on in one place, and a card to send. */

import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { match as airlinesEuropeMatch } from '../games/airlines-europe-matches.ts';
import { match as airlinesMatch } from '../games/airlines-matches.ts';
import { openKept } from '../suites/kept.ts';
import { MAP } from '../suites/looks.ts';
import { fits } from '../suites/telephone.ts';
import { problemsInBothThemes } from '../support/axe.ts';
import { TELEPHONE } from '../support/browser.ts';
import { expectNoComplaints, stage } from '../support/stage.ts';
import type { Kept } from '../worker/support.ts';
import { press } from './people-moves.ts';

const here = stage();

/** The first bytes of every PNG. */
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const GAMES = [
  ['Airlines', () => airlinesMatch('over')],
  ['Airlines Europe', () => airlinesEuropeMatch('over')],
] as const;

const end = (page: Page): Locator => page.getByRole('dialog', { name: 'The game is over' });

/** Points of the winner, who is the reader, and of whoever came second. */
async function scoresIn(page: Page): Promise<readonly number[]> {
  const cells = await end(page).getByRole('table').first().getByRole('row').locator('td:last-child').allInnerTexts();
  return cells.map(Number).filter((points) => !Number.isNaN(points));
}

async function openEnd(page: Page, kept: Kept): Promise<void> {
  await openKept(page, kept);
  await press(page, 'Show the result');
  await end(page).waitFor();
}

describe.each(GAMES)('the end of %s', (title, match) => {
  test.each([
    ['a desktop', {}],
    ['a telephone', TELEPHONE],
  ] as const)('on %s says who won and by how much, and leads on from one place', async (_device, options) => {
    const { page, complaints } = await here.visit('about:blank', options);
    const kept = await match();
    await openEnd(page, kept);
    const [best, second] = await scoresIn(page);
    const result = best === second ? `You win ${best}–${second} on the tie-break` : `You win ${best}–${second}`;
    await end(page).getByRole('heading', { name: result, exact: true }).waitFor();
    for (const name of ['Rematch', 'Share the result']) await end(page).getByRole('button', { name }).waitFor();
    await end(page).getByRole('link', { name: 'Review' }).waitFor();
    await fits(page);
    expect(await problemsInBothThemes(page, 'the end dialog', { without: MAP })).toEqual([]);

    await press(end(page), 'Share the result');
    const card = page.getByRole('dialog', { name: 'Share the result' });
    await card.getByRole('img', { name: /^A poster with the result: / }).waitFor();
    await card.getByText(new RegExp(`^${title}: Amelia wins ${best}–${second}`)).waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), press(card, 'Save the picture')]);
    expect(download.suggestedFilename()).toMatch(/^tarmac-airlines.*\.png$/);
    expect([...(await readFile(await download.path())).subarray(0, PNG.length)]).toEqual(PNG);
    await fits(page);
    expect(await problemsInBothThemes(page, 'the card of a result', { without: MAP })).toEqual([]);
    await press(card, 'Close');

    await end(page).getByRole('link', { name: 'See this moment' }).click();
    const slider = page.getByRole('slider', { name: 'Moment', disabled: false });
    await slider.waitFor();
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toMatch(/^Move [1-9]\d* of \d+\. .*scoring/i);
    expectNoComplaints({ reader: { complaints } });
  });

  test('leads to another match', async () => {
    const { page, complaints } = await here.visit('about:blank');
    const kept = await match();
    await openEnd(page, kept);
    await press(end(page), 'Rematch');
    await page.waitForURL((url) => /^\/local\//.test(url.pathname) && !url.pathname.endsWith(kept.match.id));
    await page.getByText('Amelia', { exact: true }).first().waitFor();
    expectNoComplaints({ reader: { complaints } });
  });

  test('is replayed with the own hand open, and with everybody’s', async () => {
    const { page, complaints } = await here.visit('about:blank');
    const kept = await match();
    await openKept(page, kept, '/replay');
    const mine = kept.match.seats.findIndex((seat) => 'name' in seat);
    await page.waitForURL(({ hash }) => hash.endsWith(`.${mine}`));
    await page
      .getByRole('list', { name: /^Your / })
      .first()
      .waitFor();

    await page.getByRole('combobox', { name: 'Through whose eyes' }).selectOption('Everybody');
    const hands = page.getByRole('region', { name: 'All hands' });
    await expect.poll(() => hands.getByRole('term').count()).toBe(kept.match.seats.length);
    await hands.getByRole('term').filter({ hasText: 'Amelia' }).waitFor();
    const dealt = await hands.innerText();
    await press(page, 'To the end');
    await expect.poll(() => hands.innerText()).not.toBe(dealt);
    expect(await problemsInBothThemes(page, 'all hands', { without: '[data-board]' })).toEqual([]);
    expectNoComplaints({ reader: { complaints } });
  });
});
