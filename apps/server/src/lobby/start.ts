/** Starts a match: by its host once all seats are taken, or by itself at a table of one seat. */

import { type Answer, refuse } from '../answer.ts';
import type { Matches } from '../match/matches.ts';
import type { Parts } from '../parts.ts';
import type { Person } from '../people/person.ts';
import { attempt } from './attempt.ts';
import { checkBots } from './new-table.ts';
import { readOpen } from './read.ts';

export async function startTable(parts: Parts, matches: Matches, person: Person, id: string): Promise<Answer<null>> {
  return attempt(async () => {
    const found = await readOpen(parts, id);
    if (!found.ok) return found;
    const { table, seats } = found.value;
    if (table.host !== person.id) return refuse('not-allowed');
    if (seats.some(({ contribution }) => contribution === null)) return refuse('seats-not-filled');
    // A match of bots only is refused: nobody could end it.
    if (seats.every((seat) => seat.person === null))
      return refuse('seats-not-filled', 'at least one person has to sit down');
    const bots = await checkBots(parts, table.host, seats);
    if (!bots.ok) return bots;
    const started = await matches.start(id);
    // Others were faster: they started it, changed a seat, or started another table with bots.
    return !started.ok && started.problem === 'not-open' ? 'again' : started;
  });
}

/** Starts a table of one seat. If that fails, the host can still start it. */
export async function startIfAlone(parts: Parts, matches: Matches, id: string): Promise<void> {
  const found = await readOpen(parts, id);
  if (!found.ok) return;
  const [only, ...others] = found.value.seats;
  if (others.length === 0 && only?.person != null && only.contribution !== null) await matches.start(id);
}
