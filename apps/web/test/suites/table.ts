/** What the tables of all games have in common, by roles and names alone, which is what a screen reader has. In English. */

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { steady } from '../support/waiting.ts';

export interface TableParts extends ReturnType<typeof tableParts> {
  /** The rules have said what may be done: before that what is pressed is only looked at. */
  readonly decidable: Locator;
  /** What is chosen hides it, where it may be lost: others act meanwhile. */
  readonly nothingChosen?: Locator;
}

/** How a sentence begins that asks the reader for something. */
export const ASKING = /^(Your|The team’s) turn: /;

/** `title` is what the game is called, `moment` the dialog in which it tells a scoring or the end of a round. */
export function tableParts(page: Page, title: string, moment: RegExp) {
  const board = page.getByRole('region', { name: title, exact: true });
  const scoring = page.getByRole('dialog', { name: moment });
  const confirm = board.getByRole('button', { name: 'Confirm' });
  return {
    page,
    board,
    asked: page.getByRole('paragraph').filter({ hasText: ASKING }),
    over: page.getByRole('paragraph').filter({ hasText: /^The match is over[.:]/ }),
    scoring,
    /** Bots may have come to the next one meanwhile. */
    closeScoring: scoring.getByRole('button', { name: /^(Back to the table|Next|Next scoring)$/ }),
    standings: page.getByRole('dialog', { name: 'Standings' }),
    end: page.getByRole('dialog', { name: 'The game is over' }),
    log: page.getByRole('list', { name: 'What has happened, newest last' }),
    confirm,
    confirmable: confirm.and(page.getByRole('button', { disabled: false })),
    cancel: board.getByRole('button', { name: 'Cancel' }),
    map: board.getByRole('group', { name: /^(Board|Plateau)$/ }),
    list: board.getByRole('button', { name: 'Board as a list' }),
    /** What is in the way of what was chosen or is pointed at, with the way to its rule. */
    whyNot: board.getByRole('button', { name: /^Rule [A-Z]+-/ }),
    /** What was told before, and can be looked at again. */
    again: board.getByRole('button', { name: /^((Scoring|(End|Flights) of round) \d+|Show the result)$/ }),
    tool: (name: 'Undo' | 'Hint' | 'Rules' | 'Log' | 'Menu') =>
      page.getByRole('button', { name: new RegExp(`^${name}( \\d+)?$`) }),
    hints: page.getByRole('region', { name: 'What a captain would look at' }),
  };
}

export async function isPossible(button: Locator): Promise<boolean> {
  return (await button.getAttribute('aria-disabled')) !== 'true';
}

/** Those of several buttons that are chosen. */
export const pressed = (page: Page, buttons: Locator): Locator =>
  buttons.and(page.getByRole('button', { pressed: true }));

/** A game as the home page has it: a ticket with a stub. */
export const ticketOf = (page: Page, title: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

interface Rivals {
  readonly bots: number;
  readonly level: 'Trainee' | 'Pilot';
}

/** From the home page: a match in this browser against bots, or alone where that is how the game is played. */
export async function startGame(
  page: Page,
  title: string,
  alone = false,
  rivals: Rivals = { bots: 1, level: 'Trainee' },
): Promise<void> {
  const ticket = ticketOf(page, title);
  if (!alone) {
    const count = ticket.getByRole('group', { name: 'Bots' }).getByRole('status');
    while ((await steady(async () => Number(await count.textContent()), 'the number of bots')) > rivals.bots)
      await ticket.getByRole('button', { name: 'One bot fewer', disabled: false }).click();
    await ticket.getByRole('group', { name: 'Level' }).getByText(rivals.level).click();
  }
  await ticket.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForURL(/\/local\//);
}

/** Whoever sits at a table of any game. */
interface Somebody {
  readonly parts: Pick<TableParts, 'page'>;
  press(what: Locator): Promise<void>;
}

/** Opens the rulebook where the rule stands, and closes it. */
export async function readRule({ parts: { page }, press }: Somebody, rule: Locator): Promise<void> {
  const [id = ''] = /[A-Z]+-\d+\.\d+/.exec((await rule.textContent()) ?? '') ?? [];
  await press(rule);
  const book = page.getByRole('dialog', { name: /^Rules of / });
  await book.getByText(id, { exact: true }).first().waitFor();
  // Whoever opened it there is taken there.
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(id);
  await page.keyboard.press('Escape');
  await book.waitFor({ state: 'detached' });
}

/** By the menu of the table, which is in reach whatever lies over it. */
export async function speak(page: Page, language: 'English' | 'Français'): Promise<void> {
  await page.getByRole('button', { name: 'Menu', includeHidden: true }).dispatchEvent('click');
  const choice = page.getByRole('dialog').getByRole('button', { name: language, exact: true });
  await choice.click();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.lang))
    .toBe(language === 'English' ? 'en' : 'fr');
  await page.keyboard.press('Escape');
  await choice.waitFor({ state: 'detached' });
}
