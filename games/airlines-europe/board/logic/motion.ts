/** The moves between two views of one eye, for animation. */

import type { News, View } from '@tarmac/airlines-europe/rules';
import { AIRLINE_ORDER } from './pieces.ts';
import type { Airline, Share } from './shapes.ts';

/** The start or end of a move; the picture marks its places by these names. */
export type Spot =
  | 'deck'
  | 'bank'
  | 'abacus'
  | 'hand'
  | 'gone'
  | `market-${number}`
  | `seat-${number}`
  | `circle-${number}`;

export type Move =
  /** `share` is null for a card seen from behind. */
  | { readonly kind: 'card'; readonly share: Share | null; readonly from: Spot; readonly to: Spot }
  | { readonly kind: 'plane'; readonly airline: Airline; readonly from: Spot; readonly to: Spot }
  | { readonly kind: 'money'; readonly amount: number; readonly from: Spot; readonly to: Spot };

export function movesBetween(before: View, after: View, news: readonly News[]): readonly Move[] {
  return [...planes(before, after, news), ...cards(before, after, news), ...money(before, after)];
}

function planes(before: View, after: View, news: readonly News[]): Move[] {
  const buyer = news.find(({ kind }) => kind === 'bought');
  const from: Spot = buyer?.kind === 'bought' ? `seat-${buyer.seat}` : 'bank';
  return after.circles.flatMap((holder, circle) => {
    const airline = AIRLINE_ORDER[holder];
    if (airline === undefined || before.circles[circle] === holder) return [];
    return [{ kind: 'plane', airline, from, to: `circle-${circle}` }];
  });
}

/** The eye's own hand is visible; others' hands are at their seats. */
function handOf(seat: number, view: View): Spot {
  return view.eye === seat ? 'hand' : `seat-${seat}`;
}

function cards(before: View, after: View, news: readonly News[]): Move[] {
  // A card that leaves the market leaves a gap, which the next card of the deck fills.
  const market: (Airline | null)[] = [...before.market];
  const leave = (airline: Airline): Spot => {
    const place = market.indexOf(airline);
    if (place !== -1) market[place] = null;
    return `market-${Math.max(0, place)}`;
  };
  const fill = (airline: Airline): Spot => {
    const gap = market.indexOf(null);
    if (gap !== -1) market[gap] = airline;
    return `market-${gap === -1 ? market.push(airline) - 1 : gap}`;
  };
  return news.flatMap((item): Move[] => {
    switch (item.kind) {
      case 'took':
        return [{ kind: 'card', share: item.airline, from: leave(item.airline), to: handOf(item.seat, after) }];
      case 'drew':
        return [{ kind: 'card', share: item.airline, from: 'deck', to: handOf(item.seat, after) }];
      case 'marketCleared':
        return item.airlines.map((share) => ({ kind: 'card', share, from: leave(share), to: 'gone' }));
      case 'turnedUp':
        return item.airlines.map((share) => ({ kind: 'card', share, from: 'deck', to: fill(share) }));
      case 'played':
        return item.shares.map((share) => ({
          kind: 'card',
          share,
          from: handOf(item.seat, after),
          to: `seat-${item.seat}`,
        }));
      case 'opened':
        return item.shares.flatMap((pair, seat) =>
          pair.map((share): Move => ({ kind: 'card', share, from: handOf(seat, after), to: `seat-${seat}` })),
        );
      case 'exchanged':
        return exchanged(item, after);
      default:
        return [];
    }
  });
}

function exchanged(item: Extract<News, { kind: 'exchanged' }>, after: View): Move[] {
  const hand = handOf(item.seat, after);
  const unseen = new Array<Share | null>(item.backs.ordinary).fill(null);
  const abacus = new Array<Share>(item.backs.abacus).fill('abacus');
  return [
    ...item.fromPortfolio.map((share): Move => ({ kind: 'card', share, from: `seat-${item.seat}`, to: 'gone' })),
    ...(item.fromHand ?? [...unseen, ...abacus]).map(
      (share): Move => ({ kind: 'card', share, from: hand, to: 'gone' }),
    ),
    ...Array.from({ length: item.acquired }, (): Move => ({ kind: 'card', share: 'abacus', from: 'abacus', to: hand })),
  ];
}

function money(before: View, after: View): Move[] {
  return after.cash.flatMap((cash, seat): Move[] => {
    const amount = cash - (before.cash[seat] ?? cash);
    if (amount === 0) return [];
    const seatSpot: Spot = `seat-${seat}`;
    return amount > 0
      ? [{ kind: 'money', amount, from: 'bank', to: seatSpot }]
      : [{ kind: 'money', amount: -amount, from: seatSpot, to: 'bank' }];
  });
}
