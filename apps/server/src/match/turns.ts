/** Notices for play over days: written with the entry that makes somebody's turn, sent later if they stay away. */

import { dueOnce } from '../due/writes.ts';
import type { Parts } from '../parts.ts';
import type { Write } from '../storage/database.ts';
import { isPlayedByPerson, type ServerPosition } from './position.ts';
import type { Setting } from './setting.ts';

export function turnsBegun(
  parts: Parts,
  setting: Setting,
  before: ServerPosition | null,
  position: ServerPosition,
): Write[] {
  const { mail, push, webhookHosts, delay } = parts.settings.notices;
  if (setting.clock.kind !== 'correspondence' || position.fold.end !== null) return [];
  // Whoever plays alone keeps nobody waiting.
  if (setting.people.length === 1) return [];
  if (mail === null && push === null && webhookHosts.length === 0) return [];
  const owed = new Set(before?.after.owing);
  const begun = position.after.owing.filter((seat) => !owed.has(seat) && isPlayedByPerson(position.after.seats[seat]));
  const people = new Set(begun.flatMap((seat) => setting.people[seat] ?? []));
  return [...people].map((person) =>
    dueOnce(parts, { kind: 'notice', subject: person, at: parts.now() + 1000 * delay }),
  );
}
