/**
 * Claims rows of `due`: each step is one conditional write, so that only one of two nodes succeeds. It names the subject
 * beside the id, by which a partitioned table finds the part.
 */

import type { Parts } from '../parts.ts';
import { prepared, preparedRead } from '../storage/prepared.ts';
import type { DueRow } from '../storage/schema.ts';
import type { DueKind } from './due.ts';
import { LEASE_MS } from './writes.ts';

type ClaimParts = Pick<Parts, 'database' | 'node' | 'now'>;

/** A row that this node works on. */
export interface Claim {
  readonly row: DueRow;
  /** Stored in the row's `node`, new with every claim: a new write of the row removes it and with it the claim. */
  readonly token: string;
}

/** When its time has come and no claim on it counts any more. */
export function ripeAt({ at, leased_until }: DueRow): number {
  return Math.max(at, leased_until ?? 0);
}

/** Rows that are ripe by then, the oldest first. */
export const ripeBy = preparedRead((read, { time, kinds, most }: Ripe) =>
  read
    .selectFrom('due')
    .selectAll()
    .where('at', '<=', time)
    .where(({ eb }) => eb('leased_until', 'is', null).or('leased_until', '<=', time))
    .where('kind', 'in', kinds)
    .orderBy('at')
    .limit(most),
);

interface Ripe {
  readonly time: number;
  readonly kinds: readonly DueKind[];
  readonly most: number;
}

interface Claiming extends Pick<DueRow, 'id' | 'subject' | 'at'> {
  readonly token: string;
  readonly now: number;
  readonly until: number;
}

const claimRow = prepared((read, { id, subject, at, token, now, until }: Claiming) =>
  read
    .updateTable('due')
    .set({ node: token, leased_until: until })
    .where('id', '=', id)
    .where('subject', '=', subject)
    .where('at', '=', at)
    .where(({ eb }) => eb('leased_until', 'is', null).or('leased_until', '<=', now)),
);

/** Whether this node has the claim, another node has it, or the database does not answer. */
export async function claim(parts: ClaimParts, { row, token }: Claim): Promise<'ours' | 'theirs' | 'unknown'> {
  const now = parts.now();
  const query = claimRow(parts.database, {
    id: row.id,
    subject: row.subject,
    at: row.at,
    token,
    now,
    until: now + LEASE_MS,
  });
  const committed = await parts.database.commit([{ query, rows: 1 }]);
  if (committed.ok) return 'ours';
  return committed.why === 'conflict' ? 'theirs' : 'unknown';
}

export async function renew(parts: ClaimParts, { row, token }: Claim): Promise<void> {
  const query = parts.database.read
    .updateTable('due')
    .set({ leased_until: parts.now() + LEASE_MS })
    .where('id', '=', row.id)
    .where('subject', '=', row.subject)
    .where('node', '=', token)
    .compile();
  await parts.database.commit([{ query }]);
}

interface ClaimingNow extends Pick<DueRow, 'kind' | 'subject'> {
  readonly node: string;
  readonly now: number;
  readonly until: number;
}

const claimNow = prepared((read, { kind, subject, node, now, until }: ClaimingNow) =>
  read
    .updateTable('due')
    .set({ at: now, node, leased_until: until })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where(({ eb }) => eb('leased_until', 'is', null).or('leased_until', '<=', now)),
);

/** Claims a row whenever it is due, to do its task now. False where somebody works on it already, this node included. */
export async function claimEarly(
  parts: ClaimParts,
  { kind, subject }: Pick<DueRow, 'kind' | 'subject'>,
): Promise<boolean> {
  const now = parts.now();
  const query = claimNow(parts.database, { kind, subject, node: parts.node, now, until: now + LEASE_MS });
  const committed = await parts.database.commit([{ query, rows: 1 }]);
  if (!committed.ok && committed.why !== 'conflict') throw new Error(`could not claim the ${kind} row of ${subject}`);
  return committed.ok;
}

const deleteClaimed = prepared(
  (read, { id, subject, token }: Pick<DueRow, 'id' | 'subject'> & { readonly token: string }) =>
    read.deleteFrom('due').where('id', '=', id).where('subject', '=', subject).where('node', '=', token),
);

/** Does nothing if the row was written again meanwhile: then it is due again. */
export async function finish(parts: ClaimParts, { row, token }: Claim): Promise<void> {
  const query = deleteClaimed(parts.database, { id: row.id, subject: row.subject, token });
  await parts.database.commit([{ query }]);
}

const SHORTEST_DELAY_MS = 5_000;
const LONGEST_DELAY_MS = 600_000;

/** Postpones a failed task, longer with every failure. */
export function putOff(parts: ClaimParts, claim: Claim): Promise<void> {
  const { attempts } = claim.row;
  const delay = Math.min(SHORTEST_DELAY_MS * 2 ** attempts, LONGEST_DELAY_MS);
  return letGo(parts, claim, { at: parts.now() + delay, attempts: attempts + 1 });
}

/** Releases the claim for another node. */
export function handOver(parts: ClaimParts, claim: Claim): Promise<void> {
  return letGo(parts, claim, {});
}

/** Does nothing if the row was written again meanwhile: then it has a new time. */
async function letGo(
  parts: ClaimParts,
  { row, token }: Claim,
  changes: Partial<Pick<DueRow, 'at' | 'attempts'>>,
): Promise<void> {
  const query = parts.database.read
    .updateTable('due')
    .set({ ...changes, node: null, leased_until: null })
    .where('id', '=', row.id)
    .where('subject', '=', row.subject)
    .where('node', '=', token)
    .compile();
  await parts.database.commit([{ query }]);
}

/** Removes all claims except this node's. */
export async function voidClaims(parts: ClaimParts): Promise<void> {
  const query = parts.database.read
    .updateTable('due')
    .set({ node: null, leased_until: null })
    .where('node', '!=', parts.node)
    .compile();
  await parts.database.commit([{ query }]);
}
