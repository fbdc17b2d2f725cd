/** What people do at a table of Airlines Europe, by the roles and names of what they see. */

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { escaped, namesOf, steady } from '../support/waiting.ts';

/** Radio buttons that look like cards or strips are reached as by the keyboard. */
export async function pick(within: Page | Locator, name: string | RegExp): Promise<void> {
  await within.getByRole('radio', { name, exact: typeof name === 'string' }).press('Space');
}

export const press = (within: Page | Locator, name: string | RegExp): Promise<void> =>
  within.getByRole('button', { name, exact: typeof name === 'string' }).click();

export const hand = (page: Page): Locator => page.getByRole('list', { name: 'Your hand' });

/** How many of each airline. */
export type Counts = Readonly<Record<string, number>>;

/** Once it is there and keeps still: between two matches, or two moments, there may be none, or the one before. */
export async function handCounts(page: Page): Promise<Counts> {
  return steady(async () => countsIn(await namesOf(hand(page).getByRole('button'))), 'a hand of cards');
}

/** The same, where it is known what has to lie there. */
export async function expectHand(page: Page, counts: Counts | undefined): Promise<void> {
  await expect.poll(async () => countsIn(await namesOf(hand(page).getByRole('button')))).toEqual(counts);
}

/** Null where there is no card, or one that does not say what it is. */
function countsIn(labels: readonly string[]): Counts | null {
  const cards = labels.map((label) => /^(.+), (\d+) in your hand/.exec(label));
  if (cards.length === 0 || cards.includes(null)) return null;
  return Object.fromEntries(cards.map((card) => [card?.[1] ?? '', Number(card?.[2])]));
}

export function without(counts: Counts, airlines: readonly string[]): Counts {
  const left = Object.entries(counts).map(
    ([airline, count]) => [airline, count - airlines.filter((one) => one === airline).length] as const,
  );
  return Object.fromEntries(left.filter(([, count]) => count > 0));
}

/** The airlines in the hand of a reader who is waited for, once they are. */
export async function airlinesInHand(page: Page): Promise<string[]> {
  await expectStatus(page, /^Your turn: /);
  await mayDecide(page);
  return Object.keys(await handCounts(page));
}

/** The rules have said what may be done: before that a card that is pressed is only looked at, and the deck cannot be. */
async function mayDecide(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Deck: /, disabled: false }).waitFor();
}

/** Lifts one card of an airline that lies in the hand. */
export async function lift(page: Page, airline: string): Promise<void> {
  await mayDecide(page);
  await hand(page)
    .getByRole('button', { name: new RegExp(`^${escaped(airline)}, \\d+ in your hand$`) })
    .click();
}

/** What is chosen may be done. */
export const confirmable = (page: Page): Locator =>
  page.getByRole('button', { name: 'Confirm', exact: true, disabled: false });

/** Confirms what is chosen, and waits until it is decided: while it is on its way the button is there, and cannot be pressed. */
export async function confirm(page: Page): Promise<void> {
  await confirmable(page).click();
  await page.getByRole('button', { name: 'Confirm', exact: true }).waitFor({ state: 'detached' });
}

/** The first portfolio: two airlines of the hand. */
export async function openWith(page: Page, first: string, second: string): Promise<void> {
  await lift(page, first);
  await lift(page, second);
  await confirm(page);
}

/** Opens with the first two airlines of the hand, and says which. */
export async function openWithAny(page: Page): Promise<[string, string]> {
  await expectStatus(page, 'Your turn: choose the first two shares');
  const [first = '', second = ''] = await airlinesInHand(page);
  await openWith(page, first, second);
  return [first, second];
}

export const cashButton = (page: Page): Locator => page.getByRole('button', { name: /^Take cash/ });

export async function takeCash(page: Page): Promise<void> {
  await cashButton(page).click();
  await confirm(page);
}

/** Plays one share of the first airline of the hand. */
export async function playAny(page: Page): Promise<string> {
  await cashButton(page).waitFor();
  const [airline = ''] = await airlinesInHand(page);
  await lift(page, airline);
  await confirm(page);
  return airline;
}

export const logLines = (page: Page): Locator => page.getByRole('list', { name: /^What has happened/ });

/** Waits for a sentence of the log. */
export async function seen(page: Page, sentence: string | RegExp): Promise<void> {
  await page
    .getByRole('tab', { name: 'Log' })
    .or(page.getByRole('heading', { name: 'Log' }))
    .first()
    .waitFor();
  const tab = page.getByRole('tab', { name: 'Log' });
  if ((await tab.count()) > 0) await tab.click();
  await logLines(page).getByRole('button', { name: sentence }).last().waitFor();
}

/** Where a try of the page's own comes first, there is nothing left to press. */
export const tryNow = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Try now' }).evaluateAll((all: HTMLElement[]) => {
    for (const button of all) button.click();
  });

export async function fromMenu(page: Page, item: string | RegExp): Promise<void> {
  await press(page, 'Menu');
  await press(page.getByRole('dialog', { name: 'This match' }), item);
}

/** What the status beside the title says of the table. */
export async function expectStatus(page: Page, sentence: string | RegExp): Promise<void> {
  await page.getByRole('paragraph').filter({ hasText: sentence }).first().waitFor();
}
