/** Whether this kind of decision is due, for that hand. */

import type { Refusal } from '@tarmac/kit';
import { handsOf } from '../hands.ts';
import { type REFUSALS, refuse } from '../refusals.ts';
import type { Frame, State } from '../state.ts';

type Rule = (typeof REFUSALS)['notNow'][number];

export function isDue({ frame }: Pick<State, 'frame'>, kind: Frame['kind'], rule: Rule): Refusal | null {
  return frame.kind === kind ? null : refuse('notNow', { due: frame.kind }, rule);
}

export function isHand(state: State, hand: number): Refusal | null {
  return hand < handsOf(state) ? null : refuse('noSuchHand', { hand });
}
