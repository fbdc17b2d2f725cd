/** Validates saved states and migrates earlier versions. */

import { list, loadState, oneOf, orNull, record, type Shape, seatShapes, tagged } from '@tarmac/kit';
import { audit } from './audit.ts';
import type { Config } from './config.ts';
import { parseConfig } from './parse.ts';
import { byAirline, byShare, count, openFrames, openShapes, pair, share } from './shapes.ts';
import type { State } from './state.ts';
import { tablesOf } from './tables.ts';

/** Raised by every change of a golden replay; `load` then needs a migration of the old version. */
export const VERSION = 1;

function stateShape(seats: number, circles: number): Shape {
  const { bySeat } = seatShapes(seats);
  return record({
    ...openShapes(seats, circles),
    frame: tagged('kind', {
      ...openFrames(seats),
      opening: { chosen: bySeat(orNull(pair)) },
      exchange: { give: oneOf(1, 3), fromPortfolio: list(share, 0, 2), fromHand: list(share, 0, 2) },
    }),
    bag: byAirline(count),
    hands: bySeat(byShare),
    given: bySeat(byAirline(count)),
    scores: bySeat(count),
  });
}

export function load(saved: unknown, version: number): State {
  return loadState<Config, State>(saved, version, {
    name: 'Airlines Europe',
    version: VERSION,
    parseConfig,
    shape: (seats, { board }) => stateShape(seats, tablesOf(board).costs.length),
    audit,
  });
}
