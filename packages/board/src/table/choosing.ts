/** A game's definition of choices for the table: how they are built, which actions they mean, and their effects. */

import type { Refusal, Seat } from '@tarmac/kit';
import type { PictureShapes, Preview, Shown } from '../picture.ts';

/** An unfinished choice. The kind `none` means that nothing is chosen. */
export interface AnyDraft {
  readonly kind: string;
}

/** The rules' answer on the choice. */
export type DraftJudgement<T extends PictureShapes, Effect> =
  | { readonly kind: 'none' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'refused'; readonly action: T['action']; readonly refusal: Refusal }
  | {
      readonly kind: 'allowed';
      readonly action: T['action'];
      readonly effects: readonly Effect[];
      readonly preview: Preview<T>;
    };

export interface Choosing<T extends PictureShapes, Draft extends AnyDraft, Effect> {
  /** No choice, or the one that is asked for first; may keep a part of `before`. */
  blank(before: Draft | null): Draft;
  /** The draft at the start of a new decision; blank by default. */
  begin?(before: Draft): Draft;
  /** The draft of an action chosen by a button, a hint or a link; may keep a part of `before`. */
  draftOf(action: T['action'], before: Draft): Draft;
  /** The actions of a draft, sent one after another; none while it is incomplete. */
  actionsOf(draft: Draft): readonly T['action'][];
  /** The action to ask the rules about while the draft is incomplete: a part of it, or an obstacle. */
  inTheWay?(draft: Draft): T['action'] | null;
  /** The choice is already in effect: there is nothing to confirm. */
  stands?(action: T['action']): boolean;
  /** The effects of a legal action. */
  effectsOf(
    seat: Seat,
    action: T['action'],
    before: Pick<Shown<T>, 'view' | 'facts'>,
    preview: Preview<T>,
  ): readonly Effect[];
  /** Called when an action is sent, with its draft. */
  onsend?(action: T['action'], draft: Draft): void;
}
