/** A choice that is being put together, until it is an action that the rules can be asked about. */

import type { Action } from '@tarmac/connecting-flights-cooperative/rules';
import type { FirstDraft as Parts } from '@tarmac/flights/board/logic';
import type { ActionOf } from './shapes.ts';

/** CF-5.2 the starting flight of a hand, as far as it is chosen. */
export interface FirstDraft extends Parts {
  readonly hand: number;
}

export type Draft = { readonly kind: 'none' } | { readonly kind: 'action'; readonly action: Action } | FirstDraft;

export const NOTHING: Draft = { kind: 'none' };

export function noFlight(hand: number): FirstDraft {
  return { kind: 'first', hand, from: null, to: null, plane: null, passenger: null };
}

export function draftOf(action: Action): Draft {
  if (action.type !== 'first') return { kind: 'action', action };
  const { hand, from, to, plane, passenger } = action;
  return { kind: 'first', hand, from, to, plane, passenger };
}

/** Null while something is missing. */
export function actionOf(draft: Draft): Action | null {
  switch (draft.kind) {
    case 'none':
      return null;
    case 'action':
      return draft.action;
    case 'first': {
      const { hand, from, to, plane, passenger } = draft;
      if (from === null || to === null || plane === null || passenger === null) return null;
      return { type: 'first', hand, from, to, plane, passenger };
    }
  }
}

/** The hand a choice is for; null where it is for none. */
export function handOf(draft: Draft): number | null {
  if (draft.kind === 'first') return draft.hand;
  return draft.kind === 'action' && 'hand' in draft.action ? draft.action.hand : null;
}

/** The same purchase for another hand; what else is chosen stays as it is. */
export function forHand(draft: Draft, hand: number): Draft {
  if (draft.kind !== 'action' || !('hand' in draft.action) || draft.action.type === 'fly') return draft;
  return { kind: 'action', action: { ...draft.action, hand } };
}

/** CF-5.2 of each part those with which a whole flight could still come of what is chosen besides. */
export function openParts(
  flights: readonly ActionOf<'first'>[],
  draft: FirstDraft,
): { readonly [Part in keyof Choosable]: ReadonlySet<Choosable[Part]> } {
  const open = <Part extends keyof Choosable>(part: Part): ReadonlySet<Choosable[Part]> =>
    new Set(
      flights
        .filter((flight) => PARTS.every((other) => other === part || fits(draft[other], flight[other])))
        .map((flight) => flight[part]),
    );
  return { from: open('from'), to: open('to'), plane: open('plane'), passenger: open('passenger') };
}

type Choosable = Pick<ActionOf<'first'>, 'from' | 'to' | 'plane' | 'passenger'>;
const PARTS = ['from', 'to', 'plane', 'passenger'] as const;

function fits(chosen: string | number | null, part: string | number): boolean {
  return chosen === null || chosen === part;
}
