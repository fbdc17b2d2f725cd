/** One line on an effect of a choice. */

import type { Livery } from '../livery/livery.ts';

export interface EffectLine {
  readonly label: string;
  /** Its owner; `label` if the line does not name it. */
  readonly emblem?: { readonly livery: Livery; readonly label?: string };
  readonly change?: { readonly from: string; readonly to: string };
  readonly tone?: 'plain' | 'good' | 'warn';
  /** The emblem already says the label: only screen readers get it where there is little room. */
  readonly spare?: boolean;
}
