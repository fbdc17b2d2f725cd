/** People and their browsers: names in reach, another browser by a code, settings that stay. */

import { describe, expect, test } from 'vitest';
import type { Visitor } from '../support/browser.ts';
import { expectNoComplaints, stage } from '../support/stage.ts';
import { steady } from '../support/waiting.ts';
import { hand, openWithAny, pick, press } from './people-moves.ts';
import { NEW_TABLE, openTable, sitDown } from './people-tables.ts';

const here = stage();
let ann: Visitor;
let bob: Visitor;
let path: string;

describe('somebody one would rather not meet', () => {
  test('is muted, blocked and reported from their name, wherever it stands', async () => {
    ann = await here.come(NEW_TABLE);
    path = await openTable(ann.page, { name: 'Ann', seats: 3, bots: [3] });
    bob = await here.come(path);
    await sitDown(bob.page, 'Bob');
    const { page } = ann;
    await press(page, 'Bob');
    const menu = page.getByRole('dialog', { name: 'Bob' });
    await press(menu, 'Mute');
    await menu.getByText('Bob is muted.').waitFor();
    await press(menu, 'Unmute');
    await menu.getByText('Bob is neither muted nor blocked any more.').waitFor();

    await press(menu, 'Report');
    await press(menu, 'Send to the host');
    await menu.getByText('Write in a sentence what happened.').waitFor();
    await menu.getByRole('textbox', { name: 'What has Bob done?' }).fill('He hides my cards.');
    await press(menu, 'Send to the host');
    await page.getByText('Sent to the host. Thank you.').waitFor();
    await menu.waitFor({ state: 'detached' });
  });

  test('is in reach at the table too: among the players and in the chat', async () => {
    await press(ann.page, 'Start');
    await hand(ann.page).waitFor();
    await bob.page.getByRole('tab', { name: /^Chat/ }).click();
    await bob.page.getByRole('textbox', { name: 'Message' }).fill('Hello there');
    await press(bob.page, 'Send');
    const { page } = ann;
    await page.getByRole('tab', { name: 'Players' }).click();
    await press(page.getByRole('tabpanel'), 'Bob');
    await page.getByRole('dialog', { name: 'Bob' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: /^Chat/ }).click();
    await page.getByText('Hello there').waitFor();
    await press(page.getByRole('tabpanel'), 'Bob');
    await page.getByRole('dialog', { name: 'Bob' }).waitFor();
  });

  test('when muted from their own words in the chat, this is said', async () => {
    const { page } = ann;
    await press(page.getByRole('dialog', { name: 'Bob' }), 'Mute');
    await page.getByText('Bob is muted.').waitFor();
    await expect.poll(() => page.getByText('Hello there').count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
  });

  test('is let near again in the settings', async () => {
    const { page } = ann;
    await page.goto('/settings');
    await page.getByText('People kept away').waitFor();
    await press(page, 'Lift');
    await page.getByText('People kept away').waitFor({ state: 'detached' });
    expectNoComplaints({ ann, bob });
  });

  test('when blocked never sits at one table', async () => {
    const { page } = bob;
    await page.getByRole('tab', { name: 'Players' }).click();
    await press(page.getByRole('tabpanel'), 'Ann');
    await press(page.getByRole('dialog', { name: 'Ann' }), 'Block');
    await page.getByText('Ann is blocked.').waitFor();
    await ann.page.goto(NEW_TABLE);
    const another = await openTable(ann.page, { name: 'Ann', seats: 2 });
    await page.goto(another);
    await press(page, 'Sit down');
    await page.getByText(/one of you has blocked the other\. Choose another table\./).waitFor();
    expectNoComplaints({ bob }, [/status of 403/]);
  });
});

describe('whoever has a name', () => {
  test('is not asked for it, however long the server takes to say who they are', async () => {
    const { context } = ann;
    const page = await context.newPage();
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/me', async (route) => {
      await answered;
      await route.continue();
    });
    await page.goto(NEW_TABLE);
    await pick(page, /^With friends/);
    const field = page.getByRole('textbox', { name: 'Your name' });
    expect(await field.count()).toBe(0);
    await Promise.all([page.waitForResponse('**/api/me'), answer()]);
    await page.getByRole('option', { name: 'Ann (me)' }).first().waitFor({ state: 'attached' });
    expect(await field.count()).toBe(0);
    await page.close();
  });
});

describe('another browser', () => {
  test('becomes the same person by a code that works once', async () => {
    const { page } = ann;
    await page.goto('/settings');
    await press(page, 'Show link and code');
    const code = await steady(
      async () => (await page.getByRole('textbox', { name: 'Code', exact: true }).inputValue()) || null,
      'the code',
    );
    const elsewhere = await here.come('/move');
    await elsewhere.page.getByRole('textbox', { name: 'Code from the other device' }).fill(code.toLowerCase());
    await press(elsewhere.page, 'Bring me here');
    await elsewhere.page.getByText('You are Ann in this browser now. Your matches are here.').waitFor();
    await elsewhere.page.getByRole('link', { name: 'My matches' }).last().click();
    await elsewhere.page.getByRole('link', { name: 'Your turn' }).first().click();
    await openWithAny(elsewhere.page);

    const tooLate = await here.come('/move');
    await tooLate.page.getByRole('textbox', { name: 'Code from the other device' }).fill(code);
    await press(tooLate.page, 'Bring me here');
    await tooLate.page.getByText('This code or link does not work: it is mistyped, used up or too old.').waitFor();
    await tooLate.page.getByRole('main').getByRole('link').first().waitFor();
    expectNoComplaints({ elsewhere });
    expectNoComplaints({ tooLate }, [/status of 404/]);
  });
});

describe('settings', () => {
  test('stay as they were left', async () => {
    const visitor = await here.come('/settings');
    const { page } = visitor;
    await page.getByRole('textbox', { name: 'Your name' }).fill('  Zoë   B. ');
    await press(page, 'Save');
    await page.getByText('Saved.').waitFor();
    await pick(page, 'Dark');
    await pick(page, 'Less');
    await page.getByRole('checkbox', { name: 'A sound when it is my turn' }).check();
    for (const name of [/^A piece is placed/, /^Money changes/, /^A scoring/])
      await expect.poll(() => page.getByRole('checkbox', { name }).isChecked()).toBe(false);
    await page.getByRole('checkbox', { name: /^A scoring/ }).check();
    await pick(page, 'Français');
    await page.getByRole('heading', { name: 'Réglages' }).waitFor();

    await page.reload();
    await page.getByRole('heading', { name: 'Réglages' }).waitFor();
    await expect.poll(() => page.getByRole('radio', { name: 'Sombre' }).isChecked()).toBe(true);
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    await expect.poll(() => page.getByRole('radio', { name: 'Réduit' }).isChecked()).toBe(true);
    for (const [name, heard] of [
      ['Un son quand', true],
      ['Un décompte', true],
      ['De l’argent', false],
    ] as const)
      await expect.poll(() => page.getByRole('checkbox', { name }).isChecked()).toBe(heard);
    await page.goto(NEW_TABLE);
    await expect.poll(() => page.getByRole('textbox', { name: 'Votre nom' }).inputValue()).toBe('Zoë B.');
    expectNoComplaints({ visitor });
  });
});
