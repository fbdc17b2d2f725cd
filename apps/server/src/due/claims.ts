/** Claiming rows of `due`: each step is one conditional write, so that of two nodes only one gets through. */

import type { Parts } from '../parts.ts';
import type { DueRow } from '../storage/schema.ts';
import type { DueKind } from './due.ts';
import { LEASE_MS } from './writes.ts';

type ClaimParts = Pick<Parts, 'database' | 'node' | 'now'>;

/** A row that this node works on. */
export interface Claim {
  readonly row: DueRow;
  /** In the row's `node`, and new with every claim: whoever writes the row meanwhile wipes it out, and takes it over. */
  readonly token: string;
}

/** When nobody has a claim on it any more and its time has come. */
export function ripeAt({ at, leased_until }: DueRow): number {
  return Math.max(at, leased_until ?? 0);
}

/** Rows that are ripe by then, the oldest first. */
export function ripeBy(parts: ClaimParts, time: number, kinds: readonly DueKind[], most: number): Promise<DueRow[]> {
  return parts.database.read
    .selectFrom('due')
    .selectAll()
    .where('at', '<=', time)
    .where(({ eb }) => eb('leased_until', 'is', null).or('leased_until', '<=', time))
    .where('kind', 'in', kinds)
    .orderBy('at')
    .limit(most)
    .execute();
}

/** This node may work on it now; or somebody else has it; or it cannot be said. */
export async function claim(parts: ClaimParts, { row, token }: Claim): Promise<'ours' | 'theirs' | 'unknown'> {
  const now = parts.now();
  const query = parts.database.read
    .updateTable('due')
    .set({ node: token, leased_until: now + LEASE_MS })
    .where('id', '=', row.id)
    .where('at', '=', row.at)
    .where(({ eb }) => eb('leased_until', 'is', null).or('leased_until', '<=', now))
    .compile();
  const committed = await parts.database.commit([{ query, rows: 1 }]);
  if (committed.ok) return 'ours';
  return committed.why === 'conflict' ? 'theirs' : 'unknown';
}

export async function renew(parts: ClaimParts, { row, token }: Claim): Promise<void> {
  const query = parts.database.read
    .updateTable('due')
    .set({ leased_until: parts.now() + LEASE_MS })
    .where('id', '=', row.id)
    .where('node', '=', token)
    .compile();
  await parts.database.commit([{ query }]);
}

/** Not where the row was written anew meanwhile: that is due again. */
export async function finish(parts: ClaimParts, { row, token }: Claim): Promise<void> {
  const query = parts.database.read.deleteFrom('due').where('id', '=', row.id).where('node', '=', token).compile();
  await parts.database.commit([{ query }]);
}

const SHORTEST_DELAY_MS = 5_000;
const LONGEST_DELAY_MS = 600_000;

/** After a failure: longer with every one. */
export function putOff(parts: ClaimParts, claim: Claim): Promise<void> {
  const { attempts } = claim.row;
  const delay = Math.min(SHORTEST_DELAY_MS * 2 ** attempts, LONGEST_DELAY_MS);
  return letGo(parts, claim, { at: parts.now() + delay, attempts: attempts + 1 });
}

/** For whichever node comes next. */
export function handOver(parts: ClaimParts, claim: Claim): Promise<void> {
  return letGo(parts, claim, {});
}

/** Not where the row was written anew meanwhile: that has its own time. */
async function letGo(
  parts: ClaimParts,
  { row, token }: Claim,
  changes: Partial<Pick<DueRow, 'at' | 'attempts'>>,
): Promise<void> {
  const query = parts.database.read
    .updateTable('due')
    .set({ ...changes, node: null, leased_until: null })
    .where('id', '=', row.id)
    .where('node', '=', token)
    .compile();
  await parts.database.commit([{ query }]);
}

/** All but this node's own. */
export async function voidClaims(parts: ClaimParts): Promise<void> {
  const query = parts.database.read
    .updateTable('due')
    .set({ node: null, leased_until: null })
    .where('node', '!=', parts.node)
    .compile();
  await parts.database.commit([{ query }]);
}
