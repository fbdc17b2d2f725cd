/** Takes the pictures: of each state one for each size and theme, named by what it shows. */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { DESKTOP, PHONE, type Visitor, visit } from '../support/browser.ts';
import { ROOT } from '../support/server.ts';
import type { Kept } from '../worker/support.ts';
import { rowsOf } from './prepared.ts';

const FOLDER = join(ROOT, 'shots');
const THEMES = ['light', 'dark'] as const;

type Size = 'desktop' | 'phone' | 'landscape';
/** Those of which every state is shown. */
export const SIZES = ['desktop', 'phone'] as const;

const TOUCHED = { deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const SCREENS: Readonly<Record<Size, BrowserContextOptions>> = {
  desktop: { viewport: DESKTOP },
  phone: { viewport: PHONE, ...TOUCHED },
  landscape: { viewport: { width: PHONE.height, height: PHONE.width }, ...TOUCHED },
};

export interface Shot {
  /** The whole length of the page, and not only what is in sight. */
  readonly long?: boolean;
}

export interface Seat extends Visitor {
  /** As it stands, in both themes. */
  shoot(name: string, shot?: Shot): Promise<void>;
}

export async function sitAt(
  browser: Browser,
  address: string,
  size: Size,
  { path = '/', french = false, kept = [] }: { path?: string; french?: boolean; kept?: readonly Kept[] } = {},
): Promise<Seat> {
  const visitor = await visit(browser, address, {
    ...SCREENS[size],
    locale: french ? 'fr-FR' : 'en-GB',
    serviceWorkers: 'block',
    path: kept.length === 0 ? path : '/about',
  });
  const { page } = visitor;
  page.setDefaultTimeout(20_000);
  if (kept.length > 0) {
    await shelve(page, kept);
    await page.goto(path);
  }
  const words = french ? '.fr' : '';
  return { ...visitor, shoot: (name, shot = {}) => bothThemes(page, `${name}.${size}`, words, shot) };
}

async function bothThemes(page: Page, name: string, words: string, { long = false }: Shot): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"], .spinner') === null);
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme });
    await page.waitForFunction((wanted) => document.documentElement.dataset.theme === wanted, theme);
    await page.evaluate(painted);
    const file = `${name}.${theme}${words}.png`;
    await page.screenshot({ path: join(FOLDER, file), fullPage: long, animations: 'disabled' });
    process.stdout.write(`${file}\n`);
  }
}

/** With its fonts, and with what has changed by now. */
async function painted(): Promise<void> {
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** These are the matches of this browser, and no others. */
async function shelve(page: Page, kept: readonly Kept[]): Promise<void> {
  await page.evaluate(
    ({ matches, entries }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('tarmac', 1);
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('matches', { keyPath: 'id' });
          opening.result.createObjectStore('entries', { keyPath: ['match', 'index'] });
        };
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction(['matches', 'entries'], 'readwrite');
          for (const store of ['matches', 'entries']) writing.objectStore(store).clear();
          for (const match of matches) writing.objectStore('matches').put(match);
          for (const entry of entries) writing.objectStore('entries').put(entry);
          writing.onabort = () => reject(writing.error);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    rowsOf(kept),
  );
}

/** Alone in this browser and loaded anew: nothing is left of what was chosen before. */
export async function openKept(page: Page, kept: Kept, place = ''): Promise<void> {
  await shelve(page, [kept]);
  await page.goto(`/local/${kept.match.id}${place}`);
}

/**
 * The same where a page of ours stands already, as somebody comes to it who follows links: nothing is loaded again, which
 * is most of what a look at one more table takes. The page between has no match, so that the one before is closed.
 */
export async function turnToKept(page: Page, kept: Kept): Promise<void> {
  await follow(page, '/about');
  await page.getByRole('heading', { level: 1, name: 'About Tarmac' }).waitFor();
  await shelve(page, [kept]);
  await follow(page, `/local/${kept.match.id}`);
}

async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}
