/** What was tried of a campaign in the matches of this browser, and won. */

import type { Manifest } from '@tarmac/bots';
import { campaignRecord, type Tried, triedIn } from '@tarmac/kit';
import type { KeptMatch } from '../store.ts';
import { configOf } from './new-match.ts';
import { seatsOfPeople } from './table.ts';

/** Matches that were dealt and played to the end by somebody here: a what-if counts nowhere. */
export function triedHere(known: Manifest, matches: readonly KeptMatch[]): readonly Tried[] {
  return campaignRecord(matches.filter(({ game }) => game === known.game.id).flatMap((match) => tried(known, match)));
}

function tried(known: Manifest, { options, seats, state, ranks, whatIf, head }: KeptMatch): readonly Tried[] {
  const people = seatsOfPeople(seats);
  if (known.campaign === undefined || state !== 'over' || ranks === null || whatIf !== undefined || people.length === 0)
    return [];
  const config = configOf(known, options, seats.length);
  if (!config.ok) return [];
  const { game } = known;
  const isWon = people.some((seat) => ranks[seat] === 1);
  try {
    const one = triedIn(known.campaign, config.value, isWon, () =>
      head.version === game.version ? head.state : game.load(head.state, head.version),
    );
    return one === null ? [] : [one];
  } catch {
    // A state that the present rules cannot read: it was won, but nobody knows when.
    return [];
  }
}
