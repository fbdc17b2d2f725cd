/** The value of a pawn left on the board by its position and the hands' possible flights from there. */

import { COLOURS as PAWN_COLOURS, type Tables } from '@tarmac/connecting-flights-cooperative/rules';
import { FUEL } from '@tarmac/flights/rules';
import { TUNING } from './data/tuning.ts';
import { ELECTRIC, KINDS, type Network, PASSENGERS, TRUCKS } from './network.ts';

/** A local name: inner loops read it, and an import is looked up each time. */
const COLOURS = PAWN_COLOURS;

/** Writes by city and colour. */
export function writePlaced({ slots, stock, hands }: Network, tables: Tables, into: Float64Array): void {
  const { continentOfCity, citiesOn } = tables;
  into.fill(0);
  let anyGoal = 0;
  const goals: number[] = [];
  const reaches: number[] = [];
  for (let hand = 0; hand < hands; hand++) {
    let reached = 0;
    for (const slot of slots) if (slot.hand === hand) reached |= 1 << continentOfCity[slot.city]!;
    let goal = 0;
    for (let continent = 0; continent < COLOURS; continent++) {
      const kind = hand * KINDS + PASSENGERS + continent * 2;
      if (stock[kind]! + stock[kind + 1]! > 0) goal |= 1 << continent;
    }
    reaches.push(reachOf(stock, hand));
    goals.push(goal & reached);
    anyGoal |= goal & reached;
  }
  for (const { hand, city, leaves } of slots) {
    if (!leaves) continue;
    const goal = goals[hand]!;
    const fuel = FUEL[continentOfCity[city]!] as readonly number[];
    const reach = reaches[hand]!;
    const near = citiesOn[continentOfCity[city]!]!;
    for (let colour = 0; colour < COLOURS; colour++) {
      const bit = 1 << colour;
      const isDirect = (goal & bit) !== 0 && fuel[colour]! <= reach;
      if (!isDirect && (anyGoal & bit) === 0) continue;
      for (const other of near) {
        const worth =
          other === city
            ? isDirect
              ? TUNING.direct
              : TUNING.onward
            : isDirect
              ? TUNING.nearDirect
              : TUNING.nearOnward;
        const cell = other * COLOURS + colour;
        if (worth > into[cell]!) into[cell] = worth;
      }
    }
  }
}

const FURTHEST = 4;

/** The most fuel a flight of the hand may need. */
function reachOf(stock: Int8Array, hand: number): number {
  const base = hand * KINDS;
  for (let kind = base + ELECTRIC; kind < base + TRUCKS; kind++) if (stock[kind]! > 0) return FURTHEST;
  for (let capacity = FURTHEST; capacity > 0; capacity--) {
    if (stock[base + TRUCKS + capacity - 1]! > 0) return capacity;
  }
  return 0;
}
