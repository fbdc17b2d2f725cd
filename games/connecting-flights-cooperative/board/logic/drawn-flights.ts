/** The flights and charters on the map: those of this round, and the current choice. */

import type { Scene, View } from '@tarmac/connecting-flights-cooperative/rules';
import type { Draft } from './draft.ts';
import type { Card } from './shapes.ts';

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
): readonly DrawnFlight[] {
  const cityOf = (card: Card | null): string | null => cards[card ?? -1]?.city ?? null;
  const flown = flights.flatMap(({ hand, from, to }) => between(hand, cityOf(from), cityOf(to), true));
  return [...flown, ...chosen()];

  function chosen(): DrawnFlight[] {
    switch (draft.kind) {
      case 'first':
        return between(draft.hand, draft.from, draft.to, false);
      case 'flight':
        return between(draft.laid.hand, cityOf(draft.laid.from), cityOf(draft.laid.to), false);
      case 'charter':
        return between(null, draft.charter.from, draft.charter.to, false);
      default:
        return [];
    }
  }
}

function between(hand: number | null, from: string | null, to: string | null, flown: boolean): DrawnFlight[] {
  return from === null || to === null || from === to ? [] : [{ hand, from, to, flown }];
}
