/** Starts a match in this browser at once: the reader and some bots, everything else as the game likes it. */

import type { PageAnswer } from '../backend/backend.ts';
import { rules } from '../backend/rules.ts';

export async function startLocal(game: string, name: string, bots: number, level: string): Promise<PageAnswer<string>> {
  const seats = [{ name }, ...Array.from({ length: bots }, () => ({ bot: level }))];
  try {
    return await rules().create({ game, options: {}, seats, hints: true });
  } catch {
    // The worker did not start, or did not live: its script could not be loaded, or the browser is out of memory.
    return { ok: false, problem: 'broken' };
  }
}
