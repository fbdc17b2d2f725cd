/** A random choice that is as likely to be of one kind as of another: or else of hundreds of flights nothing else would be done. */

import { type Chance, pick } from '@tarmac/kit';
import type { Action } from '../../rules/actions.ts';

export function anyKind(actions: readonly Action[], chance: Chance): Action {
  const kind = pick([...new Set(actions.map(({ type }) => type))], chance);
  return pick(
    actions.filter(({ type }) => type === kind),
    chance,
  );
}
