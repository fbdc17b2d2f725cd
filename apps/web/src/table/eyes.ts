/** The eye of this device, and when the device must change hands. */

import type { Eye, Seat } from '@tarmac/kit';
import type { Moment, TableNow } from '../backend/backend.ts';

export type Moments = ReadonlyMap<Eye, Moment>;

/** Whether this seat is awaited: its own eye knows it exactly. */
export function owes(moments: Moments, seat: Seat): boolean {
  return moments.get(seat)?.awaited.includes(seat) ?? false;
}

/** The next seat to decide at this device: the holder while it owes a decision, then around the table. */
export function nextToDecide(mySeats: readonly Seat[], moments: Moments, holder: Seat | null): Seat | null {
  const owing = mySeats.filter((seat) => owes(moments, seat));
  if (holder === null) return owing[0] ?? null;
  if (owing.includes(holder)) return holder;
  return owing.find((seat) => seat > holder) ?? owing[0] ?? null;
}

/** The current eye, or the seat to which the device must be handed first. */
export type Looking = { readonly eye: Eye } | { readonly handTo: Seat; readonly from: Seat | null };

export interface AtDevice {
  readonly table: Pick<TableNow, 'mySeats' | 'state'>;
  readonly moments: Moments;
  /** Several people share this device and hide their hands from each other. */
  readonly shared: boolean;
  /** The current holder; null after a page load. */
  readonly holder: Seat | null;
  /** The holder wants to look again before handing it over. */
  readonly lingering: boolean;
}

export function looking({ table, moments, shared, holder, lingering }: AtDevice): Looking {
  const [first] = table.mySeats;
  if (first === undefined) return { eye: 'watcher' };
  const next = nextToDecide(table.mySeats, moments, holder);
  // After the end nothing is hidden.
  if (!shared || table.state !== 'running') return { eye: (shared ? holder : next) ?? holder ?? first };
  if (holder !== null && (lingering || next === null || next === holder)) return { eye: holder };
  return { handTo: next ?? first, from: holder };
}
