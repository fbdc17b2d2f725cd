/** A newer version of the app that waits for the reader's consent. */

import { newestTakenOver, takenOver } from './newer.ts';

let waiting = $state.raw<ServiceWorker | null>(null);
let coming = $state(false);

export const update = {
  get ready(): boolean {
    return waiting !== null;
  },
  /** The reader wants it, and the page is about to reload. */
  get coming(): boolean {
    return coming;
  },
  found(worker: ServiceWorker): void {
    waiting = worker;
  },
  later(): void {
    waiting = null;
  },
  /** Reloads only this tab; other tabs keep their version until they are reloaded. */
  take(): Promise<void> {
    return anew(async () => {
      if (waiting !== null) await takenOver(waiting);
    });
  },
  /** For a page that is too old for the server: a plain reload would load the same version from the cache. */
  fetchAndTake(): Promise<void> {
    return anew(async () => {
      const registration = await navigator.serviceWorker?.getRegistration();
      if (registration !== undefined) await newestTakenOver(registration);
    });
  },
};

async function anew(prepare: () => Promise<void>): Promise<void> {
  if (coming) return;
  coming = true;
  // Private windows refuse service workers in some browsers: then the page comes from the server anyway.
  await prepare().catch(() => undefined);
  location.reload();
}
