/** What people do at a table besides deciding: ask why not, ask for a hint, take something back. */

import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { namesOf } from '../support/waiting.ts';
import { dueAt } from './drivers.ts';
import { PATIENCE, type TableParts } from './drivers-table.ts';
import type { Pointing } from './drivers-ways.ts';

/** The second licence of a route whose first may be bought: nobody may have it; the way to the rule that says why not. */
export async function chooseDearerLicence(way: Pointing, ruleName = 'Rule AE-4.3'): Promise<Locator> {
  const { parts, press } = way;
  await parts.licences.first().waitFor();
  const all = await namesOf(parts.map.getByRole('img'));
  for (const name of await namesOf(parts.licences)) {
    const [, route] = /^(.*), licence 1, .*, (?:buy for|acheter pour) /.exec(name) ?? [];
    const dearer = all.find((one) => route !== undefined && one.startsWith(`${route}, licence 2, `));
    if (dearer === undefined) continue;
    await press(parts.map.getByRole('img', { name: dearer, exact: true }));
    const rule = parts.board.getByRole('button', { name: ruleName });
    await rule.waitFor();
    return rule;
  }
  throw new Error('no route has a second licence after one that may be bought');
}

/** Whoever sits at a table of any game. */
interface Somebody {
  readonly parts: Pick<TableParts, 'page' | 'tool' | 'confirm' | 'cancel'>;
  press(what: Locator): Promise<void>;
}

/** Opens the rulebook where the rule stands, and closes it. */
export async function readRule(way: Somebody, rule: Locator, id: string): Promise<void> {
  const { page } = way.parts;
  await way.press(rule);
  const book = page.getByRole('dialog', { name: /^Rules of Airlines/ });
  await book.getByText(id, { exact: true }).first().waitFor();
  // Whoever opened it there is taken there.
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(id);
  await page.keyboard.press('Escape');
  await book.waitFor({ state: 'detached' });
}

/** What a captain would look at; the first of it is shown on the board, chosen and not confirmed. */
export async function askForHint(way: Somebody): Promise<number> {
  const { parts, press } = way;
  await press(parts.tool('Hint'));
  const hints = parts.page.getByRole('region', { name: 'What a captain would look at' });
  const show = hints.getByRole('button', { name: 'Show on the board' });
  await show.first().waitFor(PATIENCE);
  const count = await show.count();
  await press(show.first());
  await parts.confirm.waitFor();
  await press(hints.getByRole('button', { name: 'Close' }));
  await press(parts.cancel);
  await parts.confirm.waitFor({ state: 'detached' });
  return count;
}

/** Buys a licence and takes it back. */
export async function buyAndTakeBack(way: Pointing): Promise<void> {
  const { parts, press } = way;
  await way.chooseLicence();
  await way.confirm();
  expect(await dueAt(parts)).toBe('second');
  await press(parts.tool('Undo'));
  await parts.buy.waitFor();
  expect(await dueAt(parts)).toBe('turn');
}
