/** Connecting Flights in a browser: what cannot be bought, and what somebody is short of, followed until it flies. */

import { boardOf, type State } from '@tarmac/connecting-flights/rules';
import { namesOf } from '@tarmac/connecting-flights/text';
import { describe, expect, test } from 'vitest';
import { connectingFlights, DEEDS } from '../games/connecting-flights.ts';
import { match } from '../games/connecting-flights-matches.ts';
import { layBestPlan } from '../games/connecting-flights-plan.ts';
import { seats } from '../suites/kept.ts';
import { playUntil } from '../suites/live.ts';
import { readRule } from '../suites/table.ts';
import { fits } from '../suites/telephone.ts';
import { expectNoComplaints, stage } from '../support/stage.ts';

const here = stage();
const sitAt = seats(here, connectingFlights);
const { comesTo } = connectingFlights;

describe.each(['mouse', 'finger'] as const)('what can be bought, by %s', (by) => {
  test('CF-4.4 why something cannot be bought is told, with the rule', async () => {
    const reader = await sitAt(await match('poor'), by);
    const { parts, press } = reader;
    const electric = parts.stall('Electric planes').first();
    expect(await electric.getAttribute('aria-disabled')).toBe('true');
    // It cannot be done, but it can be asked.
    await electric.dispatchEvent('click');
    await parts.whyNot.first().waitFor();
    await expect.poll(() => parts.confirm.getAttribute('aria-disabled')).toBe('true');
    await readRule(reader, parts.whyNot.first());
    await press(parts.cancel);
    await comesTo(reader, 'market');
    expectNoComplaints({ reader });
  });
});

test('CF-4.3 to CF-4.5 by finger a set is marked, bought piece by piece from auction to market, and flown', async () => {
  const kept = await match('completing');
  const { row, config } = kept.match.head.state as State;
  const called = namesOf('en', boardOf(config.board), []).card(row[0] ?? -1);
  const reader = await sitAt(kept, 'finger');
  const { parts, press, confirm } = reader;
  const { missing, followed, panel } = parts;
  await press(missing.getByRole('button', { name: 'What am I missing?' }));
  const set = missing
    .getByRole('listitem')
    .filter({ has: parts.page.getByRole('button', { name: 'Mark the pieces' }) })
    .filter({ hasText: `${called}, up for auction` })
    .filter({ hasNotText: 'may be refused' })
    .first();
  const [, promised] = /to (\d+)$/.exec((await set.locator('dd .visually-hidden').first().textContent()) ?? '') ?? [];
  await press(set.getByRole('button', { name: 'Mark the pieces' }));
  await panel
    .getByRole('img', { name: /, on your list$/ })
    .first()
    .waitFor();
  await fits(parts.page);
  const left = () => followed.getByText(', to get').count();
  const pieces = await left();
  expect(pieces).toBeGreaterThan(1);

  expect(await DEEDS.bid(reader)).toBe(true);
  await expect.poll(left).toBe(pieces - 1);
  await playUntil(connectingFlights, [{ reader, page: parts.page }], 'market', { bid: 'pass', add: 'add' });
  for (let bought = 1; bought < pieces; bought++) {
    await press(parts.choices.and(parts.page.getByRole('button', { name: /on your list/ })).first());
    await confirm();
    await expect.poll(left).toBe(pieces - bought - 1);
  }
  await followed.getByText(`All there: your best plan earns ${promised}.`).waitFor();
  await playUntil(connectingFlights, [{ reader, page: parts.page }], 'plans', { market: 'done', answer: 'decline' });
  await followed.getByText(/^All there/).waitFor();
  expect(await layBestPlan(reader)).toBe(true);
  await parts.scoring.getByText(`Revenue: ${promised}`).first().waitFor();
  expectNoComplaints({ reader });
});
