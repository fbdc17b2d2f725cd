/** One step outside of rules and searches: check, copy, apply. */

import type { Chance } from './chance/chance.ts';
import type { Game, Refusal, Seat, Shapes } from './game.ts';

export type Stepped<T extends Shapes> =
  | { readonly ok: true; readonly state: T['state']; readonly news: T['news'][] }
  | { readonly ok: false; readonly refusal: Refusal };

/** Never changes the given state. */
export function step<T extends Shapes>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  action: T['action'],
  chance: Chance,
): Stepped<T> {
  const refusal = game.check(state, seat, action);
  if (refusal !== null) return { ok: false, refusal };
  const next = game.clone(state);
  const news: T['news'][] = [];
  game.apply(next, seat, action, chance, news);
  return { ok: true, state: next, news };
}
