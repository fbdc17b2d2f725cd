/** The moves between two views of one eye, for animation. */

import type { News, Scene } from '@tarmac/connecting-flights/rules';
import type { Card } from '@tarmac/flights/board/logic';
import type { Bundle } from './shapes.ts';

/** The start or end of a move; the picture marks its places by these names. */
export type Spot = `row-${number}` | `seat-${number}` | `city-${string}`;

export interface Move {
  readonly kind: 'card' | 'plane' | 'coin';
  /** Whose it is, for its look. */
  readonly seat: number;
  readonly from: Spot;
  readonly to: Spot;
}

export function movesIn(scene: Pick<Scene, 'cards'>, news: readonly News[]): readonly Move[] {
  const cityOf = (card: Card): Spot => `city-${scene.cards[card]?.city ?? ''}`;
  return news.flatMap((item): Move[] => {
    switch (item.kind) {
      case 'sold':
        return [{ kind: 'card', seat: item.seat, from: `row-${item.card}`, to: `seat-${item.seat}` }];
      case 'rented':
        return [{ kind: 'coin', seat: item.seat, from: `seat-${item.seat}`, to: cityOf(item.card) }];
      case 'traded':
        return [...given(item.from, item.to, item.give), ...given(item.to, item.from, item.take)];
      case 'flew':
        return item.plan.flatMap(({ from, legs }) => {
          let start = from;
          return legs.flatMap(({ to }): Move[] => {
            const origin = start;
            start = to;
            if (origin === null || to === null) return [];
            return [{ kind: 'plane', seat: item.seat, from: cityOf(origin), to: cityOf(to) }];
          });
        });
      case 'struck':
        if (item.gained === 0) return [];
        return [{ kind: 'coin', seat: item.seat, from: `seat-${item.victim}`, to: `seat-${item.seat}` }];
      default:
        return [];
    }
  });
}

function given(from: number, to: number, { cards, loans, coins }: Bundle): Move[] {
  const spots = { from: `seat-${from}`, to: `seat-${to}` } as const;
  return [
    ...[...cards, ...loans].map((): Move => ({ kind: 'card', seat: to, ...spots })),
    ...(coins > 0 ? [{ kind: 'coin', seat: to, ...spots } as const] : []),
  ];
}
