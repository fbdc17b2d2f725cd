/** The ways to use a table: pointing at the picture, or by keyboard alone. */

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { namesOf, steady } from '../support/waiting.ts';
import { type Parts, partsOf } from './drivers.ts';
import type { Way } from './drivers-decide.ts';

export interface Pointing extends Way {
  /** Licences that could be bought, in sight but under something else; each with what a press would have met instead. */
  readonly covered: Set<string>;
}

/** How somebody points. */
export type By = 'mouse' | 'finger';

/** By mouse, or by finger on a page that has touch. */
export function pointer(by: By, confirm: Locator) {
  const press = (what: Locator) => (by === 'mouse' ? what.click() : what.tap());
  return {
    press,
    async confirm() {
      await press(confirm);
      await confirm.waitFor({ state: 'detached' });
    },
  };
}

export function pointing(page: Page, by: By = 'mouse'): Pointing {
  const parts = partsOf(page);
  const covered = new Set<string>();
  const { press, confirm } = pointer(by, parts.confirm);
  return {
    parts,
    covered,
    press,
    confirm,
    async chooseLicence() {
      await parts.licences.first().waitFor();
      const name = cheapest(await pressable(parts.licences, parts.map, covered));
      await press(parts.map.getByRole('button', { name, exact: true }));
      // Where only one airline may have it nobody asks which.
      await parts.confirm.waitFor();
      const chosen = parts.buyers.and(page.getByRole('button', { pressed: true }));
      if ((await chosen.count()) === 0) await press(parts.buyers.first());
    },
  };
}

/** The names of what is in sight and can be pressed; what lies under something else is noted. */
export async function pressable(shapes: Locator, map: Locator, covered: Set<string>): Promise<string[]> {
  const found = await steady(() => inSight(shapes, map), 'what is in sight on the map');
  for (const { name, instead } of found) if (instead !== null) covered.add(`${name}: under ${instead}`);
  return found.filter(({ instead }) => instead === null).map(({ name }) => name);
}

interface Met {
  readonly name: string;
  /** What a press on its middle would meet; null if itself. */
  readonly instead: string | null;
}

/** Of these shapes those in the part of the map that is shown. */
async function inSight(shapes: Locator, map: Locator): Promise<Met[]> {
  const frame = await map.boundingBox();
  if (frame === null) throw new Error('there is no map');
  return shapes.evaluateAll((all, { x: left, y: top, width, height }) => {
    return all.flatMap((shape): Met[] => {
      const box = shape.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      if (x < left || y < top || x > left + width || y > top + height) return [];
      const name = shape.getAttribute('aria-label') ?? '';
      const hit = document.elementFromPoint(x, y);
      if (shape.contains(hit)) return [{ name, instead: null }];
      return [{ name, instead: hit?.closest('[aria-label]')?.getAttribute('aria-label') ?? 'nothing' }];
    });
  }, frame);
}

function cheapest(names: readonly string[]): string {
  const cost = (name: string) => Number(/, (\d+)\s*M,/.exec(name)?.[1] ?? Number.POSITIVE_INFINITY);
  const best = names.toSorted((a, b) => cost(a) - cost(b))[0];
  if (best === undefined) throw new Error('no licence that can be bought can be pressed');
  return best;
}

export interface Keyboard extends Way {
  /** After which steps nothing had the focus. */
  readonly lost: string[];
  /** `why` says what it is pressed for. */
  key(key: string, why: string): Promise<void>;
  noteFocus(after: string): Promise<void>;
}

/** Tab, Enter, Space and the table's own keys; licences from the list. The mouse is never moved. */
export function typing(page: Page): Keyboard {
  const parts = partsOf(page);
  const lost: string[] = [];

  /** While one page gives way to another nothing may have it; what counts is that it comes back by itself. */
  async function noteFocus(after: string): Promise<void> {
    const somewhere = () => document.activeElement !== null && document.activeElement !== document.body;
    await page.waitForFunction(somewhere, undefined, { timeout: 15_000 }).catch(() => lost.push(after));
  }

  async function key(name: string, why: string): Promise<void> {
    await page.keyboard.press(name);
    await noteFocus(`${name} ${why}`);
  }

  async function press(what: Locator): Promise<void> {
    await reach(page, what);
    const name = (await namesOf(what))[0] ?? '';
    await page.keyboard.press('Enter');
    await noteFocus(`Enter on ${name}`);
  }

  return {
    parts,
    lost,
    key,
    noteFocus,
    press,
    async chooseLicence() {
      await openList(parts, press);
      await parts.decidable.waitFor();
      const city = parts.board.getByRole('listitem').filter({ hasText: 'possible now' }).first();
      const offer = city.getByRole('button', { name: /^Buy for / }).first();
      await city.waitFor();
      // The browser's own disclosure, for which Playwright knows no role.
      if (!(await offer.isVisible())) await press(city.locator('summary'));
      await press(offer);
    },
    async confirm() {
      await expect.poll(() => parts.confirm.getAttribute('aria-disabled')).not.toBe('true');
      const onChosen = await page.evaluate(() => document.activeElement?.getAttribute('aria-pressed') === 'true');
      if (!onChosen) await reach(page, parts.confirm);
      const on = (await namesOf(page.locator(':focus')))[0];
      await page.keyboard.press('Enter');
      await parts.confirm.waitFor({ state: 'detached' });
      await noteFocus(`Enter to confirm, on ${on}`);
    },
  };
}

/** The list stays open from the first purchase on. */
async function openList({ board, list, page }: Parts, press: Keyboard['press']): Promise<void> {
  if ((await list.getAttribute('aria-pressed')) === 'true') return;
  await press(list);
  await reach(page, board.getByRole('checkbox', { name: 'Only where something can be done now' }));
  await page.keyboard.press('Space');
}

/** Farther than any page is long. */
const FAR = 400;

/** By Tab or Shift+Tab, whichever way it lies. */
export async function reach(page: Page, what: Locator): Promise<void> {
  await what.waitFor();
  for (let step = 0; step < FAR; step++) {
    const way = await what.evaluate((wanted) => {
      const here = document.activeElement ?? document.body;
      if (here === wanted) return null;
      return here.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab';
    });
    if (way === null) return;
    await page.keyboard.press(way);
  }
  throw new Error(`cannot be reached by keyboard: ${what}`);
}
