/** A live match of Airlines between two people, one at a desktop and one with a telephone: through a scoring, until one gives up. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Visitor } from '../support/browser.ts';
import { dueAt, dueByNow, type Player, player } from './airlines-drivers.ts';
import { type Deed, doOneOf, tryTo } from './airlines-drivers-decide.ts';
import { TELEPHONE } from './drivers-phone.ts';
import { type Line, lineTo } from './people-line.ts';
import { expectStatus, fromMenu, press, seen } from './people-moves.ts';
import { expectNoComplaints, stage } from './people-stage.ts';
import { openTable, sitDown } from './people-tables.ts';

const here = stage();
const WHOLE_GAME = 900_000;
/** Bob's way to the server. */
let line: Line;
let ann: Visitor;
let bob: Visitor;
let anns: Player;
let bobs: Player;
/** What was done by either. */
const deeds = new Set<Deed>();

beforeAll(async () => {
  line = await lineTo(here.address);
});
afterAll(() => line.close());

/** Whoever is asked does something, until both have read the first scoring. Whole games are in airlines-offline.test.ts. */
async function playThroughAScoring(): Promise<void> {
  const playing = new Set([anns, bobs]);
  while (playing.size > 0) {
    for (const one of [anns, bobs]) {
      const due = await dueByNow(one.parts);
      if (due === null) continue;
      const deed = await doOneOf(one, due, deeds);
      deeds.add(deed);
      if (deed === 'scoring') playing.delete(one);
    }
  }
}

describe('a live match of two people', () => {
  test('one opens a table, the other comes by the link on a telephone, and they begin', async () => {
    ann = await here.come('/games/airlines/new');
    const path = await openTable(ann.page, { name: 'Ann', seats: 2, starts: 1 });
    bob = await here.come(path, { ...TELEPHONE, from: line.address });
    await sitDown(bob.page, 'Bob');
    await ann.page.getByText('Everybody is here', { exact: false }).waitFor();
    await press(ann.page, 'Start');
    anns = player(ann.page);
    bobs = player(bob.page, 'finger');
    expect(await dueAt(anns.parts)).toBe('turn');
    await expectStatus(bob.page, 'It is up to Ann to choose an action');
  });

  test('whoever waits sees where their flight cards fit, and has the reference card at hand', async () => {
    const { parts, press: tap } = bobs;
    await tap(parts.flights.first());
    await parts.board.getByText(/^Fits on (no route|\d+ routes?) now\.$/).waitFor();
    await tap(parts.reference);
    await parts.referenceCard.getByRole('row').nth(9).waitFor();
    await tap(parts.referenceCard.getByRole('button', { name: 'Close' }));
    await parts.referenceCard.waitFor({ state: 'detached' });
  });

  test('what one does is seen by the other, and taken back while nothing has come of it', async () => {
    expect(await tryTo(anns, 'expand')).toBe(true);
    await expectStatus(bob.page, 'It is up to Ann to play a flight card');
    expect(await dueAt(anns.parts)).toBe('flight');
    expect(await tryTo(anns, 'stay')).toBe(true);
    expect(await dueAt(bobs.parts)).toBe('turn');
    await anns.press(anns.parts.tool('Undo'));
    expect(await dueAt(anns.parts)).toBe('flight');
    await expectStatus(bob.page, 'It is up to Ann to play a flight card');
    await seen(ann.page, 'taken back');
    expect(await tryTo(anns, 'stay')).toBe(true);
    deeds.add('stay');
  });

  test('who loses the connection in mid-decision comes back to the same decision, nothing chosen lost', async () => {
    const { page } = bob;
    const { parts, press: tap } = bobs;
    expect(await dueAt(parts)).toBe('turn');
    await tap(parts.expand);
    const chosen = parts.board.getByRole('status').filter({ hasText: /^Expand a network/ });
    await chosen.waitFor();
    await parts.confirm.and(page.getByRole('button', { disabled: false })).waitFor();

    line.cut();
    await page.getByRole('status').filter({ hasText: 'The connection is lost' }).waitFor();
    await parts.confirm.and(page.getByRole('button', { disabled: true })).waitFor();
    line.mend();
    // Where the next try of the page's own comes first, the button is gone before it is pressed.
    await page
      .getByRole('button', { name: 'Try now' })
      .click({ timeout: 3000 })
      .catch(() => undefined);

    expect(await dueAt(parts)).toBe('turn');
    await chosen.waitFor();
    await parts.confirm.and(page.getByRole('button', { disabled: false })).waitFor();
    await bobs.confirm();
    await seen(ann.page, 'Bob chooses to expand a network');
    expect(await dueAt(parts)).toBe('flight');
    deeds.add('expand');
  });

  test(
    'they play through a scoring, which both are shown; one resigns, and both see that it is over',
    async () => {
      await playThroughAScoring();
      for (const deed of ['found', 'fly', 'take', 'draw', 'scoring'] as const) expect(deeds).toContain(deed);
      await fromMenu(bob.page, 'Resign');
      await press(bob.page, 'Yes, resign');
      for (const { page } of [ann, bob]) await page.getByText('The match is over. Resigned: Bob.').first().waitFor();
    },
    WHOLE_GAME,
  );

  test('nothing went wrong behind what was seen', () => {
    expectNoComplaints({ ann });
    expectNoComplaints({ bob }, [/ERR_(CONNECTION_(RESET|REFUSED|CLOSED)|EMPTY_RESPONSE)/]);
  });
});
