/** The tradable belongings of a seat (CF-4.10). The rules decide on them. */

import type { Facts, Scene, View } from '@tarmac/connecting-flights/rules';
import type { Card, CardKind } from '@tarmac/flights/board/logic';
import { cardsOf } from '@tarmac/flights/board/logic';
import { isLent, sabotageOn } from '../../logic/pieces.ts';

export interface Good {
  readonly card: Card;
  /** A sabotage card goes with it; by place in the board's list. */
  readonly sabotage: number | null;
}

export interface Goods {
  readonly cards: readonly { readonly kind: CardKind; readonly goods: readonly Good[] }[];
  /** By capacity less one. */
  readonly trucks: readonly number[];
  /** Not bid and not promised otherwise. */
  readonly coins: number;
}

const KINDS: readonly CardKind[] = ['airport', 'plane', 'passenger'];

export function goodsOf(scene: Scene, view: View, { freeCoins }: Pick<Facts, 'freeCoins'>, seat: number): Goods {
  return {
    cards: KINDS.map((kind) => ({
      kind,
      goods: cardsOf(scene, view, seat, kind)
        .filter((card) => !isLent(view, card))
        .map((card) => ({ card, sabotage: sabotageOn(view, card) })),
    })).filter(({ goods }) => goods.length > 0),
    trucks: view.trucks[seat] ?? [],
    coins: freeCoins[seat] ?? 0,
  };
}
