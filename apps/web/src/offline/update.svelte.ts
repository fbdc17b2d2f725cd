/** A newer version of the app that waits until the reader wants it. */

import { newestTakenOver, takenOver } from './newer.ts';

let waiting = $state.raw<ServiceWorker | null>(null);
let coming = $state(false);

export const update = {
  get ready(): boolean {
    return waiting !== null;
  },
  /** It was asked for, and the page is about to load anew. */
  get coming(): boolean {
    return coming;
  },
  found(worker: ServiceWorker): void {
    waiting = worker;
  },
  later(): void {
    waiting = null;
  },
  /** Only this tab loads anew; others keep what they run until they are reloaded. */
  take(): Promise<void> {
    return anew(async () => {
      if (waiting !== null) await takenOver(waiting);
    });
  },
  /** For a page that the server no longer understands: loading alone would bring the same one from the cache. */
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
