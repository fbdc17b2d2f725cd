/** One line of what a choice would change. */

import type { Livery } from '../livery/livery.ts';

export interface EffectLine {
  readonly label: string;
  /** Whose it is; `label` where the line does not say so. */
  readonly emblem?: { readonly livery: Livery; readonly label?: string };
  readonly change?: { readonly from: string; readonly to: string };
  readonly tone?: 'plain' | 'good' | 'warn';
  /** The emblem says the label as well: where there is little room, it is left to those who hear it. */
  readonly spare?: boolean;
}
