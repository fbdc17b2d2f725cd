/** Registers the service worker, and watches for a newer version of the app. */

import { go } from '../router.svelte.ts';
import { update } from './update.svelte.ts';

/** How often an open page looks for a newer version. */
const ASK_MS = 60 * 60 * 1_000;
/** A delay, so that processor and network are first free for the page. */
const AFTER_MS = 3_000;

/** Without a service worker (an old browser, no https) the app works, but needs the network. */
export function startOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ readonly go?: unknown }>) => {
    if (typeof data.go === 'string') go(data.go);
  });
  // After the page has loaded.
  addEventListener('load', () => setTimeout(() => void register(), AFTER_MS));
}

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register('/sw.js');
    if (registration.waiting !== null) update.found(registration.waiting);
    registration.addEventListener('updatefound', () => watch(registration.installing));
    watch(registration.installing);
    askAgain(registration);
  } catch {
    // Private windows refuse it in some browsers: then there is no offline, and nothing to tell.
  }
}

function watch(worker: ServiceWorker | null): void {
  worker?.addEventListener('statechange', () => {
    // The first service worker replaces none.
    if (worker.state === 'installed' && navigator.serviceWorker.controller !== null) update.found(worker);
  });
}

function askAgain(registration: ServiceWorkerRegistration): void {
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < ASK_MS) return;
    asked = Date.now();
    void registration.update().catch(() => undefined);
  });
}
