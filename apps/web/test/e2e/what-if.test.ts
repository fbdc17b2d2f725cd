/** What if: from a moment of a replay, or of a match that is being played, somebody plays on as it might have gone. */

import type { View } from '@tarmac/airlines-europe/rules';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { ticketOf } from '../suites/table.ts';
import { problemsInBothThemes } from '../support/axe.ts';
import { TELEPHONE } from '../support/browser.ts';
import { expectNoComplaints, stage } from '../support/stage.ts';
import { expectHand, handCounts, press, takeCash } from './people-moves.ts';
import { type Prepared, preparedMatch } from './prepared-match.ts';

const here = stage();
let prepared: Prepared;
/** A moment at which the second seat has its turn before it. */
let frame: number;
/** Its move number, as the replay counts. */
let move: string;

beforeAll(async () => {
  prepared = await preparedMatch();
  const moments = await prepared.seen(1);
  const found = moments.find(({ view }) => isTurnOf(view as View, 1));
  if (found === undefined) throw new Error('the second seat never had a turn');
  frame = found.frame;
});

function isTurnOf({ frame: due, turn }: View, seat: number): boolean {
  return due.kind === 'turn' && turn === seat;
}

const slider = (page: Page) => page.locator('input[type="range"]:enabled');
const dialog = (page: Page) => page.getByRole('dialog');

/** The lines of the log up to the marked one. */
const logCount = (page: Page) =>
  page
    .getByRole('list', { name: /^What has happened/ })
    .locator('li')
    .evaluateAll((lines) => lines.findIndex((line) => line.querySelector('[aria-current]') !== null) + 1);

async function openReplay(page: Page, place: number): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles(prepared.file(prepared.text));
  await page.locator('a[href="/replays/opened"]').click();
  await slider(page).waitFor();
  await page.locator('.controls select').selectOption('1');
  await page.waitForURL(({ hash }) => hash.endsWith('.1'));
  await slider(page).fill(String(place));
  await page.waitForURL(({ hash }) => hash === `#${place + 1}.1`);
}

describe('from a replay', () => {
  test('somebody takes a seat, sees what it saw, and decides otherwise; the way back leads to the same moment', async () => {
    const { page, complaints } = await here.come('/replays');
    await openReplay(page, frame - 1);
    const hand = await handCounts(page);
    move = /^Move (\d+) of/.exec((await slider(page).getAttribute('aria-valuetext')) ?? '')?.[1] ?? 'none';
    const told = await logCount(page);
    await press(page, 'What if?');
    await dialog(page).getByText('everything hidden is imagined anew').waitFor();
    expect(await dialog(page).getByLabel('Whose seat').inputValue()).toBe('1');
    await dialog(page).getByLabel('The others are played by').selectOption('Trainee');
    expect(await problemsInBothThemes(page, 'the dialog of a what-if')).toEqual([]);
    await press(dialog(page), 'Play from here');

    await page.waitForURL(/\/local\/[\w-]{16}$/);
    await page.getByText(`What if, from move ${move}`).waitFor();
    for (const name of ['Seat 1', 'Seat 2', 'Seat 3']) await page.getByText(name, { exact: true }).first().waitFor();
    await expect.poll(() => logCount(page), { message: 'the log tells what was before' }).toBeGreaterThanOrEqual(told);
    await expectHand(page, hand);
    await takeCash(page);
    await page
      .getByRole('list', { name: /^What has happened/ })
      .getByText(/^Seat 2 takes 8\sM/)
      .first()
      .waitFor();
    expect(await problemsInBothThemes(page, 'the table of a what-if', { without: '[data-board]' })).toEqual([]);

    await page.getByRole('link', { name: 'Back to that moment' }).click();
    await slider(page).waitFor();
    await page.waitForURL(({ pathname, hash }) => pathname === '/replays/opened' && hash === `#${frame}.1`);
    await expectHand(page, hand);

    await page.goto('/matches');
    const group = page.getByRole('region', { name: 'What-ifs' });
    await group.getByText('What if: Airlines Europe').waitFor();
    await group.getByText(`From move ${move}`).waitFor();
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('a[href^="/local/"]').count(), 'it is no match that waits').toBe(0);
    expectNoComplaints({ somebody: { complaints } });
  });

  test('nobody can play on from the end', async () => {
    const { page, complaints } = await here.come('/replays');
    const { length } = await prepared.seen(1);
    await openReplay(page, length - 1);
    await page.getByRole('button', { name: 'What if?' }).press('Enter');
    await page.getByText('Nothing is left to decide at this moment.').waitFor();
    expect(await dialog(page).count()).toBe(0);
    expectNoComplaints({ somebody: { complaints } });
  });
});

test('on a telephone, in French, from a match that is being played', async () => {
  const { page, complaints } = await here.come('/', { ...TELEPHONE, locale: 'fr-FR' });
  await ticketOf(page, 'Airlines Europe')
    .getByRole('button', { name: /^Jouer/ })
    .click();
  await page.waitForURL(/\/local\//);
  const { pathname: match } = new URL(page.url());
  await page.getByRole('button', { name: 'Menu' }).click();
  await dialog(page).getByRole('button', { name: 'Et si\u202f?' }).click();
  await dialog(page).getByRole('button', { name: 'Jouer à partir d’ici' }).click();
  await page.waitForURL(({ pathname }) => pathname.startsWith('/local/') && pathname !== match);
  await page.getByText('Et si, à partir du coup 0').waitFor();
  expect(await problemsInBothThemes(page, 'a what-if on a telephone', { without: '[data-board]' })).toEqual([]);
  await page.getByRole('link', { name: 'Retour à ce moment' }).click();
  await page.waitForURL(({ pathname, hash }) => pathname === `${match}/replay` && hash === '#1.0');
  await slider(page).waitFor();
  await page.getByRole('button', { name: 'Et si\u202f?' }).waitFor();
  expectNoComplaints({ somebody: { complaints } });
});
