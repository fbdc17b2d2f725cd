/** The data that this browser keeps of a server's match, to check the server later. */

import type { Seat } from '@tarmac/kit';
import type { TableInfo } from '@tarmac/wire/page';
import type { Promised, Shown } from '../worker/verify-api.ts';

const PREFIX = 'tarmac.shown.';
/** The most matches to keep; one takes some twenty kilobytes. */
const MOST_MATCHES = 30;

interface Kept {
  /** The time of the last write, to drop the oldest. */
  readonly at: number;
  readonly shown: readonly Shown[];
  readonly promised: Promised | null;
  /** It has begun: the contributions to the key are final. */
  readonly begun: boolean;
}

const NOTHING: Kept = { at: 0, shown: [], promised: null, begun: false };

/** By table: the first commitment that this page got, before it had contributed. */
const firstTold = new Map<string, string>();

export function hearOf({ id, state, commitment }: TableInfo): void {
  if (state === 'open' && !firstTold.has(id)) firstTold.set(id, commitment);
}

/** Called after sitting down, when the server has this browser's contribution. */
export function keepContribution(table: TableInfo, seat: Seat, text: string): void {
  hearOf(table);
  change(table.id, (kept) => {
    // A table has one secret: the first commitment counts, even after sitting down again.
    const commitment = kept.promised?.commitment ?? firstTold.get(table.id) ?? table.commitment;
    const others = (kept.promised?.contributions ?? []).filter((one) => one.seat !== seat);
    return { ...kept, promised: { commitment, contributions: [...others, { seat, text }] } };
  });
}

/** After the start: contributions of seats that were left count no more. */
export function keepOnly(match: string, mySeats: readonly Seat[]): void {
  const { promised, begun } = read(match);
  if (promised === null || begun) return;
  const contributions = promised.contributions.filter(({ seat }) => mySeats.includes(seat));
  change(match, (kept) => ({ ...kept, promised: { ...promised, contributions }, begun: true }));
}

/** Adds a view of the reader's own seat. */
export function keepView(match: string, eye: Seat, frame: number, hash: string): void {
  const views = read(match).shown.find((one) => one.eye === eye)?.views ?? [];
  const last = views.at(-1);
  // The frames of an eye only increase: another tab was faster, or a reconnect repeated it. Or the view is equal.
  if (last !== undefined && (frame <= last.frame || hash === last.hash)) return;
  change(match, (kept) => ({
    ...kept,
    shown: [...kept.shown.filter((one) => one.eye !== eye), { eye, views: [...views, { frame, hash }] }],
  }));
}

export function shownOf(match: string): readonly Shown[] {
  return read(match).shown;
}

/** Without a seen start it is unknown whether this browser's contributions were used. */
export function promisedOf(match: string): Promised | null {
  const { promised, begun } = read(match);
  return promised === null || begun ? promised : { ...promised, contributions: [] };
}

function change(match: string, changed: (kept: Kept) => Kept): void {
  try {
    const before = read(match);
    if (before === NOTHING) freeStorage();
    localStorage.setItem(PREFIX + match, JSON.stringify({ ...changed(before), at: Date.now() } satisfies Kept));
  } catch {
    // Without storage there is nothing to compare later; the match continues.
  }
}

function freeStorage(): void {
  const matches = Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length));
  const oldest = matches.toSorted((a, b) => read(a).at - read(b).at);
  const tooMany = Math.max(0, matches.length - MOST_MATCHES + 1);
  for (const match of oldest.slice(0, tooMany)) localStorage.removeItem(PREFIX + match);
}

function read(match: string): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(PREFIX + match) ?? 'null') as Kept | null;
    return Array.isArray(kept?.shown) && kept.shown.every(({ views }) => Array.isArray(views)) ? kept : NOTHING;
  } catch {
    return NOTHING;
  }
}
