/** Connecting Flights in a browser: what cannot be bought, and what somebody is short of, followed until it flies. */

import { boardOf, type State } from '@tarmac/connecting-flights/rules';
import { MISSING_TEXTS, namesOf } from '@tarmac/connecting-flights/text';
import { describe, expect, test } from 'vitest';
import { connectingFlights, DEEDS } from '../games/connecting-flights.ts';
import { match } from '../games/connecting-flights-matches.ts';
import { layBestPlan } from '../games/connecting-flights-plan.ts';
import { seats } from '../suites/kept.ts';
import { playUntil } from '../suites/live.ts';
import { readRule, speak } from '../suites/table.ts';
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

describe.each([
  { by: 'finger', reads: 'English', language: 'en' },
  { by: 'mouse', reads: 'Français', language: 'fr' },
] as const)('what is missing, by $by, read in $language', ({ by, reads, language }) => {
  const said = MISSING_TEXTS[language];

  test('CF-4.3 to CF-4.5 a set is marked, bought piece by piece from auction to market, and flown', async () => {
    const kept = await match('completing');
    const { row, config } = kept.match.head.state as State;
    const called = namesOf(language, boardOf(config.board), []).card(row[0] ?? -1);
    const reader = await sitAt(kept, by);
    const { parts, press, confirm } = reader;
    const { page, panel } = parts;
    /** Others act and are answered in English, which the driver speaks. */
    const turnTo = async (words: 'English' | 'Français') => {
      if (language === 'fr') await speak(page, words);
    };

    await turnTo(reads);
    const missing = page.getByRole('region', { name: said.title });
    await press(missing.getByRole('button', { name: said.title }));
    const set = missing
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: said.mark }) })
      .filter({ hasText: said.piece.row(called) })
      .filter({ hasNotText: /may be refused|peut être refusé/ })
      .first();
    const [, promised] = /(\d+)$/.exec((await set.locator('dd .visually-hidden').first().textContent()) ?? '') ?? [];
    const pieces = await set.getByRole('listitem').count();
    expect(pieces).toBeGreaterThan(1);
    await press(set.getByRole('button', { name: said.mark }));
    await panel
      .getByRole('img', { name: new RegExp(`, ${said.wanted}$`) })
      .first()
      .waitFor();
    const followed = page.getByRole('group', { name: said.following });
    await expect.poll(() => followed.getByText(`, ${said.state.due}`).count()).toBe(pieces);
    await fits(page);

    await turnTo('English');
    const left = () => parts.followed.getByText(', to get').count();
    expect(await DEEDS.bid(reader)).toBe(true);
    await expect.poll(left).toBe(pieces - 1);
    await playUntil(connectingFlights, [{ reader, page }], 'market', { bid: 'pass', add: 'add' });
    for (let bought = 1; bought < pieces; bought++) {
      await press(parts.choices.and(page.getByRole('button', { name: /on your list/ })).first());
      await confirm();
      await expect.poll(left).toBe(pieces - bought - 1);
    }
    await turnTo(reads);
    await followed.getByText(said.allThere(Number(promised))).waitFor();
    await turnTo('English');
    await playUntil(connectingFlights, [{ reader, page }], 'plans', { market: 'done', answer: 'decline' });
    await parts.followed.getByText(/^All there/).waitFor();
    expect(await layBestPlan(reader)).toBe(true);
    await parts.scoring.getByText(`Revenue: ${promised}`).first().waitFor();
    expectNoComplaints({ reader });
  });
});
