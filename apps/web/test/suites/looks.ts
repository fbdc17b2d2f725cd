/**
 * Looks at every state of a game's table: axe on a desktop and on a telephone, buttons that are told apart, and French
 * without an English word.
 */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { calledAlike } from '../support/alike.ts';
import { problemsInBothThemes, problemsInTheme } from '../support/axe.ts';
import { PHONE, TELEPHONE } from '../support/browser.ts';
import { expectNoComplaints, type Stage } from '../support/stage.ts';
import { turnToKept } from './kept.ts';
import type { By } from './reader.ts';
import type { Shown, State } from './states.ts';
import { speak, type TableParts } from './table.ts';
import { crowdedNames } from './telephone.ts';

/** Takes axe longest. */
export const MAP = '[role="group"][aria-label="Board"]';

/**
 * Axe takes longest. In turn: from one state to the next the theme is the other one, and states to be seen on both a desktop
 * and a telephone are seen on one or the other. The proof looks at every state on both, in both themes.
 */
type Looks = 'in turn' | 'all';

export function looksSuite<P extends TableParts, N extends string>(
  here: Stage,
  game: Shown<P, N>,
  howMany: Looks = 'in turn',
): void {
  const { driver, states, match, around } = game;
  /** On a telephone axe sees as much of it as on a desktop. */
  const isTheSameOnBoth = ({ looks }: (typeof states)[number]): boolean =>
    looks.includes('axe') && looks.includes('phone') && !looks.includes('map') && !looks.includes('around');
  const inTurn = howMany === 'in turn' ? states.filter(isTheSameOnBoth) : [];
  const turnOf = new Map(inTurn.map((state, place) => [state, place % 2 === 0 ? 'mouse' : 'finger'] as const));

  /** One after another in one page; what was found wrong in any. */
  async function walk(by: By): Promise<void> {
    const visitor = await here.visit('/about', { painted: true, ...(by === 'finger' ? TELEPHONE : {}) });
    const { page } = visitor;
    const found: string[] = [];
    for (const [place, state] of states.entries()) {
      const { name, match: which, looks, arrange } = state;
      const isLookedAt = looks.includes(by === 'mouse' ? 'axe' : 'phone') && (turnOf.get(state) ?? by) === by;
      const isRead = by === 'mouse' && looks.includes('french');
      if (!isLookedAt && !isRead) continue;
      await turnToKept(page, await match(which));
      const reader = driver.sitAt(page, by);
      await driver.dueAt(reader);
      await reader.parts.map.waitFor();
      await arrange?.(reader);
      if (isLookedAt) {
        const [map, all] = by === 'finger' ? [false, false] : [looks.includes('map'), looks.includes('around')];
        const without = [...(map ? [] : [MAP]), ...(all ? [] : [around])].join(', ');
        const spared = without === '' ? {} : { without };
        const theme = (place % 2 === 0) === (by === 'mouse') ? 'light' : 'dark';
        found.push(
          ...(howMany === 'all'
            ? await problemsInBothThemes(page, name, spared)
            : await problemsInTheme(page, theme, name, spared)),
        );
        if (game.toldApart !== undefined) found.push(...(await mixedUp(page, state, by, game.toldApart.but)));
      }
      if (isRead) {
        const isChosen = await reader.parts.confirmable.isVisible();
        await speak(page, 'Français');
        await expect.poll(() => englishWords(page), { message: `English words that are left: ${name}` }).toEqual([]);
        if (isChosen) await page.getByRole('button', { name: 'Confirmer', exact: true, disabled: false }).waitFor();
        await speak(page, 'English');
        if (isChosen) await reader.parts.confirmable.waitFor();
      }
    }
    expect(found).toEqual([]);
    expectNoComplaints({ visitor });
  }

  describe(`every state of the table of ${driver.title}`, () => {
    test('axe finds nothing serious on a desktop, and the language can be changed at any time', () => walk('mouse'));
    test('axe finds nothing serious on a telephone', () => walk('finger'));
  });
}

/** Buttons that are called alike, and on a telephone names on the map that lie on each other or are cut. */
async function mixedUp(
  page: Page,
  { name, looks }: Pick<State<TableParts, string>, 'name' | 'looks'>,
  by: By,
  but?: RegExp,
): Promise<string[]> {
  const alike = (await calledAlike(page.locator('body'))).filter((one) => !but?.test(one));
  const crowded = by === 'finger' ? await crowdedNames(page) : [];
  if (by === 'finger' && looks.includes('side')) {
    await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
    crowded.push(...(await crowdedNames(page)).map((one) => `on its side, ${one}`));
    await page.setViewportSize(PHONE);
  }
  return [...alike.map((one) => `${name}: called alike${one}`), ...crowded.map((one) => `${name}: ${one}`)];
}

/** Words that nothing and nobody is called by; what was read aloud before the change is left out. */
async function englishWords(page: Page): Promise<string[]> {
  const main = page.getByRole('main');
  let text = await main.innerText();
  for (const spoken of await main.getByRole('status').allInnerTexts()) text = text.replace(spoken, '');
  const english =
    /\b(you|your|the|and|buys?|takes?|shares?|cards?|hands?|market|deck|bank|turn|flies|pawns?|round|coins?|home|trucks?|planes?|passengers?|undo|hint|rules|log)\b/gi;
  return [...new Set(text.match(english) ?? [])];
}
