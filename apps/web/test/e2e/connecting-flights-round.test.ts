/** A first round of Connecting Flights in a browser, from the player cards to what everybody flew. */

import { expect, test } from 'vitest';
import { CONNECTING_FLIGHTS, dueAt, player } from './connecting-flights-drivers.ts';
import { type Deed, doOneOf } from './connecting-flights-drivers-decide.ts';
import { startGame } from './drivers-table.ts';
import { expectNoComplaints, stage } from './people-stage.ts';

const here = stage();
const LONG = 900_000;
/** Said where a choice that nobody else sees may be made anew. */
const CHOSEN = 'Chosen. You can still change it.';

test(
  'every decision of the first round comes, and nothing is told of choices that nobody made',
  async () => {
    const visitor = await here.come('/', {});
    const { page } = visitor;
    await startGame(page, CONNECTING_FLIGHTS);
    const reader = player(page, 'mouse');
    const seen = new Set<string>();
    // Trading and laying by hand have tests of their own.
    const done = new Set<Deed>(['offer', 'plan by hand']);
    for (;;) {
      const due = await dueAt(reader.parts);
      seen.add(due);
      if (due === 'scoring' || due === 'end') break;
      done.add(await doOneOf(reader, due, done));
      // CF-3.4 a standing order may be changed at any time: that is no choice that was made and could be replaced.
      if (due === 'bid' || due === 'market') expect(await page.getByText(CHOSEN).count()).toBe(0);
    }
    expect([...seen]).toEqual(expect.arrayContaining(['keep', 'start', 'first', 'market', 'plans', 'scoring']));
    expectNoComplaints({ visitor });
  },
  LONG,
);
