/** The service worker: caches the whole app for use without a network, and receives pushes while it is closed. */

import { cacheName, outdated, pushedData, readPush, wayOf } from './plan.ts';
import type { NotificationEvent, PushEvent, Scope } from './scope.ts';

/** Filled in by the build (build/service-worker.ts): all files of the app, and their digest. */
declare const BUILT: { readonly version: string; readonly files: readonly string[] };

/** The page, whatever its address. */
const SHELL = '/';
const CACHE = cacheName(BUILT.version);
/** The cache in which the active version is noted for the next one, since not every cached version became active. */
const NOTES = 'tarmac';
const RUNNING = '/.running';
/** Of the six connections to a server, most are for requests of the page. */
const LINES = 2;
const scope = self as unknown as Scope;

scope.addEventListener('install', (event) => event.waitUntil(fill()));
scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));
// The reader has asked for the new version; it never becomes active by itself during a match.
scope.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void scope.skipWaiting();
});
scope.addEventListener('fetch', (event) => {
  const way = wayOf(event.request, scope.location.origin);
  if (way !== 'network') event.respondWith(way === 'page' ? page(event.request) : file(event.request));
});
scope.addEventListener('push', (event) => event.waitUntil(showPush(event)));
scope.addEventListener('notificationclick', (event) => event.waitUntil(openMatch(event)));

async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  const due = [...BUILT.files];
  const line = async (): Promise<void> => {
    for (let path = due.shift(); path !== undefined; path = due.shift()) await keep(cache, path);
  };
  await Promise.all(Array.from({ length: LINES }, line));
}

/** A file with its digest in its name is copied from an older cache or the browser's cache, without a download. */
async function keep(cache: Cache, path: string): Promise<void> {
  const lasts = path.startsWith('/assets/');
  const known = lasts ? await caches.match(path) : undefined;
  const response = known ?? (await fetch(path, { cache: lasts ? 'default' : 'no-cache', priority: 'low' }));
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  await cache.put(path, response);
}

async function takeOver(): Promise<void> {
  const notes = await caches.open(NOTES);
  const ranBefore = (await (await notes.match(RUNNING))?.text()) ?? null;
  const gone = outdated(await caches.keys(), CACHE, ranBefore);
  await Promise.all(gone.map((name) => caches.delete(name)));
  await notes.put(RUNNING, new Response(CACHE));
  await scope.clients.claim();
}

async function page(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(SHELL)) ?? fetch(request);
}

/** From the cache of any version: names with digests do not clash. */
async function file(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const wish = { ignoreSearch: true };
  return (await cache.match(request, wish)) ?? (await caches.match(request, wish)) ?? fetch(request);
}

async function showPush({ data }: PushEvent): Promise<void> {
  const { text, path } = readPush(pushedData(data));
  await scope.registration.showNotification('Tarmac', {
    body: text,
    tag: 'turn',
    icon: '/icon-192.png',
    badge: '/badge.png',
    data: { path },
  });
}

/** In an open tab, if there is one. */
async function openMatch({ notification }: NotificationEvent): Promise<void> {
  notification.close();
  const { path } = notification.data as { readonly path: string };
  const [tab] = await scope.clients.matchAll({ type: 'window' });
  if (tab === undefined) await scope.clients.openWindow(path);
  else (await tab.focus()).postMessage({ go: path });
}
