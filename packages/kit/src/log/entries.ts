/** The entries of a match's log. The log is append-only: an index is never used twice. */

import type { Draw } from '../chance/chance.ts';
import type { BySeat, Seat, Shapes } from '../game.ts';

/** Who caused an entry. */
export type By =
  | { readonly kind: 'person'; readonly id: string }
  | { readonly kind: 'stand-in' }
  | { readonly kind: 'clock' }
  | { readonly kind: 'host' };

interface Stamp {
  /** Milliseconds since 1970, by the clock of the writer. */
  readonly at: number;
  readonly by: By;
}

export interface StartEntry<T extends Shapes> extends Stamp {
  readonly kind: 'start';
  readonly version: number;
  readonly config: T['config'];
  readonly seats: number;
  /** The hash of the server's secret, published before the deal; null for a match that cannot be verified. */
  readonly commitment: string | null;
  /** What each seat added to the key. */
  readonly contributions: BySeat<string>;
  readonly draws: readonly Draw[];
}

export interface ActEntry<T extends Shapes> extends Stamp {
  readonly kind: 'act';
  readonly seat: Seat;
  readonly action: T['action'];
  readonly draws: readonly Draw[];
  /** Milliseconds that the server took, to take the act and to tell what it answers: no clock counts them. */
  readonly late?: number;
}

export interface UndoEntry extends Stamp {
  readonly kind: 'undo';
  /** Acts after this entry are undone, except those in `keep`. */
  readonly to: number;
  /** Other seats' secret acts after `to`: they stay in effect. */
  readonly keep: readonly number[];
}

export const SEAT_REASONS = ['taken', 'left', 'resigned', 'timed-out', 'stand-in', 'returned'] as const;
export type SeatReason = (typeof SEAT_REASONS)[number];

export interface SeatEntry extends Stamp {
  readonly kind: 'seat';
  readonly seat: Seat;
  /** The new holder of the seat; null for nobody. */
  readonly holder: By | null;
  readonly reason: SeatReason;
}

/** The match continues from this state under rules of a higher version. Later acts are of that version. */
export interface UpgradeEntry<T extends Shapes> extends Stamp {
  readonly kind: 'upgrade';
  readonly version: number;
  readonly state: T['state'];
}

/** The origin of a branch: the view of one seat at one moment of a match. */
export interface BranchOf {
  /** The id of the match, for display only. */
  readonly match: string;
  readonly eye: Seat;
  readonly frame: number;
}

/**
 * A what-if: the match begins with this state, which was imagined from one seat's view of another match. Only a start
 * without draws and the seats may come before it. No server writes one.
 */
export interface BranchEntry<T extends Shapes> extends Stamp {
  readonly kind: 'branch';
  readonly version: number;
  readonly state: T['state'];
  readonly of: BranchOf;
}

export const END_REASONS = ['finished', 'resigned', 'timed-out', 'agreed', 'abandoned'] as const;
export type EndReason = (typeof END_REASONS)[number];

export interface EndEntry extends Stamp {
  readonly kind: 'end';
  readonly reason: EndReason;
}

export type Entry<T extends Shapes> =
  | StartEntry<T>
  | ActEntry<T>
  | UndoEntry
  | SeatEntry
  | UpgradeEntry<T>
  | BranchEntry<T>
  | EndEntry;

/** The index of the entry from which a log is replayed: its last upgrade or branch, else its start. */
export function baseOf(log: readonly { readonly kind: Entry<Shapes>['kind'] }[]): number {
  return Math.max(
    0,
    log.findLastIndex(({ kind }) => kind === 'upgrade' || kind === 'branch'),
  );
}

/** The version of the rules at the end of a log; null for a log without a start. */
export function versionOf(log: readonly Entry<Shapes>[]): number | null {
  if (log[0]?.kind !== 'start') return null;
  return log.reduce((version, entry) => ('version' in entry ? entry.version : version), 0);
}
