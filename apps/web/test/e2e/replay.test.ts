/** A match that is over, moment by moment: here, from a file, and through a link. */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ticketOf } from '../suites/table.ts';
import type { Visitor } from '../support/browser.ts';
import { expectNoComplaints, stage } from '../support/stage.ts';
import { steady } from '../support/waiting.ts';
import {
  type Counts,
  expectHand,
  fromMenu,
  handCounts,
  logLines,
  openWithAny,
  playAny,
  press,
  takeCash,
  without,
} from './people-moves.ts';
import { NEW_TABLE, openTable, sitDown } from './people-tables.ts';

const here = stage();
let folder: string;
let ann: Visitor;
let bob: Visitor;
/** The address of the replay, and the file it was downloaded as. */
let replay: string;
let file: string;
/** What was dealt, as each saw it then, and what Ann had in hand after her first turn. */
const dealt: Record<'Ann' | 'Bob', Counts> = { Ann: {}, Bob: {} };
let annsHand: Counts;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tarmac-replay-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** It can be moved once the moments have come. */
const slider = (page: Page) => page.getByRole('slider', { name: 'Moment', disabled: false });
const eyes = (page: Page) => page.getByRole('combobox', { name: 'Through whose eyes' });
const place = async (page: Page): Promise<number> => Number(await slider(page).inputValue());
const expectPlace = (page: Page, wanted: number) => expect.poll(() => place(page)).toBe(wanted);
const lastPlace = async (page: Page): Promise<number> => Number(await slider(page).getAttribute('max'));

/** Eyes count their own frames; the address says whose they are once they look. */
async function lookThrough(page: Page, name: string, seat: number): Promise<void> {
  await eyes(page).selectOption(name);
  await page.waitForURL((url) => url.hash.endsWith(`.${seat}`));
}

/** What the slider says, whenever it says something else; from the next page on. */
async function noteMoments(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: string[] = [];
    Object.assign(window, { noted });
    new MutationObserver(() => {
      const said = document.querySelector('input[type="range"]')?.getAttribute('aria-valuetext')?.trim();
      if (said !== undefined && noted.at(-1) !== said) noted.push(said);
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
}

/** Without what happened at each. */
async function momentsNoted(page: Page): Promise<string[]> {
  const noted = await page.evaluate(() => (window as unknown as { noted: string[] }).noted);
  return [...new Set(noted.map((said) => said.split('.')[0] ?? ''))];
}

async function choose(page: Page, path: string): Promise<void> {
  await page.getByLabel('Choose a file').setInputFiles(path);
}

describe('a replay', () => {
  test('two people play a little, and one of them resigns', async () => {
    ann = await here.come(NEW_TABLE);
    const path = await openTable(ann.page, { name: 'Ann', seats: 2, starts: 1 });
    bob = await here.come(path);
    await sitDown(bob.page, 'Bob');
    await press(ann.page, 'Start');
    dealt.Ann = await handCounts(ann.page);
    dealt.Bob = await handCounts(bob.page);
    const opened = await openWithAny(ann.page);
    await openWithAny(bob.page);
    annsHand = without(dealt.Ann, [...opened, await playAny(ann.page)]);
    await takeCash(bob.page);
    await takeCash(ann.page);
    await fromMenu(bob.page, 'Resign');
    await bob.page.getByText('You lose and the match ends.').waitFor();
    await press(bob.page, 'Yes, resign');
    await ann.page.getByText('The match is over. Resigned: Bob.').waitFor();
    for (const [page, result] of [
      [ann.page, 'You win: Bob resigned'],
      [bob.page, 'You lost: you resigned'],
    ] as const) {
      const end = page.getByRole('dialog', { name: 'The game is over' });
      await end.getByRole('heading', { name: result, exact: true }).waitFor();
      const ranked = end.getByRole('table').first().getByRole('row').locator('th[scope="row"]');
      await expect.poll(() => ranked.allInnerTexts()).toEqual(['Ann', 'Bob']);
      await press(end, 'Close');
    }
    replay = `${path}/replay`;
  });

  test('goes back and forth by slider, buttons and keys', async () => {
    const { page } = ann;
    await noteMoments(page);
    await page.goto(replay);
    await slider(page).waitFor();
    expect(await momentsNoted(page), 'a moment of none is never told').toEqual([
      expect.stringMatching(/^Move 0 of [1-9]/),
    ]);
    await expectPlace(page, 0);
    const last = await lastPlace(page);
    expect(last).toBeGreaterThanOrEqual(4);
    await page.keyboard.press('ArrowRight');
    await expectPlace(page, 1);
    await page.keyboard.press('End');
    await expectPlace(page, last);
    await page.keyboard.press('ArrowLeft');
    await expectPlace(page, last - 1);
    await page.keyboard.press('Home');
    await expectPlace(page, 0);
    await slider(page).fill('2');
    await expectPlace(page, 2);
    await expect.poll(() => slider(page).getAttribute('aria-valuetext')).toMatch(/^Move 2 of \d+\./);
    await press(page, 'One moment on');
    await expectPlace(page, 3);
    await press(page, 'To the end');
    await expectPlace(page, last);
  });

  test('shows the table through the eyes of every seat', async () => {
    const { page } = ann;
    await page.keyboard.press('Home');
    await expectHand(page, dealt.Ann);
    await eyes(page).selectOption('Watcher');
    await expect.poll(() => page.getByRole('list', { name: 'Your hand' }).count()).toBe(0);
    for (const [seat, name] of (['Ann', 'Bob'] as const).entries()) {
      await lookThrough(page, name, seat);
      await slider(page).fill('0');
      await expectHand(page, dealt[name]);
    }
  });

  test('jumps to the line of the log that is pressed, and its address leads others there', async () => {
    const { page } = ann;
    await lookThrough(page, 'Ann', 0);
    const { hash: before } = new URL(page.url());
    const line = logLines(page).getByRole('button', { name: /Ann plays 1 share/ });
    // Right after a change of eyes the lines may still be the other's, which lead elsewhere: then it is pressed again.
    await expect
      .poll(async () => {
        await line.click();
        return handCounts(page);
      })
      .toEqual(annsHand);
    // The address follows a little later.
    await page.waitForURL(({ hash }) => /^#\d+\.0$/.test(hash) && hash !== before);
    const at = await steady(() => place(page), 'the slider');
    const { href } = new URL(page.url());
    await press(page, 'Copy the link to this moment');
    await page.getByText(/^The link to this moment is copied\.|The link could not be copied\./).waitFor();

    const sam = await here.come(href.slice(here.address.length));
    await slider(sam.page).waitFor();
    await expectPlace(sam.page, at);
    await expectHand(sam.page, annsHand);
    expectNoComplaints({ sam });
  });

  test('is verified, and comes along as a file', async () => {
    const { page } = ann;
    await press(page, 'Verified');
    await page
      .getByRole('dialog', { name: 'Verified' })
      .getByText('every draw follows from the key that is published in it')
      .waitFor();
    await press(page.getByRole('dialog', { name: 'Verified' }), 'Close');
    const download = page.waitForEvent('download');
    await press(page, 'Download the match');
    file = join(folder, 'match.json');
    await (await download).saveAs(file);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ format: 'tarmac-match', game: 'airlines-europe' });
  });

  test('of a file is watched by whoever has it, and shared by a link', async () => {
    const { page } = ann;
    await page.goto('/replays');
    await choose(page, file);
    await page.getByText('match.json can be watched.').waitFor();
    await press(page, 'Share by a link');
    await page.waitForURL(/\/replays\/[\w-]{16}/);
    await slider(page).waitFor();

    const dora = await here.come(new URL(page.url()).pathname);
    await slider(dora.page).waitFor();
    await dora.page.getByRole('button', { name: 'Verified', exact: true }).waitFor();
    await lookThrough(dora.page, 'Seat 2', 1);
    await slider(dora.page).fill('0');
    await expectHand(dora.page, dealt.Bob);
    expectNoComplaints({ ann, bob, dora });
  });

  test('of a file that was changed says what does not hold', async () => {
    const whole = JSON.parse(readFileSync(file, 'utf8')) as { secret: string };
    const other = whole.secret.startsWith('0') ? '1' : '0';
    const text = JSON.stringify({ ...whole, secret: other + whole.secret.slice(1) });
    const eve = await here.come('/replays');
    await eve.page
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'changed.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await eve.page.getByText('changed.json can be watched.').waitFor();
    await eve.page.getByText('It can be shared by a link once you have a name on this server.').waitFor();
    await eve.page.getByRole('link', { name: 'Watch' }).click();
    await press(eve.page, 'Does not hold');

    const dialog = eve.page.getByRole('dialog', { name: 'Does not hold' });
    await dialog
      .getByRole('listitem')
      .filter({ hasText: 'the published secret is not the one committed to before the deal' })
      .waitFor();
    expectNoComplaints({ eve });
  });
});

describe('a match in this browser that still goes on', () => {
  test('can be looked through as one saw it', async () => {
    const { page, complaints } = await here.come('/');
    await press(ticketOf(page, 'Airlines Europe'), /^Play\b/);
    const hand = await handCounts(page);
    const opened = await openWithAny(page);
    await logLines(page)
      .getByRole('button', { name: /first portfolios are revealed/ })
      .waitFor();
    await press(page, 'Menu');
    await page.getByRole('dialog').getByRole('link', { name: 'Replay' }).click();
    await page.getByRole('button', { name: 'As one player saw it' }).waitFor();
    await expectHand(page, hand);
    await page.keyboard.press('End');
    await expectHand(page, without(hand, opened));
    expectNoComplaints({ player: { complaints } });
  });
});
