/** The matches that wait for the reader, the most urgent first. */

import type { MyMatch } from '@tarmac/wire/page';
import type { PageAnswer } from '../backend/backend.ts';
import type { LocalSummary } from '../worker/rules-api.ts';

export interface Waiting {
  readonly id: string;
  readonly href: string;
  /** When the reader's time runs out there; null without a clock. */
  readonly deadline: number | null;
}

/** A match in this browser counts as given up after this time. */
const GIVEN_UP_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Those on a server wait for the reader when it says so; those in this browser whenever several people sit at them.
 * Games against bots and what-ifs wait for nobody.
 */
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

/** After a failure the old value stays. */
export async function learnt<T>(asked: Promise<PageAnswer<T>>, had: T): Promise<T> {
  const answer = await asked.catch(() => null);
  return answer?.ok === true ? answer.value : had;
}

function urgency({ deadline }: MyMatch): number {
  return deadline ?? Number.POSITIVE_INFINITY;
}

/** Somebody alone plays against bots. */
export function hasPeople({ seats }: Pick<LocalSummary, 'seats'>): boolean {
  return seats.filter((seat) => 'name' in seat).length > 1;
}
