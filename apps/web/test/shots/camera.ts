/** Takes the pictures: of each state one for each size and theme, named by what it shows. */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@tarmac/kit/words';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { shelve } from '../suites/kept.ts';
import { DESKTOP, PHONE, TELEPHONE, type Visitor, visit } from '../support/browser.ts';
import { ROOT } from '../support/server.ts';
import type { Kept } from '../worker/support.ts';

const FOLDER = join(ROOT, 'shots');

/** What was asked for (`npm run shots -- --sizes=820x1180 --languages=fr --themes=dark`), null where nothing was. */
const asked = (what: 'SIZES' | 'LANGUAGES' | 'THEMES') => process.env[`SHOTS_${what}`]?.split(',') ?? null;

const themes = (asked('THEMES') ?? ['light', 'dark']) as readonly ('light' | 'dark')[];

/** Those of which every state is shown: a name, or width and height. */
export const SIZES: readonly string[] = asked('SIZES') ?? ['desktop', 'phone'];

/** English, and French too where it says so, unless others were asked for. */
export const languagesOf = (alsoFrench: boolean): readonly Language[] =>
  LANGUAGES.filter((language) => asked('LANGUAGES')?.includes(language) ?? (language === 'en' || alsoFrench));

/** What a name ends with, where it is not in English. */
const endingOf = (language: Language): string => (language === 'en' ? '' : `.${language}`);

/** Smaller ones are used by finger. */
const SMALLEST_DESK = 1000;

function screenOf(size: string): BrowserContextOptions {
  if (size === 'desktop') return { viewport: DESKTOP };
  if (size === 'phone') return { ...TELEPHONE, deviceScaleFactor: 2 };
  if (size === 'landscape') return screenOf(`${PHONE.height}x${PHONE.width}`);
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { ...(width < SMALLEST_DESK ? { ...TELEPHONE, deviceScaleFactor: 2 } : {}), viewport: { width, height } };
}

export const handAt = (size: string) => (screenOf(size).hasTouch === true ? 'finger' : 'mouse');

export interface Shot {
  /** The whole length of the page, and not only what is in sight. */
  readonly long?: boolean;
  readonly language?: Language;
}

export interface Seat extends Visitor {
  readonly size: string;
  /** As it stands, in each theme. */
  shoot(name: string, shot?: Shot): Promise<void>;
}

export async function sitAt(
  browser: Browser,
  address: string,
  size: string,
  { path = '/', locale = 'en-GB', kept = [] }: { path?: string; locale?: string; kept?: readonly Kept[] } = {},
): Promise<Seat> {
  const visitor = await visit(browser, address, {
    painted: true,
    ...screenOf(size),
    locale,
    serviceWorkers: 'block',
    path: kept.length === 0 ? path : '/about',
  });
  const { page } = visitor;
  if (kept.length > 0) {
    await shelve(page, kept);
    await page.goto(path);
  }
  return { ...visitor, size, shoot: (name, shot = {}) => eachTheme(page, `${name}.${size}`, shot) };
}

/** Where nothing of it is read yet. */
export async function remember({ page }: Seat, key: string, value: string): Promise<void> {
  await page.goto('/about');
  await page.evaluate(([where, what]) => localStorage.setItem(where, what), [key, value] as const);
}

async function eachTheme(page: Page, name: string, { long = false, language = 'en' }: Shot): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"], .spinner') === null);
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    await page.waitForFunction((wanted) => document.documentElement.dataset.theme === wanted, theme);
    await page.evaluate(painted);
    const file = `${name}.${theme}${endingOf(language)}.png`;
    await page.screenshot({ path: join(FOLDER, file), fullPage: long, animations: 'disabled' });
    process.stdout.write(`${file}\n`);
  }
}

/** With its fonts, and with all that is drawn over several frames: a map grows until it is whole. */
async function painted(): Promise<void> {
  await document.fonts.ready;
  const elements = () => document.getElementsByTagName('*').length;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let drawn = 0, calm = 0; calm < 3; ) {
    await frame();
    calm = elements() === drawn ? calm + 1 : 0;
    drawn = elements();
  }
}
