/** One cached workshop per board, since making one takes longer than using it. */

import type { Tables } from '@tarmac/connecting-flights-cooperative/rules';
import { makeWorkshop, type Workshop } from './ideas.ts';

const workshops = new WeakMap<Tables, Workshop>();

export function workshopFor(tables: Tables): Workshop {
  let workshop = workshops.get(tables);
  if (workshop === undefined) {
    workshop = makeWorkshop(tables);
    workshops.set(tables, workshop);
  }
  return workshop;
}
