/** Matches put where a page keeps its own. */

import type { Page } from 'playwright-core';
import type { Kept } from '../worker/support.ts';

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
