/** A page of a browser that Playwright cannot drive, used as the walks use Playwright's. */

import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import * as hands from './hands.ts';
import { finding, sayingWhatLacks } from './locator.ts';
import { asking, type BrowserWindow, patiently } from './window.ts';

type Address = string | RegExp | ((url: URL) => boolean);

function isAt(href: string, wanted: Address): boolean {
  if (typeof wanted === 'string') return href === wanted;
  return wanted instanceof RegExp ? wanted.test(href) : wanted(new URL(href));
}

/** A picture of the site, where what the app keeps can be put without loading it. */
const EMPTY = '/badge.png';

/** `base` is what a path is added to, and into `downloads` the browser puts files. */
export function pageIn(window: BrowserWindow, base: string, downloads: string): Page {
  const ask = asking(window);
  const { evaluate } = ask;

  /** Where the page is now, which it tells whenever it is asked something. */
  const locate = () => evaluate('() => null').catch(() => null);
  const then = async (act: Promise<void>) => {
    await act;
    await locate();
  };

  /** Addresses at which the app shall not be loaded. */
  const routed = new Set<string>();
  const parts = {
    ...finding(ask),
    goto: (path: string) => then(window.goto(new URL(routed.has(path) ? EMPTY : path, base).href)),
    route: async (path: string) => routed.add(path),
    unroute: async (path: string) => routed.delete(path),
    reload: () => then(window.reload()),
    goBack: () => then(window.back()),
    url: ask.href,
    evaluate: (run: unknown, arg?: unknown) => evaluate(String(run), arg),
    waitForFunction: (run: unknown, arg?: unknown) =>
      patiently(String(run), async () => (await evaluate(String(run), arg).catch(() => null)) || null),
    waitForURL: (wanted: Address) =>
      patiently(`the page is at ${wanted}`, async () => {
        await locate();
        return isAt(ask.href(), wanted) || null;
      }),
    setViewportSize: ({ width, height }: { readonly width: number; readonly height: number }) =>
      window.resize(width, height),
    screenshot: async ({ path }: { readonly path?: string } = {}) => {
      const picture = await window.screenshot();
      if (path !== undefined) writeFileSync(path, picture);
      return picture;
    },
    keyboard: {
      press: (chord: string) => hands.press(window, chord),
      type: (text: string) => hands.type(window, text),
    },
    close: () => window.close(),
    waitForEvent: (event: 'download') => nextFile(event, downloads),
  };
  return sayingWhatLacks<Page>('page', parts);
}

/** The file that is put there next, once it is whole. */
async function nextFile(event: 'download', folder: string) {
  const names = () => (existsSync(folder) ? readdirSync(folder) : []);
  const before = new Set(names());
  const path = await patiently(`a ${event}`, async () => {
    const file = names().find((name) => !before.has(name) && !/\.(part|wkdownload)$/.test(name));
    // An empty one is a place that the browser keeps for it.
    return file === undefined || statSync(join(folder, file)).size === 0 ? null : join(folder, file);
  });
  return { path: async () => path };
}
