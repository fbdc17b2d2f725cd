/** A real Chromium, and pages in it that notice whatever goes wrong behind what is seen. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '@tarmac/tools/chromium';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { PATIENCE_MS } from './waiting.ts';

/** For tests in a browser, instead of what is usual: long enough that patience runs out first, and says what for. */
export const SLOW = { testTimeout: 180_000, hookTimeout: 120_000 } as const;

export const DESKTOP = { width: 1440, height: 900 } as const;
export const PHONE = { width: 390, height: 844 } as const;

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

export async function openBrowser(): Promise<Browser> {
  const { path, problem } = findChromium();
  if (path === null) throw new Error(problem);
  return chromium.launch({ executablePath: path, headless: true, args: FLAGS });
}

/** A person with a browser of their own: nothing is shared with the next. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What the console and the page complained of; nothing, unless a test expects it. */
  readonly complaints: string[];
}

export async function visit(
  browser: Browser,
  address: string,
  options: BrowserContextOptions & { readonly path?: string } = {},
): Promise<Visitor> {
  const { path = '/', ...wishes } = options;
  const context = await browser.newContext({
    baseURL: address,
    viewport: DESKTOP,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    ...wishes,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const complaints: string[] = [];
  listen(page, complaints);
  await page.goto(path);
  return { context, page, complaints };
}

/** Errors of the page, of the console and of the content policy. */
export function listen(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
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
