/** Fetches what "Play" needs while the reader still looks at the page: the table, the board, the worker with the rules. */

import { GAMES } from '../games.ts';
import { rules } from '../host/rules.ts';

/** Gives the function that calls it off. */
export function warmUp(): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(warm, 1_500);
    return () => clearTimeout(timer);
  }
  const wish = requestIdleCallback(warm, { timeout: 4_000 });
  return () => cancelIdleCallback(wish);
}

/** What fails here is tried again, and told, when it is wanted. */
function warm(): void {
  rules();
  void import('../pages/Local.svelte').catch(() => undefined);
  for (const game of GAMES) void game.picture().catch(() => undefined);
}
