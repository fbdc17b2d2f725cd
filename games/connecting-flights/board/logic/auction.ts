/** CF-4.2, CF-4.3 the display of the auction: the row with its empty places, and the bids on the called card. */

import type { Facts, Scene, View } from '@tarmac/connecting-flights/rules';
import type { Card, CardKind } from '@tarmac/flights/board/logic';

export interface Bidder {
  readonly seat: number;
  readonly made: number;
  readonly allowed: number;
  readonly out: boolean;
  /** The highest bid is this seat's. */
  readonly leads: boolean;
  readonly acts: boolean;
}

/** From the first player clockwise; empty without a called card. */
export function biddersOf(view: View, facts: Pick<Facts, 'bidsAllowed'>): readonly Bidder[] {
  const { frame } = view;
  if (frame.kind !== 'bid') return [];
  return Array.from({ length: view.seats }, (_, step) => {
    const seat = (view.firstSeat + step) % view.seats;
    return {
      seat,
      made: frame.bids[seat] ?? 0,
      allowed: facts.bidsAllowed[seat] ?? 0,
      out: frame.out[seat] === true,
      leads: frame.highSeat === seat,
      acts: frame.seat === seat,
    };
  });
}

/** CF-4.2 the empty places with their kinds; the first is the current one. */
export function slotsLeft({ board }: Scene, { frame, seats }: View): readonly (readonly CardKind[])[] {
  if (frame.kind !== 'add') return [];
  const all: readonly (readonly CardKind[])[] = [['airport'], ...board.slots.slice(0, seats - 1)];
  return all.slice(frame.slot + 1);
}

/** CF-4.2 the number of cards in and under the deck, which everybody can count. */
export function deckSize({ cards }: Scene, view: View, kind: CardKind): number {
  return cards.filter((card, number) => card.kind === kind && !card.electric && isInDeck(view.where[number])).length;
}

/** Among the shuffled cards of its deck, or under it. */
const IN_DECK = [-2, -3];

function isInDeck(place: number | undefined): boolean {
  return place !== undefined && IN_DECK.includes(place);
}

/** CF-1.9 the next card of a deck, if known: once only the cards under it are left. */
export function nextOf(scene: Scene, view: View, kind: 'plane' | 'passenger'): Card | null {
  const queue = kind === 'plane' ? view.planeQueue : view.passengerQueue;
  return queue.length > 0 && queue.length === deckSize(scene, view, kind) ? (queue[0] ?? null) : null;
}
