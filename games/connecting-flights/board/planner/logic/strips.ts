/** The drawn chains: each with room for one more flight, and room for one more chain below. */

import type { Scene } from '@tarmac/connecting-flights/rules';
import type { Card } from '@tarmac/flights/board/logic';
import type { Plan } from '../../logic/shapes.ts';
import { type Piece, pieceAt, type Slot, suits } from './draft.ts';

interface StripFlight {
  readonly leg: number;
  /** Nothing lies there yet: the chain would grow. */
  readonly isNew: boolean;
  readonly slots: Readonly<Record<'plane' | 'truck' | 'passenger' | 'to', Slot>>;
}

export interface Strip {
  readonly chain: number;
  readonly isNew: boolean;
  readonly from: Slot;
  readonly flights: readonly StripFlight[];
}

/** `grows` is false where there is nothing to be laid. CF-2.6 no flight follows one that ends on landing rights. */
export function stripsOf(plan: Plan, grows: boolean, isRights: (card: Card) => boolean): readonly Strip[] {
  const strips = plan.map(({ legs }, chain) => stripOf(plan, chain, grows && !isRights(legs.at(-1)?.to ?? -1)));
  return grows ? [...strips, stripOf(plan, plan.length, true)] : strips;
}

function stripOf(plan: Plan, chain: number, grows: boolean): Strip {
  const laid = plan[chain]?.legs ?? [];
  // A flight must be finished before the next is offered: its destination is the next origin.
  const ends = laid.length > 0 && laid[laid.length - 1]?.to === null;
  const count = laid.length + (grows && !ends ? 1 : 0);
  return {
    chain,
    isNew: chain === plan.length,
    from: { chain, leg: 0, part: 'from' },
    flights: Array.from({ length: count }, (_, leg) => ({
      leg,
      isNew: leg === laid.length,
      slots: {
        plane: { chain, leg, part: 'plane' },
        truck: { chain, leg, part: 'truck' },
        passenger: { chain, leg, part: 'passenger' },
        to: { chain, leg, part: 'to' },
      },
    })),
  };
}

/** Every place, in the order it is read. */
export function slotsOf(strips: readonly Strip[]): readonly Slot[] {
  return strips.flatMap(({ from, flights }) => [
    from,
    ...flights.flatMap(({ slots: { plane, truck, passenger, to } }) => [plane, truck, passenger, to]),
  ]);
}

/** The places that glow for a piece. */
export function slotsFor(strips: readonly Strip[], piece: Piece): readonly Slot[] {
  return slotsOf(strips).filter(({ part }) => suits(piece.kind, part));
}

/** The first place for the keyboard with a held piece: the first empty one, else the first. */
export function firstSlot(plan: Plan, strips: readonly Strip[], piece: Piece): Slot | null {
  const all = slotsFor(strips, piece);
  return all.find((slot) => pieceAt(plan, slot) === null) ?? all[0] ?? null;
}

/** The one before or after; it goes round. */
export function besides<T>(all: readonly T[], at: number, step: 1 | -1): T | null {
  return all[(at + step + all.length) % all.length] ?? null;
}

/** The next place after laying a card: along its flight; an electric plane needs no truck. */
export function nextToFill(plan: Plan, { chain, leg, part }: Slot, { cards }: Pick<Scene, 'cards'>): Slot | null {
  const flight = plan[chain]?.legs[leg];
  const isElectric = cards[flight?.plane ?? -1]?.electric === true;
  const order = (['from', 'plane', 'truck', 'passenger', 'to'] as const).filter(
    (each) => (each !== 'from' || leg === 0) && !(each === 'truck' && isElectric),
  );
  const next = order
    .slice(order.indexOf(part) + 1)
    .map((each): Slot => ({ chain, leg, part: each }))
    .find((slot) => pieceAt(plan, slot) === null);
  return next ?? null;
}
