/**
 * The guided first game as a script: who does what, and what the decks bring. `lesson.json` is made from it
 * (`npx vitest run --mode record lesson`), and a test holds it to that.
 */

import { type ConnectingFlights, connectingFlights, type PlayerCardId } from '@tarmac/connecting-flights/rules';
import type { MatchFile } from '@tarmac/kit';
import { type Line, recordLesson } from '@tarmac/kit/conformance';
import {
  accept,
  add,
  addAirport,
  bid,
  buyTruck,
  chain,
  drawSabotage,
  first,
  fly,
  keep,
  leg,
  lift,
  offer,
  pass,
  rent,
  sabotage,
  start,
} from '../support/actions.ts';
import { type Fated, fate } from '../support/fate.ts';
import { PRINTED } from '../support/printed.ts';

const LEARNER = 0;
const AMELIA = 1;
const SEATS = 2;

const DEALT: readonly PlayerCardId[] = ['fuel-merchant', 'creative-accountant', 'long-haul-pilot', 'aircraft-engineer'];
const IDENTITIES = ['bargain-hunter', 'globetrotter'] as const;

const LINES: readonly Line<ConnectingFlights>[] = [
  [LEARNER, keep('fuel-merchant')],
  [AMELIA, keep('long-haul-pilot')],
  [LEARNER, start('europe')],
  [AMELIA, start('africa')],
  [AMELIA, first('nairobi', 'cairo', 2, 2)],
  [LEARNER, first('athens', 'moscow', 2, 1), 'holiday-season', 'plane-1', 'europe-1/b'],

  [LEARNER, addAirport('bogota')],
  [AMELIA, add('plane'), 'plane-3'],
  [LEARNER, bid(10)],
  [AMELIA, pass],
  [LEARNER, bid(10)],
  [AMELIA, pass],

  [LEARNER, buyTruck(1)],
  [LEARNER, buyTruck(1)],
  [LEARNER, rent('paris')],
  [LEARNER, pass],
  [AMELIA, offer(LEARNER, { coins: 3 }, { trucks: [1] })],
  [LEARNER, accept(AMELIA)],
  [AMELIA, pass],
  [LEARNER, pass],

  [AMELIA, fly(chain('nairobi', leg('plane-2/b', 1, 'africa-2', 'cairo')))],
  [LEARNER, fly(chain('athens', leg('plane-2', 1, 'europe-1/b', 'moscow'), leg('plane-1', 1, 'europe-1', 'paris')))],
  [AMELIA, drawSabotage, 'engine-failure'],
  [AMELIA, sabotage(LEARNER, 'plane-1'), 'cheap-fuel', 'plane-2/c', 'oceania-2'],
  [AMELIA, addAirport('sydney')],
  [LEARNER, lift('engine-failure')],
];

const CONFIG = { board: 'world-1', offers: '3' } as const;

/** The places at which cards are dealt out of a list that grows shorter. */
function dealing<T>(all: readonly T[], wanted: readonly T[]): number[] {
  const left = [...all];
  return wanted.map((one) => {
    const place = left.indexOf(one);
    left.splice(place, 1);
    return place;
  });
}

export function makeLesson(): MatchFile<ConnectingFlights> {
  const suiting = PRINTED.players.filter(({ from }) => from <= SEATS).map(({ id }) => id);
  const identities = PRINTED.identities.map(({ id }) => id);
  const draws = [...dealing<string>(suiting, DEALT), ...dealing<string>(identities, IDENTITIES)];
  return recordLesson(connectingFlights, {
    config: CONFIG,
    seats: SEATS,
    deal: { draw: () => draws.shift() ?? 0, reveal: () => undefined },
    lines: LINES,
    fate: (state, brings, [seat, action]) => fate(state, brings as Fated[], [seat, action]),
  });
}
