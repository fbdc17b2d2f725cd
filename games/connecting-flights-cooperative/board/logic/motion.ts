/** The moves between two views, except pawns, for animation. */

import type { News, Scene } from '@tarmac/connecting-flights-cooperative/rules';

/** The start or end of a move; the picture marks its places by these names. */
type Spot = `shown-${number}` | `hand-${number}` | `city-${string}` | 'coins';

export interface Move {
  readonly kind: 'card' | 'coin';
  readonly hand: number;
  readonly from: Spot;
  readonly to: Spot;
}

export function movesIn({ cards }: Pick<Scene, 'cards'>, news: readonly News[]): readonly Move[] {
  return news.flatMap((item): Move[] => {
    switch (item.kind) {
      case 'bought': {
        const city = cards[item.card]?.city ?? null;
        const from: Spot = city === null ? `shown-${item.card}` : `city-${city}`;
        return [{ kind: 'card', hand: item.hand, from, to: `hand-${item.hand}` }];
      }
      case 'rented':
        return [{ kind: 'coin', hand: item.hand, from: 'coins', to: `city-${cards[item.card]?.city ?? ''}` }];
      case 'boughtTruck':
        return [{ kind: 'coin', hand: item.hand, from: 'coins', to: `hand-${item.hand}` }];
      default:
        return [];
    }
  });
}
