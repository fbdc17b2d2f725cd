/** The target of an undo by consent: the moment before the seat's last decision that it cannot undo alone. */

import type { Seat } from '@tarmac/kit';
import type { Moment } from '../backend/backend.ts';
import { standing } from './log.ts';

/** The frame of the seat's own eye; null before its first decision. */
export function beforeLastDecision(moments: readonly Moment[], seat: Seat): number | null {
  const stood = standing(moments);
  for (let place = stood.length - 2; place >= 0; place--) {
    const moment = stood[place];
    if (moment?.awaited.includes(seat) && stood[place + 1]?.cause === 'act') return moment.frame;
  }
  return null;
}
