/** What a game tells the table of its choices: how they are put together, what they come to, and what is told of them. */

import type { Refusal, Seat } from '@tarmac/kit';
import type { PictureShapes, Preview, Shown } from '../picture.ts';

/** A choice that is being put together. Of the kind `none`, nothing is chosen. */
export interface AnyDraft {
  readonly kind: string;
}

/** What the rules say of the choice. */
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
  /** Nothing chosen, or what is asked for at once; `before` is what was there, of which something may stay. */
  blank(before: Draft | null): Draft;
  /** How a new decision begins; blank unless it is said. */
  begin?(before: Draft): Draft;
  /** The choice of this action, made by something else than taps: a button, a hint. */
  draftOf(action: T['action']): Draft;
  /** The actions a draft comes to, which are sent one after another; none while something is missing. */
  actionsOf(draft: Draft): readonly T['action'][];
  /** What the rules are asked about while nothing is chosen: what is being laid, or what stands in the way of a draft. */
  inTheWay?(draft: Draft): T['action'] | null;
  /** This choice stands already: there is nothing to confirm. */
  stands?(action: T['action']): boolean;
  /** What is told of an action that is allowed. */
  effectsOf(
    seat: Seat,
    action: T['action'],
    before: Pick<Shown<T>, 'view' | 'facts'>,
    preview: Preview<T>,
  ): readonly Effect[];
  /** An action is sent, with what was chosen then. */
  onsend?(action: T['action'], draft: Draft): void;
}
