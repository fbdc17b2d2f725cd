/** Which matches wait for the reader, the most urgent first. */

import type { MyMatch } from '@tarmac/wire/page';
import type { PageAnswer } from '../backend/backend.ts';
import type { LocalSummary } from '../worker/rules-api.ts';

export interface Waiting {
  readonly id: string;
  readonly href: string;
  /** When the reader's time runs out there; null where nobody counts it. */
  readonly deadline: number | null;
}

/** A match in this browser that nobody touched for so long was given up. */
const GIVEN_UP_MS = 7 * 24 * 60 * 60 * 1000;

/** Those on a server wait for the reader when it says so; those in this browser whenever people sit at them, what-ifs never. */
export function waitingMatches(mine: readonly MyMatch[], local: readonly LocalSummary[], now: number): Waiting[] {
  const onServer = mine.filter(({ owes }) => owes).toSorted((a, b) => urgency(a) - urgency(b));
  const here = local
    .filter((match) => match.state === 'running' && match.whatIf === undefined && hasPeople(match))
    .filter(({ changedAt }) => now - changedAt < GIVEN_UP_MS)
    .toSorted((a, b) => b.changedAt - a.changedAt);
  return [
    ...onServer.map(({ id, deadline }) => ({ id, href: `/matches/${id}`, deadline })),
    ...here.map(({ id }) => ({ id, href: `/local/${id}`, deadline: null })),
  ];
}

/** What cannot be learnt now is left as it was. */
export async function learnt<T>(asked: Promise<PageAnswer<T>>, had: T): Promise<T> {
  const answer = await asked.catch(() => null);
  return answer?.ok === true ? answer.value : had;
}

function urgency({ deadline }: MyMatch): number {
  return deadline ?? Number.POSITIVE_INFINITY;
}

function hasPeople({ seats }: LocalSummary): boolean {
  return seats.some((seat) => 'name' in seat);
}
