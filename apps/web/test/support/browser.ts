/** A real Chromium, and pages in it that notice whatever goes wrong behind what is seen. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '@tarmac/tools/chromium';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  selectors,
} from 'playwright-core';
import { PATIENCE_MS } from './waiting.ts';

/** For tests in a browser, instead of what is usual: long enough that patience runs out first, and says what for. */
export const SLOW = { testTimeout: 900_000, hookTimeout: 300_000 } as const;

export const DESKTOP = { width: 1440, height: 900 } as const;
export const PHONE = { width: 390, height: 844 } as const;
export const TELEPHONE = { viewport: PHONE, hasTouch: true, isMobile: true };

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Without a graphics card every tile has the whole map drawn for it: with one for the page that is half of the painting.
  '--default-tile-width=2048',
  '--default-tile-height=2048',
];

/**
 * Playwright asks every element of a page for its role, and most elements of a table are drawn shapes that have none: half
 * of what a page did in a walk was that. This runs where Playwright looks, as a selector engine that nobody uses.
 */
const WITHOUT_SHAPES = `(() => {
  const shape = ':is(circle, ellipse, g, line, link, path, polygon, polyline, rect, use):not([role], [aria-label])';
  for (const { prototype } of [Document, DocumentFragment, Element]) {
    const { querySelectorAll } = prototype;
    prototype.querySelectorAll = function (what) {
      return querySelectorAll.call(this, what === '*' ? ':not(' + shape + ')' : what);
    };
  }
  return { query: () => null, queryAll: () => [] };
})()`;
let isRegistered = false;

export async function openBrowser(): Promise<Browser> {
  const { path, problem } = findChromium();
  if (path === null) throw new Error(problem);
  if (!isRegistered) await selectors.register('without-shapes', { content: WITHOUT_SHAPES });
  isRegistered = true;
  return chromium.launch({ executablePath: path, headless: true, args: FLAGS });
}

/** A person with a browser of their own: nothing is shared with the next. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What the console and the page complained of; nothing, unless a test expects it. */
  readonly complaints: string[];
}

export interface Wishes extends BrowserContextOptions {
  readonly path?: string;
  /** Bots do not pause to be looked at. */
  readonly hurried?: boolean;
  /** The ground of maps is drawn too: for pictures and colours. */
  readonly painted?: boolean;
}

export async function visit(browser: Browser, address: string, options: Wishes = {}): Promise<Visitor> {
  const { path = '/', hurried = false, painted = false, ...wishes } = options;
  const context = await browser.newContext({
    baseURL: address,
    viewport: DESKTOP,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    // It would fetch the whole app for every visitor, which takes longer than most of them stay.
    serviceWorkers: 'block',
    ...wishes,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  if (hurried) await hurryBots(context);
  if (!painted) await leaveOutGround(context);
  const page = await context.newPage();
  const complaints: string[] = [];
  listen(page, complaints);
  await page.goto(path);
  return { context, page, complaints };
}

/** Without a graphics card land and sea are a seventh of all that a walk costs, and nothing can be done with them. */
async function leaveOutGround(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.ground.untouched { display: none }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** The longest pause of a bot, in milliseconds; what waits longer waits for something else. */
const LONGEST_PAUSE = 900;

/** In the worker that plays the matches of this browser no pause takes any time. */
async function hurryBots(context: BrowserContext): Promise<void> {
  const hurry = `{ const later = setTimeout; self.setTimeout = (run, time, ...rest) => later(run, time > ${LONGEST_PAUSE} ? time : 0, ...rest); }\n`;
  await context.route(/\/rules\.worker-[^/]*\.js$/, async (route) => {
    const script = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'text/javascript', body: hurry + script });
  });
}

/** What Playwright itself notes where there is no service worker. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/** Errors of the page, of the console and of the content policy. */
export function listen(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    const [type, text] = [message.type(), message.text()];
    if ((type === 'error' || type === 'warning') && text !== BLOCKED) complaints.push(text);
  });
}

/** A browser whose profile outlives it, for whoever closes everything and comes back. */
export async function keptProfile(): Promise<{ open(): Promise<BrowserContext>; remove(): void }> {
  const { path, problem } = findChromium();
  if (path === null) throw new Error(problem);
  const folder = mkdtempSync(join(tmpdir(), 'tarmac-profile-'));
  return {
    async open() {
      const context = await chromium.launchPersistentContext(folder, {
        executablePath: path,
        headless: true,
        args: FLAGS,
        viewport: DESKTOP,
        locale: 'en-GB',
        reducedMotion: 'reduce',
      });
      context.setDefaultTimeout(PATIENCE_MS);
      return context;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
