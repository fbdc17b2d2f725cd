/** People at one live table: who is here, everybody's clock, talking in two languages, and no hints among them. */

import { beforeAll, describe, expect, test } from 'vitest';
import { problemsInBothThemes } from '../support/axe.ts';
import { TELEPHONE, type Visitor } from '../support/browser.ts';
import { stage } from '../support/stage.ts';
import { hand, pick, press } from './people-moves.ts';
import { NEW_TABLE, openTable, sitDown } from './people-tables.ts';

const here = stage();
let ann: Visitor;
let bob: Visitor;
let path: string;

beforeAll(async () => {
  ann = await here.come(NEW_TABLE);
  path = await openTable(ann.page, { name: 'Ann', seats: 3, bots: [3] });
  bob = await here.come(path, TELEPHONE);
  await sitDown(bob.page, 'Bob');
  await press(ann.page, 'Start');
  await Promise.all([ann, bob].map(({ page }) => hand(page).waitFor()));
});

const clocks = ({ page }: Visitor) => page.getByRole('list', { name: 'Clocks' }).getByRole('listitem');
const chatButton = ({ page }: Visitor) => page.getByRole('button', { name: /^Chat/ });

describe('a live table', () => {
  test('shows the clocks of all people, also to a telephone, and tells who is here', async () => {
    for (const visitor of [ann, bob]) {
      await expect.poll(() => clocks(visitor).count()).toBe(2);
      for (const clock of await clocks(visitor).all()) await expect.poll(() => clock.isVisible()).toBe(true);
      const widths = await visitor.page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
      expect(widths[0]).toBeLessThanOrEqual(widths[1] as number);
    }
    await clocks(ann)
      .filter({ hasText: /^Bob: \d+:\d\d left, at the table/ })
      .waitFor();
    await clocks(bob)
      .filter({ hasText: /^Ann: \d+:\d\d left, at the table/ })
      .waitFor();
    await clocks(ann)
      .filter({ hasText: /^You have \d+:\d\d left/ })
      .waitFor();
  });

  test('has no hints unless somebody wanted them', async () => {
    for (const { page } of [ann, bob]) expect(await page.getByRole('button', { name: /^Hint/ }).count()).toBe(0);
    const { page } = await here.visit(NEW_TABLE);
    const hints = page.getByRole('checkbox', { name: /^Hints/ });
    await expect.poll(() => hints.isChecked()).toBe(true);
    await pick(page, /^With friends/);
    await expect.poll(() => hints.isChecked()).toBe(false);
    await pick(page, /^Against bots/);
    await expect.poll(() => hints.isChecked()).toBe(true);
  });

  test('has a chat of its own: what is unread is counted, a key opens it, and what was read stays read', async () => {
    await chatButton(bob).click();
    await press(bob.page, 'Hello!');
    await press(bob.page, 'Your turn?');
    await ann.page.getByRole('button', { name: 'Chat (2 new messages)' }).waitFor();
    await ann.page.getByRole('region', { name: 'Airlines Europe' }).focus();
    await ann.page.keyboard.press('c');
    await ann.page.getByText('Your turn?', { exact: true }).first().waitFor();
    await ann.page.getByRole('button', { name: 'Chat', exact: true }).waitFor();
    for (const { page } of [ann, bob]) expect(await problemsInBothThemes(page, 'the chat')).toEqual([]);
    await ann.page.reload();
    await hand(ann.page).waitFor();
    await ann.page.getByRole('button', { name: 'Chat', exact: true }).waitFor();
  });

  test('says a quick phrase in the language of whoever reads it', async () => {
    await press(bob.page, 'Well played!');
    await ann.page.keyboard.press('c');
    const lines = (page: Visitor['page']) => page.getByRole('list', { name: /^Messages/ });
    await lines(ann.page).getByText('Well played!', { exact: true }).waitFor();
    const { page } = await here.visit('/', { locale: 'fr-FR', storageState: await ann.context.storageState() });
    await page.evaluate(() => localStorage.setItem('tarmac.language', 'fr'));
    await page.goto(path);
    await page.getByRole('button', { name: /^Discussion/ }).click();
    await page.getByText('Bien joué !', { exact: true }).first().waitFor();
    await press(page, 'Merci !');
    await lines(ann.page).getByText('Thank you!', { exact: true }).waitFor();
  });

  test('tells when somebody has left, and when they are back', async () => {
    await bob.page.goto('/');
    await clocks(ann)
      .filter({ hasText: /^Bob: \d+:\d\d left, away since \d\d:\d\d/ })
      .waitFor();
    await ann.page.getByRole('status').filter({ hasText: 'Bob has left the table.' }).waitFor();
    await ann.page.getByRole('table', { name: 'Players' }).getByText(/away/).first().waitFor();
    expect(await problemsInBothThemes(ann.page, 'a table that somebody has left')).toEqual([]);
    await bob.page.goto(path);
    await clocks(ann)
      .filter({ hasText: /^Bob: .*, at the table/ })
      .waitFor();
    await ann.page.getByRole('status').filter({ hasText: 'Bob is at the table.' }).waitFor();
  });
});
