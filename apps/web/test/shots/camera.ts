/** Takes the pictures: of each state one for each size and theme, named by what it shows. */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { shelve } from '../suites/kept.ts';
import { DESKTOP, PHONE, TELEPHONE, type Visitor, visit } from '../support/browser.ts';
import { ROOT } from '../support/server.ts';
import type { Kept } from '../worker/support.ts';

const FOLDER = join(ROOT, 'shots');
const THEMES = ['light', 'dark'] as const;

type Size = 'desktop' | 'phone' | 'landscape';
/** Those of which every state is shown. */
export const SIZES = ['desktop', 'phone'] as const;

const SCREENS: Readonly<Record<Size, BrowserContextOptions>> = {
  desktop: { viewport: DESKTOP },
  phone: { ...TELEPHONE, deviceScaleFactor: 2 },
  landscape: { ...TELEPHONE, deviceScaleFactor: 2, viewport: { width: PHONE.height, height: PHONE.width } },
};

export interface Shot {
  /** The whole length of the page, and not only what is in sight. */
  readonly long?: boolean;
  /** What its name ends with, where it is not in English. */
  readonly language?: string;
}

export interface Seat extends Visitor {
  readonly size: Size;
  /** As it stands, in both themes. */
  shoot(name: string, shot?: Shot): Promise<void>;
}

export async function sitAt(
  browser: Browser,
  address: string,
  size: Size,
  { path = '/', locale = 'en-GB', kept = [] }: { path?: string; locale?: string; kept?: readonly Kept[] } = {},
): Promise<Seat> {
  const visitor = await visit(browser, address, {
    painted: true,
    ...SCREENS[size],
    locale,
    serviceWorkers: 'block',
    path: kept.length === 0 ? path : '/about',
  });
  const { page } = visitor;
  if (kept.length > 0) {
    await shelve(page, kept);
    await page.goto(path);
  }
  return { ...visitor, size, shoot: (name, shot = {}) => bothThemes(page, `${name}.${size}`, shot) };
}

async function bothThemes(page: Page, name: string, { long = false, language = '' }: Shot): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"], .spinner') === null);
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme });
    await page.waitForFunction((wanted) => document.documentElement.dataset.theme === wanted, theme);
    await page.evaluate(painted);
    const file = `${name}.${theme}${language}.png`;
    await page.screenshot({ path: join(FOLDER, file), fullPage: long, animations: 'disabled' });
    process.stdout.write(`${file}\n`);
  }
}

/** With its fonts, and with what has changed by now. */
async function painted(): Promise<void> {
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
