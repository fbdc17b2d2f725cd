/** Whether two moments ask an eye for the same decision: then an unfinished choice may stay. */

import type { Moment } from '../backend/backend.ts';

export function isSameDecision(a: Moment, b: Moment): boolean {
  return (
    a.eye === b.eye &&
    a.frame === b.frame &&
    (a.outcome === null) === (b.outcome === null) &&
    a.awaited.length === b.awaited.length &&
    a.awaited.every((seat) => b.awaited.includes(seat))
  );
}
