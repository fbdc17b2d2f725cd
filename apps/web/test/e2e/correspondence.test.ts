/** A match over days: two people who are never there at the same time. */

import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keptProfile, listen, type Visitor } from '../support/browser.ts';
import { expectNoComplaints, stage } from '../support/stage.ts';
import { expectStatus, hand, openWithAny, press, seen, takeCash } from './people-moves.ts';
import { NEW_TABLE, openTable, sitDown } from './people-tables.ts';

const here = stage();
/** Ann closes her whole browser in between. */
let profile: Awaited<ReturnType<typeof keptProfile>>;
let annsBrowser: BrowserContext | null = null;
const ann: { complaints: string[] } = { complaints: [] };
let bob: Visitor;

async function annCalls(path: string): Promise<Page> {
  annsBrowser = await profile.open();
  const page = annsBrowser.pages()[0] ?? (await annsBrowser.newPage());
  listen(page, ann.complaints);
  await page.goto(here.address + path);
  return page;
}

async function annLeaves(): Promise<void> {
  await annsBrowser?.close();
  annsBrowser = null;
}

/** The same browser, another visit. */
async function bobCalls(path: string): Promise<Page> {
  const page = await bob.context.newPage();
  listen(page, bob.complaints);
  await page.goto(path);
  return page;
}

/** How many hands are on the page as soon as anything could be drawn after a link was followed. */
function handsAfter(link: Locator): Promise<number> {
  return link.evaluate(
    (element: HTMLElement) =>
      new Promise<number>((resolve) => {
        element.click();
        setTimeout(() => resolve(document.querySelectorAll('[aria-label="Your hand"]').length));
      }),
  );
}

beforeAll(async () => {
  profile = await keptProfile();
});
afterAll(async () => {
  await annLeaves();
  profile.remove();
});

describe('a match over days', () => {
  test('Ann opens two tables with three days a move, begins, and closes everything', async () => {
    const page = await annCalls(NEW_TABLE);
    const first = await openTable(page, { name: 'Ann', seats: 2, days: true, starts: 1 });
    await page.getByText('3 days for each move').waitFor();
    bob = await here.come(first);
    await sitDown(bob.page, 'Bob');
    await press(page, 'Start');
    await openWithAny(page);

    await page.goto(here.address + NEW_TABLE);
    const second = await openTable(page, { name: 'Ann', seats: 2, days: true, starts: 1 });
    await bob.page.goto(second);
    await sitDown(bob.page, 'Bob');
    await press(page, 'Start');
    await openWithAny(page);
    await bob.page.close();
    await annLeaves();
  });

  test('Bob visits later: both wait for him, one leads to the other', async () => {
    const page = await bobCalls('/matches');
    const waiting = page.getByRole('region', { name: 'Waiting for you' });
    await waiting.getByRole('link', { name: 'Your turn' }).nth(1).waitFor();
    await expect.poll(() => waiting.getByRole('listitem').count()).toBe(2);
    await waiting.getByRole('link', { name: 'Your turn' }).first().click();
    await hand(page).waitFor();
    await expect.poll(() => page.title()).toMatch(/^Your turn · /);
    const first = new URL(page.url()).pathname;
    await openWithAny(page);
    await expectStatus(page, 'It is up to Ann to choose an action');
    await expect.poll(() => page.title()).not.toMatch(/^Your turn/);

    const next = page.getByRole('link', { name: /^Next match.*1 more match waits/ });
    await next.waitFor();
    expect(await handsAfter(next), 'nobody is shown the cards of one match at the address of another').toBe(0);
    await page.waitForURL((url) => url.pathname.startsWith('/matches/') && url.pathname !== first);
    await openWithAny(page);
    await expectStatus(page, 'It is up to Ann to choose an action');
    await expect.poll(() => page.getByRole('link', { name: /^Next match/ }).count()).toBe(0);
    await page.close();
  });

  test('Ann comes back, sees what has happened, and goes on', async () => {
    const page = await annCalls('/');
    await page.getByRole('link', { name: /^My matches.*2 matches wait for you/ }).click();
    const waiting = page.getByRole('region', { name: 'Waiting for you' });
    await waiting
      .getByText(/your time runs out in (2|3) days/)
      .first()
      .waitFor();
    await waiting.getByRole('link', { name: 'Your turn' }).last().click();
    await seen(page, /first portfolios are revealed: Ann with /);
    await seen(page, 'Ann starts.');
    await expect.poll(() => page.title()).toMatch(/^Your turn · /);
    await takeCash(page);
    await seen(page, 'Ann takes 8 M from the bank');
    await expectStatus(page, 'It is up to Bob to choose an action');
    await annLeaves();

    const bobs = await bobCalls('/matches');
    await bobs.getByRole('region', { name: 'Waiting for you' }).getByRole('link', { name: 'Your turn' }).click();
    await seen(bobs, 'Ann takes 8 M from the bank');
    await takeCash(bobs);
    expectNoComplaints({ ann, bob });
  });
});
