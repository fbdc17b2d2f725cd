/** Saved states: validated on the way in, migrated from earlier versions. */

import { flag, list, oneOf, orNull, record, type Shape, tagged, whole } from '@tarmac/kit';
import { AIRLINES, SHARES } from './airlines.ts';
import { audit } from './audit.ts';
import { parseConfig } from './parse.ts';
import { BANNED, type State } from './state.ts';
import { tablesOf } from './tables.ts';

/** Raised by every change that alters a golden replay; add the migration of the old version to `load`. */
export const VERSION = 1;

const LARGEST = 10_000;
const airline = oneOf(...AIRLINES);
const share = oneOf(...SHARES);
const count = whole(0, LARGEST);
const byAirline = (item: Shape): Shape => list(item, AIRLINES.length, AIRLINES.length);
const byShare = list(count, SHARES.length, SHARES.length);

function stateShape(seats: number, circles: number): Shape {
  const seat = whole(0, seats - 1);
  const bySeat = (item: Shape): Shape => list(item, seats, seats);
  const pair = list(airline, 2, 2);
  const frame = tagged('kind', {
    opening: { chosen: bySeat(orNull(pair)) },
    turn: {},
    second: {},
    share: {},
    exchange: { give: oneOf(1, 3), fromPortfolio: list(share, 0, 2), fromHand: list(share, 0, 2) },
    market: { seat, left: whole(1, seats) },
    ban: { seat, passed: bySeat(flag) },
    over: {},
  });
  return record({
    config: () => null,
    seats: oneOf(seats),
    startSeat: seat,
    turn: seat,
    frame,
    circles: list(whole(BANNED, AIRLINES.length - 1), circles, circles),
    planes: byAirline(count),
    track: byAirline(count),
    bonus: byAirline(flag),
    banMarkers: bySeat(count),
    bag: byAirline(count),
    deck: record({ drawn: count, met: count, metAt: count }),
    market: list(airline, 0, 5),
    hands: bySeat(byShare),
    portfolios: bySeat(byShare),
    gone: byShare,
    given: bySeat(byAirline(count)),
    sightings: bySeat(record({ open: byAirline(count), closed: count, since: list(whole(0, 21), 0, LARGEST) })),
    abacus: count,
    bank: count,
    cash: bySeat(count),
    scores: bySeat(count),
    payouts: list(record({ scoring: whole(1, 3), share, points: bySeat(count) }), 0, 3 * SHARES.length),
    scorings: whole(0, 3),
    scoringCards: orNull(record({ holder: seat, count: whole(1, 3) })),
    endedBy: oneOf(null, 'AE-8.7', 'AE-4.11'),
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
