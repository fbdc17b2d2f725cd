/** Reading a page that may be in the middle of something: what is read in one instant may be gone in the next. */

import type { Locator } from 'playwright-core';

/** Nothing on a page takes longer, on a machine that has much else to do; a test that fails waits as long. */
export const PATIENCE_MS = 90_000;

/** Longer than a page takes between the parts of one change. */
const BETWEEN_MS = 40;

/** What is read twice alike, one after the other; null is nothing to read yet. */
export async function steady<T>(read: () => Promise<T | null>, what: string): Promise<T> {
  const until = Date.now() + PATIENCE_MS;
  let before: string | null = null;
  for (;;) {
    const now = await read();
    const told = now === null ? null : JSON.stringify(now);
    if (now !== null && told === before) return now;
    if (Date.now() > until) throw new Error(`${what} never came to rest; last read: ${told}`);
    before = told;
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
  }
}

/** What each is called, in this instant. */
export async function namesOf(buttons: Locator): Promise<string[]> {
  return buttons.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''));
}

/** For a regular expression that finds this text and nothing else. */
export const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
