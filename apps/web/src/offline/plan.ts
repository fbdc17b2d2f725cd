/** What the service worker does with what: pure, so that it can be tested without one. */

/** Caches of this app; others on the same origin are not ours. */
const PREFIX = 'tarmac-';

export function cacheName(version: string): string {
  return PREFIX + version;
}

/**
 * The caches to throw away, from all of them, oldest first, when `current` takes over. The one that ran until now is
 * kept: a page of that version may still be open in another tab, in the middle of a match, and has not loaded everything
 * yet. So is what came later: a newer version is being fetched into it.
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
  /** None of our business. */
  | 'network';

interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/** What the server answers itself, and nobody may answer for it. */
const SERVED = ['/api/', '/healthz', '/readyz', '/metrics'];

export function wayOf({ method, mode, url }: Asked, origin: string): Way {
  const { origin: from, pathname } = new URL(url);
  if (method !== 'GET' || from !== origin) return 'network';
  if (SERVED.some((start) => pathname.startsWith(start))) return 'network';
  return mode === 'navigate' ? 'page' : 'file';
}

/** Undefined for a push without words, or with words that are not ours: something has to be shown for any of them. */
export function pushedData(data: { json(): unknown } | null): unknown {
  try {
    return data?.json();
  } catch {
    return undefined;
  }
}

/** What a push says: a headline, and the addresses of matches. */
export function readPush(data: unknown): { readonly text: string; readonly path: string } {
  const { text, matches } = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
  return { text: typeof text === 'string' ? text : 'Tarmac', path: pathOf(matches) };
}

/** One match: there. Several: to the list of them. */
function pathOf(matches: unknown): string {
  if (!Array.isArray(matches) || matches.length !== 1) return '/matches';
  const url: unknown = matches[0]?.url;
  // Only the path counts, so that nobody is sent anywhere else.
  return typeof url === 'string' && URL.canParse(url) ? new URL(url).pathname : '/matches';
}
