/** Through whose eyes this device looks, and when it has to change hands first. */

import type { Eye, Seat } from '@tarmac/kit';
import type { Moment, TableNow } from '../backend/backend.ts';

export type Moments = ReadonlyMap<Eye, Moment>;

/** Whether this seat is waited for: of its own seat every eye knows it exactly. */
export function owes(moments: Moments, seat: Seat): boolean {
  return moments.get(seat)?.awaited.includes(seat) ?? false;
}

/** The one whose decision comes next at this device: whoever has it, as long as they owe one, then on around the table. */
export function nextToDecide(mySeats: readonly Seat[], moments: Moments, holder: Seat | null): Seat | null {
  const owing = mySeats.filter((seat) => owes(moments, seat));
  if (holder === null) return owing[0] ?? null;
  if (owing.includes(holder)) return holder;
  return owing.find((seat) => seat > holder) ?? owing[0] ?? null;
}

/** Who looks at the screen now, or whom it has to be handed to before anything is shown. */
export type Looking = { readonly eye: Eye } | { readonly handTo: Seat; readonly from: Seat | null };

export interface AtDevice {
  readonly table: Pick<TableNow, 'mySeats' | 'state'>;
  readonly moments: Moments;
  /** Several people share this device and keep their hands from each other. */
  readonly shared: boolean;
  /** Who has it; null when the page was just opened. */
  readonly holder: Seat | null;
  /** They wanted to look once more before they hand it on. */
  readonly lingering: boolean;
}

export function looking({ table, moments, shared, holder, lingering }: AtDevice): Looking {
  const [first] = table.mySeats;
  if (first === undefined) return { eye: 'watcher' };
  const next = nextToDecide(table.mySeats, moments, holder);
  // Nothing is hidden any more once it is over.
  if (!shared || table.state !== 'running') return { eye: (shared ? holder : next) ?? holder ?? first };
  if (holder !== null && (lingering || next === null || next === holder)) return { eye: holder };
  return { handTo: next ?? first, from: holder };
}
