/** CF-4.10 why an offer is declined or answered with another: a code from a short list and a card, never free text. */

import { card } from '@tarmac/flights/rules';
import { oneOf, orNull, record, type TypeOf } from '@tarmac/kit';

const REASON_CODES = [
  /** `card` is the airport that the answering seat needs it for. */
  'neededFor',
  /** `card` is what it would get; null for trucks. */
  'noUse',
  /** `card` is what it would give; null for trucks. */
  'worthMore',
  /** It would pay too much. */
  'tooDear',
  /** It would help the other more. */
  'helpsYou',
] as const;
export type ReasonCode = (typeof REASON_CODES)[number];

export const reason = record({ code: oneOf(...REASON_CODES), card: orNull(card) });
export type Reason = TypeOf<typeof reason>;

/** Acts and news of logs from before there were reasons have none. */
export const MAY_LACK = ['reason'] as const;
export type MayLackReason<T> = T extends { readonly reason: Reason }
  ? Omit<T, 'reason'> & { readonly reason?: Reason }
  : T;
