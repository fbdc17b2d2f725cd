/** What has to hold on a telephone. */

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { steady } from '../support/waiting.ts';

/** Nothing scrolls sideways, once a change of size has been followed. */
export const fits = (page: Page) =>
  expect.poll(() => overflow(page), { message: 'pixels that the page is too wide' }).toBe(0);

/** Nothing lies over it. */
export const inTheOpen = (what: Locator) => expect.poll(() => whatCovers(what)).toBeNull();

/** The same, and a finger finds it. */
export async function inReach(what: Locator): Promise<void> {
  await inTheOpen(what);
  await expect
    .poll(async () => (await what.boundingBox())?.height ?? 0, { message: 'a finger needs room' })
    .toBeGreaterThanOrEqual(44);
}

/** Codes and names of a map that lie on one another, or beyond its edge while the whole of it is in sight; steady at rest. */
export const crowdedNames = (page: Page): Promise<string[]> =>
  steady(() => page.evaluate(namesThatCrowd), 'the names on the map');

function namesThatCrowd(): string[] {
  const frame = document.querySelector('[role="group"][aria-label="Board"]')?.getBoundingClientRect();
  const names = [...document.querySelectorAll('[data-city] > .name')].map((name) => ({
    name: name.textContent,
    box: name.getBoundingClientRect(),
  }));
  if (names.length === 0 && document.querySelector('[data-city]') !== null) return ['no airport has a name'];
  return names.flatMap(({ name, box }, index) => {
    // A line of text is higher than its letters.
    const low = (other: DOMRect) => (box.height + other.height) * 0.32;
    const on = names
      .slice(index + 1)
      .filter(
        ({ box: other }) =>
          Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
          Math.abs(box.top + box.bottom - other.top - other.bottom) / 2 < low(other),
      )
      .map((other) => `${name} lies on ${other.name}`);
    const isCut = frame !== undefined && (box.left < frame.left - 1 || box.right > frame.right + 1);
    return isCut ? [...on, `${name} is cut`] : on;
  });
}

async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** What a finger would meet instead, at the corners and in the middle of something; null if nothing. */
async function whatCovers(what: Locator): Promise<string | null> {
  await what.waitFor();
  return what.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 6, top + 6],
      [right - 6, top + 6],
      [left + 6, bottom - 6],
      [right - 6, bottom - 6],
    ] as const;
    for (const [x, y] of points) {
      const hit = document.elementFromPoint(x, y);
      if (!element.contains(hit))
        return `${element.textContent?.trim()} at ${Math.round(x)}, ${Math.round(y)}: ${hit?.outerHTML.slice(0, 120) ?? 'out of sight'}`;
    }
    return null;
  });
}
