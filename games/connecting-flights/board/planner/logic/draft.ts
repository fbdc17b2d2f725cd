/**
 * An unfinished flight plan: cards and trucks go into the slots of chains, and out again. It is always a valid plan as
 * data, so that the rules can judge it after every change.
 */

import type { Card } from '@tarmac/flights/board/logic';
import type { Chain, Leg, Plan } from '../../logic/shapes.ts';

type Part = 'from' | 'plane' | 'truck' | 'passenger' | 'to';

/** A place for one piece. A new chain after the last, and a new flight after a chain's last, are places too. */
export interface Slot {
  readonly chain: number;
  /** The origin of a chain is in its first flight, 0. */
  readonly leg: number;
  readonly part: Part;
}

export type Piece =
  | { readonly kind: 'airport' | 'plane' | 'passenger'; readonly card: Card }
  /** Trucks of one capacity are alike. */
  | { readonly kind: 'truck'; readonly capacity: number };

const EMPTY_LEG: Leg = { plane: null, truck: 0, passenger: null, to: null };
const EMPTY_CHAIN: Chain = { from: null, legs: [] };

const SUITS: Readonly<Record<Part, Piece['kind']>> = {
  from: 'airport',
  plane: 'plane',
  truck: 'truck',
  passenger: 'passenger',
  to: 'airport',
};

/** Whether a piece of this kind goes into such a place at all. */
export function suits(kind: Piece['kind'], part: Part): boolean {
  return SUITS[part] === kind;
}

function isSameSlot(a: Slot | null, b: Slot | null): boolean {
  return a === b || (a !== null && b !== null && slotId(a) === slotId(b));
}

export function slotId({ chain, leg, part }: Slot): string {
  return `${chain}/${leg}/${part}`;
}

export function pieceAt(plan: Plan, { chain, leg, part }: Slot): Piece | null {
  const { from, legs } = plan[chain] ?? EMPTY_CHAIN;
  const flight = legs[leg] ?? EMPTY_LEG;
  if (part === 'truck') return flight.truck === 0 ? null : { kind: 'truck', capacity: flight.truck };
  const card = part === 'from' ? from : flight[part];
  return card === null ? null : ({ kind: SUITS[part], card } as Piece);
}

/** Where a card lies; null where it does not. */
export function slotOf(plan: Plan, card: Card): Slot | null {
  for (const [chain, { from, legs }] of plan.entries()) {
    if (from === card) return { chain, leg: 0, part: 'from' };
    for (const [leg, flight] of legs.entries()) {
      for (const part of ['plane', 'passenger', 'to'] as const) if (flight[part] === card) return { chain, leg, part };
    }
  }
  return null;
}

/**
 * Lays a piece. `source` is the origin of a truck; a card lies only once, so its origin is known. The replaced piece
 * goes to the origin, or back to the hand. An airport that ends one chain and begins another joins the two.
 */
export function lay(plan: Plan, piece: Piece, slot: Slot, source: Slot | null = null): Plan {
  if (!suits(piece.kind, slot.part)) return plan;
  const origin = piece.kind === 'truck' ? source : slotOf(plan, piece.card);
  if (isSameSlot(origin, slot)) return plan;
  if (piece.kind === 'airport' && origin !== null) {
    const joined = join(plan, piece.card, origin, slot);
    if (joined !== null) return tidied(joined);
  }
  const occupant = pieceAt(plan, slot);
  const lifted = origin === null ? plan : put(plan, origin, occupant);
  return tidied(put(lifted, slot, piece));
}

export function takeBack(plan: Plan, slot: Slot): Plan {
  return tidied(put(plan, slot, null));
}

export function dropChain(plan: Plan, chain: number): Plan {
  return plan.filter((_, place) => place !== chain);
}

/** Flights and chains with nothing in them are not there. */
export function tidied(plan: Plan): Plan {
  return plan
    .map(({ from, legs }) => ({ from, legs: legs.filter((leg) => !isEmpty(leg)) }))
    .filter(({ from, legs }) => from !== null || legs.length > 0);
}

function isEmpty({ plane, truck, passenger, to }: Leg): boolean {
  return plane === null && truck === 0 && passenger === null && to === null;
}

/** Null without a join: then the card is simply moved. */
function join(plan: Plan, card: Card, origin: Slot, slot: Slot): Plan | null {
  if (origin.chain === slot.chain) return null;
  if (origin.part === 'from' && slot.part === 'to' && isEnd(plan, slot)) {
    return appended(put(plan, slot, { kind: 'airport', card }), slot.chain, origin.chain);
  }
  const grows = slot.part === 'from' && (plan[slot.chain]?.legs.length ?? 0) > 0;
  return grows && origin.part === 'to' && isEnd(plan, origin) ? appended(plan, origin.chain, slot.chain) : null;
}

/** The last place of a chain, or the one it would grow into. */
function isEnd(plan: Plan, { chain, leg }: Slot): boolean {
  return leg >= (plan[chain]?.legs.length ?? 0) - 1;
}

/** The flights of one chain after those of another. */
function appended(plan: Plan, to: number, joining: number): Plan {
  const added = plan[joining]?.legs ?? [];
  return plan
    .map((chain, place) => (place === to ? { ...chain, legs: [...chain.legs, ...added] } : chain))
    .filter((_, place) => place !== joining);
}

function put(plan: Plan, { chain, leg, part }: Slot, piece: Piece | null): Plan {
  const chains = plan.length > chain ? [...plan] : [...plan, EMPTY_CHAIN];
  const place = Math.min(chain, chains.length - 1);
  const { from, legs } = chains[place] ?? EMPTY_CHAIN;
  const card = piece === null || piece.kind === 'truck' ? null : piece.card;
  if (part === 'from') {
    chains[place] = { from: card, legs };
    return chains;
  }
  const flights = legs.length > leg ? [...legs] : [...legs, EMPTY_LEG];
  const flight = Math.min(leg, flights.length - 1);
  const before = flights[flight] ?? EMPTY_LEG;
  flights[flight] =
    part === 'truck' ? { ...before, truck: piece?.kind === 'truck' ? piece.capacity : 0 } : { ...before, [part]: card };
  chains[place] = { from, legs: flights };
  return chains;
}
