/**
 * The walks that matter in Firefox and in WebKit: whole games with replay and file, a match that outlasts its browser, a live match of
 * two whose line is cut, a review, a start without a network, and the planner of Connecting Flights.
 */

import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { ENGINES, engineStage } from '../engines/stage.ts';
import { airlinesEurope, END } from '../games/airlines-europe.ts';
import { match } from '../games/airlines-europe-matches.ts';
import { connectingFlights, DEEDS } from '../games/connecting-flights.ts';
import { match as flightsMatch } from '../games/connecting-flights-matches.ts';
import { seats } from '../suites/kept.ts';
import { startGame } from '../suites/table.ts';
import { walksSuite } from '../suites/walks.ts';
import { lineTo } from '../support/line.ts';
import { expectNoComplaints } from '../support/stage.ts';
import { expectHand, handCounts, openWithAny, press, seen, takeCash } from './people-moves.ts';
import { loseAndRegain, NEW_TABLE, openTable, sitDown } from './people-tables.ts';
import { brokenOff, openReview, played, readReview, SHORT } from './reviewing.ts';

/** What the browsers note of a line that was cut. */
const CUT =
  /can.t establish a connection|was interrupted while|WebSocket connection .* failed|Could not connect|connection was lost/;

let short = '';
beforeAll(async () => {
  short = brokenOff(await played(SHORT.game, SHORT.seed), SHORT.acts);
});

const lastTurns = { from: () => match('lastTurns'), deeds: ['buy', 'draw', 'cash'], moments: [1], end: END } as const;

describe.each(ENGINES)('$name', (engine) => {
  describe.skipIf(engine.problem !== null)('as it is installed', () => {
    const here = engineStage(engine);

    walksSuite(here, airlinesEurope, [
      {
        name: 'Airlines Europe of two',
        by: 'mouse',
        deeds: ['open', 'buy', 'stop', 'draw', 'cash'],
        moments: [3],
        end: END,
      },
      { name: 'its last turns by finger on a telephone', by: 'finger', ...lastTurns },
      { name: 'its last turns by keyboard, and the focus is never lost', by: 'keys', ...lastTurns },
    ]);

    // WebKit's small browser forgets everything when it is closed while it is driven.
    test.skipIf(engine.name === 'WebKit')('a match is there when the browser is opened again', async () => {
      const complaints: string[] = [];
      const profile = here.profile(complaints);
      const first = await profile.open();
      const page = await first.newPage();
      await page.goto('/');
      await startGame(page, airlinesEurope.title);
      expect(await airlinesEurope.doSomething(airlinesEurope.sitAt(page))).toBe('open');
      await airlinesEurope.comesTo(airlinesEurope.sitAt(page), 'turn');
      const begun = page.url();
      await first.close();

      const second = await profile.open();
      const again = await second.newPage();
      await again.goto('/');
      await again.getByRole('link', { name: /^Continue/ }).click();
      await airlinesEurope.comesTo(airlinesEurope.sitAt(again), 'turn');
      expect(again.url()).toBe(begun);
      await second.close();
      expectNoComplaints({ reader: { complaints } });
    });

    test('a live match of two: whoever loses the connection in mid-decision comes back to it, nothing chosen lost', async () => {
      const line = await lineTo(here.address);
      onTestFinished(() => line.close());
      const ann = await here.visit(NEW_TABLE);
      const path = await openTable(ann.page, { name: 'Ann', seats: 2, starts: 2 });
      const bob = await here.visit(path, { from: line.address });
      await sitDown(bob.page, 'Bob');
      await press(ann.page, 'Start');
      for (const { page } of [ann, bob]) await openWithAny(page);
      await loseAndRegain(bob.page, line);
      await seen(ann.page, /Bob plays 1 share of .+ and 1 share of /);
      await takeCash(ann.page);
      await seen(bob.page, /Ann takes 8 M from the bank/);
      expectNoComplaints({ ann });
      expectNoComplaints({ bob }, [CUT]);
    });

    test('the site is there without a network, with the rules, a new game and the match that was begun', async () => {
      const line = await lineTo(here.address);
      onTestFinished(() => line.close());
      const visitor = await here.visit('/', { from: line.address });
      const { page } = visitor;
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
      });
      await startGame(page, airlinesEurope.title);
      await openWithAny(page);
      await takeCash(page);
      await seen(page, /takes 8 M from the bank/);
      const hand = await handCounts(page);
      const begun = page.url();

      line.cut();
      await page.goto('/games/airlines-europe/rules');
      await page.getByRole('heading', { name: 'Rules of Airlines Europe' }).waitFor();
      await page.goto('/');
      await startGame(page, airlinesEurope.title);
      await openWithAny(page);
      expect(page.url()).not.toBe(begun);
      await page.goto(begun);
      await expectHand(page, hand);
      await takeCash(page);
      expectNoComplaints({ visitor }, [CUT]);
    });

    test('the review of a match finds its turning points, leads to the replay, and is still there on the way back', async () => {
      const visitor = await here.visit('/replays');
      await openReview(visitor.page, short, 'Review');
      await readReview(visitor.page);
      expectNoComplaints({ visitor });
    });

    const sitAt = seats(here, connectingFlights);
    // WebKit's driver has no fingers: there a tap is a press of the mouse.
    const hands = engine.name === 'WebKit' ? (['mouse'] as const) : (['mouse', 'finger'] as const);
    test.each(hands)('CF-4.5 a plan is laid by %s, card by card', async (by) => {
      const reader = await sitAt(await flightsMatch('plans'), by);
      expect(await DEEDS['plan by hand'](reader)).toBe(true);
      expectNoComplaints({ reader });
    });
  });
});
