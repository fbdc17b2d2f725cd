/** A live match of Connecting Flights between three people, one of them with a telephone, through the first round. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Visitor } from '../support/browser.ts';
import { type Due, dueAt, dueByNow, type Player, player, turnTo } from './connecting-flights-drivers.ts';
import { type Deed, doOneOf, tryTo } from './connecting-flights-drivers-decide.ts';
import { handIn, layBestPlan, layByPress, revenueOf } from './connecting-flights-drivers-plan.ts';
import { TELEPHONE } from './drivers-phone.ts';
import { type Line, lineTo } from './people-line.ts';
import { expectStatus, press, seen } from './people-moves.ts';
import { expectNoComplaints, stage } from './people-stage.ts';
import { openTable, sitDown } from './people-tables.ts';

const here = stage();
const A_ROUND = 300_000;
/** Bob's way to the server. */
let line: Line;
let ann: Visitor;
let bob: Visitor;
let cy: Visitor;
let anns: Player;
let bobs: Player;
let cys: Player;
/** All that the server told Cy, word by word. */
const toldCy: string[] = [];

beforeAll(async () => {
  line = await lineTo(here.address);
});
afterAll(() => line.close());

/** Whoever is asked does it, until somebody is asked for this. */
async function playUntil(wanted: Due, how: (due: Due) => Deed | null): Promise<void> {
  for (;;) {
    for (const one of [anns, bobs, cys]) {
      const due = await dueByNow(one.parts);
      if (due === wanted) return;
      if (due === null) continue;
      const deed = how(due);
      if (deed === null) {
        await doOneOf(one, due, new Set());
        continue;
      }
      await one.parts.decidable.waitFor();
      expect(await tryTo(one, deed)).toBe(true);
    }
  }
}

describe('a live match of three people', () => {
  test('one opens a table, the others come by the link, and they begin', async () => {
    ann = await here.come('/games/connecting-flights/new');
    const path = await openTable(ann.page, { name: 'Ann', seats: 3 });
    bob = await here.come(path, { ...TELEPHONE, from: line.address });
    await sitDown(bob.page, 'Bob');
    cy = await here.come(path);
    cy.page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => toldCy.push(String(payload)));
    });
    await sitDown(cy.page, 'Cy');
    await cy.page.reload();
    await ann.page.getByText('Everybody is here', { exact: false }).waitFor();
    await press(ann.page, 'Start');
    anns = player(ann.page);
    bobs = player(bob.page, 'finger');
    cys = player(cy.page);
    for (const { parts } of [anns, bobs, cys]) expect(await dueAt(parts)).toBe('keep');
  });

  test('CF-3.2 a hidden choice can be replaced until the last is in', async () => {
    expect(await tryTo(anns, 'keep')).toBe(true);
    await ann.page.getByText('Your choice is in. You may change it until the last one is.').waitFor();
    await anns.press(anns.parts.panelButton(/Budget: /).nth(1));
    await anns.confirm();
    await anns.parts
      .panelButton(/Budget: /)
      .nth(1)
      .and(ann.page.getByRole('button', { pressed: true }))
      .waitFor();
  });

  test(
    'they buy a first flight, and let the auction pass',
    async () => {
      await playUntil('market', (due) => (due === 'bid' ? 'pass' : null));
    },
    A_ROUND,
  );

  test('CF-4.10 an offer is countered, and the counter-offer accepted', async () => {
    const { parts, press: tap } = anns;
    await tap(parts.propose);
    await tap(parts.dialog.getByRole('button', { name: 'Bob', exact: true }));
    await tap(parts.give.getByRole('button', { name: 'More: truck of 1 (1)' }));
    await tap(parts.take.getByRole('button', { name: 'More: Coins (5)' }));
    await tap(parts.send);
    await seen(cy.page, 'Ann offers Bob a truck of 1 for 5 coins.');

    expect(await dueAt(bobs.parts)).toBe('answer');
    await bobs.press(bobs.parts.offers.getByRole('button', { name: 'Counter' }));
    await bobs.parts.dialog.getByRole('heading', { name: 'Counter-offer to Ann' }).waitFor();
    await bobs.press(bobs.parts.give.getByRole('button', { name: 'Fewer: Coins (1)' }));
    await bobs.press(bobs.parts.send);
    await seen(cy.page, 'Bob declines and offers Ann 4 coins for a truck of 1 instead.');

    expect(await dueAt(parts)).toBe('answer');
    expect(await tryTo(anns, 'accept')).toBe(true);
    await seen(cy.page, 'Bob and Ann trade: Bob gives 4 coins and gets a truck of 1.');
  });

  test(
    'CF-4.5 a plan is seen by nobody until all are in, and can be replaced until then',
    async () => {
      await playUntil('plans', () => 'done');
      toldCy.length = 0;
      expect(await layBestPlan(bobs)).toBe(true);
      await bob.page.getByText('Handed in. You may change it until the last plan is in.').waitFor();
      await expectStatus(cy.page, /^Your turn: plan flights/);
      expect(toldCy.filter(tellsAFlight)).toEqual([]);

      await bobs.press(bobs.parts.clearPlan);
      await expect.poll(() => revenueOf(bobs)).toBe(0);
      await handIn(bobs);
      await bobs.press(bobs.parts.bestPlan);
      await handIn(bobs);
      expect(toldCy.filter(tellsAFlight)).toEqual([]);
    },
    A_ROUND,
  );

  test('who loses the connection in mid-decision comes back to it, and to what was handed in', async () => {
    line.cut();
    await bob.page.getByRole('status').filter({ hasText: 'The connection is lost' }).waitFor();
    // From here on Cy has a plan of their own; what Bob handed in would have been told by now.
    expect(toldCy.filter(tellsAFlight)).toEqual([]);
    expect(await layBestPlan(cys)).toBe(true);
    toldCy.length = 0;
    line.mend();
    await bobs.press(bob.page.getByRole('button', { name: 'Try now' }));
    await bob.page.getByText('Handed in. You may change it until the last plan is in.').waitFor();
    await expect.poll(() => revenueOf(bobs)).toBeGreaterThan(0);
  });

  test('once the last plan is in, all see what was flown and go on to the second round', async () => {
    const laid = await layOneCard(anns);
    expect(laid).toMatch(/^Chain 1, origin: /);
    await handIn(anns);
    for (const { parts, press: tap } of [anns, bobs, cys]) {
      await parts.scoring.getByRole('heading', { name: 'Flights of round 1' }).waitFor();
      const revenues = parts.scoring.getByRole('listitem').filter({ hasText: 'Ann' }).getByText('Revenue: 0');
      await revenues.first().waitFor();
      await tap(parts.closeScoring);
      await parts.scoring.waitFor({ state: 'detached' });
    }
    expect(toldCy.filter(tellsAFlight).length).toBeGreaterThan(0);
    await playUntil('add', (due) => (due === 'sabotage' ? 'coins' : null));
    await turnTo(bobs, 'Round');
    for (const { parts } of [anns, bobs, cys]) await parts.board.getByRole('img', { name: 'Round 2 of 10' }).waitFor();
  });

  test('nothing went wrong behind what was seen', () => {
    expectNoComplaints({ ann, cy });
    expectNoComplaints({ bob }, [/ERR_(CONNECTION_(RESET|REFUSED|CLOSED)|EMPTY_RESPONSE)/]);
  });
});

/** A plan that somebody has laid or flown, in what the server sends. */
const tellsAFlight = (message: string): boolean => /"(chains|legs)":/.test(message);

/** The first airport of the hand, as the beginning of a chain; what the place is called then. */
async function layOneCard(one: Player): Promise<string> {
  const { parts } = one;
  const airport = parts.hand
    .getByRole('group', { name: /^Airports?$/ })
    .getByRole('button')
    .first();
  const piece = (await airport.getAttribute('aria-label')) ?? '';
  await layByPress(one, { place: 'Chain 1, origin', piece });
  return `Chain 1, origin: ${piece}`;
}
