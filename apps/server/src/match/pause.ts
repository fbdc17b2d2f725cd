/** Matches that no person plays and nobody watches: their bots pause until somebody comes. */

import { dueWrite } from '../due/writes.ts';
import type { Parts } from '../parts.ts';
import { append, type Live, positionOf } from './live.ts';
import { readHead } from './load.ts';
import { following, HOST, isLeftToBots } from './position.ts';

/**
 * So long a match waits for somebody to come. Then it is over for those who left, who rank last in any case: their
 * ratings and the results of those who resigned before do not wait for ever.
 */
const LONGEST_PAUSE_MS = 7 * 86_400_000;

/**
 * In the match's turn. Its row in `due` comes up when the pause has lasted long enough; it is announced, since somebody may
 * watch at another node.
 */
export async function pause(parts: Parts, live: Live): Promise<void> {
  const { setting } = live;
  const { id } = setting;
  const [found, head] = [await positionOf(parts, live), await readHead(parts, id)];
  if (!found.ok || head === undefined || !isLeftToBots(found.value)) return;
  const until = head.at + LONGEST_PAUSE_MS;
  if (until > parts.now()) {
    const later = dueWrite(parts, { kind: 'bot', subject: id, at: until });
    const committed = await parts.database.commit([later], [{ topic: 'match', subject: id }]);
    if (!committed.ok) throw new Error(`match ${id}: could not store that its bots pause`);
    return;
  }
  const end = { kind: 'end', at: parts.now(), by: HOST, reason: 'timed-out' } as const;
  const ended = await append(parts, live, following(setting, found.value, [end]), null);
  if (!ended.ok && ended.problem !== 'stale') throw new Error(`match ${id}: ${ended.problem}`);
}
