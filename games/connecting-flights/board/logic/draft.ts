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

/** CF-4.5 the plan that lies before the reader in one round, as the action that it would be. */
export interface Laid {
  readonly round: number;
  readonly action: Extract<Action, { type: 'fly' }>;
}

/** While nothing is chosen the draft is the laid plan; a choice beside it keeps it. */
export type Draft =
  | { readonly kind: 'none'; readonly laid?: Laid | null }
  | { readonly kind: 'plan'; readonly laid: Laid }
  | { readonly kind: 'action'; readonly action: Action; readonly laid?: Laid | null }
  | FirstDraft
  | VictimDraft;

export const NOTHING: Draft = { kind: 'none' };
export const NO_FLIGHT: FirstDraft = { kind: 'first', from: null, to: null, plane: null, passenger: null };

/** Null where no plan is laid in this round. */
export function laidIn(draft: Draft | null, round: number): Laid | null {
  const laid = draft !== null && 'laid' in draft ? (draft.laid ?? null) : null;
  return laid?.round === round ? laid : null;
}

/** `round` is the one that is played; `laid` the plan that lies there meanwhile. */
export function draftOf(action: Action, round: number, laid: Laid | null = null): Draft {
  if (action.type === 'fly') return { kind: 'plan', laid: { round, action } };
  if (action.type === 'first') {
    const { from, to, plane, passenger } = action;
    return { kind: 'first', from, to, plane, passenger };
  }
  if (action.type === 'sabotage') {
    const { victim, on } = action;
    return { kind: 'victim', victim, on, lies: on !== null };
  }
  return laid === null ? { kind: 'action', action } : { kind: 'action', action, laid };
}

/** Null while something is missing. */
export function actionOf(draft: Draft): Action | null {
  switch (draft.kind) {
    case 'none':
      return null;
    case 'plan':
      return draft.laid.action;
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
