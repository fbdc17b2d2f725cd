/** On how many routes each airline could buy a licence next, money aside (AE-4.1 to 4.6). */

import { type Action, findLicences, SHARE_INDEX, type State, type Tables } from '@tarmac/airlines-europe/rules';

const found: Action[] = [];

/** Writes `into[airline]`; 0 for an airline that is blocked (AE-4.11), out of airplanes or out of the game. */
export function routesLeft(state: State, tables: Tables, into: Float64Array): void {
  into.fill(0);
  found.length = 0;
  findLicences(state, tables, Number.POSITIVE_INFINITY, found);
  for (const action of found) {
    if (action.type !== 'buy') continue;
    const airline = SHARE_INDEX[action.airline];
    into[airline] = into[airline]! + 1;
  }
}
