/** An unfinished choice, until it is an action for the rules. */

import type { Action } from '@tarmac/connecting-flights-cooperative/rules';
import type { FirstDraft as Parts } from '@tarmac/flights/board/logic';
import type { ActionOf, CharterDraft, Chosen, LaidFlight } from './shapes.ts';

/** CF-5.2 the chosen parts of a hand's starting flight. */
export interface FirstDraft extends Parts {
  readonly hand: number;
}

export type Draft =
  | { readonly kind: 'none' }
  | { readonly kind: 'action'; readonly action: Action }
  | FirstDraft
  /** CF-6.2 `laid` has the chosen parts and those filled in. */
  | { readonly kind: 'flight'; readonly chosen: Chosen; readonly laid: LaidFlight }
  /** CF-6.3 */
  | { readonly kind: 'charter'; readonly charter: CharterDraft };

export const NOTHING: Draft = { kind: 'none' };

export function noFlight(hand: number): FirstDraft {
  return { kind: 'first', hand, from: null, to: null, plane: null, passenger: null };
}

export function draftOf(action: Action): Draft {
  switch (action.type) {
    case 'first': {
      const { hand, from, to, plane, passenger } = action;
      return { kind: 'first', hand, from, to, plane, passenger };
    }
    case 'fly': {
      const { type: _, ...parts } = action;
      return { kind: 'flight', chosen: parts, laid: parts };
    }
    case 'charter': {
      const { from, pawn, to } = action;
      return { kind: 'charter', charter: { from, pawn, to } };
    }
    default:
      return { kind: 'action', action };
  }
}

/** The action; null while a part is missing in the hand. */
export function flightOf(laid: LaidFlight): ActionOf<'fly'> | null {
  const { from, to, plane, passenger } = laid;
  if (from === null || to === null || plane === null || passenger === null) return null;
  return { type: 'fly', ...laid, from, to, plane, passenger };
}

export function charterOf({ from, pawn, to }: CharterDraft): ActionOf<'charter'> | null {
  return from === null || pawn === null || to === null ? null : { type: 'charter', pawn, from, to };
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
    case 'flight':
      return flightOf(draft.laid);
    case 'charter':
      return charterOf(draft.charter);
  }
}

/** The hand a choice is for; null where it is for none. */
export function handOf(draft: Draft): number | null {
  if (draft.kind === 'first') return draft.hand;
  if (draft.kind === 'flight') return draft.chosen.hand;
  return draft.kind === 'action' && 'hand' in draft.action ? draft.action.hand : null;
}

/** The same purchase for another hand. */
export function forHand(draft: Draft, hand: number): Draft {
  if (draft.kind !== 'action' || !('hand' in draft.action)) return draft;
  return { kind: 'action', action: { ...draft.action, hand } };
}

/** CF-5.2 for each part the choices with which a whole flight is still possible. */
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

/**
 * Between two chosen airports lie at once the other parts that serve best, unless others that fit were chosen before: the
 * largest plane, and the passenger that may land anywhere.
 */
export function laidOut(flights: readonly ActionOf<'first'>[], draft: FirstDraft): FirstDraft {
  const others = (flight: ActionOf<'first'>) => PARTS.filter((part) => !fits(draft[part], flight[part])).length;
  const [best] = flights
    .filter(({ from, to }) => from === draft.from && to === draft.to)
    .toSorted((a, b) => others(a) - others(b) || b.plane - a.plane || a.passenger - b.passenger);
  return best === undefined ? draft : { ...draft, plane: best.plane, passenger: best.passenger };
}

type Choosable = Pick<ActionOf<'first'>, 'from' | 'to' | 'plane' | 'passenger'>;
const PARTS = ['from', 'to', 'plane', 'passenger'] as const;

function fits(chosen: string | number | null, part: string | number): boolean {
  return chosen === null || chosen === part;
}
