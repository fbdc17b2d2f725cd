/** One line of what goes on, wherever it is kept. A what-if is among the matches of the reader, and waits for nobody. */

import type { MyMatch } from '@tarmac/wire/page';
import { hasPeople } from '../attention/waiting.ts';
import type { LocalSummary } from '../worker/rules-api.ts';

export interface Running {
  readonly href: string;
  readonly game: string;
  /** The people in it. */
  readonly names: readonly string[];
  readonly bots: number;
  /** It waits for the reader. A match in this browser does if several people sit at it, one against bots never. */
  readonly owes: boolean;
  readonly changedAt: number;
}

export function fromBrowser({ id, game, seats, state, changedAt, whatIf }: LocalSummary): readonly Running[] {
  if (state !== 'running' || whatIf !== undefined) return [];
  const names = seats.flatMap((seat) => ('name' in seat ? [seat.name] : []));
  return [
    { href: `/local/${id}`, game, names, bots: seats.length - names.length, owes: hasPeople({ seats }), changedAt },
  ];
}

export function fromServer({ id, game, seats, state, owes, createdAt }: MyMatch): readonly Running[] {
  if (state !== 'running' && state !== 'open') return [];
  const names = seats.flatMap(({ person }) => (person?.name ? [person.name] : []));
  const bots = seats.filter(({ person, bot }) => person === null && bot !== null).length;
  return [{ href: `/matches/${id}`, game, names, bots, owes, changedAt: createdAt }];
}

/** What waits for the reader first, then the newest. */
export function inOrder(matches: readonly Running[]): readonly Running[] {
  return matches.toSorted((a, b) => Number(b.owes) - Number(a.owes) || b.changedAt - a.changedAt);
}
