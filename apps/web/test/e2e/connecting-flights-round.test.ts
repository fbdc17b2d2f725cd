/** A first round of Connecting Flights in a browser, from the player cards to what everybody flew, looked at by axe on the way. */

import type { BrowserContextOptions } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { problemsInBothThemes } from '../support/axe.ts';
import { CONNECTING_FLIGHTS, dueAt, player } from './connecting-flights-drivers.ts';
import { type Deed, doOneOf } from './connecting-flights-drivers-decide.ts';
import { fits, TELEPHONE } from './drivers-phone.ts';
import { startGame } from './drivers-table.ts';
import type { By } from './drivers-ways.ts';
import { expectNoComplaints, stage } from './people-stage.ts';

const here = stage();
const LONG = 900_000;
/** It takes axe longest, and is looked at while a continent lights up on it. */
const MAP = '[role="group"][aria-label="Board"]';
/** Said where a choice that nobody else sees may be made anew. */
const CHOSEN = 'Chosen. You can still change it.';

const SCREENS: readonly (readonly [string, By, BrowserContextOptions])[] = [
  ['by mouse on a desktop', 'mouse', {}],
  ['by finger on a telephone', 'finger', TELEPHONE],
];

describe.each(SCREENS)('%s', (_, by, options) => {
  test(
    'axe finds nothing serious in any decision of the first round, and nothing is told of choices that nobody made',
    async () => {
      const visitor = await here.come('/', options);
      const { page } = visitor;
      await startGame(page, CONNECTING_FLIGHTS);
      const reader = player(page, by);
      const seen = new Set<string>();
      // Trading and laying by hand have tests of their own.
      const done = new Set<Deed>(['offer', 'plan by hand']);
      const problems: string[] = [];
      for (;;) {
        const due = await dueAt(reader.parts);
        if (!seen.has(due)) {
          problems.push(...(await problemsInBothThemes(page, due, due === 'start' ? {} : { without: MAP })));
          await fits(page);
        }
        seen.add(due);
        if (due === 'scoring' || due === 'end') break;
        done.add(await doOneOf(reader, due, done));
        // CF-3.4 a standing order may be changed at any time: that is no choice that was made and could be replaced.
        if (due === 'bid' || due === 'market') expect(await page.getByText(CHOSEN).count()).toBe(0);
      }
      expect([...seen]).toEqual(expect.arrayContaining(['keep', 'start', 'first', 'market', 'plans', 'scoring']));
      expect(problems).toEqual([]);
      expectNoComplaints({ visitor });
    },
    LONG,
  );
});
