/** Another language in mid-game. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { stage } from '../support/stage.ts';
import { steady } from '../support/waiting.ts';
import { dueAt, startMatch } from './drivers.ts';
import { doWhatIsDue } from './drivers-decide.ts';
import { chooseDearerLicence } from './drivers-extras.ts';
import { pointing } from './drivers-ways.ts';

const { visit } = stage();

describe('the language is switched at the table', () => {
  test('everything is French at once, and the same decision with the same choice waits', async () => {
    const { page, complaints } = await visit();
    await startMatch(page);
    const way = pointing(page);
    const { parts } = way;
    await doWhatIsDue(way, []);
    expect(await dueAt(parts)).toBe('turn');
    await way.chooseLicence();
    const [, route = ''] =
      /on (.*) \(/.exec((await parts.board.getByText(/^Buy a licence for /).textContent()) ?? '') ?? [];
    const english = await steady(() => parts.log.innerText(), 'the log');

    await way.press(parts.tool('Menu'));
    await page.getByRole('dialog').getByRole('button', { name: 'Français' }).click();
    await page.keyboard.press('Escape');

    await page.getByText('À vous : acheter une licence, poser des actions').first().waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('fr');
    await expect.poll(() => page.title()).toMatch(/^À vous /);
    const board = page.getByRole('region', { name: 'Airlines Europe' });
    // The choice stands, in French.
    expect(route).not.toBe('');
    await board.getByText(/^Acheter une licence /).waitFor();
    await board.getByRole('button', { name: 'Confirmer', disabled: false }).waitFor();
    for (const name of ['Acheter des licences', 'Poser des actions', 'Prendre de l’argent'])
      await board.getByRole('button', { name }).waitFor();
    await board.getByRole('button', { name: /^Pioche : / }).waitFor();
    await expect.poll(() => board.getByRole('button', { name: /^Marché : / }).count()).toBe(5);
    await board
      .getByRole('button', { name: / en main$/ })
      .first()
      .waitFor();
    const log = page.getByRole('list', { name: 'Ce qui s’est passé, le plus récent en dernier' });
    await expect.poll(() => log.innerText()).not.toBe(english);
    await log.getByText(/premiers portefeuilles/).waitFor();
    await expect.poll(() => englishWords(page), { message: 'English words that are left' }).toEqual([]);

    await board.getByRole('button', { name: 'Annuler' }).click();
    await chooseDearerLicence(way, 'Règle AE-4.3');
    await board.getByText('la moins chère encore libre part d’abord').waitFor();
    await board.getByRole('button', { name: 'Annuler' }).click();

    // And back: the same decision, which can be made.
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'English' }).click();
    await page.keyboard.press('Escape');
    expect(await dueAt(parts)).toBe('turn');
    await expect.poll(() => parts.log.innerText()).toBe(english);
    await way.chooseLicence();
    await way.confirm();
    expect(await dueAt(parts)).toBe('second');
    expect(complaints).toEqual([]);
  });

  test('what is read aloud is French too', async () => {
    const { page, complaints } = await visit();
    await startMatch(page);
    const spoken = page.getByRole('main').getByRole('status').filter({ hasText: 'deux premières actions' });
    await page.getByRole('main').getByRole('status').filter({ hasText: 'the first two shares' }).waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Français' }).click();
    await page.keyboard.press('Escape');
    await spoken.waitFor();
    expect(complaints).toEqual([]);
  });
});

/** English words that no airline, city or level is called by; what was read aloud before is the other test's. */
async function englishWords(page: Page): Promise<string[]> {
  const main = page.getByRole('main');
  let text = await main.innerText();
  for (const spoken of await main.getByRole('status').allInnerTexts()) text = text.replace(spoken, '');
  const english =
    /\b(you|your|the|and|buys?|takes?|shares?|card|cards|licences? for|hand|market|deck|bank|turn|log|undo|hint|rules)\b/gi;
  return [...new Set(text.match(english) ?? [])];
}
