/** Whole games from the home page, by mouse, of those of which the tests play only the later rounds. */

import { expect, test } from 'vitest';
import { ANY_ENDING, airlines, endOf } from '../games/airlines.ts';
import * as europe from '../games/airlines-europe.ts';
import { connectingFlights, END } from '../games/connecting-flights.ts';
import { playByOffers } from '../games/connecting-flights-offers.ts';
import { startGame } from '../suites/table.ts';
import { walksSuite } from '../suites/walks.ts';
import { expectNoComplaints, stage } from '../support/stage.ts';

const here = stage();

walksSuite(here, europe.airlinesEurope, [
  { name: 'Airlines Europe of two', by: 'mouse', deeds: europe.ACTIONS, moments: [3], end: europe.END },
]);

walksSuite(here, airlines, [
  {
    name: 'Airlines of two',
    by: 'mouse',
    deeds: ['found', 'expand', 'play one', 'fly', 'stay', 'take', 'draw', 'sabotage', 'leave'],
    moments: [2, 3],
    end: endOf(ANY_ENDING, 2),
  },
]);

walksSuite(here, connectingFlights, [
  {
    name: 'Connecting Flights of two, to the flights of round 10',
    by: 'mouse',
    // Whatever is dealt and whatever the bot does.
    deeds: ['keep', 'start', 'first', 'add', 'bid', 'done', 'best plan'],
    moments: [9],
    end: END,
  },
]);

/** It took 250. */
const MOST_CLICKS = 150;

test(`Connecting Flights against two pilots takes at most ${MOST_CLICKS} clicks, by what the page offers`, async () => {
  const visitor = await here.visit('/', { hurried: true });
  await startGame(visitor.page, connectingFlights.title, false, { bots: 2, level: 'Pilot' });
  const { clicks, rounds, flown } = await playByOffers(visitor.page);
  expect(rounds).toBe(10);
  expect(flown).toBeGreaterThanOrEqual(8);
  expect(clicks, 'clicks').toBeLessThanOrEqual(MOST_CLICKS);
  expectNoComplaints({ visitor });
});
