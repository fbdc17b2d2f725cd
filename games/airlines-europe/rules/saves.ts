/** Saved states: validated on the way in, migrated from earlier versions. */

import { list, oneOf, orNull, record, type Shape, tagged } from '@tarmac/kit';
import { audit } from './audit.ts';
import { parseConfig } from './parse.ts';
import { byAirline, byShare, count, openFrames, openShapes, pair, seatShapes, share } from './shapes.ts';
import type { State } from './state.ts';
import { tablesOf } from './tables.ts';

/** Raised by every change that alters a golden replay; add the migration of the old version to `load`. */
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
  if (version !== VERSION) throw new Error(`Airlines Europe: no migration from version ${version} to ${VERSION}`);
  const { config, seats } = Object(saved) as Partial<State>;
  const parsed = parseConfig(config, Number(seats));
  if (!parsed.ok) throw new Error(`Airlines Europe: ${parsed.problem}`);
  const tables = tablesOf(parsed.value.board);
  const problem = stateShape(Number(seats), tables.costs.length)(saved, 'state');
  if (problem !== null) throw new Error(`Airlines Europe: ${problem}`);
  const state: State = { ...structuredCopy(saved as State), config: parsed.value };
  const broken = audit(state);
  if (broken.length > 0) throw new Error(`Airlines Europe: the saved state is broken: ${broken.join('; ')}`);
  return state;
}

function structuredCopy(state: State): State {
  return JSON.parse(JSON.stringify(state)) as State;
}
