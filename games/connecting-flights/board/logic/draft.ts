/** A choice that is being put together, until it is an action that the rules can be asked about. */

import type { Action, View } from '@tarmac/connecting-flights/rules';
import type { Card, FirstDraft } from '@tarmac/flights/board/logic';

/** CF-4.7 whom a sabotage card shall hit, and where. */
export interface VictimDraft {
  readonly kind: 'victim';
  readonly victim: number;
  readonly on: Card | null;
  /** It is one of those that lie on a card. */
  readonly lies: boolean;
}

export type Draft =
  | { readonly kind: 'none' }
  | { readonly kind: 'action'; readonly action: Action }
  | FirstDraft
  | VictimDraft;

export const NOTHING: Draft = { kind: 'none' };
export const NO_FLIGHT: FirstDraft = { kind: 'first', from: null, to: null, plane: null, passenger: null };

export function draftOf(action: Action): Draft {
  if (action.type === 'first') {
    const { from, to, plane, passenger } = action;
    return { kind: 'first', from, to, plane, passenger };
  }
  if (action.type === 'sabotage') {
    const { victim, on } = action;
    return { kind: 'victim', victim, on, lies: on !== null };
  }
  return { kind: 'action', action };
}

/** Null while something is missing. */
export function actionOf(draft: Draft): Action | null {
  switch (draft.kind) {
    case 'none':
      return null;
    case 'action':
      return draft.action;
    case 'first': {
      const { from, to, plane, passenger } = draft;
      if (from === null || to === null || plane === null || passenger === null) return null;
      return { type: 'first', from, to, plane, passenger };
    }
    case 'victim':
      return draft.lies && draft.on === null ? null : { type: 'sabotage', victim: draft.victim, on: draft.on };
  }
}

/** CF-1.8 a hidden choice of this seat is in, and could be replaced. */
export function hasChosen(frame: View['frame'], seat: number): boolean {
  return 'chosen' in frame && (frame.chosen[seat] ?? null) !== null;
}

/** That choice; null without one. */
export function madeBy(
  frame: View['frame'],
  seat: number,
  dealt: View['dealt'],
  ids: readonly string[],
): Action | null {
  switch (frame.kind) {
    case 'keep': {
      const place = frame.chosen[seat] ?? null;
      const player = place === null ? undefined : ids[dealt[seat]?.[place] ?? -1];
      return player === undefined ? null : ({ type: 'keep', player } as Action);
    }
    case 'first': {
      const chosen = frame.chosen[seat] ?? null;
      return chosen === null ? null : { type: 'first', ...chosen };
    }
    case 'plans': {
      const chains = frame.chosen[seat] ?? null;
      return chains === null ? null : { type: 'fly', chains };
    }
    default:
      return null;
  }
}
