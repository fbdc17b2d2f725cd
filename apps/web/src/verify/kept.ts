/** What this browser keeps of a match on a server, so that the reader can check the server against it later. */

import type { Seat } from '@tarmac/kit';
import type { TableInfo } from '@tarmac/wire/page';
import type { Promised, Shown } from '../worker/verify-api.ts';

const PREFIX = 'tarmac.shown.';
/** Matches of which something is kept; one has some twenty kilobytes. */
const MOST_MATCHES = 30;

interface Kept {
  /** When it was last written, so that the oldest can go. */
  readonly at: number;
  readonly shown: readonly Shown[];
  readonly promised: Promised | null;
  /** It has begun: who sat there then has added to the key, and nobody else can any more. */
  readonly begun: boolean;
}

const NOTHING: Kept = { at: 0, shown: [], promised: null, begun: false };

/** By table, the first commitment this page was told while the table was open: before it had added anything itself. */
const firstTold = new Map<string, string>();

export function hearOf({ id, state, commitment }: TableInfo): void {
  if (state === 'open' && !firstTold.has(id)) firstTold.set(id, commitment);
}

/** This browser sat down, and the server has its contribution. */
export function keepContribution(table: TableInfo, seat: Seat, text: string): void {
  hearOf(table);
  change(table.id, (kept) => {
    // A table has one secret: what was promised first counts, also when somebody sits down again.
    const commitment = kept.promised?.commitment ?? firstTold.get(table.id) ?? table.commitment;
    const others = (kept.promised?.contributions ?? []).filter((one) => one.seat !== seat);
    return { ...kept, promised: { commitment, contributions: [...others, { seat, text }] } };
  });
}

/** Once it is played: seats that were left again, or taken away, are somebody else's contribution. */
export function keepOnly(match: string, mySeats: readonly Seat[]): void {
  const { promised, begun } = read(match);
  if (promised === null || begun) return;
  const contributions = promised.contributions.filter(({ seat }) => mySeats.includes(seat));
  change(match, (kept) => ({ ...kept, promised: { ...promised, contributions }, begun: true }));
}

/** One view more of the reader's own seat. */
export function keepView(match: string, eye: Seat, frame: number, hash: string): void {
  const views = read(match).shown.find((one) => one.eye === eye)?.views ?? [];
  const last = views.at(-1);
  // Frames of an eye only go up: another tab was quicker, or it was shown again after a new connection. Or nothing looks different.
  if (last !== undefined && (frame <= last.frame || hash === last.hash)) return;
  change(match, (kept) => ({
    ...kept,
    shown: [...kept.shown.filter((one) => one.eye !== eye), { eye, views: [...views, { frame, hash }] }],
  }));
}

export function shownOf(match: string): readonly Shown[] {
  return read(match).shown;
}

/** What nobody saw begin is not known to be of those who sat there in the end. */
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
    // A browser that keeps nothing has nothing to compare with later; the match goes on.
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
