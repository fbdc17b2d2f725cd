/** Where the search stands: pawns, cards of cities and fleets after the flights flown so far, changed in place. */

import { COLOURS } from '@tarmac/connecting-flights-cooperative/rules';
import { type FleetState, FULL } from './fleet.ts';
import type { Problem } from './problem.ts';

/** A flight of the search; charters that bring pawns to its origin fly right before it. */
export interface Move {
  /** Places among the problem's slots. */
  readonly from: number;
  readonly to: number;
  readonly need: number;
  /** What is left of the hand's fleet after it. */
  readonly fleet: FleetState;
  /** The pawns aboard, each by the cell (city * COLOURS + colour) it comes from. */
  readonly load: readonly number[];
  readonly charters: number;
  /** Where flights are tried in narrow looks: the likeliest have the most. */
  readonly order: number;
  /** The most that may come of it; known once it was looked at. */
  bound: number;
}

export interface FlyingState {
  readonly pawns: Uint8Array;
  readonly free: Uint8Array;
  readonly ends: Uint8Array;
  readonly rights: Uint8Array;
  /** By hand. */
  readonly fleets: FleetState[];
  home: number;
  charters: number;
  /** Two halves of a fingerprint of all but `home` and `charters`. */
  one: number;
  other: number;
}

export function makePosition({ pawns, slots, fleets }: Problem): FlyingState {
  return {
    pawns: pawns.slice(),
    free: Uint8Array.from(slots, ({ free }) => free),
    ends: Uint8Array.from(slots, ({ ends }) => ends),
    rights: Uint8Array.from(slots, ({ rights }) => rights),
    fleets: fleets.map(() => FULL),
    home: 0,
    charters: 0,
    one: 0,
    other: 0,
  };
}

/** What `make` needs to be taken back. */
interface Before {
  readonly fleet: FleetState;
  readonly fromEnd: boolean;
  readonly toRights: boolean;
  readonly one: number;
  readonly other: number;
}

/**
 * Applies a move. A chain continues before another airport of the same city is begun, and own airports are used before
 * landing rights: the rest then keeps all its possibilities.
 */
export function make(problem: Problem, position: FlyingState, move: Move): Before {
  const { slots } = problem;
  const { free, ends, rights, fleets } = position;
  const { from, to, load } = move;
  const { hand, continent, city } = slots[to]!;
  const fromEnd = ends[from]! > 0;
  const toRights = free[to]! === 0;
  const before = { fleet: fleets[hand]!, fromEnd, toRights, one: position.one, other: position.other };
  for (const cell of load) {
    add(position, cell, -1);
    const colour = cell % COLOURS;
    if (colour === continent) position.home++;
    else add(position, city * COLOURS + colour, 1);
  }
  position.charters += move.charters;
  mixSlot(position, from);
  if (fromEnd) ends[from] = ends[from]! - 1;
  else free[from] = free[from]! - 1;
  mixSlot(position, from);
  mixSlot(position, to);
  if (toRights) rights[to] = rights[to]! - 1;
  else {
    free[to] = free[to]! - 1;
    ends[to] = ends[to]! + 1;
  }
  mixSlot(position, to);
  mix(position, FLEETS + hand, fleets[hand]!);
  fleets[hand] = move.fleet;
  mix(position, FLEETS + hand, move.fleet);
  return before;
}

function add(position: FlyingState, cell: number, change: number): void {
  const { pawns } = position;
  mix(position, cell, pawns[cell]!);
  pawns[cell] = pawns[cell]! + change;
  mix(position, cell, pawns[cell] as number);
}

export function unmake(problem: Problem, position: FlyingState, move: Move, before: Before): void {
  const { free, ends, rights, pawns, fleets } = position;
  const { from, to, load } = move;
  const { hand, continent, city } = problem.slots[to]!;
  for (const cell of load) {
    pawns[cell] = pawns[cell]! + 1;
    const colour = cell % COLOURS;
    if (colour === continent) position.home--;
    else pawns[city * COLOURS + colour] = pawns[city * COLOURS + colour]! - 1;
  }
  position.charters -= move.charters;
  if (before.fromEnd) ends[from] = ends[from]! + 1;
  else free[from] = free[from]! + 1;
  if (before.toRights) rights[to] = rights[to]! + 1;
  else {
    free[to] = free[to]! + 1;
    ends[to] = ends[to]! - 1;
  }
  fleets[hand] = before.fleet;
  position.one = before.one;
  position.other = before.other;
}

/** Places of the fingerprint: first the cells, then the slots, then the hands. */
const SLOTS = 1 << 12;
const FLEETS = 1 << 13;

function mixSlot(position: FlyingState, slot: number): void {
  const { free, ends, rights } = position;
  mix(position, SLOTS + slot, (free[slot]! * 4 + ends[slot]!) * 4 + rights[slot]!);
}

/** Puts a value in its place of the fingerprint, or takes it out again. */
function mix(position: FlyingState, place: number, value: number): void {
  const seed = Math.imul(place + 1, 0x9e3779b1) ^ Math.imul(value + 1, 0x85ebca6b);
  position.one ^= scramble(seed);
  position.other ^= scramble(seed ^ 0x5bd1e995);
}

function scramble(seed: number): number {
  let mixed = Math.imul(seed ^ (seed >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return mixed ^ (mixed >>> 16);
}
