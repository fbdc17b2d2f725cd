/** The walks that matter in Firefox and in WebKit: whole games, a match that outlasts its browser, and the planner of Connecting Flights. */

import { describe, expect, test } from 'vitest';
import { ENGINES, engineStage } from '../engines/stage.ts';
import { airlinesEurope, END } from '../games/airlines-europe.ts';
import { match } from '../games/airlines-europe-matches.ts';
import { connectingFlights, DEEDS } from '../games/connecting-flights.ts';
import { match as flightsMatch } from '../games/connecting-flights-matches.ts';
import { seats } from '../suites/kept.ts';
import { startGame } from '../suites/table.ts';
import { walksSuite } from '../suites/walks.ts';
import { expectNoComplaints } from '../support/stage.ts';

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
