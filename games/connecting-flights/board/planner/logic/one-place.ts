/** Where a pressed piece goes by itself: to the one place that waits for it. With several the player chooses. */

import type { Scene, View } from '@tarmac/connecting-flights/rules';
import type { Plan } from '../../logic/shapes.ts';
import { type Piece, pieceAt, type Slot, suits } from './draft.ts';
import { type Strip, slotsOf } from './strips.ts';

/** What decides on it beside the plan itself. */
interface Known {
  readonly scene: Pick<Scene, 'cards'>;
  readonly view: Pick<View, 'rightsOf'>;
  readonly me: number | null;
}

/** Null where there is none, or more than one. */
export function onlyPlace(plan: Plan, strips: readonly Strip[], piece: Piece, known: Known): Slot | null {
  const isOpen = (slot: Slot): boolean => waitsFor(plan, slot, piece, known);
  const begun = strips.filter(({ isNew }) => !isNew);
  const unfinished = slotsOf(begun.map((strip) => ({ ...strip, flights: strip.flights.filter(isBegun(plan, strip)) })));
  const waiting = unfinished.filter(isOpen);
  return only(waiting.length > 0 ? waiting : beginnings(strips, piece, known).filter(isOpen));
}

/** An origin alone has begun a flight. */
function isBegun(plan: Plan, { chain }: Strip): (flight: Strip['flights'][number]) => boolean {
  return ({ isNew }) => !isNew || plan[chain]?.legs.length === 0;
}

/** Everything is finished: an airport begins a chain, and anything else a flight after the last of a chain. */
function beginnings(strips: readonly Strip[], piece: Piece, known: Known): readonly Slot[] {
  const fresh = strips.filter(({ isNew }) => isNew);
  if (piece.kind === 'airport' && !isRights(piece, known)) return fresh.map(({ from }) => from);
  return slotsOf(strips.length > 1 ? strips.filter(({ isNew }) => !isNew) : fresh);
}

/** CF-2.6 nothing leaves from landing rights; an electric plane needs no truck. */
function waitsFor(plan: Plan, slot: Slot, piece: Piece, known: Known): boolean {
  if (!suits(piece.kind, slot.part) || pieceAt(plan, slot) !== null) return false;
  if (slot.part === 'from') return !isRights(piece, known);
  if (slot.part !== 'truck') return true;
  const plane = plan[slot.chain]?.legs[slot.leg]?.plane ?? -1;
  return known.scene.cards[plane]?.electric !== true;
}

function isRights(piece: Piece, { view, me }: Known): boolean {
  return piece.kind === 'airport' && view.rightsOf[piece.card] === me;
}

function only(slots: readonly Slot[]): Slot | null {
  return slots.length === 1 ? (slots[0] ?? null) : null;
}
