/** What the tables of all games have in common, by roles and names alone, which is what a screen reader has. In English. */

import type { Locator, Page } from 'playwright-core';
import { steady } from '../support/waiting.ts';

/** Bots take their time, and a captain thinks. */
export const PATIENCE = { timeout: 60_000 };

export type TableParts = ReturnType<typeof tableParts>;

/** `title` is what the game is called. */
export function tableParts(page: Page, title: string) {
  const board = page.getByRole('region', { name: title, exact: true });
  const scoring = page.getByRole('dialog', { name: /^(First|Second|Third|Fourth) scoring$/ });
  return {
    page,
    board,
    asked: page.getByRole('paragraph').filter({ hasText: /^Your turn: / }),
    over: page.getByRole('paragraph').filter({ hasText: 'The match is over.' }),
    scoring,
    /** Bots may have come to the next one meanwhile. */
    closeScoring: scoring.getByRole('button', { name: /^(Back to the table|Next scoring)$/ }),
    end: page.getByRole('dialog', { name: 'The game is over' }),
    log: page.getByRole('list', { name: 'What has happened, newest last' }),
    confirm: board.getByRole('button', { name: 'Confirm' }),
    cancel: board.getByRole('button', { name: 'Cancel' }),
    map: board.getByRole('group', { name: /^(Board|Plateau)$/ }),
    list: board.getByRole('button', { name: 'Board as a list' }),
    tool: (name: 'Undo' | 'Hint' | 'Rules' | 'Log' | 'Menu') =>
      page.getByRole('button', { name: new RegExp(`^${name}( \\d+)?$`) }),
  };
}

interface Asking extends Pick<TableParts, 'asked' | 'over' | 'scoring' | 'end'> {
  /** The rules have said what may be done: before that what is pressed is only looked at. */
  readonly decidable: Locator;
}

/** What is wanted of the reader, by words of the sentence that says so. */
type Sentences<D> = readonly (readonly [words: string, due: D])[];

/** Waits until it is the reader's to do something, and says what. */
export async function dueIn<D>(parts: Asking, sentences: Sentences<D>): Promise<D | 'scoring' | 'end'> {
  const { asked, over, scoring, end, decidable } = parts;
  await asked.or(over).or(scoring).or(end).first().waitFor(PATIENCE);
  const due = await steady(() => dueNow(parts, sentences), 'what is due');
  if (due !== 'scoring' && due !== 'end') await decidable.waitFor();
  return due;
}

/** In this instant; null while others have to do something. */
export async function dueNow<D>(
  { asked, over, scoring, end }: Asking,
  sentences: Sentences<D>,
): Promise<D | 'scoring' | 'end' | null> {
  if (await scoring.isVisible()) return 'scoring';
  if (await over.or(end).first().isVisible()) return 'end';
  const [sentence] = await asked.allTextContents();
  if (sentence === undefined) return null;
  const found = sentences.find(([words]) => sentence.includes(words));
  if (found === undefined) throw new Error(`nobody knows how to do this: ${sentence}`);
  return found[1];
}

/** A game as the home page has it: a ticket with a stub. */
export const ticketOf = (page: Page, title: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** From the home page: a match in this browser against trainees. */
export async function startGame(page: Page, title: string, bots: 1 | 5 = 1): Promise<void> {
  const ticket = ticketOf(page, title);
  const count = ticket.getByRole('group', { name: 'Bots' }).getByRole('status');
  for (;;) {
    const now = await steady(async () => Number(await count.textContent()), 'the number of bots');
    if (now === bots) break;
    const name = now > bots ? 'One bot fewer' : 'One bot more';
    // How many there may be, the rules say a little later.
    await ticket.getByRole('button', { name, disabled: false }).click();
  }
  await ticket.getByRole('group', { name: 'Level' }).getByText('Trainee').click();
  await ticket.getByRole('button', { name: 'Play', exact: true }).click();
  const { asked, scoring } = tableParts(page, title);
  await asked.or(scoring).first().waitFor(PATIENCE);
}
