/** A first round of Connecting Flights in a browser, from the player cards to what everybody flew. */

import type { BrowserContextOptions } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { problemsInBothThemes } from '../support/axe.ts';
import { decide, dueAt, partsOf } from './connecting-flights-drivers.ts';
import { fits, TELEPHONE } from './drivers-phone.ts';
import { startGame } from './drivers-table.ts';
import { expectNoComplaints, stage } from './people-stage.ts';

const here = stage();
const LONG = 900_000;
/** It takes axe longest, and is looked at in other tests of it. */
const MAP = '[role="group"][aria-label="Board"]';
/** Said where a choice that nobody else sees may be made anew. */
const CHOSEN = 'Chosen. You can still change it.';

const SCREENS: readonly (readonly [string, 'click' | 'tap', BrowserContextOptions])[] = [
  ['by mouse on a desktop', 'click', {}],
  ['by finger on a telephone', 'tap', TELEPHONE],
];

describe.each(SCREENS)('%s', (_, way, options) => {
  test(
    'every decision is chosen, then confirmed, and axe finds nothing serious on the way',
    async () => {
      const reader = await here.come('/', options);
      const { page } = reader;
      await startGame(page, 'Connecting Flights');
      const parts = partsOf(page);
      const seen = new Set<string>();
      const problems: string[] = [];
      for (;;) {
        const due = await dueAt(parts);
        if (!seen.has(due)) {
          problems.push(...(await problemsInBothThemes(page, due, { without: MAP })));
          if (way === 'tap') await fits(page);
        }
        seen.add(due);
        if (due === 'round' || due === 'scoring' || due === 'end') break;
        await decide(parts, due, (what) => what[way]());
        // The secret identity's standing order may be changed at any time: that is no choice already made (CF-3.4).
        if (due === 'bid' || due === 'market') expect(await page.getByText(CHOSEN).count()).toBe(0);
      }
      expect([...seen]).toEqual(expect.arrayContaining(['keep', 'start', 'first', 'market', 'plans', 'round']));
      expect(problems).toEqual([]);
      expectNoComplaints({ reader });
    },
    LONG,
  );

  test(
    'CF-2.2 a first flight that is not valid says why, and cannot be confirmed',
    async () => {
      const reader = await here.come('/', options);
      await startGame(reader.page, 'Connecting Flights');
      const parts = partsOf(reader.page);
      for (let due = await dueAt(parts); due !== 'first'; due = await dueAt(parts)) {
        if (due === 'round' || due === 'scoring' || due === 'end')
          throw new Error(`${due} came before the first flight`);
        await decide(parts, due, (what) => what[way]());
      }
      const part = (group: string, place: number) =>
        parts.panel.getByRole('group', { name: group, exact: true }).getByRole('button').nth(place)[way]();
      await part('From', 2);
      await part('To', 0);
      await part('Plane', 0);
      await part('Passenger', 1);
      await parts.board.getByRole('button', { name: 'Rule CF-2.2' }).waitFor();
      expect(await parts.confirmed.count()).toBe(0);
      expectNoComplaints({ reader });
    },
    LONG,
  );
});
