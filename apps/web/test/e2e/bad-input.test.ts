/** Whatever is typed, chosen or opened wrongly: a clear sentence and a way on, never a blank page. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Visitor } from '../support/browser.ts';
import { expectNoComplaints, stage } from '../support/stage.ts';
import { pick, press } from './people-moves.ts';
import { NEW_TABLE } from './people-tables.ts';

const here = stage();
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tarmac-bad-input-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const named = (page: Page) => page.getByRole('textbox', { name: 'Your name' });

describe('a name', () => {
  const WRONG = [
    ['', 'Type a name.'],
    ['   ', 'Type a name.'],
    ['A name that is longer than the table', 'At most 24 characters.'],
    ['Ann\u202Enn', 'This name has characters that cannot be shown. Type it anew.'],
    ['\u0410nn', 'This name mixes letters of two alphabets that look alike in one word.'],
    ['Ann\u0301\u0301\u0301\u0301', 'This name has accents without a letter, or too many on one.'],
    ['Ann\u0007', 'This name has characters that cannot be shown. Type it anew.'],
  ] as const;

  test('that cannot be used is refused beside its field, and the focus goes there', async () => {
    const visitor = await here.come(NEW_TABLE);
    const { page } = visitor;
    await pick(page, /^With friends/);
    for (const [name, sentence] of WRONG) {
      await named(page).evaluate((field, text) => {
        // As if pasted: a field for names may hold back some characters on the keyboard only.
        (field as HTMLInputElement).value = text;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }, name);
      await press(page, 'Open the table');
      await page.getByText(sentence).waitFor();
      await expect.poll(() => named(page).evaluate((field) => field === document.activeElement)).toBe(true);
    }
    await named(page).fill('Ann');
    await press(page, 'Open the table');
    await page.getByRole('heading', { name: 'Your table' }).waitFor();
    expectNoComplaints({ visitor });
  });

  test('is refused in the settings and at a table too', async () => {
    const host = await here.come(NEW_TABLE);
    await pick(host.page, /^With friends/);
    await named(host.page).fill('Host');
    await press(host.page, 'Open the table');
    await host.page.getByRole('heading', { name: 'Your table' }).waitFor();
    const guest = await here.come(new URL(host.page.url()).pathname);
    await guest.page.getByRole('button', { name: 'Sit down', exact: true }).click();
    await guest.page.getByText('Type a name.').waitFor();
    await guest.page.goto('/settings');
    await named(guest.page).fill('x'.repeat(25));
    await press(guest.page, 'Save');
    await guest.page.getByText('At most 24 characters.').waitFor();
    expectNoComplaints({ host, guest });
  });

  test('that two people at one device share is refused', async () => {
    const visitor = await here.come(NEW_TABLE);
    const { page } = visitor;
    await pick(page, /^Around one device/);
    await page.getByRole('textbox', { name: 'Name at seat 2' }).waitFor();
    for (const field of await page.getByRole('textbox').all()) await field.fill('Ann');
    await press(page, 'Play');
    await page.getByText('Somebody at this table has this name already').first().waitFor();
    expectNoComplaints({ visitor });
  });
});

const asFile = (name: string, text: string) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

test('a board file that is none says what is wrong with it, and the game can begin all the same', async () => {
  const visitor = await here.come(NEW_TABLE);
  const { page } = visitor;
  await page.getByText('Options of the game').click();
  const choose = async (name: string, text: string) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('radio', { name: /^From a file/ }).click();
    await (await chooser).setFiles(asFile(name, text));
  };
  await choose('board.json', 'no board at all');
  await page.getByRole('alert').getByText('This file is not a board: it is not JSON. Choose another.').waitFor();
  await choose('board.json', '{"cities": 7}');
  await page.getByRole('alert').getByText('This board cannot be played. Mend the file, or choose another.').waitFor();
  await page.getByRole('alert').getByRole('listitem').first().waitFor();
  await choose('board.json', JSON.stringify('x'.repeat(3_000_000)));
  await page.getByRole('alert').getByText('This file is too long to be a board. Choose another.').waitFor();
  await press(page, 'Play');
  await page.getByRole('list', { name: 'Your hand' }).waitFor();
  expectNoComplaints({ visitor });
});

test('a file that is no match is told from one that is', async () => {
  const visitor = await here.come('/replays');
  const { page } = visitor;
  const huge = join(folder, 'huge.json');
  writeFileSync(huge, Buffer.alloc(30 * 1024 * 1024, 0x20));
  const wrong = [
    asFile('prose.json', 'Once upon a time'),
    asFile('other.json', '{"name": "something else", "version": 3}'),
    asFile('list.json', '[]'),
    asFile('nothing.json', 'null'),
    asFile('empty.json', ''),
    asFile('cut.json', '{"format": "tarmac-match", "formatVersion": 1, "game": "airlines-europe", "log": ['),
    asFile('bare.json', '{"format": "tarmac-match", "formatVersion": 1, "game": "airlines-europe", "log": []}'),
    huge,
  ];
  const field = page.getByLabel('Choose a file');
  const said = page.getByRole('status').filter({ hasText: 'This file is not a match of Tarmac' });
  for (const file of wrong) {
    // Each file begins with a page that has said nothing yet.
    await page.goto('/replays');
    await field.setInputFiles(file);
    await said.waitFor();
    await said.getByText('Try another one, or download it again.').waitFor();
    expect(await page.getByRole('link', { name: 'Watch' }).count()).toBe(0);
  }
  expectNoComplaints({ visitor });
});

describe('a link to nothing', () => {
  const LINKS = [
    ['/matches/xxxxxxxxxxxxxxxx', 'There is no table here', 'There is nothing here, or no longer. Check the link.'],
    ['/matches/x', 'There is no table here', 'There is nothing here, or no longer. Check the link.'],
    ['/matches/xxxxxxxxxxxxxxxx/replay', 'This replay cannot be shown', 'There is nothing here, or no longer.'],
    ['/local/unknown', 'There is no table here', 'There is nothing here, or no longer. Check the link.'],
    ['/local/unknown/replay', 'This replay cannot be shown', 'There is nothing here, or no longer.'],
    ['/replays/unknown', 'This replay cannot be shown', 'There is nothing here, or no longer.'],
    ['/replays/opened', 'This replay cannot be shown', 'This file is not a match of Tarmac'],
    ['/games/nothing/rules', 'There is nothing here', 'There is no such game here.'],
    ['/games/nothing/learn', 'There is nothing here', 'There is no such game here.'],
    ['/games/nothing/new', 'No such game', 'This address names a game that is not here.'],
    ['/nowhere', 'There is nothing here', 'No page has the address /nowhere.'],
  ] as const;

  let lost: Visitor;
  beforeAll(async () => {
    lost = await here.come('/');
  });

  test.each(LINKS)('%s says so and leads on', async (path, title, sentence) => {
    const { page } = lost;
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByRole('paragraph').filter({ hasText: sentence }).waitFor();
    const ways = page.getByRole('main').getByRole('link', { name: /^(Home page|See the games)$/ });
    await ways.last().click();
    await page
      .getByRole('button', { name: /^Play\b/ })
      .first()
      .waitFor();
    await page.waitForURL((url) => url.pathname === '/');
    expectNoComplaints({ lost }, [/status of 40[04]/]);
  });

  test('that is no address at all says so too, also on a first visit', async () => {
    const { page } = await here.come('/%');
    await page.getByRole('heading', { level: 1, name: 'There is nothing here' }).waitFor();
    await page.getByRole('link', { name: 'Home page' }).last().waitFor();
  });

  test('leads to the rulebook even where the rule is unknown', async () => {
    const { page } = await here.come('/games/airlines-europe/rules#AE-99.9');
    await page.getByText('There is no rule AE-99.9 in this rulebook.').waitFor();
    await page.getByRole('heading', { name: 'Rules of Airlines Europe' }).waitFor();
  });

  test('pasted among my matches is told from a good one', async () => {
    const visitor = await here.come('/matches');
    const { page } = visitor;
    const field = page.getByRole('textbox', { name: 'Got a link or a code?' });
    for (const [text, sentence] of [
      ['', 'Paste the link or the code you were sent.'],
      ['what is this?', 'This is neither a link to a table nor a code.'],
      ['https://example.com/matches/xxxxxxxxxxxxxxxx', 'This link leads to another server.'],
    ] as const) {
      await field.fill(text);
      await press(page, 'Open');
      await page.getByText(sentence).waitFor();
    }
    expectNoComplaints({ visitor });
  });
});

test('a code that is too short or wrong says so', async () => {
  const visitor = await here.come('/move');
  const { page } = visitor;
  const field = page.getByRole('textbox', { name: 'Code from the other device' });
  await field.fill('abc');
  await press(page, 'Bring me here');
  await page.getByText('A code has at least six characters.').waitFor();
  await field.fill('ABCD-EFGH');
  await press(page, 'Bring me here');
  await page.getByText('This code or link does not work').waitFor();
  await page.getByRole('link', { name: 'Ask for a new link' }).waitFor();
  expectNoComplaints({ visitor }, [/status of 404/]);
});
