/** Connecting Flights by keyboard alone: plans are laid, the map is read as a list, and a round takes few keys. */

import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { connectingFlights, turnTo } from '../games/connecting-flights.ts';
import { match } from '../games/connecting-flights-matches.ts';
import type { FlightsReader } from '../games/connecting-flights-parts.ts';
import { bestFlight, pieceCalled, revenueOf } from '../games/connecting-flights-plan.ts';
import { seats } from '../suites/kept.ts';
import { reach } from '../suites/reader.ts';
import { expectNoComplaints, stage } from '../support/stage.ts';
import { escaped, namesOf, steady } from '../support/waiting.ts';

const here = stage();
const sitAt = seats(here, connectingFlights);

/** As the issue of this table has it; it took many more. */
const MOST_KEYS = 40;

describe('by keyboard alone', () => {
  test('CF-4.5 a plan is laid and handed in with keys', async () => {
    const plans = await match('plans');
    const reader = await sitAt(plans, 'keys');
    const { parts, press } = reader;
    const { page } = parts;
    const flight = bestFlight(plans);
    await page.keyboard.press('j');
    for (const part of ['origin', 'plane', 'truck', 'passenger', 'destination'] as const) {
      const piece = flight[part];
      if (piece === null) continue;
      await goTo(page, piece);
      await page.keyboard.press('Enter');
      await expect.poll(() => namesOf(parts.slot(1, 1, part))).toEqual([expect.stringContaining(`: ${piece}`)]);
    }
    await expect.poll(() => parts.broken.count()).toBe(0);
    await expect.poll(() => revenueOf(reader)).toBeGreaterThan(0);
    const revenue = await revenueOf(reader);

    // Taken back, and laid again; picked up from its place and let go.
    await reach(page, parts.slot(1, 1, 'plane'));
    await page.keyboard.press('Delete');
    await parts
      .slot(1, 1, 'plane')
      .and(page.getByRole('button', { name: /: empty$/ }))
      .waitFor();
    await press(pieceCalled(reader, flight.plane));
    await expect.poll(() => revenueOf(reader)).toBe(revenue);
    await press(parts.slot(1, 1, 'plane'));
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toMatch(/^Chain 1, flight 1, plane: /);
    await expect.poll(() => revenueOf(reader)).toBe(revenue);

    await page.keyboard.press('o');
    // The bots have theirs in: all are shown, and the keyboard is where it can go on.
    await parts.scoring.waitFor();
    await expect.poll(() => focused(page)).toMatch(/^(Next|Back to the table)$/);
    await page.keyboard.press('Enter');
    await parts.scoring.waitFor({ state: 'detached' });
    expect(reader.lost).toEqual([]);
    expectNoComplaints({ reader });
  });

  test('CF-4.2 an airport is chosen from the board as a list', async () => {
    const reader = await sitAt(await match('add'), 'keys');
    const { parts, press, confirm } = reader;
    const { page } = parts;
    await press(parts.list);
    await reach(page, parts.board.getByRole('checkbox', { name: 'Only where something can be done now' }));
    await page.keyboard.press('Space');
    const city = parts.board.getByRole('listitem').filter({ hasText: 'possible now' }).first();
    await press(city.locator('summary'));
    const add = city.getByRole('button', { name: /^Add / });
    const name = (await add.textContent())?.trim() ?? '';
    await press(add);
    await parts.board.getByRole('status').filter({ hasText: name }).waitFor();
    await confirm();
    await turnTo(reader, 'Auction');
    await parts.panel.getByRole('img', { name: new RegExp(`^${name.replace('Add ', '')}`) }).waitFor();
    expectNoComplaints({ reader });
  });
  test(`a whole round takes no more than ${MOST_KEYS} keys, and no two buttons are called alike`, async () => {
    const reader = await sitAt(await match('add'), 'keys');
    const { parts } = reader;
    const { page } = parts;
    let pressed = 0;
    const keys = async (...names: readonly string[]) => {
      for (const name of names) await page.keyboard.press(name);
      pressed += names.length;
    };
    const confirm = async () => {
      await parts.confirmable.waitFor();
      await gone(parts.confirm, () => keys('o'));
    };
    let bids = 0;
    const moves: Readonly<Record<string, () => Promise<void>>> = {
      add: () => keys('j', 'Enter').then(confirm),
      async bid() {
        bids += 1;
        if (bids > 2 || !(await parts.quick(/^Bid \d+$/).isVisible()))
          return gone(parts.quick('Pass'), () => keys('r'));
        await keys('b');
        await confirm();
      },
      market: () => gone(parts.quick('Done this round'), () => keys('r')),
      async answer() {
        for (let steps = 0; steps < FAR && !/^Decline/.test(await focused(page)); steps++) await keys('j');
        await keys('Enter');
        await confirm();
      },
      async plans() {
        await keys('j', 'Enter', 'Enter', 'Enter', 'Enter', 'Enter');
        await revenueOf(reader);
        await keys('o');
        // What does not count is asked for once more.
        if (await parts.confirm.isVisible()) await confirm();
      },
    };
    for (
      let due = await connectingFlights.dueAt(reader);
      due !== 'scoring';
      due = await connectingFlights.dueAt(reader)
    ) {
      expect(await calledAlike(reader), due).toEqual([]);
      await moves[due]?.();
    }
    await keys('Enter');
    await parts.scoring.waitFor({ state: 'detached' });
    expect(pressed).toBeLessThanOrEqual(MOST_KEYS);
    expectNoComplaints({ reader });
  });
});

const focused = async (page: Page): Promise<string> =>
  ((await namesOf(page.locator(':focus')))[0] ?? '').replaceAll(/\s+/gu, ' ').trim();

/** More pieces than any hand has. */
const FAR = 30;

/** Across the hand, to a piece that is called so. */
async function goTo(page: Page, piece: string): Promise<void> {
  const isThere = new RegExp(`^(\\d+ × )?${escaped(piece)}$`);
  for (let steps = 0; steps < FAR && !isThere.test(await focused(page)); steps++)
    await page.keyboard.press('ArrowRight');
  expect(await focused(page)).toMatch(isThere);
}

/** What was there before this is done is there no more: the table has moved on. */
async function gone(what: Locator, after: () => Promise<void>): Promise<void> {
  const before = await what.elementHandle();
  await after();
  await expect.poll(() => before?.evaluate((element) => element.isConnected)).toBe(false);
}

/** Names that several buttons have of those with which something is chosen. */
async function calledAlike({ parts: { board, page } }: FlightsReader): Promise<string[]> {
  const names = await steady(
    () => namesOf(board.locator('[data-choices]').getByRole('button').and(page.locator(':visible'))),
    'the buttons',
  );
  return [...new Set(names.filter((name, place) => names.indexOf(name) !== place))];
}
