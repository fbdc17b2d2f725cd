/** The flights of an animation. A picture computes them from the difference of two moments. */

import type { Livery } from '../livery/livery.ts';

/** The look of a ghost: an airplane, a face-up card, the common back of a card, a token with its letter, or a coin. */
export type Thing =
  | { readonly kind: 'plane' | 'card' | 'back' | 'token'; readonly livery: Livery }
  | { readonly kind: 'back'; readonly livery?: null }
  | { readonly kind: 'coin' };

export interface Flight {
  /** Names given with `place`. */
  readonly from: string;
  readonly to: string;
  readonly thing: Thing;
  /** The place `from` is still there after the change, and need not be measured before. */
  readonly stays?: boolean | undefined;
  /** The thing at `to` is this very one, and is hidden until it has landed. */
  readonly lands?: boolean | undefined;
}
