/** What flies where. A picture works it out from the difference of two moments. */

import type { Livery } from '../livery/livery.ts';

/** What a ghost looks like: an airplane, a face-up card, the common back of a card, a token with its letter, or a coin. */
export type Thing =
  | { readonly kind: 'plane' | 'card' | 'back' | 'token'; readonly livery: Livery }
  | { readonly kind: 'back'; readonly livery?: null }
  | { readonly kind: 'coin' };

export interface Flight {
  /** Names that elements were given with `place`. */
  readonly from: string;
  readonly to: string;
  readonly thing: Thing;
  /** The place `from` is there after the change as well, and where it was: then it need not be measured before. */
  readonly stays?: boolean | undefined;
  /** What lies at `to` is this very thing, and is not shown before it has landed. */
  readonly lands?: boolean | undefined;
}
