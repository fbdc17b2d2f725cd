/** What a pawn that is left on the board is worth where it stands, by the flights the hands could make from there. */

import type { Tables } from '@tarmac/connecting-flights/cooperative/rules';
import { TUNING } from './data/tuning.ts';
import { KINDS, type Network, PASSENGERS } from './network.ts';

const COLOURS = 6;

/** Writes by city and colour. */
export function writePlaced({ slots, stock, hands }: Network, tables: Tables, into: Float64Array): void {
  const { continentOfCity, citiesOn } = tables;
  into.fill(0);
  let anyGoal = 0;
  const goals: number[] = [];
  for (let hand = 0; hand < hands; hand++) {
    let reached = 0;
    for (const slot of slots) if (slot.hand === hand) reached |= 1 << (continentOfCity[slot.city] as number);
    let goal = 0;
    for (let continent = 0; continent < COLOURS; continent++) {
      const kind = hand * KINDS + PASSENGERS + continent * 2;
      if ((stock[kind] as number) + (stock[kind + 1] as number) > 0) goal |= 1 << continent;
    }
    goals.push(goal & reached);
    anyGoal |= goal & reached;
  }
  for (const { hand, city, leaves } of slots) {
    if (!leaves) continue;
    const goal = goals[hand] as number;
    const near = citiesOn[continentOfCity[city] as number] as readonly number[];
    for (let colour = 0; colour < COLOURS; colour++) {
      const bit = 1 << colour;
      const isDirect = (goal & bit) !== 0;
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
        if (worth > (into[cell] as number)) into[cell] = worth;
      }
    }
  }
}
