/** Which flights and charters are drawn on the map: those of this round, and what is put together or chosen now. */

import type { Scene, View } from '@tarmac/connecting-flights-cooperative/rules';
import type { Draft } from './draft.ts';
import type { Card, LaidFlight } from './shapes.ts';

interface DrawnFlight {
  /** Whose it is; null for a charter. */
  readonly hand: number | null;
  /** Cities by id. */
  readonly from: string;
  readonly to: string;
  /** It was flown. */
  readonly flown: boolean;
}

export function flightsToDraw(
  { cards }: Pick<Scene, 'cards'>,
  { flights }: Pick<View, 'flights'>,
  draft: Draft,
  laid: LaidFlight | null,
): readonly DrawnFlight[] {
  const cityOf = (card: Card | null): string | null => cards[card ?? -1]?.city ?? null;
  const flown = flights.flatMap(({ hand, from, to }) => between(hand, cityOf(from), cityOf(to), true));
  return [...flown, ...chosen()];

  function chosen(): DrawnFlight[] {
    if (draft.kind === 'first') return between(draft.hand, draft.from, draft.to, false);
    if (draft.kind === 'action') {
      const { action } = draft;
      if (action.type === 'fly') return between(action.hand, cityOf(action.from), cityOf(action.to), false);
      if (action.type === 'charter') return between(null, action.from, action.to, false);
    }
    return laid === null ? [] : between(laid.hand, cityOf(laid.from), cityOf(laid.to), false);
  }
}

function between(hand: number | null, from: string | null, to: string | null, flown: boolean): DrawnFlight[] {
  return from === null || to === null || from === to ? [] : [{ hand, from, to, flown }];
}
