/** The table of addresses and pages. Pure, so that it can be tested without a browser. */

export type Params = Readonly<Record<string, string>>;

interface Route {
  readonly pattern: string;
  /** The name of its file in pages/. */
  readonly page: string;
  /** It fills the screen and has a bar of its own. */
  readonly bare?: true;
  /** Further parameters, for a page with several addresses. */
  readonly told?: Params;
}

/** The first match counts. `from` says where a match or replay is stored. */
const ROUTES: readonly Route[] = [
  { pattern: '/', page: 'Home' },
  { pattern: '/games/:game/new', page: 'NewTable' },
  { pattern: '/games/:game/rules', page: 'Rulebook' },
  { pattern: '/games/:game/campaign', page: 'Campaign' },
  { pattern: '/games/:game/campaign/:scenario', page: 'Scenario' },
  { pattern: '/games/:game/learn', page: 'Learn', bare: true },
  { pattern: '/matches', page: 'MyMatches' },
  { pattern: '/matches/:id', page: 'Match', bare: true },
  { pattern: '/matches/:id/replay', page: 'Replay', bare: true, told: { from: 'server' } },
  { pattern: '/matches/:id/review', page: 'Review', told: { from: 'server' } },
  { pattern: '/matches/:id/verify', page: 'Verify', told: { from: 'server' } },
  { pattern: '/local/:id', page: 'Local', bare: true },
  { pattern: '/local/:id/replay', page: 'Replay', bare: true, told: { from: 'browser' } },
  { pattern: '/local/:id/review', page: 'Review', told: { from: 'browser' } },
  { pattern: '/local/:id/verify', page: 'Verify', told: { from: 'browser' } },
  { pattern: '/replays', page: 'OpenFile' },
  { pattern: '/replays/:id', page: 'Replay', bare: true, told: { from: 'file' } },
  { pattern: '/replays/:id/review', page: 'Review', told: { from: 'file' } },
  { pattern: '/replays/:id/verify', page: 'Verify', told: { from: 'file' } },
  { pattern: '/verify', page: 'Verify' },
  { pattern: '/tables', page: 'PublicTables' },
  { pattern: '/lab', page: 'Lab' },
  { pattern: '/statistics', page: 'Statistics' },
  { pattern: '/people/:id/statistics', page: 'Statistics' },
  { pattern: '/games/:game/leaderboard', page: 'Leaderboard' },
  { pattern: '/settings', page: 'Settings' },
  { pattern: '/about', page: 'About' },
  { pattern: '/move', page: 'WayBack', told: { way: 'move' } },
  { pattern: '/recover', page: 'WayBack', told: { way: 'recover' } },
  { pattern: '/confirm-email', page: 'WayBack', told: { way: 'confirm-email' } },
];

const NOWHERE = 'Nowhere';

/** All there are, each once. */
export const PAGES: ReadonlySet<string> = new Set([...ROUTES.map(({ page }) => page), NOWHERE]);

export interface Place {
  readonly path: string;
  readonly page: string;
  readonly params: Params;
  readonly bare: boolean;
}

export function placeOf(path: string): Place {
  const parts = partsOf(path);
  for (const { pattern, page, bare = false, told } of ROUTES) {
    const params = matched(partsOf(pattern), parts);
    if (params !== null) return { path, page, params: { ...params, ...told }, bare };
  }
  return { path, page: NOWHERE, params: {}, bare: false };
}

function partsOf(path: string): readonly string[] {
  return path.split('/').filter((part) => part !== '');
}

function matched(pattern: readonly string[], parts: readonly string[]): Record<string, string> | null {
  if (pattern.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, wanted] of pattern.entries()) {
    const part = decoded(parts[index] ?? '');
    if (part === null) return null;
    if (wanted.startsWith(':')) params[wanted.slice(1)] = part;
    else if (wanted !== part) return null;
  }
  return params;
}

/** Null for a malformed address: `%` without its digits. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
