/** Whole games from the home page, by mouse, of those of which the tests play only the later rounds. */

import { expect, test } from 'vitest';
import { ANY_ENDING, airlines, endOf } from '../games/airlines.ts';
import * as europe from '../games/airlines-europe.ts';
import { connectingFlights, END } from '../games/connecting-flights.ts';
import { match } from '../games/connecting-flights-cooperative-matches.ts';
import { playAloneByOffers } from '../games/connecting-flights-cooperative-offers.ts';
import { playByOffers } from '../games/connecting-flights-offers.ts';
import { NOWHERE, openKept } from '../suites/kept.ts';
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

/** It took 144. */
const MOST_CLICKS_ALONE = 100;

test(`CF-6 alone a whole game takes at most ${MOST_CLICKS_ALONE} clicks, by what the page offers`, async () => {
  const visitor = await here.visit(NOWHERE);
  // What is drawn is always the same.
  await openKept(visitor.page, await match('first'));
  const { clicks, rounds, flown, bought, home } = await playAloneByOffers(visitor.page);
  // It is over before the tenth only for whoever has brought everybody home.
  expect(rounds).toBeGreaterThanOrEqual(8);
  expect(flown).toBeGreaterThanOrEqual(rounds - 3);
  expect(bought).toBeGreaterThanOrEqual(rounds);
  expect(home).toBeGreaterThanOrEqual(rounds);
  expect(clicks, 'clicks').toBeLessThanOrEqual(MOST_CLICKS_ALONE);
  expectNoComplaints({ visitor });
});
