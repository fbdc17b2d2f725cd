/** Fetches what "Play" needs while the reader still looks at the page: the table, the board, the worker with the rules. */

import type { GamePage } from '@tarmac/board';
import { rules } from '../backend/rules.ts';
import { GAMES } from '../games.ts';

/** Gives the function that calls it off. */
export function warmUp(): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(warm, 1_500);
    return () => clearTimeout(timer);
  }
  const wish = requestIdleCallback(warm, { timeout: 4_000 });
  return () => cancelIdleCallback(wish);
}

function warm(): void {
  rules();
  GAMES.forEach(fetchTable);
}

/** What fails here is tried again, and told, when it is wanted. */
export function fetchTable(game: GamePage): void {
  void import('../pages/Local.svelte').catch(() => undefined);
  void game.picture().catch(() => undefined);
}
