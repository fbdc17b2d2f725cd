/** How people come to a table on the server. */

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Line } from '../support/line.ts';
import { steady } from '../support/waiting.ts';
import {
  airlinesInHand,
  cashButton,
  confirm,
  confirmable,
  expectStatus,
  lift,
  pick,
  press,
  tryNow,
} from './people-moves.ts';

export const NEW_TABLE = '/games/airlines-europe/new';

interface TableWish {
  readonly name: string;
  readonly seats: number;
  readonly days?: boolean;
  readonly spectators?: 'Everybody, at once' | 'Everybody, a little later' | 'Nobody';
  /** The seat that takes the first turn, counted from 1; else it is drawn by lot. */
  readonly starts?: number;
  /** Seats that bots are to have, counted from 1. */
  readonly bots?: readonly number[];
}

/** Fills the form in and opens the table; answers with its path. */
export async function openTable(page: Page, wish: TableWish): Promise<string> {
  await pick(page, /^With friends/);
  const seats = page.getByRole('group', { name: 'Number of seats' });
  for (;;) {
    const now = await steady(async () => Number(await seats.getByRole('status').textContent()), 'the number of seats');
    if (now === wish.seats) break;
    await press(seats, now > wish.seats ? 'One seat fewer' : 'One seat more');
    await expect.poll(async () => Number(await seats.getByRole('status').textContent())).not.toBe(now);
  }
  for (const seat of wish.bots ?? [])
    await page.getByRole('combobox', { name: `Seat ${seat}`, exact: true }).selectOption('Bot, trainee');
  await introduce(page, wish.name, page.getByRole('option', { name: `${wish.name} (me)` }));
  if (wish.days) await pick(page, 'Over days');
  if (wish.spectators) await page.getByRole('combobox', { name: 'Who may watch' }).selectOption(wish.spectators);
  if (wish.starts !== undefined) await letStart(page, wish.starts);
  await press(page, 'Open the table');
  await page.getByRole('heading', { name: 'Your table' }).waitFor();
  return new URL(page.url()).pathname;
}

/** Settles which seat, counted from 1, takes the first turn. */
export async function letStart(page: Page, seat: number): Promise<void> {
  await page.getByText('Options of the game').click();
  await page.getByRole('combobox', { name: 'Start player' }).selectOption({ index: seat });
}

/** Types a name, if nobody knows them yet, and sits. */
export async function sitDown(page: Page, name: string): Promise<void> {
  await introduce(page, name, page.getByText(`You sit down as ${name}.`));
  await press(page, 'Sit down');
  await page.getByRole('button', { name: 'Leave', exact: true }).waitFor();
}

/** Types a name where one is asked for; whoever is known already is called by it instead. */
async function introduce(page: Page, name: string, known: Locator): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Your name' });
  await field.or(known).first().waitFor({ state: 'attached' });
  if ((await known.count()) === 0) await field.fill(name);
}

/** Somebody who owes a decision, and whose line is cut when it is chosen, comes back to the same one and confirms it. */
export async function loseAndRegain(page: Page, line: Line): Promise<void> {
  await cashButton(page).waitFor();
  const [first = '', second = ''] = await airlinesInHand(page);
  await lift(page, first);
  await lift(page, second);
  const chosen = page.getByRole('button', { name: /, 1 chosen$/ });
  await expect.poll(() => chosen.count()).toBe(2);
  const status = page.getByRole('status').filter({ hasText: /Portfolio.*Portfolio/ });
  await confirmable(page).waitFor();
  const preview = await steady(() => status.ariaSnapshot(), 'what would come of it');

  line.cut();
  await page.getByText(/^No connection\. Next try in \d+ seconds?\.$/).waitFor();
  await page.getByRole('status').filter({ hasText: 'The connection is lost' }).waitFor();
  await page.getByRole('button', { name: 'Confirm', exact: true, disabled: true }).waitFor();
  line.mend();
  await tryNow(page);
  await expectStatus(page, 'Your turn: choose an action');

  await expect.poll(() => chosen.count()).toBe(2);
  await expect.poll(() => status.ariaSnapshot()).toBe(preview);
  await confirm(page);
}
