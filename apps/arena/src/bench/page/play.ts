/// <reference lib="dom" />

/**
 * A visitor who plays through the page by the labels of its buttons. It watches rarely and from inside: queries for
 * roles and names from outside would block the measured main thread. Nor does it look at a page that has changes to be laid
 * out: asking whether something is visible would force a layout, and the page would be charged for it.
 */

import type { Page } from 'playwright-core';

/** The timeout of a slowed page. */
const PATIENCE_MS = 60_000;
const LOOK_EVERY_MS = 100;

/** Opens the site and starts a game, as its ticket offers it. Resolves when the first decision can be made. */
export async function firstDecision(page: Page, address: string, game: string): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(globalThis, {
      laidOut: () =>
        new Promise((resolve) => {
          const observer = new ResizeObserver(() => {
            observer.disconnect();
            setTimeout(resolve);
          });
          observer.observe(document.documentElement);
        }),
    });
  });
  await page.goto(address);
  await page.waitForFunction(
    async (title) => {
      await laidOut();
      const tickets = [...document.querySelectorAll('article')];
      const ticket = tickets.find((one) => one.querySelector('h2, h3')?.textContent?.trim() === title);
      const play = [...(ticket?.querySelectorAll('button') ?? [])].find((one) => one.textContent?.trim() === 'Play');
      play?.click();
      return play !== undefined;
    },
    game,
    LOOKING,
  );
  await oneOf(page, ['Your turn: ', 'The team’s turn: ']);
}

const HAND_CARD = 'in your hand';
const CASH = 'Take cash';
const CONFIRM = 'Confirm';
const CLOSE = 'Back to the table';
const MARKET = 'Market: ';
const PICK = 'Take a share from the market before the scoring.';

/** The opening, then cash in every turn: the others' moves cause the motion. */
export async function playTurns(page: Page, turns: number): Promise<void> {
  await press(page, [HAND_CARD]);
  // Of another airline: cards of one airline lie together.
  await press(page, [HAND_CARD], 'last');
  await press(page, [CONFIRM]);
  for (let turn = 0; turn < turns; turn++) {
    for (;;) {
      const due = await oneOf(page, [CLOSE, PICK, CASH]);
      if (due === CASH) break;
      await press(page, [due === PICK ? MARKET : CLOSE]);
      if (due === PICK) await press(page, [CONFIRM]);
    }
    await press(page, [CASH]);
    await press(page, [CONFIRM]);
    await gone(page, CASH);
  }
}

const LOOKING = { polling: LOOK_EVERY_MS, timeout: PATIENCE_MS };

/** In the page: resolves after a frame that was laid out and painted, as somebody sees it. */
declare const laidOut: () => Promise<void>;

async function gone(page: Page, word: string): Promise<void> {
  await page.waitForFunction(
    async (wanted) => {
      await laidOut();
      return [...document.querySelectorAll('button')].every(({ textContent }) => !textContent?.includes(wanted));
    },
    word,
    LOOKING,
  );
}

/** The first of these words that is on a button or in a paragraph. */
async function oneOf(page: Page, words: readonly string[]): Promise<string> {
  const found = await page.waitForFunction(
    async (wanted) => {
      await laidOut();
      const all = [...document.querySelectorAll('button, p')];
      const says = (one: Element, word: string) =>
        one.textContent?.includes(word) || one.getAttribute('aria-label')?.includes(word);
      return wanted.find((word) => all.some((one) => says(one, word) && one.checkVisibility())) ?? null;
    },
    words,
    LOOKING,
  );
  return (await found.jsonValue()) as string;
}

async function press(page: Page, words: readonly string[], which: 'first' | 'last' = 'first'): Promise<void> {
  await page.waitForFunction(
    async ([wanted, place]) => {
      await laidOut();
      const fitting = [...document.querySelectorAll<HTMLButtonElement>('button')].filter((one) => {
        const text = `${one.getAttribute('aria-label') ?? ''} ${one.textContent}`;
        if (!wanted.some((word) => text.includes(word))) return false;
        return !one.disabled && one.getAttribute('aria-disabled') !== 'true' && one.checkVisibility();
      });
      const one = place === 'last' ? fitting.at(-1) : fitting[0];
      one?.click();
      return one !== undefined;
    },
    [words, which] as const,
    LOOKING,
  );
}
