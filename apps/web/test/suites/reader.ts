/** Whoever sits at a table, and how they use it: pointing at the picture, or by keyboard alone. */

import type { Locator, Page } from 'playwright-core';
import { namesOf, steady } from '../support/waiting.ts';
import type { TableParts } from './table.ts';

/** How somebody uses the page. */
export type By = 'mouse' | 'finger' | 'keys';

export interface Reader<P extends TableParts = TableParts> {
  readonly by: By;
  readonly parts: P;
  press(what: Locator): Promise<void>;
  /** Once the choice is allowed; resolves when the table has moved on. */
  confirm(): Promise<void>;
  /** What could be pressed on the map and lay under something else; each with what a press would have met instead. */
  readonly covered: Set<string>;
  /** After which presses of a key nothing had the focus. */
  readonly lost: string[];
}

/** On a page that has touch where it is by finger. */
export function readerAt<P extends TableParts>(parts: P, by: By): Reader<P> {
  const { page, confirm, confirmable } = parts;
  const lost: string[] = [];
  const press = async (what: Locator) => {
    if (by === 'mouse') await what.click();
    else if (by === 'finger') await what.tap();
    else await pressByKeys(page, what, lost);
  };
  return {
    by,
    parts,
    press,
    async confirm() {
      if (by === 'keys') await confirmable.waitFor();
      const chosen = await page.evaluate(() => document.activeElement?.getAttribute('aria-pressed') === 'true');
      // Enter on what is chosen confirms it.
      if (by === 'keys' && chosen) await page.keyboard.press('Enter');
      else await press(confirmable);
      await confirm.waitFor({ state: 'detached' });
      if (by === 'keys') await noteFocus(page, 'confirming', lost);
    },
    covered: new Set(),
    lost,
  };
}

/** The same reader, and how often it has pressed something so far. */
export function counting<P extends TableParts>(reader: Reader<P>): readonly [reader: Reader<P>, presses: () => number] {
  let presses = 0;
  return [
    {
      ...reader,
      press(what) {
        presses += 1;
        return reader.press(what);
      },
      confirm() {
        presses += 1;
        return reader.confirm();
      },
    },
    () => presses,
  ];
}

async function pressByKeys(page: Page, what: Locator, lost: string[]): Promise<void> {
  await reach(page, what);
  const [name = ''] = await namesOf(what);
  await page.keyboard.press('Enter');
  await noteFocus(page, `Enter on ${name}`, lost);
}

/** While one page gives way to another nothing may have it; what counts is that it comes back by itself. */
export async function noteFocus(page: Page, after: string, lost: string[]): Promise<void> {
  const somewhere = () => document.activeElement !== null && document.activeElement !== document.body;
  await page.waitForFunction(somewhere).catch(() => lost.push(after));
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

/** The names of what is in sight and can be pressed; what lies under something else is noted. */
export async function pressable({ parts: { map }, covered }: Reader, shapes: Locator): Promise<string[]> {
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
