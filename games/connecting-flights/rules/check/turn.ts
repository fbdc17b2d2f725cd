/** Whether a kind of decision is due, and from this seat. */

import type { Refusal, Seat } from '@tarmac/kit';
import { type REFUSALS, refuse } from '../refusals.ts';
import type { Frame, State } from '../state.ts';

type OrderRule = (typeof REFUSALS)['notYourTurn'][number] & (typeof REFUSALS)['notNow'][number];
type DueRule = (typeof REFUSALS)['notNow'][number];

/** Of decisions that all make at once, by whoever is asked. */
export function waitsFor({ frame }: State, kind: Frame['kind'], rule: DueRule): Refusal | null {
  return frame.kind === kind ? null : refuse('notNow', { due: frame.kind }, rule);
}

/** Of decisions that one seat makes. In the market open offers come first (CF-4.10). */
export function isInTurn(state: State, seat: Seat, kind: Frame['kind'], rule: OrderRule): Refusal | null {
  const { frame } = state;
  if (frame.kind !== kind || !('seat' in frame)) return refuse('notNow', { due: frame.kind }, rule);
  if (frame.seat !== seat) return refuse('notYourTurn', {}, rule);
  return state.offers.length > 0 ? refuse('notNow', { due: 'answer' }, 'CF-4.10') : null;
}
