/** The pieces of a seat: its cards and trucks, those still in hand, and the valid rest of an older plan. */

import type { Scene, View } from '@tarmac/connecting-flights/rules';
import type { Card } from '@tarmac/flights/board/logic';
import { cardsOf, rightsOf } from '@tarmac/flights/board/logic';
import { isLent } from '../../logic/pieces.ts';
import type { Plan } from '../../logic/shapes.ts';
import { type Piece, slotOf, tidied } from './draft.ts';

export interface Hand {
  /** Its own, without those it has lent. */
  readonly airports: readonly Card[];
  /** CF-4.4, CF-4.10 rented or borrowed. */
  readonly rights: readonly Card[];
  readonly planes: readonly Card[];
  readonly electric: readonly Card[];
  readonly passengers: readonly Card[];
  /** By capacity less one. */
  readonly trucks: readonly number[];
}

export function handOf(scene: Scene, view: View, seat: number): Hand {
  const planes = cardsOf(scene, view, seat, 'plane');
  const isElectric = (card: Card): boolean => scene.cards[card]?.electric === true;
  return {
    airports: cardsOf(scene, view, seat, 'airport').filter((card) => !isLent(view, card)),
    rights: rightsOf(view, seat),
    planes: planes.filter((card) => !isElectric(card)),
    electric: planes.filter(isElectric),
    passengers: cardsOf(scene, view, seat, 'passenger'),
    trucks: view.trucks[seat] ?? [],
  };
}

/** The hand less what is laid. */
export function leftOf(hand: Hand, plan: Plan): Hand {
  const isLeft = (card: Card): boolean => slotOf(plan, card) === null;
  const laid = trucksLaid(plan);
  return {
    airports: hand.airports.filter(isLeft),
    rights: hand.rights.filter(isLeft),
    planes: hand.planes.filter(isLeft),
    electric: hand.electric.filter(isLeft),
    passengers: hand.passengers.filter(isLeft),
    trucks: hand.trucks.map((count, place) => count - (laid[place] ?? 0)),
  };
}

/** By capacity less one. */
function trucksLaid(plan: Plan): number[] {
  const laid: number[] = [];
  for (const { truck } of plan.flatMap(({ legs }) => legs)) {
    if (truck > 0) laid[truck - 1] = (laid[truck - 1] ?? 0) + 1;
  }
  return laid;
}

/** The valid rest of a plan: missing cards and surplus trucks leave empty places. */
export function stillLaid(plan: Plan, hand: Hand): Plan {
  const cards = new Set([...hand.airports, ...hand.rights, ...hand.planes, ...hand.electric, ...hand.passengers]);
  const trucks = [...hand.trucks];
  const kept = (card: Card | null): Card | null => (card !== null && cards.has(card) ? card : null);
  const keptTruck = (capacity: number): number => {
    const left = trucks[capacity - 1] ?? 0;
    if (left === 0) return 0;
    trucks[capacity - 1] = left - 1;
    return capacity;
  };
  return tidied(
    plan.map(({ from, legs }) => ({
      from: kept(from),
      legs: legs.map(({ plane, truck, passenger, to }) => ({
        plane: kept(plane),
        truck: keptTruck(truck),
        passenger: kept(passenger),
        to: kept(to),
      })),
    })),
  );
}

export type Row = 'airports' | 'rights' | 'planes' | 'electric' | 'passengers' | 'trucks';

interface HandRow {
  readonly row: Row;
  readonly pieces: readonly { readonly piece: Piece; readonly count: number }[];
}

const KINDS = {
  airports: 'airport',
  rights: 'airport',
  planes: 'plane',
  electric: 'plane',
  passengers: 'passenger',
} as const;

/** The rows of the hand in the order of a flight; what is called alike lies in a stack. */
export function rowsOf(hand: Hand, nameOf: (piece: Piece) => string): readonly HandRow[] {
  const cards = (['airports', 'rights', 'planes', 'electric', 'passengers'] as const).map((row) => ({
    row,
    pieces: stacked(
      hand[row].map((card) => ({ kind: KINDS[row], card })),
      nameOf,
    ),
  }));
  const trucks = hand.trucks.flatMap((count, place) =>
    count > 0 ? [{ piece: { kind: 'truck', capacity: place + 1 } as const, count }] : [],
  );
  return [...cards, { row: 'trucks' as const, pieces: trucks }].filter(({ pieces }) => pieces.length > 0);
}

function stacked(pieces: readonly Piece[], nameOf: (piece: Piece) => string): HandRow['pieces'] {
  const names = pieces.map(nameOf);
  return pieces
    .map((piece, place) => ({ piece, count: names.filter((name) => name === names[place]).length }))
    .filter((_, place) => names.indexOf(names[place] as string) === place);
}
