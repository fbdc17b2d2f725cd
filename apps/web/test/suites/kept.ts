/** Matches put where a page keeps its own. */

import type { Page } from 'playwright-core';
import { TELEPHONE, type Visitor } from '../support/browser.ts';
import type { Guests } from '../support/stage.ts';
import type { Kept } from '../worker/support.ts';
import type { Driver } from './driver.ts';
import type { By, Reader } from './reader.ts';
import type { TableParts } from './table.ts';

/** Where nothing is loaded: whoever comes for a match that was begun needs no other page before. */
export const NOWHERE = 'about:blank';
const DOORSTEP = { path: '/doorstep', contentType: 'text/html', body: '<link rel="icon" href="data:,">' };

/** These are the matches of this browser, and no others. */
export async function shelve(page: Page, kept: readonly Kept[]): Promise<void> {
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
    {
      matches: kept.map(({ match }) => match),
      entries: kept.flatMap(({ match, log }) => log.map((entry, index) => ({ match: match.id, index, entry }))),
    },
  );
}

/** Alone in this browser and loaded anew: nothing is left of what was chosen before. */
export async function openKept(page: Page, kept: Kept, place = ''): Promise<void> {
  // What the app keeps can be put there without loading it.
  const { path, ...empty } = DOORSTEP;
  await page.route(path, (route) => route.fulfill(empty));
  await page.goto(path);
  await page.unroute(path);
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

/** Somebody at a match that was begun, and what their page complained of. */
export type Sitting<P extends TableParts> = Reader<P> & Pick<Visitor, 'complaints'>;

/** Who is asked in a match sits down to it: one browser for each way of using it, in which match follows match. */
export function seats<P extends TableParts>(
  here: Guests,
  // biome-ignore lint/suspicious/noExplicitAny: what a game wants and how it is done is nobody's matter here
  { sitAt, dueAt }: Driver<P, any, any>,
): (kept: Kept, by: By) => Promise<Sitting<P>> {
  const visitors = new Map<By, Visitor>();
  return async (kept, by) => {
    const visitor = visitors.get(by) ?? (await here.come(NOWHERE, by === 'finger' ? TELEPHONE : {}));
    visitors.set(by, visitor);
    const { page, complaints } = visitor;
    await openKept(page, kept);
    const reader = sitAt(page, by);
    await dueAt(reader);
    await reader.parts.map.waitFor();
    return { ...reader, complaints };
  };
}
