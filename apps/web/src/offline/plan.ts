/** Decisions of the service worker as pure functions, for tests. */

/** Caches of this app; others on the same origin are not ours. */
const PREFIX = 'tarmac-';

export function cacheName(version: string): string {
  return PREFIX + version;
}

/**
 * The caches to delete when `current` becomes active; `names` are oldest first. The cache of the last active version
 * stays: a page of that version may be open in another tab and may still load files. Later caches stay too: a newer
 * version is being fetched into them.
 */
export function outdated(names: readonly string[], current: string, ranBefore: string | null): readonly string[] {
  const ours = names.filter((name) => name.startsWith(PREFIX));
  return ours.slice(0, Math.max(0, ours.indexOf(current))).filter((name) => name !== ranBefore);
}

export type Way =
  /** The page itself, from the cache. */
  | 'page'
  /** A file of this app, from the cache. */
  | 'file'
  /** Left to the network. */
  | 'network';

interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/** Only the server may answer these. */
const SERVED = ['/api/', '/healthz', '/readyz', '/metrics'];

export function wayOf({ method, mode, url }: Asked, origin: string): Way {
  const { origin: from, pathname } = new URL(url);
  if (method !== 'GET' || from !== origin) return 'network';
  if (SERVED.some((start) => pathname.startsWith(start))) return 'network';
  return mode === 'navigate' ? 'page' : 'file';
}

/** Undefined for a push without data, or with foreign data: something must be shown for every push. */
export function pushedData(data: { json(): unknown } | null): unknown {
  try {
    return data?.json();
  } catch {
    return undefined;
  }
}

/** Reads a push: a headline, and the addresses of matches. */
export function readPush(data: unknown): { readonly text: string; readonly path: string } {
  const { text, matches } = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
  return { text: typeof text === 'string' ? text : 'Tarmac', path: pathOf(matches) };
}

/** One match: there. Several: to the list of them. */
function pathOf(matches: unknown): string {
  if (!Array.isArray(matches) || matches.length !== 1) return '/matches';
  const url: unknown = matches[0]?.url;
  // Only the path is used, so that a push cannot open another site.
  return typeof url === 'string' && URL.canParse(url) ? new URL(url).pathname : '/matches';
}
