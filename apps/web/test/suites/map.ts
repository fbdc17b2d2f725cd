/**
 * Looks at a board on every screen: the whole map shows all of it, no name lies on a circle or on another name, and whoever
 * rests on a circle is told what it would do.
 */

import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESKTOP, TELEPHONE } from '../support/browser.ts';
import { expectNoComplaints, type Stage } from '../support/stage.ts';
import { steady } from '../support/waiting.ts';
import type { Kept } from '../worker/support.ts';
import { openKept } from './kept.ts';

const SCREENS = [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
] as const;

interface Found {
  readonly names: number;
  readonly circles: number;
  /** What lies on what, and what is out of sight. */
  readonly wrong: readonly string[];
}

/** `late` is a match with many airplanes on its board, `says` what is said of a circle that can be chosen. */
export function mapSuite(here: Stage, title: string, late: () => Promise<Kept>, says: RegExp): void {
  describe(`the map of ${title}`, () => {
    test.for(SCREENS)('at %d x %d: all of it in sight, and every name clear of everything', async ([width, height]) => {
      const by = width < 400 ? 'finger' : 'mouse';
      const visitor = await here.visit('/about', by === 'finger' ? TELEPHONE : { viewport: { width, height } });
      const { page } = visitor;
      await openKept(page, await late());
      const map = page.getByRole('group', { name: 'Board', exact: true });
      await map.locator('tspan').first().waitFor();
      await page.getByRole('button', { name: 'Whole map' }).click();
      const whole = await foundOn(page);
      expect(whole.names).toBeGreaterThan(20);
      expect(whole.circles).toBeGreaterThan(100);
      expect(whole.wrong).toEqual([]);
      if (by === 'finger' || width === DESKTOP.width) await pressNearest(page, map, by);
      // Nearer, names take less of the map; what is out of sight then is not asked for.
      await map.press('+');
      await map.press('+');
      const nearer = await foundOn(page);
      expect(nearer.wrong.filter((what) => !what.endsWith('out of sight'))).toEqual([]);
      expectNoComplaints({ visitor });
    });

    test('a mouse that rests, the keyboard and a finger that holds are told what a circle would do', async () => {
      const visitor = await here.visit('/about');
      const { page } = visitor;
      await openKept(page, await late());
      const map = page.getByRole('group', { name: 'Board', exact: true });
      const told = page.getByRole('status').filter({ hasText: says });
      const circle = map.locator('[data-circle][role="button"]').first();
      await circle.hover();
      await told.waitFor();
      // A line for whoever does not know yet, until it has been tried.
      const hint = page.getByText('Press an airline to see only its network.', { exact: true });
      await hint.waitFor();
      await page.mouse.move(2, 2);
      await told.waitFor({ state: 'detached' });

      await map.focus();
      await page.keyboard.press('Tab');
      await told.waitFor();
      await page.keyboard.press('Enter');
      await told.waitFor({ state: 'detached' });
      await page.keyboard.press('Escape');

      const box = await circle.boundingBox();
      if (box === null) throw new Error('the circle is out of sight');
      const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
      await circle.dispatchEvent('pointerdown', { pointerType: 'touch', pointerId: 7, bubbles: true, ...at });
      await told.waitFor();
      await circle.dispatchEvent('pointerup', { pointerType: 'touch', pointerId: 7, bubbles: true, ...at });
      expectNoComplaints({ visitor });
    });
  });
}

/** So many circles that nearly touch another one are pressed. */
const PRESSED = 6;

/** Each press on the middle of a circle means that one, however near the next one is. */
async function pressNearest(page: Page, map: Locator, by: 'mouse' | 'finger'): Promise<void> {
  const circles = map.locator('[data-circle][role="button"]');
  const middles = await steady(() => circles.evaluateAll(middlesOf), 'the circles at rest');
  const away = (one: Middle) =>
    Math.min(...middles.filter((other) => other !== one).map(({ x, y }) => Math.hypot(x - one.x, y - one.y)));
  const nearest = middles.filter(({ covered }) => !covered).toSorted((a, b) => away(a) - away(b));
  expect(nearest.length).toBeGreaterThanOrEqual(PRESSED);
  for (const { index, x, y } of nearest.slice(0, PRESSED)) {
    const circle = map.locator(`[data-circle="${index}"]`);
    if (by === 'finger') await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y);
    await expect.poll(() => circle.getAttribute('aria-pressed'), { message: `circle ${index}` }).toBe('true');
    await page.keyboard.press('Escape');
    await expect.poll(() => circle.getAttribute('aria-pressed')).toBe('false');
  }
}

interface Middle {
  readonly index: string | undefined;
  readonly x: number;
  readonly y: number;
  /** By a button in a corner of the map. */
  readonly covered: boolean;
}

function middlesOf(circles: readonly Element[]): Middle[] {
  return circles.map((circle) => {
    const { left, top, width, height } = (circle.querySelector('.rim') ?? circle).getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    const covered = hit?.closest('[role="group"][aria-label="Board"]') === null || hit?.closest('button') !== null;
    return { index: circle.getAttribute('data-circle') ?? undefined, x, y, covered };
  });
}

/** Once the map has come to rest, and everything on it has been drawn. */
async function foundOn(page: Page): Promise<Found> {
  const text = await steady(async () => JSON.stringify(await page.evaluate(whatIsWrong)), 'the map at rest');
  return JSON.parse(text) as Found;
}

function whatIsWrong(): Found {
  const board = document.querySelector('[role="group"][aria-label="Board"]');
  const frame = board?.getBoundingClientRect();
  if (!board || !frame) throw new Error('there is no board');
  const pieces = board.querySelector('.pieces');
  /** Pixels per map unit. */
  const zoom = (pieces?.getBoundingClientRect().width ?? 0) / Number(pieces?.getAttribute('width') ?? 1);
  const names = [...board.querySelectorAll('text:not(.casing) > tspan')].map((name) => {
    const box = name.getBoundingClientRect();
    // A box of text is as high as a line; letters are not.
    const half = (Number(name.getAttribute('font-size')) * zoom * 0.95) / 2;
    const middle = (box.top + box.bottom) / 2;
    return { name: name.textContent, left: box.left, right: box.right, top: middle - half, bottom: middle + half };
  });
  const circles = [...board.querySelectorAll('[data-circle]')].map((circle) => {
    const plane = circle.querySelector('path[transform]');
    const round = circle.querySelector('.rim, .star') ?? plane ?? circle;
    const { left, right, top, bottom } = round.getBoundingClientRect();
    // An airplane is 32 units long and wide; turned, its box is larger than it is.
    const scale = Number(/scale\(([\d.]+)\)/.exec(plane?.getAttribute('transform') ?? '')?.[1]);
    const r = round === plane ? 16 * scale * zoom : Math.min(right - left, bottom - top) / 2;
    return { x: (left + right) / 2, y: (top + bottom) / 2, r };
  });
  const wrong: string[] = [];
  names.forEach((one, index) => {
    const isIn =
      one.left >= frame.left && one.right <= frame.right && one.top >= frame.top && one.bottom <= frame.bottom;
    if (!isIn) wrong.push(`${one.name} out of sight`);
    circles.forEach(({ x, y, r }, circle) => {
      const away = Math.hypot(Math.max(one.left - x, 0, x - one.right), Math.max(one.top - y, 0, y - one.bottom));
      if (away < r - 1) wrong.push(`${one.name} on circle ${circle}`);
    });
    for (const other of names.slice(index + 1)) {
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (wide > 1 && high > 1) wrong.push(`${one.name} on ${other.name}`);
    }
  });
  return { names: names.length, circles: circles.length, wrong };
}
